import type { Section } from '#games/switch/rules/source-sections';

/** Who speaks for a reading of a ruling, in a sentence. */
export interface RulingReadingSourcesWords {
  readonly says: (sources: readonly Section[]) => string;
  /** Of a reading for which no source speaks: the one that is followed here, and another that tables play by. */
  readonly silent: { readonly usual: string; readonly other: string };
}
