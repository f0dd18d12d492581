import { isPotion, suitOf, valueOf, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { list } from '#words/ja/lists-and-amounts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, places, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function order(ranking: readonly Suit[]): string {
  return ranking.map((suit) => suits[suit]).join('＜');
}

function rounds(needed: 1 | 2 | 3 | 'never'): string {
  return needed === 'never' ? '勝てませんでした' : `${needed}ラウンドで勝ちました`;
}

/** 日本語。 */
export const words: EventsWords = {
  dealt: ({ round }) => `第${round}ラウンド：10枚ずつ配り、残りの5枚は見ずに脇へ置きます。`,
  chosen: ({ by, count }) => `${seats[by]}が渡すカードを${count}枚、伏せて出します。`,
  exchanged: ({ given }) =>
    `カードを交換します。ジキルは${cards(given.jekyll)}を、ハイドは${cards(given.hyde)}を渡します。`,
  leads: ({ rule, by, trick, round, marker }) => {
    if (rule === 'winner-leads') return `勝った${seats[by]}が第${trick}トリックをリードします。`;
    return round === 1
      ? '第1ラウンドはジキルが最初にリードします。'
      : `コマは${marker}（${seats[by]}の側）にあるので、${seats[by]}が最初にリードします。`;
  },
  led: ({ by, card: played, names }) =>
    names === null
      ? `${seats[by]}が${card(played)}をリードします。`
      : `${seats[by]}が${card(played)}をリードし、${suits[names]}を宣言します。`,
  followed: ({ rule, by, card: played, asked }) => {
    switch (rule) {
      case 'follow-suit':
      case 'follow-named':
        return `${seats[by]}が${card(played)}でフォローします。`;
      case 'potion-instead':
        return `${seats[by]}は${suits[asked]}に${card(played)}で応じます。`;
      case 'void-plays-any':
        return `${seats[by]}は${suits[asked]}を持っていないので何でも出せます。出したのは${card(played)}です。`;
    }
  },
  token: ({ rule, suit, place }) => {
    if (rule === 'rank-highest') return `残った${suits[suit]}が最強になります。`;
    if (rule === 'rank-leader-first')
      return `${suits[suit]}も新しい色で、リードされた色の次に置かれ、中位になります。`;
    return `${suits[suit]}は新しい色で、${places[place]}になります。`;
  },
  'no-token': ({ names }) =>
    names === null
      ? '秘薬には色がなく、トークンは置かれません。'
      : `秘薬には色がありません。${suits[names]}を宣言しても、トークンは置かれません。`,
  effect: ({ suit, potion, against, instead }) =>
    instead === null
      ? `${card(potion)}と${card(against)}が同じトリックに出て、${suits[suit]}の効果が発動します。`
      : `${card(potion)}と${card(against)}が同じトリックに出ました。宣言は${suits[instead]}でしたが、実際に出たカードの色で決まるので、${suits[suit]}の効果が発動します。`,
  'potions-cancel': () => '秘薬どうしは打ち消し合い、効果は発動しません。',
  cleared: ({ rule, ranking, card: played }) =>
    rule === 'wrath-own-token'
      ? `憤怒の効果でボードが空になり、${card(played)}で置いたばかりのトークンも外します。次に出された色が最弱になります。`
      : `憤怒の効果でボードが空になります（それまでは${ranking.length === 1 ? '憤怒だけ' : order(ranking)}）。次に出された色が最弱になります。`,
  'greed-due': ({ count }) => `強欲：トリックを取る前に、両者が手札を${count}枚ずつ選んで交換します。`,
  'greed-nothing': () =>
    '強欲で手札を交換するところですが、交換できる手札が残っていないので何も起こりません。',
  won: ({ rule, by, card: winning, beats, ranking, names, decision }) => {
    const wins = `${card(winning)}が${card(beats)}に勝ちます`;
    const taken = `このトリックは${seats[by]}の勝ちです。`;
    switch (rule) {
      case 'same-suit':
        return `同じ色どうしで数の大きい${card(winning)}が、${card(beats)}に勝ちます。${taken}`;
      case 'higher-rank':
        return `色の序列は${order(ranking)}なので、${wins}。${taken}`;
      case 'potion-number':
        return `秘薬があるので数だけを比べ、${wins}（${valueOf(winning)}対${valueOf(beats)}）。${taken}`;
      case 'two-potions':
        return `秘薬どうしなので数を比べ、${wins}。${taken}`;
      case 'off-suit-answer': {
        if (decision === 'number' || names === null) {
          return `宣言された色がフォローされなかったので数だけを比べ、${wins}（${valueOf(winning)}対${valueOf(beats)}）。${taken}`;
        }
        const evil = isPotion(winning) ? beats : winning;
        const suit = suitOf(evil);
        if (decision === 'no-ranks') {
          return `この卓の裁定では秘薬を${suits[names]}とみなしますが、比べる序列がそろっていないので数だけを比べ、${wins}（${valueOf(winning)}対${valueOf(beats)}）。${taken}`;
        }
        return `この卓の裁定では秘薬を${suits[names]}とみなし${suit ? `、${suits[suit]}と比べ` : ''}ます。序列は${order(ranking)}なので、${wins}。${taken}`;
      }
    }
  },
  'took-trick': ({ by, from, trick, cards }) =>
    cards === null
      ? `傲慢：${seats[by]}が${seats[from]}の最も新しいトリックを奪います。`
      : `傲慢：${seats[by]}が${seats[from]}から第${trick}トリック（${card(cards[0])}、${card(cards[1])}）を奪います。`,
  'nothing-to-take': ({ by, from }) =>
    `傲慢：${seats[from]}はトリックを持っていないので、${seats[by]}が奪うものはありません。`,
  awarded: ({ by, trick, tricks }) =>
    `第${trick}トリックは${seats[by]}が取ります。これで、全${TRICKS}トリックのうちジキル${tricks.jekyll}、ハイド${tricks.hyde}です。`,
  gap: ({ tricks, gap, from, to }) =>
    gap === 0
      ? `${tricks.jekyll}トリックずつなので、コマは${from}のままです。`
      : `ジキル${tricks.jekyll}、ハイド${tricks.hyde}で差は${gap}なので、コマは${from}から${to}へ進みます。`,
  'round-over': ({ next }) =>
    `最後のマスには届きません。トークンを外し、カードをすべて混ぜて第${next}ラウンドに入ります。`,
  'roles-change': ({ needed }) =>
    `1戦目が終わりました。ハイドは${rounds(needed)}。役割を替えてもう1戦行います。`,
  'game-won': ({ by, round, marker }) =>
    by === 'hyde'
      ? `コマが最後のマスに届きました。第${round}ラウンドでハイドの勝ちです。`
      : `3ラウンドが終わり、コマは${marker}です。逃げ切ったジキルの勝ちです。`,
  'match-decided': ({ needed: [first, second], winner }) => {
    const counts = `1戦目のハイドは${rounds(first)}。2戦目のハイド${first === second ? 'も' : 'は'}${rounds(second)}。`;
    return winner === 'draw'
      ? `${counts}引き分けです。`
      : `${counts}2戦目で${seats[winner]}を担当したプレイヤーの勝ちです。`;
  },
};
