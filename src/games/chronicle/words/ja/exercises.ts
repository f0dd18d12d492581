import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { ChronicleExercise, Outcome, Way } from '#games/chronicle/exercises/types';
import { kindOf } from '#games/chronicle/rules/cards';
import type { Time } from '#games/chronicle/rules/ability-definitions';
import { list } from '#words/ja/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { ExercisesWords } from '../text-types/exercises.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { spelled } from './ability-sentences.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

const { seats, card, condition } = game;

const GOES = {
  'follow-suit': 'リードの色をフォローします',
  'wild-open': 'ワイルドはいつでも出せます',
  'wild-led': 'リードの色が未定なので、何でも出せます',
} as const;

const CAN = {
  ...GOES,
  'lead-any': '何でも表向きにリードできます',
  'void-down': 'ボイドなので裏向きに出します',
} as const;

/** カードを名指ししない問題での呼び方。 */
const SOME = 'カード';

const WAYS: Readonly<Record<Way, string>> = { up: '表向き', down: '裏向き', not: '出せない' };
const TIMES: Readonly<Record<Time, string>> = {
  played: '出したとき',
  'end-of-meeting': 'ミーティングの終わり',
  'end-of-round': 'ラウンドの終わり',
};
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  must: '必ず1枚取る',
  may: '1枚取ってもよい',
  nothing: '何も起きない',
};

/** すべての答えに共通のカード。 */
function asked({ choices: [choice] }: ChronicleExercise): string {
  return choice !== undefined && 'card' in choice ? card(choice.card) : SOME;
}

/** 問題の配札。 */
function dealt({ proof: [move] }: ChronicleExercise): { readonly players: number; readonly lead: string } {
  return move?.type === 'deal'
    ? { players: Object.keys(move.hands).length, lead: card(move.history.lead) }
    : { players: 0, lead: SOME };
}

function counting(wanted: Condition, count: number, scores: boolean): string {
  return `数えるのは${count}枚で、「${condition(wanted)}」を${scores ? '満たします' : '満たしません'}`;
}

