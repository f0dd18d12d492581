import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { noticeOf, packagesOf } from '../../src/build/licence-notices.ts';
import { readSite } from './built-site.ts';

/** Whoever is sent what others have made is told whose it is, and on which terms. */

const LANGUAGES = ['/', '/ja/'];

const noticesIn = (language: string) =>
  new Map(
    parse(readFileSync(`dist${language}licences/index.html`, 'utf8'))
      .querySelectorAll('.notices details')
      .map((entry) => [
        (entry.querySelector('summary')?.text ?? '').split(' ')[0] ?? '',
        entry.querySelector('pre')?.text ?? '',
      ]),
  );

/** Rooms whose code runs in browsers; all that they import at run time is sent along, but for what a game does at build time and on the command line. */
const IN_BROWSERS = ['kit', 'games', 'replays', 'studies', 'progress', 'machines', 'widgets'];

/** Packages named by imports that are left at run time. */
function imported(): ReadonlySet<string> {
  const names = IN_BROWSERS.flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          /\.tsx?$/.test(file) && !/\/(components|lesson|cli)\/|\/(content|command-line)\.ts$/.test(file),
      )
      .flatMap((file) => {
        const { importedFiles } = ts.preProcessFile(readFileSync(`src/${room}/${file}`, 'utf8'));
        return importedFiles.map(({ fileName }) => /^(@[^/]+\/)?[\w-]+/.exec(fileName)?.[0] ?? '');
      }),
  );
  return new Set(names.filter((name) => name !== ''));
}

describe.each(LANGUAGES)('The page of licences below %s', (language) => {
  const notices = noticesIn(language);

  test('names every package that code for browsers imports', () => {
    const packages = [...imported()];
    expect(packages.length).toBeGreaterThan(4);
    for (const name of packages) expect([...notices.keys()]).toContain(name);
  });

  test('names what comes without an import: Astro, the reader of the search, what bundlers add', () => {
    for (const name of ['astro', 'pagefind', 'rolldown']) expect([...notices.keys()]).toContain(name);
  });

  test('names the makers of every typeface that is sent, with the names they reserve', () => {
    const sent = readdirSync(`dist${language}_astro`).filter((file) => file.endsWith('.woff2'));
    // Japanese is set in the reader's own.
    if (language === '/') expect(sent.length).toBeGreaterThan(4);
    for (const file of sent) {
      const maker = file.startsWith('crimson') ? '@fontsource/crimson-pro' : '@fontsource/abril-fatface';
      expect(notices.get(maker), file).toContain('SIL OPEN FONT LICENSE');
      if (maker.includes('abril')) expect(notices.get(maker)).toContain('with Reserved Font Names "Abril"');
    }
  });

  test('has the terms of each, with who holds the rights', () => {
    for (const [name, text] of notices) {
      expect(text, name).toMatch(/copyright/i);
      expect(text, name).toMatch(/permission|licensed under/i);
    }
  });
});

test('Cabinet’s own licence stands there, and is the one that its package names', () => {
  const own = readFileSync('LICENSE', 'utf8').trim();
  expect(own).toMatch(/^MIT License/);
  expect((JSON.parse(readFileSync('package.json', 'utf8')) as { license: string }).license).toBe('MIT');
  for (const language of LANGUAGES) {
    const page = parse(readFileSync(`dist${language}licences/index.html`, 'utf8'));
    expect(page.querySelector('.licence')?.text).toBe(own);
  }
});

test('The foot of every page leads there', () => {
  for (const { address, references } of readSite('dist').pages) {
    // Within a page of somebody else there is room for the game only; beside it is the link to the page it comes from.
    if (address.endsWith('/embed/')) continue;
    expect(references, address).toContain(address.startsWith('/ja/') ? '/ja/licences/' : '/licences/');
  }
});

describe('What the bundler has put together', () => {
  test('is traced to its packages, also nested ones, cut faces and what the bundler adds', () => {
    expect([
      ...packagesOf([
        '/here/node_modules/preact/hooks/dist/hooks.mjs',
        '/here/node_modules/a/node_modules/@scope/b/index.js',
        'node_modules/c/d.woff2',
        'src/styles/en/faces/cabinet-title.woff2',
        '\0vite/preload-helper.js',
        '/here/src/widgets/Search.tsx',
      ]),
    ]).toEqual(['preact', '@scope/b', 'c', '@fontsource/abril-fatface', 'vite']);
  });

  test('stops the build where a package has no licence to show', async () => {
    await expect(noticeOf('preact/hooks')).rejects.toThrow('preact/hooks reaches readers');
  });
});
