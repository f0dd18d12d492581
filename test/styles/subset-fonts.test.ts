import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import {
  CORE,
  subsetFace,
  subsetFileUrl,
  FACES,
  charactersIn,
  namesOf,
  type Face,
} from '../../src/build/subset-fonts.ts';
import { listFilesInFolder } from '../../src/build/list-files-in-folder.ts';

/** The faces, cut to the letters of English. */

const FACE_NAMES = Object.keys(FACES) as Face[];

const DIST = new URL('../../dist/', import.meta.url).pathname;
const css = await readFile(new URL('../../src/styles/en/fonts.css', import.meta.url), 'utf8');

/** A hundred and fifty milliseconds for a phone, beyond this, and again for every so much more. */
const BUDGET = 36_000;

test.for(FACE_NAMES)('%s is cut as it would be now, and the style sheet knows its letters', async (face) => {
  const file = await readFile(subsetFileUrl(face));
  expect(file.equals(await subsetFace(face))).toBe(true);
  const rules = css.split('@font-face').filter((rule) => rule.includes(`./faces/${face}.woff2`));
  expect(rules.map((rule) => /unicode-range:\s*([^;]+);/.exec(rule)?.[1]?.replace(/\s+/g, ' '))).toEqual([
    CORE,
  ]);
});

test('Together they weigh no more than comes with the style sheet', async () => {
  const files = await Promise.all(FACE_NAMES.map((face) => readFile(subsetFileUrl(face))));
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(BUDGET);
});

test('The cut display face bears none of the reserved names, and says whose it is', async () => {
  const names = namesOf(
    await subsetFont(await readFile(subsetFileUrl('cabinet-title')), 'A', { targetFormat: 'truetype' }),
  );
  expect(names.get(0)).toContain('with Reserved Font Names "Abril" and "Abril Fatface"');
  expect(names.get(1)).toBe('Cabinet Title');
  const given = [...names].flatMap(([id, name]) => (id === 0 ? [] : [name]));
  expect(given.filter((name) => /abril/i.test(name))).toEqual([]);
});

const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

test('The site says nothing in English that takes a letter of the whole files', async () => {
  const core = charactersIn(CORE);
  const others = css
    .split('@font-face')
    .filter((face) => face.includes('@fontsource/'))
    .map((face) => charactersIn(/unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ') ?? ''));
  expect(others).toHaveLength(FACE_NAMES.length);
  const other = others[0] ?? '';
  expect(other).toContain('ñ');
  // While a file is on its way, browsers ask for the next one that has the letter.
  expect(Array.from(other).filter((letter) => core.includes(letter))).toEqual([]);

  const pages = (await listFilesInFolder(DIST)).filter((path) => /^(?!ja\/).*\.html$/.test(path));
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    const html = await readFile(DIST + path, 'utf8');
    // Code is set in the reader's own typewriter face.
    const text = html
      .replace(/<(script|style|code|pre|textarea)\b[\s\S]*?<\/\1>|<[^>]*>/g, '')
      .replace(/&\S+?;/g, (name) => NAMED[name] ?? '?');
    expect(
      Array.from(other).filter((letter) => text.includes(letter)),
      path,
    ).toEqual([]);
  }
});