/** 日本語。 */
export const words: ExercisesWords = {
  questions: {
    size: (exercise) => `${dealt(exercise).players}人で遊びます。何枚ずつ配りますか。`,
    aside: (exercise) => {
      const [revealed = SOME, then = SOME] = exercise.choices.flatMap((choice) =>
        'card' in choice ? [card(choice.card)] : [],
      );
      return `リードカードは${dealt(exercise).lead}です。${revealed}、${then}の順にめくると、脇に置くのはどちらですか。`;
    },
    first: (exercise) =>
      `リードカードは${dealt(exercise).lead}です。最初のミーティングをリードするのは誰ですか。`,
    way: (exercise) =>
      `${exercise.viewer === 'all' ? '' : `あなたは${seats[exercise.viewer]}です。`}いま${asked(exercise)}はどう出せますか。`,
    next: () => '次は誰の番ですか。',
    time: (exercise) => `${asked(exercise)}の効果が発動するのはいつですか。`,
    hands: () => '1枚取れるのは、どの手札からですか。',
    ability: () => '効果によって何が起きますか。',
    over: () => 'これでラウンドは終わりですか。',
    discards: () => 'これでラウンドは終わりです。天使によって捨てるのはどのカードですか。',
    ending: () => 'これでラウンドは終わりです。ゲームに勝ったのは誰ですか。',
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `あなたは${seats[viewer]}です。`}表向きに出せるのはどのカードですか。`,
    winner: () => 'ミーティングに勝つのは誰ですか。',
    fame: () => 'これでラウンドは終わりです。名声を得るのは誰ですか。',
  },
  choices: {
    card: ({ card: chosen }) => card(chosen),
    seat: ({ seat }) => seats[seat],
    count: ({ count }) => `${count}枚`,
    way: ({ way }) => WAYS[way],
    time: ({ time }) => TIMES[time],
    outcome: ({ outcome }) => OUTCOMES[outcome],
    over: ({ over }) => (over ? '終わる' : 'まだ続く'),
    again: () => 'まだ誰も勝たず、もう1ラウンド',
  },
  reasons: {
    size: ({ choice, players }) => `${choice}：いいえ。それは${players}人のときです。`,
    'first-revealed': ({ choice, card: aside }) =>
      `${choice}：いいえ。最初にめくった${card(aside)}はリードカードではないので、そのまま脇に置きます。`,
    holds: ({ choice, leader, card: lead }) =>
      `${choice}：いいえ。${card(lead)}を持っているのは${seats[leader]}です。`,
    can: ({ choice, rule, card: own }) => `${choice}：いいえ。${card(own)}は表向きに出します。${CAN[rule]}。`,
    'can-down': ({ choice, card: own }) =>
      `${choice}：いいえ。リードの色がボイドなので、${card(own)}は裏向きに出せます。`,
    comes: ({ choice, last, next }) =>
      `${choice}：いいえ。時計回りなので、${seats[last]}の次は${seats[next]}です。`,
    passed: ({ choice }) => `${choice}：いいえ。手札がないので順番を飛ばします。`,
    leads: ({ choice, winner }) =>
      `${choice}：いいえ。ミーティングに勝った${seats[winner]}が次をリードします。`,
    timed: ({ choice, card: own, time }) =>
      `${choice}：いいえ。${card(own)}は「${spelled.times[time]}」です。`,
    gives: ({ choice }) => `${choice}：はい。ほかの人の手札で、カードがあります。`,
    'own-hand': ({ choice }) => `${choice}：いいえ。取るのはほかの人の手札からです。`,
    'no-card': ({ choice }) => `${choice}：いいえ。手札が1枚もありません。`,
    must: ({ choice }) => `${choice}：いいえ。ほかの人に手札があり、実行できる効果は必ず実行します。`,
    cannot: ({ choice }) => `${choice}：いいえ。ほかの誰にも手札がないので、効果を実行できません。`,
    unknown: ({ choice, card: own }) => `${choice}：いいえ。${abilities.open(kindOf(own))}`,
    'played-out': ({ choice, seats: empty }) =>
      `${choice}：いいえ。${list(empty.map((seat) => seats[seat]))}が最後の1枚を出しました。`,
    'all-hold': ({ choice }) => `${choice}：いいえ。出した人には、まだ全員に手札があります。`,
    evil: ({ choice }) => `${choice}：はい。天使と同じ人の仲間にある、邪悪なカードです。`,
    'not-evil': ({ choice }) => `${choice}：いいえ。邪悪なカードではありません。`,
    elsewhere: ({ choice, owner }) =>
      `${choice}：いいえ。持っているのは${seats[owner]}で、天使は別の人の仲間です。`,
    'not-enough': ({ choice, most }) =>
      `${choice}：いいえ。最も多くても名声は${most}点で、3点には届いていません。`,
    'has-won': ({ choice, winner, fame }) =>
      `${choice}：いいえ。${seats[winner]}の名声が${fame}点で、並ぶ人はいません。`,
    'at-the-top': ({ choice, seats: top, fame }) =>
      `${choice}：いいえ。${list(top.map((seat) => seats[seat]))}が名声${fame}点で並んだので、もう1ラウンド続けます。`,
    wanted: ({ choice, count }) =>
      `${choice}：はい。条件は邪悪なカードを持つことで、それが${count}枚あります。`,
    without: ({ choice }) => `${choice}：いいえ。条件は邪悪なカードを持つことですが、1枚もありません。`,
    goes: ({ choice, rule }) => `${choice}：${GOES[rule]}。`,
    barred: ({ refusal }) => say(legality.refusals, refusal),
    lower: ({ choice, card: own, best }) =>
      `${choice}：いいえ。${card(own)}は${card(best)}より弱いカードです。`,
    down: ({ choice }) => `${choice}：いいえ。裏向きのカードに強さはありません。`,
    wild: ({ choice, card: own }) => `${choice}：いいえ。${card(own)}はワイルドなので、強さはありません。`,
    follows: ({ choice, leader }) =>
      `${choice}：いいえ。強さのあるカードがないので、リードした${seats[leader]}の勝ちです。`,
    victor: ({ choice }) => `${choice}：邪悪なカード4枚すべてで、名声を2点得ます。`,
    'no-victor': ({ choice, victor }) =>
      `${choice}：いいえ。${seats[victor]}が邪悪なカード4枚をすべて持っているので、ほかの人は名声を得られません。`,
    'shut-out': ({ choice, cards }) =>
      `${choice}：いいえ。${list(cards.map(card))}を持っているので失格です。`,
    absolved: ({ choice, condition: asked, count, scores }) =>
      `${choice}：${scores ? 'はい' : 'いいえ'}。天使によって邪悪なカードを捨てます。${counting(asked, count, scores)}。`,
    counted: ({ choice, condition: asked, count, scores }) =>
      `${choice}：${scores ? 'はい' : 'いいえ'}。邪悪なカードはありません。${counting(asked, count, scores)}。`,
  },
};
