import type { VerdictSourceWords } from '../text-types/verdict-source.ts';

/** English. */
export const words: VerdictSourceWords = {
  by: 'By the rule',
  sources: (first, others) => `Source: ${first}${others === 0 ? '' : ` and ${others} more`}.`,
  own: {
    wholly: 'No source says so: this is our own reading.',
    partly: 'On one point the sources are silent: there it is our own reading.',
  },
  differ: 'It can be read otherwise.',
};
