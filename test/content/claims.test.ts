import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '#words/languages';
import { claimsOf } from './claims/games.ts';
import { faultsOf, translationFaults } from './claims/comment-faults.ts';
import { namesIn, placesIn } from './claims/where-comment-stands.ts';

/**
 * Every number that is said of play is computed. What a comment claims stands beside the game, and is worked out here by the
 * solver and by what can be inferred; a number or a quantifier that nobody has worked out is a fault.
 */

const GAMES = (['replays', 'scenes'] as const).flatMap((folder) =>
  namesIn(folder).map((name) => ({ folder, name })),
);

describe.each(GAMES)('The comments of $folder/$name', ({ folder, name }) => {
  const claims = claimsOf(folder, name);
  const places = placesIn(folder, name, null);

  test('claim nothing that is not so', () => {
    const faults = places.flatMap((place) =>
      faultsOf(place, claims[place.way] ?? []).map((fault) => `${place.way} ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('are where the claims say that they are', () => {
    const ways = places.map(({ way }) => way);
    expect(Object.keys(claims).filter((way) => !ways.includes(way))).toEqual([]);
  });

  test.each(TRANSLATIONS)('say the same numbers in %s', (language) => {
    const faults = placesIn(folder, name, language).flatMap((place) => {
      const original = places.find(({ way }) => way === place.way);
      return original === undefined
        ? []
        : translationFaults(original, place, claims[place.way] ?? []).map((fault) => `${place.way} ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});
