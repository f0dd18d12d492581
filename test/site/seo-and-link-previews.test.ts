import { readFileSync, existsSync } from 'node:fs';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { forCrawlers } from '../../src/build/sitemap.ts';
import { readSite } from './built-site.ts';

/** What search engines find, and what other sites show of a page that is linked to. */

const TOLD = /<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

const pages = readSite('dist').pages.map(({ address }) => {
  const file = `dist${address}${address.endsWith('/') ? 'index.html' : ''}`;
  // All that is asked about stands in these: a whole page takes a hundred times as long to read.
  const root = parse((readFileSync(file, 'utf8').match(TOLD) ?? []).join(''));
  const content = (selector: string) => root.querySelector(selector)?.getAttribute('content') ?? null;
  return {
    address,
    listed: content('meta[name="robots"]') !== 'noindex',
    picture: content('meta[property="og:image"]'),
    title: content('meta[property="og:title"]'),
    facts: root.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText),
  };
});
const listed = pages.filter((page) => page.listed);

describe('A page that is linked to', () => {
  test('has a title and a picture, if it is for anybody to find', () => {
    for (const { address, title, picture } of listed) {
      expect(title, address).toBeTruthy();
      expect(existsSync(`dist${picture ?? ''}`), `${address}: ${picture ?? ''}`).toBe(true);
    }
    for (const { picture } of pages.filter((page) => !page.listed)) expect(picture).toBeNull();
  });

  test('has a picture of its own as a lesson, a game or a case', () => {
    const own = listed.filter(({ address }) => /\/(lessons|replays|cases)\/[^/]+\/$/.test(address));
    expect(own.length).toBeGreaterThan(20);
    for (const { address, picture } of own) {
      // The first game's stand where they stood when there was no other.
      const place = address.replace(/^(\/ja)?\//, '$1/social/').replace('/jekyll-vs-hyde/', '/');
      expect(picture).toBe(place.replace(/\/$/, '.png'));
    }
  });

  test('has a picture of the size that is shown whole, with something on it, and not too heavy', async () => {
    for (const picture of new Set(listed.map((page) => page.picture ?? ''))) {
      const file = readFileSync(`dist${picture}`);
      const { format, width, height } = await sharp(file).metadata();
      expect({ format, width, height }, picture).toEqual({ format: 'png', width: 1200, height: 630 });
      // Messengers leave larger ones out.
      expect(file.length, picture).toBeLessThan(300_000);
    }
    // Letters are drawn, whatever fonts the machine has: the name of the site is paper on night.
    const name = sharp('dist/social/cabinet.png').extract({ left: 84, top: 40, width: 160, height: 44 });
    expect((await name.stats()).entropy).toBeGreaterThan(0.5);
  });

  test('gives programs its facts as JSON', () => {
    const facts = listed.flatMap((page) => page.facts.map((text) => JSON.parse(text) as { '@type': string }));
    expect(new Set(facts.map((fact) => fact['@type']))).toEqual(new Set(['Game', 'LearningResource']));
  });
});

describe('Search engines', () => {
  test('are told of every page that may be listed, and of no other', async () => {
    const files = await forCrawlers('dist', 'https://cabinet.example/shelf/');
    const told = Array.from(
      files['sitemap.xml']?.matchAll(/<loc>https:\/\/cabinet\.example\/shelf(.*?)<\/loc>/g) ?? [],
      ([, path]) => path,
    );
    expect(told.toSorted()).toEqual(listed.map(({ address }) => address).toSorted());
    expect(told).toContain('/jekyll-vs-hyde/lessons/the-cards/');
    for (const page of ['embed', 'progress']) expect(told).not.toContain(`/jekyll-vs-hyde/${page}/`);
    expect(files['robots.txt']).toContain('Sitemap: https://cabinet.example/shelf/sitemap.xml');
  });

  test('are told nothing false where the site does not know its address', async () => {
    const files = await forCrawlers('dist', null);
    expect(Object.keys(files)).toEqual(['robots.txt']);
    expect(files['robots.txt']).not.toContain('Sitemap');
    expect(readFileSync('dist/robots.txt', 'utf8')).toContain('Allow: /');
  });
});
