import { isEvil, type Card } from '#games/chronicle/rules/cards';
import type { TableAndReplayStepsWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

const named = (held: Card) => (isEvil(held) ? `${card(held)}（邪悪）` : card(held));

/** 日本語。 */
export const words: TableAndReplayStepsWords = {
  replay: {
    controls: '1手ずつ見る',
    ways: {
      first: '最初へ',
      partBack: '1ラウンド戻る',
      back: '戻る',
      forward: '進む',
      partForward: '1ラウンド進む',
      last: '最後へ',
      comment: '次のコメントへ',
    },
    seats: { all: '全員', ...seats },
    round: (round) => `第${round}ラウンド`,
    deal: '配札',
    meeting: (leader) => `${seats[leader]}のリード`,
    roundEnd: 'ラウンドの終わり',
  },
  table: {
    label: 'テーブル',
    hand: (seat, count) => `${seats[seat]}の手札：${count}枚`,
    emptyHand: () => '手札なし',
    hidden: '伏せられたカード',
    barred: (barred) => `${card(barred)}：なぜ出せない？`,
    play: (played) => `${card(played)}：ここで出してみる`,
    count: (count) => `手札${count}枚`,
    inHand: '枚',
    chips: '名声',
    toAct: '手番',
    fame: (fame) => `名声${fame}点`,
    allies: (seat, count) => `${seats[seat]}の仲間：${count}枚`,
    noAllies: () => '仲間なし',
    fan: (cards) => cards.map(named).join('、'),
    shutOut: '失格',
    lead: 'リードカード',
    noHistory: '歴史カードはまだありません',
    now: 'いま名声を得る人：',
    nobody: 'なし（全員失格）',
    fulfil: (some) =>
      some.length === 0
        ? 'いまは全員失格で、名声を得る人はいません'
        : `いまなら${some.map((seat) => seats[seat]).join('、')}が名声を得ます`,
    meeting: 'ミーティング',
    leadSuit: (suit) => `リードの色は${suits[suit]}`,
    led: '先',
    noLead: 'リードの色は未定',
    won: (by, gone) => `${seats[by]}の勝ち${gone ? '（カードは捨て札）' : ''}`,
    laid: (by, what, down) => `${seats[by]}：${what}${down ? '（裏向き）' : ''}`,
    discarded: (count) => `捨て札${count}枚：`,
    aside: '脇：',
  },
  moves: {
    deal: ({ hands }) => `${Object.keys(hands).length}人に手札が配られます`,
    play: ({ by, card: played, down }) =>
      `${seats[by]}が${card(played)}を${down === true ? '裏向きに' : ''}出します`,
    take: ({ by, from, card: taken }) => `${seats[by]}が${seats[from]}の手札から${card(taken)}を取ります`,
    discard: ({ by, from, card: gone }) => `${seats[by]}が${seats[from]}の${card(gone)}を捨て札にします`,
    'take-ally': ({ by, from, card: taken }) =>
      `${seats[by]}が${seats[from]}の仲間の${card(taken)}を取ります`,
    claim: ({ by, from, card: taken }) => `${seats[from]}の出した${card(taken)}を${seats[by]}が取ります`,
    give: ({ by, to, card: given }) => `${seats[by]}が${card(given)}を${seats[to]}に渡します`,
    'give-ally': ({ by, to, card: given }) => `${seats[by]}が仲間の${card(given)}を${seats[to]}に渡します`,
    look: ({ by, at }) => `${seats[by]}が${seats[at]}の手札を見ます`,
    exchange: ({ by, card: given, with: other, for: wanted }) =>
      `${seats[by]}が${card(given)}を${seats[other]}の${card(wanted)}と交換します`,
    leftover: ({ by, adds }) => `${seats[by]}は残った手札を${adds ? '仲間にします' : '捨てます'}`,
    angel: ({ by, discards }) => `${seats[by]}は邪悪なカードを${discards ? '捨てます' : '捨てません'}`,
  },
};
