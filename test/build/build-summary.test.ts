import { afterEach, describe, expect, test, vi } from 'vitest';
import { isKnown } from '../../src/build/suppress-known-warnings.ts';
import log from '../../src/build/quiet-astro-logger.ts';
import { summary } from '../../src/build/build-summary.ts';

/** What whoever builds the site is told, and what not. */

type Event = Parameters<ReturnType<typeof log>['write']>[0];

const event = (level: Event['level'], label: Event['label'], message: string, newLine = true): Event => ({
  level,
  label,
  message,
  newLine,
});
const FILE = event('info', null, '  \u001b[34m├─\u001b[39m \u001b[2m/index.html\u001b[22m', false);
const TIME = event('info', 'SKIP_FORMAT', ' \u001b[2m(+12ms)\u001b[22m ');
const EMPTY = event('info', 'SKIP_FORMAT', ' (+12ms) (file not created, response body was empty)');
const WARNING = event('warn', 'build', 'Something is wrong');

/** What is printed of these events. */
function printedOf(events: readonly Event[], level: Event['level'] = 'info'): string {
  const said: string[] = [];
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
    return true;
  });
  const { write } = log({ level });
  events.forEach((each) => {
    write(each);
  });
  spy.mockRestore();
  return said.join('');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('The log of a build', () => {
  test('has no line for a file that went well', () => {
    expect(printedOf([FILE, TIME, FILE, TIME])).toBe('');
  });

  test('has everything else, also between a file and its time', () => {
    expect(printedOf([FILE, EMPTY])).toMatch(/index\.html.*file not created/);
    expect(printedOf([FILE, WARNING, FILE, TIME])).toMatch(/index\.html.*\n?.*Something is wrong\n$/);
    expect(printedOf([TIME])).toContain('12ms');
  });

  test('has the warnings of the other languages, and nothing that went well there', () => {
    expect(printedOf([event('info', 'build', 'Complete!'), WARNING], 'warn')).toMatch(
      /^[^\n]*Something is wrong\n$/,
    );
  });
});

test('Of the warnings of the bundler only what Astro writes for itself is kept back', () => {
  const said = (directive: string) =>
    `The semantics of the module level directive "${directive}" in "a.mdx" may not be preserved when bundling.`;
  expect(isKnown('MODULE_LEVEL_DIRECTIVE', said('use astro:head-inject'))).toBe(true);
  expect(isKnown('MODULE_LEVEL_DIRECTIVE', said('use client'))).toBe(false);
  expect(isKnown('CIRCULAR_DEPENDENCY', said('use astro:head-inject'))).toBe(false);
});

test('A build ends with where the site is, how many pages it has and how it is seen', () => {
  const folder = `${process.cwd()}/dist/`;
  expect(summary(folder, ['a.css', 'index.html', 'ja/index.html'])).toEqual([
    `The site is in ${folder}`,
    'It has 2 pages, in English and 日本語.',
    'To see it: npx astro preview --open',
  ]);
});
