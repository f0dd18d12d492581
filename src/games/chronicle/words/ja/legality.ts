import type { Card } from '#games/chronicle/rules/cards';
import type { Action } from '#games/chronicle/rules/state';
import { list } from '#words/ja/lists-and-amounts';
import { misfits } from '#words/ja/json-structure-problems';
import type { LegalityWords } from '../text-types/legality.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';

const { seats, suits, kinds, card, condition } = game;

const deeds = {
  deal: 'カードを配れません',
  play: 'カードを出せません',
  take: 'カードを取れません',
  discard: '仲間を捨てられません',
  'take-ally': '仲間を取れません',
  claim: '出たカードを取れません',
  give: 'カードを渡せません',
  'give-ally': '仲間を渡せません',
  look: '手札を見られません',
  exchange: '仲間を交換できません',
  leftover: '残った手札の扱いは決められません',
  angel: '天使の効果は使えません',
} as const satisfies Record<Action['type'], string>;
const due = {
  deal: 'ラウンドのカードを配るところです',
  meeting: 'プレイヤーがカードを出すところです',
} as const;
const places = { hand: '手札', allies: '仲間', meeting: 'このミーティングに出したカード' } as const;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

/** 日本語。 */
export const words: LegalityWords = {
  refusals: {
    'game-over': ({ winner }) => `ゲームは終わっています。${seats[winner]}の勝ちです。`,
    'not-now': ({ tried, phase }) => `いまは${deeds[tried]}。${due[phase]}。`,
    'effect-due': ({ by, effect }) => `先に${seats[by]}が${abilities.choices[effect]}を選んでください。`,
    'not-your-turn': ({ by, turn }) => `${seats[by]}ではなく、${seats[turn]}の番です。`,
    'no-condition': () => '歴史カードには条件が1つ以上必要です。',
    'condition-twice': ({ condition: twice }) => `「${condition(twice)}」という条件は一度しか書けません。`,
    'wrong-seats': ({ seats: dealt }) =>
      dealt.length === 0
        ? `${seats.p1}から順に、3人から6人に配ってください。誰にも配られていません。`
        : `${seats.p1}から順に、3人から6人に配ってください。配られているのは${list(dealt.map((seat) => seats[seat]))}です。`,
    'other-seats': ({ players }) => `同じ${players}人で続けるので、その全員に配ってください。`,
    'wrong-deal': ({ to, count, due: wanted, players }) =>
      `${players}人のとき${seats[to]}に配るのは${count}枚ではなく${wanted}枚です。`,
    'none-aside': () => '5人のときは、1枚を脇に置いてください。',
    'one-aside': ({ card: aside, players }) =>
      `${players}人のときは脇に置くカードがないので、${card(aside)}も配ってください。`,
    'lead-aside': ({ card: lead }) => `${card(lead)}はリードカードなので、脇に置けません。`,
    'dealt-twice': ({ card: twice }) => `${card(twice)}が2回配られています。1枚しかありません。`,
    'not-dealt': ({ cards: missing }) => `36枚すべてを配ります。${cards(missing)}がありません。`,
    'not-held': ({ by, card: missing }) => `${seats[by]}は${card(missing)}を持っていません。`,
    'lead-down': ({ card: led }) => `リードは表向きに出します。${card(led)}を表にしてください。`,
    'wild-down': ({ card: wild }) => `${card(wild)}はワイルドなので、いつでも表向きに出してください。`,
    'suitless-down': ({ card: played }) =>
      `リードの色はまだ決まっていません。${card(played)}を表向きに出すと、その色に決まります。`,
    'suit-down': ({ card: played, suit }) =>
      `${card(played)}はリードの色の${suits[suit]}なので、表向きに出してください。`,
    'must-follow': ({ card: played, suit }) =>
      `${card(played)}ではフォローできません。手札にある${suits[suit]}かワイルドを出してください。`,
    'off-suit-open': ({ card: played, suit }) =>
      `${card(played)}はリードの色の${suits[suit]}ではないので、裏向きに出してください。`,
    'must-play-wild': ({ card: played }) =>
      `この卓では、ボイドなら${card(played)}などより先にワイルドを出してください。`,
    'not-another': ({ seat }) => `${seats[seat]}は効果の持ち主です。ほかの人を選んでください。`,
    'not-own': ({ owner, seat }) => `${seats[seat]}ではなく、${seats[owner]}のカードを選んでください。`,
    'not-there': ({ seat }) => `${seats[seat]}はこの卓にいません。`,
    'empty-hand': ({ seat }) => `${seats[seat]}の手札は1枚もありません。`,
    'card-not-there': ({ card: missing, seat, place }) =>
      `${card(missing)}は${seats[seat]}の${places[place]}にありません。`,
  },
  misfits: {
    ...misfits,
    'unknown-card': ({ found }) =>
      `「${found}」というカードはありません。カードは「L8」のように、「L」「P」「W」と1〜10の数で書くか、「Sage」「Fool」「Angel」「Demon」「Dragon」「King」と書きます。`,
    'not-a-switch': ({ key, known }) =>
      `「${key}」という裁定はゲームの進行を変えません。変えるのは${list(known.map((id) => `「${id}」`))}です。`,
    'not-a-slot': ({ kind, key, known }) => {
      const open = `効果を決められるのは${list(known.map((slot) => `「${slot}」`))}です。`;
      if (kind === 'other') return `「${key}」というカードはありません。${open}`;
      return kind === 'Angel'
        ? `${kinds[kind]}の効果はルールのうちなので、決められません。${open}`
        : `「${key}」に効果はありません。${open}`;
    },
    'owner-chooses': ({ slot }) =>
      `「${slot}」の「chooser」は「owner」だけです。渡すカードのある手札は、ほかの人には見えません。`,
    'unknown-condition': ({ found }) =>
      `「${found}」という条件はありません。条件は{"most":"love"}、{"fewest":"cards"}、{"owns":"King"}、{"without":"evil"}のように書きます。`,
  },
};
