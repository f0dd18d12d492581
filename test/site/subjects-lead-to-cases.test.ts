import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

/** What is argued about besides a card leads to cases that the casebook has, chosen by what its form can choose. */

const read = (address: string) => parse(readFileSync(`dist${address}index.html`, 'utf8'));

test.each(
  ['', '/ja'].flatMap((at) => ['jekyll-vs-hyde', 'switch', 'chronicle'].map((game) => `${at}/${game}/`)),
)('Each subject that %s asks about is a choice in its casebook', (game) => {
  const links = read(`${game}ask/`)
    .querySelectorAll('a')
    .flatMap((link) => {
      const url = new URL(link.getAttribute('href') ?? '', 'http://cabinet.test');
      return url.pathname === `${game}cases/` && url.search !== '' ? [...url.searchParams] : [];
    });
  expect(links.length).toBeGreaterThan(3);
  const book = read(`${game}cases/`);
  const wrong = links.filter(([field, value]) =>
    field === 'words'
      ? book.querySelector('.filters input[name="words"]') === null
      : book.querySelector(`.filters select[name="${field}"] option[value="${value}"]`) === null,
  );
  expect(wrong).toEqual([]);
});
