import { existsSync, readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { validate } from '#kit/validate-object';
import { parseInlineCardMarkup } from '#casebook/inline-card-markup';
import { claims } from '#games/jekyll-vs-hyde/casebook/casebook-adapter';
import { TEXTS } from '#casebook/translated-case';
import { TRANSLATIONS } from '#words/languages';
import { files } from '../games/jekyll-vs-hyde/casebook/casebook.ts';

/** The casebook in other languages: the same questions, none left out, about the same cards. */

const folder = (language: string) =>
  new URL(`../../content/${language}/jekyll-vs-hyde/cases/`, import.meta.url);

describe.each(TRANSLATIONS)('The casebook in %s', (language) => {
  test('has every case of the original, and no other', () => {
    const translated = readdirSync(folder(language)).toSorted();
    expect(translated).toEqual(files.map(({ id }) => `${id}.json`).toSorted());
  });

  test.each(files)('$id', ({ id, json }) => {
    const file = new URL(`${id}.json`, folder(language));
    expect(existsSync(file)).toBe(true);
    const read = validate(TEXTS, JSON.parse(readFileSync(file, 'utf8')));
    if (!read.ok) expect.fail(JSON.stringify(read.problem));
    const original = v.parse(TEXTS, json);
    const { question, answer, why } = read.value;
    expect(why.map(shown)).toEqual(original.why.map(shown));
    // A text that was forgotten is still in English.
    const said = [question, answer, ...why].map(inWords);
    const before = [original.question, original.answer, ...original.why].map(inWords);
    expect(said.filter((text) => text === '' || before.includes(text))).toEqual([]);
  });
});

/** A text without the cards and suits that it shows. */
function inWords(text: string): string {
  return text.replaceAll(/\{.*?\}/g, '');
}

/** The cards that a paragraph shows; a suit may be named or meant, as the language likes. */
function shown(text: string): readonly string[] {
  const prose = parseInlineCardMarkup(text, claims.readWord);
  if (!prose.ok) throw new Error(`{${prose.problem}} is neither a card nor a suit`);
  const cards = prose.value.flatMap((piece) => (piece.type === 'card' ? [piece.card] : []));
  return [...new Set(cards)].toSorted();
}
