import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { list, noneOf } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: '1手ずつ見る',
    ways: {
      first: '最初へ',
      partBack: '1トリック戻る',
      back: '戻る',
      forward: '進む',
      partForward: '1トリック進む',
      last: '最後へ',
      comment: '次のコメントへ',
    },
    seats: { all: '両者', jekyll: game.seats.jekyll, hyde: game.seats.hyde },
    voids: (other, suits) =>
      `${game.seats[other]}はフォローできませんでした。そのときの手札に${noneOf(suits.map((suit) => game.suits[suit]))}ありませんでした。`,
    round: (round, game) => (game === null ? `第${round}ラウンド` : `${game}戦目　第${round}ラウンド`),
    deal: '配札',
    preparation: '準備',
    trick: (trick) => `第${trick}トリック`,
  },
  table: {
    label: (round, trick) =>
      trick === 0 ? `卓　第${round}ラウンド` : `卓　第${round}ラウンド　第${trick}トリック`,
    toAct: '手番',
    hand: (seat, count, hidden = 0) => {
      const cards = `${game.seats[seat]}の手札：${count}枚`;
      if (hidden === 0) return cards;
      return hidden === count ? `${cards}（すべて裏向き）` : `${cards}（うち${hidden}枚は裏向き）`;
    },
    emptyHand: (seat) => `${game.seats[seat]}の手札はありません。`,
    barred: (card) => `${game.card(card)}：なぜ出せない？`,
    play: (card) => `${game.card(card)}：ここで出してみる`,
    received: 'いま受け取った',
    marks: '▼は受け取ったばかりのカードで、渡した人には表向きに見えます。',
    faceDown: '渡すために伏せてある',
    trickEmpty: '場にカードはありません',
    led: 'リード',
    names: (suit) => `${game.suits[suit]}を宣言`,
    effects: { 'took-trick': 'トリックを奪う', exchanged: 'カードを交換', cleared: 'トークンが外れる' },
    takenBy: (seat) => `${game.seats[seat]}が獲得`,
    tricks: (seat, count) => `${game.seats[seat]}：${count}トリック`,
    ranking: '序列',
    noRank: '序列は未定',
    track: (marker) =>
      `自我トラック。0がジキルの端、10がハイドの端です。コマは${marker}（${game.seats[sideOf(marker)]}の側）にあります。`,
    card: game.card,
  },
  moves: {
    deal: () => '10枚ずつ配る',
    exchange: ({ by, cards }) => `${game.seats[by]}が${list(cards.map(game.card))}を渡す`,
    lead: ({ by, card, names }) =>
      `${game.seats[by]}が${game.card(card)}をリード${names === undefined ? '' : `、${game.suits[names]}を宣言`}`,
    follow: ({ by, card }) => `${game.seats[by]}が${game.card(card)}で応じる`,
  },
};
