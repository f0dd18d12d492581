import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { literalTexts } from './literal-text.ts';

/** Every sentence is in `words`, once for each language: what a page or a widget says by itself stays English for ever. */

const SRC = new URL('../../src/', import.meta.url).pathname;
const FILES = globSync('{,games/*/}{pages,layouts,components,lesson,table,widgets}/**/*.{ts,tsx,astro}', {
  cwd: SRC,
}).toSorted();

/** The same in every language. */
const NAMES = [
  'Cabinet:',
  '· Cabinet',
  'Cabinet',
  'Mandoo Games',
  // Fonts, and keys of the keyboard.
  'Crimson Pro SemiBold',
  'Abril Fatface',
  'Zen Antique',
  'Shift ArrowLeft',
  'Shift ArrowRight',
];

function saidBy(file: string): readonly string[] {
  return literalTexts(file, readFileSync(join(SRC, file), 'utf8'))
    .filter(({ text }) => NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text) !== '')
    .map(({ line, text }) => `${file}:${line}: ${text}`);
}

test('no page, layout, component or widget says anything of its own', () => {
  expect(FILES.length).toBeGreaterThan(150);
  expect(FILES.flatMap(saidBy)).toEqual([]);
});

test.each([
  ['text.tsx', 'const a = <p>Read the rules</p>;', ['Read the rules']],
  ['name.tsx', 'const a = <button aria-label="Close" class="button" />;', ['Close']],
  ['prop.tsx', 'const a = <Field label={wide ? "Marker" : null} name="marker" />;', ['Marker']],
  [
    'child.tsx',
    'const a = <p>{open && "shown"} {count + " moves"} {`of ${count}`}</p>;',
    ['shown', 'moves', 'of'],
  ],
  [
    'set.ts',
    'status.textContent = `${count} copied`; if (state === "copied") confirm("Leave?");',
    ['copied', 'Leave?'],
  ],
  ['sentence.ts', 'const told = { text: "The link is damaged." };', ['The link is damaged.']],
  ['error.ts', 'throw new Error("There is no position for the card");', []],
  ['quiet.tsx', 'const a = <p class="lede" data-kind="two words">{words.intro} · {say(words, "x")}</p>;', []],
  [
    'page.astro',
    '---\nconst a = 1;\n---\n\n<!doctype html>\n<h1 title="Two">One</h1>\n<style>\n  p { color: red }\n</style>\n<script>\n  document.title = "Three";\n</script>\n',
    ['Two', 'One', 'Three'],
  ],
])('in %s it is found where it is and nowhere else', (name, code, texts) => {
  expect(literalTexts(name, code).map(({ text }) => text)).toEqual(texts);
});
