import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { LegalityWords } from '../text-types/legality.ts';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import { misfits } from '#words/ja/json-structure-problems';

const { seats, suits, card } = game;

const deeds = {
  deal: 'カードを配れません',
  exchange: 'カードを渡せません',
  lead: 'リードできません',
  follow: 'リードに応じられません',
} as const;
const due = {
  deal: 'カードを配るところです',
  preparation: '両者が渡すカードを選んでいるところです',
  lead: 'カードをリードするところです',
  follow: 'リードに応じてカードを出すところです',
  greed: '両者が強欲で交換するカードを選んでいるところです',
} as const;

/** 日本語。 */
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) =>
      winner === 'draw'
        ? '勝負は終わっています。引き分けです。'
        : `ゲームは終わっています。${seats[winner]}の勝ちです。`,
    'not-now': ({ tried, phase }) => `いまは${deeds[tried]}。${due[phase]}。`,
    'not-your-turn': ({ by, turn }) => `${seats[by]}ではなく、${seats[turn]}の番です。`,
    'wrong-deal': ({ to, count }) => `${seats[to]}に配るのは${count}枚ではなく10枚です。`,
    'dealt-twice': ({ card: twice }) => `${card(twice)}が2回配られています。1枚しかありません。`,
    'already-chosen': ({ by }) => `${seats[by]}はもうカードを伏せて出しています。`,
    'wrong-count': ({ rule, count, due: wanted, round }) =>
      rule === 'give-count'
        ? `第${round}ラウンドに渡すのは${count}枚ではなく${wanted}枚です。`
        : `この強欲の交換で渡すのは${count}枚ではなく${wanted}枚です。`,
    'given-twice': ({ card: twice }) => `${card(twice)}を2回渡しています。1枚しかありません。`,
    'potion-kept': ({ by, potions }) =>
      potions.length === 0
        ? `${seats[by]}には秘薬が2枚以上配られたはずなので、少なくとも1枚は渡さなければなりません。`
        : `${seats[by]}には秘薬が${potions.length}枚（${potions.join('、')}）配られたので、少なくとも1枚は渡さなければなりません。`,
    'not-held': ({ by, card: missing }) => `${seats[by]}は${card(missing)}を持っていません。`,
    'no-suit-named': ({ card: led }) => `${card(led)}をリードするときは、色を宣言しなければなりません。`,
    'suit-named': ({ card: led }) =>
      `${card(led)}には色があります。色を宣言するのは秘薬をリードするときだけです。`,
    'must-follow': ({ card: tried, suit, holds, potions }) =>
      holds.length === 0
        ? `${card(tried)}では${suits[suit]}をフォローできません。その色のカードが手札に1枚以上あるはずです。`
        : `${card(tried)}では${suits[suit]}をフォローできません。${anyOf(holds.map(card))}${potions.length > 0 ? '、または秘薬' : ''}を出してください。`,
    'must-follow-named': ({ rule, card: tried, suit, holds }) => {
      const follow = holds.length === 0 ? '' : `${anyOf(holds.map(card))}を出してください。`;
      if (rule === 'potion-barred')
        return `${card(tried)}は出せません。秘薬がリードされ、宣言された${suits[suit]}が手札にあるからです。${follow}`;
      return holds.length === 0
        ? `${card(tried)}では、宣言された${suits[suit]}をフォローできません。その色のカードが手札に1枚以上あるはずです。`
        : `${card(tried)}では、宣言された${suits[suit]}をフォローできません。${follow}`;
    },
  },
  permissions: {
    'may-lead': ({ rule }) =>
      rule === 'name-suit'
        ? 'リードできます。同時に色を1つ宣言します。'
        : 'リードできます。どのカードでもかまいません。',
    'may-follow': ({ rule, asked }) => {
      switch (rule) {
        case 'follow-suit':
          return `出せます。${suits[asked]}がリードされています。`;
        case 'follow-named':
          return `出せます。宣言されたのは${suits[asked]}です。`;
        case 'potion-instead':
          return `出せます。${suits[asked]}をフォローする代わりの秘薬です。`;
        case 'void-plays-any':
          return `出せます。この手札に${suits[asked]}はありません。`;
      }
    },
    'may-give': ({ rule, count }) => {
      if (rule === 'forced-potion') return '渡せます。秘薬を少なくとも1枚は渡さなければなりません。';
      return count === 1 ? '渡せます。' : `${count}枚のうちの1枚として渡せます。`;
    },
  },
  inHand: {
    'may-lead': ({ card: held }) => `${card(held)}、出せます`,
    'may-follow': ({ card: held }) => `${card(held)}、出せます`,
    'may-give': ({ card: held }) => `${card(held)}、渡せます`,
    barred: ({ card: held, refusals: [refusal] }) => `${card(held)}、${inShort(refusal)}`,
  },
  options: {
    give: ({ met, count, forced }) => {
      const due = `${met === null ? '' : `${card(met[0])}に${card(met[1])}が出て、強欲の効果です。`}渡すカードを${count}枚選んでください。`;
      if (forced.length === 0) return due;
      const must =
        count === 1
          ? `${anyOf(forced.map(card))}を渡さなければなりません`
          : `秘薬（${forced.join('、')}）のうち少なくとも1枚を含めなければなりません`;
      return `${due}秘薬が${forced.length}枚配られたので、${must}。`;
    },
    lead: ({ potions }) =>
      potions.length === 0
        ? 'あなたのリードです。どのカードを出してもかまいません。'
        : `あなたのリードです。どのカードを出してもかまいません。${anyOf(potions.map(card))}なら色も宣言します。`,
    follow: ({ asked, allowed, barred }) => {
      const suit = suits[asked];
      const rest =
        barred.length === 0
          ? ''
          : barred.length === 1
            ? `${cards(barred)}は出せません。`
            : 'ほかは出せません。';
      const following = allowed['follow-suit'] ?? allowed['follow-named'];
      if (following === undefined) {
        return allowed['void-plays-any'] === undefined
          ? `求められた${suit}を持っておらず、手札は秘薬だけなので、どれを出してもかまいません。`
          : `求められた${suit}を持っていないので、どのカードを出してもかまいません。`;
      }
      const potions = allowed['potion-instead'];
      return potions === undefined
        ? `求められているのは${suit}です。${anyOf(following.map(card))}を出してください。${rest}`
        : `求められているのは${suit}です。${anyOf(following.map(card))}を出すか、代わりに${anyOf(potions.map(card))}を出してください。${rest}`;
    },
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `${found}というカードはありません。憤怒はW1〜W7、強欲はG1〜G7、傲慢はP1〜P7、秘薬は2+、3+、4+、5+です。`,
    'not-a-switch': ({ key, known }) =>
      `「${key}」は進行を変える裁定ではありません。進行を変えるのは${list(known.map((id) => `「${id}」`))}です。`,
  },
};

/** いま使えない理由を、ひとことで。 */
function inShort(refusal: Refusal | undefined): string {
  switch (refusal?.type) {
    case 'must-follow':
      return `出せません：${suits[refusal.suit]}のフォローが必要`;
    case 'must-follow-named':
      return `出せません：宣言された${suits[refusal.suit]}のフォローが必要`;
    case 'potion-kept':
      return '渡せません：秘薬を渡す義務あり';
    default:
      return '出せません';
  }
}

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}
