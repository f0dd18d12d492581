import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as chronicle from '#games/chronicle/casebook/read-and-run-cases';
import * as jekyll from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import * as shedding from '#games/switch/casebook/read-and-run-cases';
import { readSite } from './built-site.ts';

/** Nobody is told that there is no doubt where another table would answer otherwise. */

const site = readSite('dist');

/** The rulings by which each case would come out otherwise, by the address of its page. */
function otherwise(
  game: string,
  rulingsOf: (json: unknown) => readonly string[] | null,
): readonly (readonly [string, readonly string[]])[] {
  const folder = `content/${game}/cases`;
  return readdirSync(folder).map((file) => {
    const rulings = rulingsOf(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
    return [`/${game}/cases/${file.replace('.json', '')}/`, rulings ?? []] as const;
  });
}

const parted = [
  ...otherwise('chronicle', (json) => {
    const one = chronicle.readCase(json);
    return one.ok ? chronicle.rulingsOtherwise(one.value) : null;
  }),
  ...otherwise('jekyll-vs-hyde', (json) => {
    const one = jekyll.readCase(json);
    return one.ok ? jekyll.rulingsOtherwise(one.value) : null;
  }),
  ...otherwise('switch', (json) => {
    const one = shedding.readCase(json);
    return one.ok ? shedding.rulingsOtherwise(one.value) : null;
  }),
].filter(([, rulings]) => rulings.length > 0);

test('Cases that rest on what tables settle for themselves are known', () => {
  const of = Object.fromEntries(parted);
  expect(of['/switch/cases/finish-on-a-jack/']).toEqual(['finish-on-trick']);
  expect(of['/chronicle/cases/evil-left-in-hand/']).toEqual(['leftover-hand']);
  // It tells both readings itself.
  expect(of['/switch/cases/finish-on-an-eight/']).toBeUndefined();
  // Nothing that it claims would be otherwise.
  expect(of['/chronicle/cases/one-evil-card/']).toBeUndefined();
});

test.each(parted)('%s leads to %s', (address, rulings) => {
  for (const language of ['', '/ja']) {
    const page = site.pages.find((one) => one.address === language + address);
    const rules = `${language}/${address.split('/')[1] ?? ''}/rules/`;
    expect(page?.references).toEqual(
      expect.arrayContaining(rulings.map((ruling) => `${rules}#ruling-${ruling}`)),
    );
  }
});
