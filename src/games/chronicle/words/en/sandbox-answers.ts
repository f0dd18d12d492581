import { amount } from '#words/en/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';
import { words as table } from './table-and-replay-steps.ts';

/** English. */
export const words: SandboxAnswersWords = {
  plays: {
    title: 'What may be done',
    down: 'face down',
    up: 'face up',
    more: (moves) => `And ${amount(moves, 'choice')} more of the same kind.`,
  },
  others: { title: 'What may not be played, and why' },
  rulings: {
    title: 'Where tables differ',
    made: (action, follows) => `${say(table.moves, action)}${follows === '' ? '.' : `: ${follows}`}`,
    more: (moves) => `And so on for ${amount(moves, 'move')} more.`,
  },
  slots: {
    title: 'What the cards here do',
    playBy: 'Play by what I have filled in',
  },
  wholeGame: 'A game is found for positions of the first Meeting of a round.',
};
