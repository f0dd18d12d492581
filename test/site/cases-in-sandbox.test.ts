import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCase as readOfChronicle } from '#games/chronicle/casebook/read-and-run-cases';
import { readCase as readOfJekyllVsHyde } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { readCase as readOfSwitch } from '#games/switch/casebook/read-and-run-cases';
import { writeQuestion as linkInChronicle } from '#games/chronicle/rules/position-link';
import { writeQuestion as linkInJekyllVsHyde } from '#games/jekyll-vs-hyde/rules/position-link';
import { writeQuestion as linkInSwitch } from '#games/switch/rules/position-link';
import { readSite } from './built-site.ts';

/** From every case the sandbox is a press away, with the position that was asked about, and from there the case. */

const { pages } = readSite('dist');

/** The fragment of each case of a game, by its name. */
function linksOf(game: string, linkOf: (json: unknown) => string | null): ReadonlyMap<string, string> {
  const folder = `content/${game}/cases`;
  return new Map(
    readdirSync(folder).map((file) => {
      const link = linkOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
      if (link === null) throw new Error(`${file} is no case`);
      return [file.replace('.json', ''), link];
    }),
  );
}

const GAMES = [
  [
    'jekyll-vs-hyde',
    linksOf('jekyll-vs-hyde', (json) => {
      const one = readOfJekyllVsHyde(json);
      if (!one.ok) return null;
      const { setup, moves, asked } = one.value;
      return linkInJekyllVsHyde({ setup, moves: moves.slice(0, asked) });
    }),
  ],
  [
    'switch',
    linksOf('switch', (json) => {
      const one = readOfSwitch(json);
      if (!one.ok) return null;
      const { setup, moves, asked } = one.value;
      return linkInSwitch({ setup, moves: moves.slice(0, asked) });
    }),
  ],
  [
    'chronicle',
    linksOf('chronicle', (json) => {
      const one = readOfChronicle(json);
      if (!one.ok) return null;
      const { setup, moves, asked } = one.value;
      return linkInChronicle({ setup, moves: moves.slice(0, asked) });
    }),
  ],
] as const;

interface Listed {
  readonly address: string;
  readonly link: string;
}

describe.each(GAMES)('Each case of %s', (game, links) => {
  test.each(['', '/ja'])('leads to its position, read at “%s/”', (language) => {
    const missing = [...links].filter(([name, link]) => {
      const page = pages.find(({ address }) => address === `${language}/${game}/cases/${name}/`);
      return page?.references.includes(`${language}/${game}/sandbox/#${link}`) !== true;
    });
    expect(links.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });

  test.each(['', '/ja'])('is led to from the sandbox where it is laid out, read at “%s/”', (language) => {
    const listed = JSON.parse(
      readFileSync(`dist${language}/${game}/cases.json`, 'utf8'),
    ) as readonly Listed[];
    const found = new Map(listed.map(({ address, link }) => [address, link]));
    for (const [name, link] of links) expect(found.get(`${language}/${game}/cases/${name}/`)).toBe(link);
  });
});
