import {
  isPlaying,
  type LinePosition,
  type Told,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { State } from '#games/jekyll-vs-hyde/rules/state';

/** What has been found out since the page was opened: a position is not worked out twice, whichever game it comes from. */

export type Known = Pick<Told, 'progress' | 'solution'>;

const known = new Map<string, Known>();
const expected = new Map<string, number>();
const names = new WeakMap<State, string>();

/** Two states are the same position if they say the same. */
export function nameOf(state: State): string {
  const name = names.get(state) ?? JSON.stringify(state);
  names.set(state, name);
  return name;
}

export function knownOf(state: State): Known | undefined {
  return known.get(nameOf(state));
}

/** The value of a position, once it is known. */
export function valueOf(state: State): Gap | undefined {
  return knownOf(state)?.solution?.gap;
}

/** What is solved stays so, whatever is told of it later on. */
export function learn(state: State, { progress, solution }: Known): void {
  if (knownOf(state)?.solution == null) known.set(nameOf(state), { progress, solution });
}

/** The gap to expect where the low and the high one differ; null as long as it is not known. */
export function expectedOf(state: State): number | null {
  return expected.get(nameOf(state)) ?? null;
}

export function expect(state: State, gap: number): void {
  expected.set(nameOf(state), gap);
}

/** How many positions of a line have a value, and how many values are known. */
export function countOf(line: readonly LinePosition[]): { readonly solved: number; readonly of: number } {
  const playing = line.filter(({ state }) => isPlaying(state));
  return { solved: playing.filter(({ state }) => valueOf(state) !== undefined).length, of: playing.length };
}
