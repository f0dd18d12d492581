import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CORE, cut, cutFile, letters, STYLES } from '../../src/build/faces.ts';
import { filesBelow } from '../../src/build/files.ts';

/** The reading face, cut to the letters of English. */

const DIST = new URL('../../dist/', import.meta.url).pathname;
const css = await readFile(new URL('../../src/styles/en/fonts.css', import.meta.url), 'utf8');

test.for(STYLES)('%s is cut as it would be now, and the style sheet knows its letters', async (style) => {
  const file = await readFile(cutFile(style));
  expect(file.equals(await cut(style))).toBe(true);
  // The first answer on a new connection, with its head.
  expect(file.length).toBeLessThan(14_000);
  const faces = css.split('@font-face').filter((face) => face.includes(`./faces/crimson-pro-${style}.woff2`));
  expect(faces.map((face) => /unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' '))).toEqual([
    CORE,
  ]);
});

test('The site says nothing in English that takes a letter of the whole files', async () => {
  const core = letters(CORE);
  const others = css
    .split('@font-face')
    .filter((face) => face.includes('@fontsource/crimson-pro'))
    .map((face) => letters(/unicode-range:\s*([^;]+);/.exec(face)?.[1]?.replace(/\s+/g, ' ') ?? ''));
  expect(others).toHaveLength(STYLES.length);
  const other = others[0] ?? '';
  expect(other).toContain('ñ');
  // While a file is on its way, browsers ask for the next one that has the letter.
  expect(Array.from(other).filter((letter) => core.includes(letter))).toEqual([]);

  const pages = (await filesBelow(DIST)).filter((path) => /^(?!ja\/).*\.html$/.test(path));
  expect(pages.length).toBeGreaterThan(100);
  for (const path of pages) {
    const html = await readFile(DIST + path, 'utf8');
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, '');
    expect(
      Array.from(other).filter((letter) => text.includes(letter)),
      path,
    ).toEqual([]);
  }
});
