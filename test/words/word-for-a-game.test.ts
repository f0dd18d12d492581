import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as en } from '../../src/games/jekyll-vs-hyde/words/en/play-against-computer.ts';
import { words as ja } from '../../src/games/jekyll-vs-hyde/words/ja/play-against-computer.ts';
import { literals } from './japanese.ts';

/** A game is called a game: in the rules of record a match is something else, two games with the roles changed between them. */

const WORDS = new URL('../../src/words/en/', import.meta.url).pathname;
/** What people type into the search, also where it is not our word. */
const TYPED = ['search.ts'];

test.each(globSync('*.ts', { cwd: WORDS }).filter((file) => !TYPED.includes(file)))(
  '%s calls no game a match',
  (file) => {
    const said = literals(readFileSync(join(WORDS, file), 'utf8'));
    expect(said.filter((text) => /\b(a|your|the|this) match\b/i.test(text))).toEqual([]);
  },
);

test('What is begun against the computer is said in tricks and rounds, and in minutes', () => {
  const { round, game } = en.setup.lengths;
  // The names stand side by side on a phone, where the choice is seen without scrolling.
  expect([round.name, game.name]).toEqual(['One round', 'A whole game']);
  expect(round.note).toMatch(/^Ten tricks/);
  expect(game.note).toMatch(/^Up to three rounds/);
  for (const { note } of [round, game]) expect(note).toMatch(/minutes|half an hour/);
  for (const { note } of [ja.setup.lengths.round, ja.setup.lengths.game]) expect(note).toMatch(/\d分/);
});
