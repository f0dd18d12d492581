import { list } from '#words/en/lists-and-amounts';
import type { RulingReadingSourcesWords } from '../text-types/ruling-reading-sources.ts';

/** English. */
export const words: RulingReadingSourcesWords = {
  says: (sections) => `So the house rules under ${list(sections.map((section) => `“${section}”`))}.`,
  silent: {
    usual: 'The house rules do not say so: it is this site’s own answer.',
    other: 'The house rules do not say so; some tables play by it.',
  },
};
