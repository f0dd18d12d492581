import type { HintsWords } from '../text-types/hints.ts';

/** English. */
export const words: HintsWords = {
  ask: 'Hint',
  counts: 'After a hint it is asked again.',
  rule: 'The rule that matters:',
  wrong: (choice) => `This one is wrong: ${choice}.`,
  not: (move) => `It is not this one: ${move}.`,
  count: (right) =>
    right === 0
      ? 'None of them is right.'
      : right === 1
        ? 'One of them is right.'
        : `${right} of them are right.`,
};
