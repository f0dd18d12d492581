import fc from 'fast-check';
import { expect, test } from 'vitest';
import { possiblePlaces } from '#kit/possible-card-places';

/** A card may lie in a place if some distribution has it there: all of them are tried here. */

const PLACES = ['a', 'b', 'c'] as const;
type Place = (typeof PLACES)[number];

/** Every way to lay the cards down, a place for each. */
function ways(cards: readonly number[], fits: (card: number, place: Place) => boolean): readonly Place[][] {
  const [card, ...rest] = cards;
  if (card === undefined) return [[]];
  return PLACES.filter((place) => fits(card, place)).flatMap((place) =>
    ways(rest, fits).map((way) => [place, ...way]),
  );
}

const tables = fc.record({
  /** Where each card really lies, and what is known of each: the bits of the places that it is kept from. */
  lying: fc.array(fc.tuple(fc.constantFrom(...PLACES), fc.nat(7)), { minLength: 1, maxLength: 6 }),
});

test('The places of a card are those of all distributions that fit', () => {
  let narrowed = 0;
  fc.assert(
    fc.property(tables, ({ lying }) => {
      const cards = lying.map((_, card) => card);
      const rooms = new Map(
        PLACES.map((place) => [place, lying.filter(([there]) => there === place).length] as const),
      );
      const fits = (card: number, place: Place) => {
        const [there, kept] = lying[card] ?? ['a', 0];
        return there === place || ((kept >> PLACES.indexOf(place)) & 1) === 0;
      };
      const full = ways(cards, fits).filter((way) =>
        PLACES.every((place) => way.filter((at) => at === place).length === rooms.get(place)),
      );
      for (const card of cards) {
        const expected = PLACES.filter((place) => full.some((way) => way[card] === place));
        expect(possiblePlaces({ cards, rooms, fits }, card)).toEqual(expected);
        if (expected.length === 1) narrowed += 1;
      }
    }),
    { seed: 1 },
  );
  expect(narrowed).toBeGreaterThan(0);
});
