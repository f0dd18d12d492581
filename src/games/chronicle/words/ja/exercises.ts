import type { Condition } from '#games/chronicle/rules/condition';
import { list } from '#words/ja/common';
import { say } from '#words/sentences';
import type { ExerciseWords } from '../exercises.ts';
import { words as game } from './game.ts';
import { words as legality } from './legality.ts';

const { seats, card, condition } = game;

const GOES = {
  'follow-suit': 'リードの色をフォローします',
  'wild-open': 'ワイルドはいつでも出せます',
  'wild-led': 'リードの色が未定なので、何でも出せます',
} as const;

function counting(asked: Condition, count: number, scores: boolean): string {
  return `数えるのは${count}枚で、「${condition(asked)}」を${scores ? '満たします' : '満たしません'}`;
}

/** 日本語。 */
export const words: ExerciseWords = {
  questions: {
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `あなたは${seats[viewer]}です。`}表向きに出せるのはどのカードですか。`,
    winner: () => 'ミーティングに勝つのは誰ですか。',
    fame: () => 'これでラウンドは終わりです。名声を得るのは誰ですか。',
  },
  choices: {
    card: ({ card: chosen }) => card(chosen),
    seat: ({ seat }) => seats[seat],
  },
  reasons: {
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
