import { list } from '#words/en/lists-and-amounts';
import type { ReadingSourcesWords } from '../interfaces/reading-sources.ts';

/** English. */
export const words: ReadingSourcesWords = {
  says: (sections) => `So the house rules under ${list(sections.map((section) => `“${section}”`))}.`,
  silent: {
    usual: 'The house rules do not say so: it is this site’s own answer.',
    other: 'The house rules do not say so; some tables play by it.',
  },
};
