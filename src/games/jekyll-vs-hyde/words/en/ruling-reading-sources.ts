import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import { list } from '#words/en/lists-and-amounts';
import type { RulingReadingSourcesWords } from '../text-types/ruling-reading-sources.ts';

const sources = {
  M: 'the manual',
  L: 'the list of 26 points',
  J: 'the Japanese summary',
  H: 'the help page',
  F: 'the publisher’s answers',
} as const satisfies Readonly<Record<SourceId, string>>;

/** English. */
export const words: RulingReadingSourcesWords = {
  says: (ids) => `So ${ids.length === 1 ? 'says' : 'say'} ${list(ids.map((id) => sources[id]))}.`,
  silent: {
    usual: 'No source says so: it is this site’s own answer.',
    other: 'No source says so; some tables play by it.',
  },
};
