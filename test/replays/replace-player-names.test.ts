import { describe, expect, test } from 'vitest';
import { replacePlayerNames } from '#replays/replace-player-names';
import { fileOf, LANDSLIDE } from './fixtures/sample-games.ts';

/** Who played is named anew in what is kept, whatever it holds. */

const replay = JSON.parse(fileOf(LANDSLIDE)) as object;
const record = {
  record: 'switch',
  version: 1,
  observer: 'p1',
  seats: 2,
  players: { p1: 'Ada' },
  moves: [],
  picked: ['AS'],
};

describe.each([
  ['replay', replay],
  ['record', record],
])('A %s', (_, file) => {
  const named = (players: Record<string, string>) =>
    JSON.parse(replacePlayerNames(JSON.stringify(file), players)) as object;

  test('is the same but for its players', () => {
    expect(named({ p2: 'Ben' })).toEqual({ ...file, players: { p2: 'Ben' } });
  });

  test('loses them where nobody is named', () => {
    expect(named({})).toEqual({ ...file, players: undefined });
    expect(named({})).not.toHaveProperty('players');
  });
});

test.each(['', 'Deal J: W1', '[]', '{"a": 1}', 'null'])('What is no game stays as it is: %s', (text) => {
  expect(replacePlayerNames(text, { p1: 'Ada' })).toBe(text);
});
