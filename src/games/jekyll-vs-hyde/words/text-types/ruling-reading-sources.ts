import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';

/** Who speaks for a reading of a ruling, in a sentence. */
export interface RulingReadingSourcesWords {
  readonly says: (sources: readonly SourceId[]) => string;
  /** Of a reading for which no source speaks: the one that is followed here, and another that tables play by. */
  readonly silent: { readonly usual: string; readonly other: string };
}
