import { list } from '#words/en/lists-and-amounts';
import type { ReadingSourcesWords } from '../interfaces/reading-sources.ts';

/** English. */
export const words: ReadingSourcesWords = {
  says: (sections) => `So the manual under ${list(sections.map((section) => `“${section}”`))}.`,
  silent: {
    usual: 'No source says so: it is this site’s own answer.',
    other: 'No source says so; some tables play by it.',
  },
};
