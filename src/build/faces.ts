import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The reading face is cut to the letters that English takes: each style then comes in the first answer of a server to a new
 * connection (14 KB), before which nothing of a page is painted. The whole Latin files stand behind for other letters, of names
 * for instance. The licence (SIL OFL 1.1, no reserved name) allows it; the display face has a reserved name and stays whole.
 */

/** The letters of the cut files, as CSS says it in `unicode-range`. */
export const CORE =
  'U+20-7E, U+A0, U+B1, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';

/** The styles, as Fontsource and the cut files in `src/styles/en/faces` call them. */
export const STYLES = ['400-normal', '400-italic', '600-normal'] as const;
export type Style = (typeof STYLES)[number];

/** A style of Crimson Pro with the letters of `CORE` only, as WOFF2. */
export async function cut(style: Style): Promise<Buffer> {
  const whole = import.meta.resolve(`@fontsource/crimson-pro/files/crimson-pro-latin-${style}.woff2`);
  return subsetFont(await readFile(fileURLToPath(whole)), letters(CORE), { targetFormat: 'woff2' });
}

/** Where the cut file of a style lies. */
export function cutFile(style: Style): URL {
  return new URL(`../styles/en/faces/crimson-pro-${style}.woff2`, import.meta.url);
}

/** The characters of a `unicode-range`. */
export function letters(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}
