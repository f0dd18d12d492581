import { fact, RULE, SOURCE_KINDS, type Moment } from './moment-types.ts';

/**
 * The moments of the site in little room: each text stands once, and moments name it by its number. The build writes it, the page
 * of moments fetches it.
 */
export interface MomentIndex {
  readonly rules: readonly string[];
  readonly facts: readonly string[];
  readonly sentences: readonly string[];
  /** The number of its kind, its title and its address. */
  readonly sources: readonly (readonly [number, string, string])[];
  /** The source, the place, the facts, and for each event its rule and its sentence, which is beneath zero where it is no main one. */
  readonly moments: readonly (readonly [number, string, readonly number[], readonly number[]])[];
}

/** Texts that are numbered as they come. */
function numbered(): { readonly of: (text: string) => number; readonly all: () => readonly string[] } {
  const numbers = new Map<string, number>();
  return {
    of: (text) => {
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    },
    all: () => [...numbers.keys()],
  };
}

export function packMoments(moments: readonly Moment[]): MomentIndex {
  const [rules, facts, sentences] = [numbered(), numbered(), numbered()];
  const sources = [...new Set(moments.map(({ source }) => source))];
  const packed = moments.map(
    ({ source, at, ...moment }) =>
      [
        sources.indexOf(source),
        at,
        moment.facts.map(facts.of),
        moment.events.flatMap(({ rule, says, isMain }) => {
          const sentence = sentences.of(says);
          return [rules.of(rule), isMain ? sentence : -1 - sentence];
        }),
      ] as const,
  );
  return {
    rules: rules.all(),
    facts: facts.all(),
    sentences: sentences.all(),
    sources: sources.map(({ kind, title, address }) => [SOURCE_KINDS.indexOf(kind), title, address] as const),
    moments: packed,
  };
}

/** The moments of an index that this build has written. */
export function unpackMoments(index: MomentIndex): readonly Moment[] {
  const sources = index.sources.map(([kind, title, address]) => ({
    kind: SOURCE_KINDS[kind] ?? SOURCE_KINDS[0],
    title,
    address,
  }));
  return index.moments.flatMap(([from, at, facts, told]) => {
    const source = sources[from];
    if (source === undefined) return [];
    const events = Array.from({ length: told.length / 2 }, (_, event) => {
      const sentence = told[2 * event + 1] ?? 0;
      return {
        rule: index.rules[told[2 * event] ?? 0] ?? '',
        says: index.sentences[sentence < 0 ? -1 - sentence : sentence] ?? '',
        isMain: sentence >= 0,
      };
    });
    return { source, at, events, facts: facts.map((number) => index.facts[number] ?? '') };
  });
}

/** How many moments have an event that cites each rule. */
export function momentsByRule(moments: readonly Moment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { events } of moments)
    for (const rule of new Set(events.map((event) => event.rule)))
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}

/** All that a moment is found by: its facts, and the rules that its events cite. */
export function foundBy({ facts, events }: Moment): ReadonlySet<string> {
  return new Set([...facts, ...events.map(({ rule }) => fact(RULE, rule))]);
}
