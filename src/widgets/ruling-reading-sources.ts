/** Who speaks for a reading, in a sentence, as each game words it. */
interface RulingReadingSourcesWords<Source> {
  readonly says: (sources: readonly Source[]) => string;
  /** Of a reading for which no source speaks: the one that is followed here, and another that tables play by. */
  readonly silent: { readonly usual: string; readonly other: string };
}

/** The readings of a ruling, the one that is followed here first, each with who speaks for it, or that nobody does. */
export function rulingReadingSources<Source>(
  readings: readonly { readonly id: string; readonly sources: readonly Source[] }[],
  { says, silent }: RulingReadingSourcesWords<Source>,
): readonly { readonly id: string; readonly sources: string }[] {
  return readings.map(({ id, sources }, at) => ({
    id,
    sources: sources.length > 0 ? says(sources) : at === 0 ? silent.usual : silent.other,
  }));
}
