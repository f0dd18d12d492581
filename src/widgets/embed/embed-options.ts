import type { GameTypes } from '#kit/game';
import { LANGUAGE_CODES, ORIGINAL, type Language } from '#words/languages';
import type { Viewer } from '../face.ts';

/** What the address of an embedded game can say, and how it is written. */
export interface EmbedOptions<Seat extends string = string> {
  /** A game of the site by its name; null: the fragment holds one. */
  readonly game: string | null;
  readonly seat: Seat | 'all';
  /** The move to begin at, as in the address of a replay page; null: the first hands. */
  readonly at: string | null;
  readonly theme: 'auto' | 'light' | 'dark';
  /** null: that of the page. */
  readonly lang: Language | null;
  readonly controls: 'full' | 'steps' | 'none';
}

export const THEMES = ['auto', 'light', 'dark'] as const;
export const CONTROLS = ['full', 'steps', 'none'] as const;

export const DEFAULTS: EmbedOptions<never> = {
  game: null,
  seat: 'all',
  at: null,
  theme: 'auto',
  lang: null,
  controls: 'full',
};

/** Through whose eyes a game can be shown, by its seats. */
export function viewersOf<T extends GameTypes>(seats: readonly T['seat'][]): readonly Viewer<T>[] {
  return ['all', ...seats];
}

/** The names that options go by, in the order in which they are written. */
const NAMES = ['game', 'at', 'seat', 'theme', 'lang', 'controls'] as const;
/** Whatever comes in a sentence to the reader is no longer than this. */
const SHOWN = 40;

/**
 * Reads what stands behind the `?`, for a game with these seats. An option that means nothing is left out, so that its default holds, and named in
 * `leftOut` as it is written. A language is no such case: which are spoken may change, and that of the original always is.
 */
export function readOptions<Seat extends string>(
  search: string,
  seats: readonly Seat[],
): {
  readonly options: EmbedOptions<Seat>;
  readonly leftOut: readonly string[];
} {
  const given = new URLSearchParams(search);
  const leftOut: string[] = [];
  const read = <Value>(
    name: string,
    allows: (text: string) => Value | undefined,
    otherwise: Value,
  ): Value => {
    const text = given.get(name);
    if (text === null) return otherwise;
    const value = allows(text);
    if (value === undefined) leftOut.push(`${name}=${text.toWellFormed().slice(0, SHOWN)}`);
    return value ?? otherwise;
  };
  const oneOf =
    <Value extends string>(values: readonly Value[]) =>
    (text: string) =>
      values.find((value) => value === text);
  const options: EmbedOptions<Seat> = {
    game: read('game', (text) => (/^[a-z0-9-]{1,80}$/.test(text) ? text : undefined), DEFAULTS.game),
    seat: read('seat', oneOf<Seat | 'all'>(['all', ...seats]), DEFAULTS.seat),
    at: read('at', (text) => (/^(\d{1,5}v\d{1,5}-)*\d{1,5}$/.test(text) ? text : undefined), DEFAULTS.at),
    theme: read('theme', oneOf(THEMES), DEFAULTS.theme),
    lang: read('lang', (text) => LANGUAGE_CODES.find((code) => code === text) ?? ORIGINAL, DEFAULTS.lang),
    controls: read('controls', oneOf(CONTROLS), DEFAULTS.controls),
  };
  for (const name of new Set(given.keys())) {
    if (!NAMES.some((known) => known === name)) leftOut.push(name.toWellFormed().slice(0, SHOWN));
  }
  return { options, leftOut };
}

/** What stands behind the `?`, without it: only what is not the default. */
export function writeOptions(options: EmbedOptions): string {
  const written = NAMES.flatMap((name) => {
    const value = options[name];
    return value === null || value === DEFAULTS[name] ? [] : [[name, value]];
  });
  return new URLSearchParams(written).toString();
}
