import type { Card } from '#games/switch/rules/cards';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import type { ToldEffectsWords } from '../text-types/told-effects.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card, goes } = game;

const laid = (cards: readonly Card[]) => list(cards.map(card));
type Holding = Parameters<ToldEffectsWords['turns']>[0]['next'];
const holding = ({ seat, left }: Holding) => `${seats[seat]}（${left}枚）`;
const FEW = 2;
/** これより多いカードは、名前を並べない。 */
const MANY = 3;
/** 上がりそうな人なら、残りの枚数も言う。 */
const finishing = ({ seat, left }: Holding) => `${left > FEW ? '' : `残り${left}枚の`}${seats[seat]}`;

/** 日本語。 */
export const words: ToldEffectsWords = {
  'makes-draw': ({ cards, who, count, answers }) =>
    `${laid(cards)}を出すと、${finishing(who)}は${answers.length === 0 ? '、応じることができず' : `、${anyOf(answers.map(goes))}で応じないかぎり`}${count}枚引き取ります。`,
  'leaves-run': ({ cards, isBegun, who, rank, next, price }) =>
    `${laid(cards)}で${isBegun ? 'ランが始まり' : 'ランを続け'}、${seats[who.seat]}は、${ranks[rank]}か${ranks[next]}を出すか、${price}枚引くかします。`,
  'has-no-power': ({ cards }) => `ランでは、${laid(cards)}に効果はありません。`,
  'ends-run': ({ cards }) => `${laid(cards)}でランが終わり、誰も引かずに済みます。`,
  mirrors: ({ cards, rank, suit }) =>
    `${laid(cards)}は下のカードを写すので、次に合わせるのは${suits[suit]}か${ranks[rank]}のままです。`,
  turns: ({ cards, next, instead }) =>
    `${laid(cards)}で方向が変わり、次は${holding(instead)}ではなく、${holding(next)}の番です。`,
  'turns-for-nothing': ({ cards, next }) =>
    `2人では、${laid(cards)}を出しても何も変わらず、次は${seats[next.seat]}の番です。`,
  'turns-twice': ({ cards, next }) => `${laid(cards)}では方向は変わらず、次は${seats[next.seat]}の番です。`,
  skips: ({ cards, skipped, isSelf, next }) =>
    isSelf
      ? `${laid(cards)}で${list([...skipped.map(({ seat }) => seats[seat]), 'あなた'])}を飛ばし、次は${holding(next)}の番です。`
      : `${laid(cards)}で${list(skipped.map(holding))}を飛ばし、次は${holding(next)}の番です。`,
  'gives-turn': ({ cards, others, then }) => {
    const [one, more] = others ?? [];
    const how =
      one === undefined ? 'で方向が2度変わり' : `で${more === undefined ? seats[one] : 'ほかの全員'}を飛ばし`;
    return `${laid(cards)}${how}、もう一度あなたの番です。${then.length === 0 ? '' : `続けて${then.length > MANY ? `手札の${then.length}枚のどれか` : anyOf(then.map(card))}を出せます。`}`;
  },
  'does-not-finish': ({ cards, inRun }) =>
    `${inRun ? 'ランで出したカード' : '特殊カード'}では上がれないので、${laid(cards)}のあと1枚引きます。`,
};
