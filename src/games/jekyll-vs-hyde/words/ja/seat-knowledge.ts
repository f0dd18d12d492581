import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { SeatKnowledgeWords } from '../text-types/seat-knowledge.ts';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** これより多いカードは、名前を挙げずに数で言う。名前は文の横に並んでいる。 */
const FEW = 6;

function cards(named: readonly Card[]): string {
  return list(named.map(card));
}

function aside(named: readonly Card[]): string {
  return named.length === 0 ? '' : `したがって、${cards(named)}は脇にあります。`;
}

const evidence: SeatKnowledgeWords['evidence'] = {
  given: ({ to, trick, cards: given }) =>
    `${seats[to]}は${cards(given)}を持っています。${trick === null ? '準備' : `第${trick}トリックの強欲の交換`}で受け取り、まだ出していません。`,
  void: ({ rule, seat, trick, suit, led, followed, aside: unseen, since }) => {
    const lead =
      rule === 'follow-suit'
        ? `${card(led.card)}のリード`
        : `${suits[suit]}を宣言した${card(led.card)}のリード`;
    const given = since.length === 0 ? '' : `（${cards(since)}は後の交換で受け取ったものです）`;
    return `第${trick}トリックで、${seats[seat]}は${lead}に${card(followed)}で応じました。そのとき${suits[suit]}は1枚も持っていませんでした${given}。${aside(unseen)}`;
  },
  'few-potions': ({ seat, dealt, potions }) => {
    const atMost = `${seats[seat]}は準備で秘薬を渡していないので、配られた秘薬は多くて1枚です。`;
    if (dealt !== null) return `${atMost}それは${card(dealt)}でした。${aside(potions)}`;
    if (potions.length === 1) return `${atMost}ありうるのは${cards(potions)}だけです。`;
    return `${atMost}ありうるのは${anyOf(potions.map(card))}${potions.length === 2 ? 'のどちらか' : ''}1枚です。`;
  },
  'must-hold': ({ seat, cards: held }) =>
    `${seats[seat]}の手札の枚数を満たすカードは、ほかに残っていません。持っているのは${cards(held)}です。`,
  'some-of': ({ seat, count, cards: open }) => {
    const which = open.length <= FEW ? cards(open) : `残りの${open.length}枚`;
    return `${which}のうち、${seats[seat]}は${count}枚を持ち、${count === 1 && open.length === 2 ? 'もう1' : `ほかの${open.length - count}`}枚は脇にあります。`;
  },
  'all-known': ({ seat, aside: unseen }) => `${seats[seat]}の手札はすべてわかっています。${aside(unseen)}`,
};

/** 日本語。 */
export const words: SeatKnowledgeWords = {
  title: '推理できること',
  openHands:
    '両者の手札が見えています。視点をジキルかハイドにすると、そのプレイヤーに推理できることがわかります。',
  noHands: 'いまは誰も手札を持っていません。',
  held: (seat) => `確実に${seats[seat]}の手札`,
  aside: '確実に脇',
  open: (seat, places) => `${seats[seat]}の手札か脇（うち手札に${places}枚）`,
  own: (seat) => `${seats[seat]}自身の手札`,
  played: 'このラウンドで出たカード',
  why: 'なぜわかるか',
  evidence,
  reasons: {
    ...evidence,
    own: ({ seat }) => `${seats[seat]}自身の手札にあるので、ほかの場所にはありません。`,
    played: ({ by, trick }) => `第${trick}トリックで${seats[by]}が出しました。`,
    open: ({ seat }) =>
      `ないと言い切る根拠はありません。${seats[seat]}の手札にあるか、脇にあるかのどちらかです。`,
  },
};
