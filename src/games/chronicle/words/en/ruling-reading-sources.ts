import { list } from '#words/en/lists-and-amounts';
import type { RulingReadingSourcesWords } from '../text-types/ruling-reading-sources.ts';

/** English. */
export const words: RulingReadingSourcesWords = {
  says: (sections) => `So the manual under ${list(sections.map((section) => `“${section}”`))}.`,
  silent: {
    usual: 'No source says so: it is this site’s own answer.',
    other: 'No source says so; some tables play by it.',
  },
};
