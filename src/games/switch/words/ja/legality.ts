import { rankOf, suitOf, type Card, type Rank, type Suit } from '#games/switch/rules/cards';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { misfits } from '#words/ja/json-structure-problems';
import type { LegalityWords } from '../text-types/legality.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

const deeds = {
  deal: 'カードを配れません',
  play: 'カードを出せません',
  draw: 'カードを引けません',
  shuffle: '山札を作れません',
} as const;
const due = {
  deal: 'カードを配るところです',
  turn: 'プレイヤーが出すか引くかするところです',
  shuffle: '新しい山札を作るところです',
} as const;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** そのままの数字とマークでは合わせないカードが、何を求めているか。 */
function otherwise(top: Card, rank: Rank, suit: Suit): string {
  if (rankOf(top) !== rank) return 'この7は下のカードを写しています。';
  return suitOf(top) === suit ? '' : `このエースで選ばれたのは${suits[suit]}です。`;
}

/** 合わないカードを続けて出すために、先に出すもの。 */
function begin(tried: Card, firsts: readonly Card[] = []): string {
  if (firsts.length === 0) return '';
  return `先に${anyOf(firsts.map(card))}を出せば、同じ手番で続けて${card(tried)}も出せます。`;
}

/** 日本語。 */
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) =>
      winner === 'draw'
        ? 'ゲームは終わっています。引き分けです。'
        : `ゲームは終わっています。${seats[winner]}の勝ちです。`,
    'not-now': ({ tried, phase }) => `いまは${deeds[tried]}。${due[phase]}。`,
    'not-your-turn': ({ by, turn }) => `${seats[by]}ではなく、${seats[turn]}の番です。`,
    'wrong-seats': ({ seats: dealt }) =>
      dealt.length === 0
        ? `${seats.p1}から順に、2人から6人に配ってください。誰にも配られていません。`
        : `${seats.p1}から順に、2人から6人に配ってください。配られているのは${list(dealt.map((seat) => seats[seat]))}です。`,
    'wrong-deal': ({ to, count, due: wanted, players }) =>
      `${players}人のとき${seats[to]}に配るのは${count}枚ではなく${wanted}枚です。`,
    'dealt-twice': ({ card: twice }) => `${card(twice)}が2回配られています。1枚しかありません。`,
    'not-dealt': ({ cards: missing }) => `${cards(missing)}がありません。手札と山札で52枚すべてになります。`,
    'only-tricks': () => '山札が特殊カードだけなので、表にできるカードがありません。配り直してください。',
    'nothing-played': () => '出すカードがありません。1枚も出さないときは引いてください。',
    'played-twice': ({ card: twice }) => `${card(twice)}を2回出しています。1枚しかありません。`,
    'not-held': ({ by, card: missing }) => `${seats[by]}は${card(missing)}を持っていません。`,
    'many-ranks': ({ rule, cards: laid }) =>
      rule === 'same-rank'
        ? `${cards(laid)}は数字がそろっていません。まとめて出せるのは同じ数字だけです。`
        : `${cards(laid)}は数字がそろっていません。ランの1回の手番に出せるのは1つの数字だけです。`,
    'no-match': ({ card: tried, top, rank, suit, firsts }) =>
      `${card(tried)}は${card(top)}の上に出せません。${otherwise(top, rank, suit)}${suits[suit]}か${ranks[rank]}を出してください。${begin(tried, firsts)}`,
    'penalty-waits': ({ rule, card: tried, top, penalty, firsts }) =>
      rule === 'twos-answer'
        ? `${card(tried)}では${card(top)}に応じられません。2を出すか、${penalty}枚引き取ってください。`
        : `${card(tried)}では${card(top)}に応じられません。2♥を出すか、${penalty}枚引き取ってください。${begin(tried, firsts)}`,
    'five-hearts-barred': ({ top, penalty, onTwoOfHearts }) =>
      onTwoOfHearts
        ? `5♥は有効な${card(top)}の上には出せません。出せるのは2♥の上だけです。2を出すか、${penalty}枚引き取ってください。`
        : `この卓では、5♥は有効な2の上に出せません。${card(top)}に2で応じるか、${penalty}枚引き取ってください。`,
    'no-counter': ({ rule, card: tried, top, penalty }) =>
      rule === 'seven-no-counter'
        ? `${card(tried)}は写しても${card(top)}に応じたことになりません。${penalty}枚のペナルティがあります。`
        : `${card(tried)}では${card(top)}に応じられません。エースではペナルティを返せず、${penalty}枚のペナルティがあります。`,
    'not-next': ({ card: tried, run, next }) =>
      `${card(tried)}は続きません。ランはいま${ranks[run]}なので、${ranks[run]}か${ranks[next]}を出してください。`,
    'two-in-run': ({ card: tried, run }) =>
      `${card(tried)}は続きません。2はランに出せません。ランはいま${ranks[run]}です。`,
    'ace-too-early': ({ card: tried, run }) =>
      `${card(tried)}は早すぎます。エースはキングの次で、ランはいま${ranks[run]}です。`,
    'five-hearts-covered': () => '何枚かの5をまとめて出すときは、5♥がいちばん上です。最後に出してください。',
    'no-suit-chosen': ({ card: ace }) => `${card(ace)}を出すときは、マークを選んでください。`,
    'suit-chosen': ({ rule, card: first, suit }) =>
      rule === 'ace-suit'
        ? `${card(first)}ではマークを選べません。${suits[suit]}を選べるのはエースだけです。`
        : `${card(first)}はランのうちなので、${suits[suit]}を選ぶことはできません。`,
    'shuffled-twice': ({ card: twice }) => `${card(twice)}が新しい山札に2回入っています。1枚しかありません。`,
    'not-under-top': ({ card: strange }) =>
      `${card(strange)}は場のいちばん上より下にないので、山札に入れられません。`,
    'left-out': ({ cards: missing }) =>
      `${cards(missing)}がありません。場のいちばん上より下のカードがすべて新しい山札になります。`,
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `「${found}」というカードはありません。カードは「10H」のように、数字（2〜10、J、Q、K、A）とマークの文字（C、D、H、S）で書きます。`,
    'not-a-switch': ({ key, known }) =>
      `「${key}」という裁定はゲームの進行を変えません。変えるのは${list(known.map((id) => `「${id}」`))}です。`,
  },
};
