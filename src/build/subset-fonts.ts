import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * The faces are cut to the letters that English takes, so that those of a page come together with its style sheet, in one
 * answer of a server: before that nothing of the page is painted. The whole Latin files stand behind for other letters, of
 * names for instance. The licence (SIL OFL 1.1) allows it. It reserves the name of the display face, which is another when cut.
 */

/** The letters of the cut files, as CSS says it in `unicode-range`: all of ASCII but what only notations are written with. */
export const CORE =
  'U+20-22, U+25-3F, U+41-5B, U+5D, U+61-7A, ' +
  'U+A0, U+B1, U+B7, U+BD, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+2212';

/** The cut files by name, each with the file of Fontsource it comes from. */
export const FACES = {
  'crimson-pro-400-normal': 'crimson-pro/files/crimson-pro-latin-400-normal.woff2',
  'crimson-pro-400-italic': 'crimson-pro/files/crimson-pro-latin-400-italic.woff2',
  'crimson-pro-600-normal': 'crimson-pro/files/crimson-pro-latin-600-normal.woff2',
  'cabinet-title': 'abril-fatface/files/abril-fatface-latin-400-normal.woff2',
} as const;
export type Face = keyof typeof FACES;

/** Letters that stand close, and figures: what our styles ask of a face. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum'];
/** For other screens than ours, and for menus of fonts. */
const UNUSED = ['STAT', 'gasp', 'prep', 'cvt ', 'fpgm', 'DSIG', 'meta'];
/** What is reserved, and what the cut face is called instead: as long, so that only the letters change. */
const RENAMED = [
  ['Abril Fatface', 'Cabinet Title'],
  ['AbrilFatface', 'CabinetTitle'],
] as const;

/** A face with the letters of `CORE` only, as WOFF2. */
export async function subsetFace(face: Face): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource/${FACES[face]}`)));
  const options = { keepFeatures: FEATURES, dropTables: UNUSED };
  const font = await subsetFont(whole, charactersIn(CORE), { ...options, targetFormat: 'truetype' });
  return subsetFont(renamed(font), charactersIn(CORE), { ...options, targetFormat: 'woff2' });
}

/** Where the file of a cut face lies. */
export function subsetFileUrl(face: Face): URL {
  return new URL(`../styles/en/faces/${face}.woff2`, import.meta.url);
}

/** The characters of a `unicode-range`. */
export function charactersIn(range: string): string {
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

/** The names a font has for itself, by their number in the `name` table (https://learn.microsoft.com/typography/opentype/spec/name). */
export function namesOf(font: Buffer): ReadonlyMap<number, string> {
  return new Map(nameRecords(font).map(({ id, letters }) => [id, letters.toString('utf16le')]));
}

const COPYRIGHT = 0;

function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  for (const { id, at, letters } of nameRecords(copy)) {
    // The copyright says which names are reserved, and stays.
    if (id === COPYRIGHT) continue;
    const name = RENAMED.reduce((name, [from, to]) => name.replace(from, to), letters.toString('utf16le'));
    Buffer.from(name, 'utf16le').swap16().copy(copy, at);
  }
  return copy;
}

function nameRecords(font: Buffer) {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) return [];
  const table = font.readUInt32BE(entry + 8);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, index) => {
    const record = table + 6 + 12 * index;
    const at = table + font.readUInt16BE(table + 4) + font.readUInt16BE(record + 10);
    const letters = Buffer.from(font.subarray(at, at + font.readUInt16BE(record + 8))).swap16();
    return { id: font.readUInt16BE(record + 6), at, letters };
  });
}
