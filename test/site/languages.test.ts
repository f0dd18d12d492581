import { readFileSync } from 'node:fs';
import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LANGUAGE_CODES, ORIGINAL, TRANSLATIONS, type Language } from '#words/languages';
import { forCrawlers } from '../../src/build/sitemap.ts';
import { readSite } from './built-site.ts';

/** The site in its languages: the same pages in each, which know of each other, and none half in another language. */

const pages = readSite('dist').pages.map(({ address }) => {
  const root = parse(readFileSync(`dist${address}${address.endsWith('/') ? 'index.html' : ''}`, 'utf8'), {
    comment: false,
  });
  const [, folder = ''] = address.split('/');
  const language = TRANSLATIONS.find((code) => code === folder) ?? ORIGINAL;
  const alternates = root
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const);
  return { address, root, language, alternates };
});
const inLanguage = (language: Language) => pages.filter((page) => page.language === language);
const bare = (address: string, language: Language) =>
  language === ORIGINAL ? address : address.slice(`/${language}`.length);

describe.each(LANGUAGE_CODES)('In %s', (language) => {
  test('there are the same pages as in the others, and each says what language it is in', () => {
    const own = inLanguage(language);
    expect(own.map(({ address }) => bare(address, language)).toSorted()).toEqual(
      inLanguage(ORIGINAL)
        .map(({ address }) => address)
        .toSorted(),
    );
    const told = own.map(({ root }) => root.querySelector('html')?.getAttribute('lang'));
    expect(new Set(told)).toEqual(new Set([language]));
  });

  test('a page that may be listed names itself in every language, and for readers of none of them', () => {
    for (const { address, root, alternates } of inLanguage(language)) {
      const listed = root.querySelector('meta[name="robots"]') === null;
      const page = bare(address, language);
      const versions = LANGUAGE_CODES.map((code) => [code, code === ORIGINAL ? page : `/${code}${page}`]);
      expect(alternates, address).toEqual(listed ? [...versions, ['x-default', page]] : []);
      const locale = root.querySelector('meta[property="og:locale"]')?.getAttribute('content');
      expect(locale, address).toBe(listed ? LANGUAGES[language].locale : undefined);
    }
  });

  test('each page leads to itself in the others, in their own words', () => {
    for (const { address, root } of inLanguage(language)) {
      const links = root.querySelectorAll('.versions a');
      // A frame in another page speaks the language that it was put there for.
      if (address.endsWith('/embed/')) continue;
      const others = LANGUAGE_CODES.filter((code) => code !== language);
      const page = bare(address, language).replace('404.html', '');
      expect(
        links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang'), link.text.trim()]),
      ).toEqual(
        others.map((code) => [code === ORIGINAL ? page : `/${code}${page}`, code, LANGUAGES[code].name]),
      );
      expect(links.map((link) => link.getAttribute('lang'))).toEqual(others);
    }
  });
});

test('Search engines are told which pages are the same in another language, both ways', async () => {
  const { 'sitemap.xml': map = '' } = await forCrawlers('dist', 'https://cabinet.example/shelf/');
  const told = new Map(
    Array.from(map.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g), ([, address = '', links = '']) => [
      address,
      Array.from(links.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, code, href]) => [code, href]),
    ]),
  );
  expect(told.get('https://cabinet.example/shelf/ja/jekyll-vs-hyde/rules/')).toEqual([
    ['en', 'https://cabinet.example/shelf/jekyll-vs-hyde/rules/'],
    ['ja', 'https://cabinet.example/shelf/ja/jekyll-vs-hyde/rules/'],
    ['x-default', 'https://cabinet.example/shelf/jekyll-vs-hyde/rules/'],
  ]);
  for (const versions of told.values()) {
    for (const [, href = ''] of versions) expect(told.get(href)).toEqual(versions);
  }
});

/** What is not said in the page's language: code, keys, other languages, and what a source calls its own chapters. */
const FOREIGN = 'script, style, code, kbd, pre, textarea, [lang]:not(html), .sources, .case-sources';
/** Names, in whatever language. */
const NAMES = /Jekyll vs\.? Hyde|Mandoo Games|Cabinet|JavaScript|Geonil/g;

test('No Japanese page holds a sentence in English', () => {
  const found = new Map<string, string>();
  for (const { address, root } of inLanguage('ja')) {
    for (const element of root.querySelectorAll(FOREIGN)) element.remove();
    for (const text of textsIn(root)) {
      // A single word may be a name or a notation.
      if (/[a-z]{2,}[ ,.;:’'-]+[a-z]{2,}/i.test(text.replaceAll(NAMES, ''))) found.set(text, address);
    }
  }
  expect([...found]).toEqual([]);
});

/** What a reader reads or is read to: text, titles and labels. */
function textsIn(root: HTMLElement): readonly string[] {
  const texts: string[] = [];
  const visit = (node: Node) => {
    if (node.nodeType === NodeType.TEXT_NODE) {
      // What is told without scripts is kept by the parser as it is written.
      const text = node.rawText.replaceAll(/<[^>]*>/g, ' ');
      if (!text.startsWith('<!')) texts.push(text.trim());
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(root);
  // What the parts of a drawing are called is not told: the drawing has a name of its own.
  for (const part of root.querySelectorAll('svg [aria-label]')) part.removeAttribute('aria-label');
  for (const element of root.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  for (const meta of root.querySelectorAll('meta[name="description"], meta[property="og:title"]')) {
    texts.push(meta.getAttribute('content') ?? '');
  }
  return texts;
}
