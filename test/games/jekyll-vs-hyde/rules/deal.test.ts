import { expect, test } from 'vitest';
import {
  CARDS,
  EVIL_CARDS,
  isPotion,
  POTIONS,
  SUITS,
  suitOf,
  valueOf,
} from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import type { Deal } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom } from '#kit/random';
import { chapter } from './describe-rulebook-chapter.ts';
import { cards, game, roundOf, roundsOf, span } from './table.ts';

/** The deal of these cards, as an attempt. */
function deal(jekyll: string, hyde: string): Deal {
  return { type: 'deal', jekyll: cards(jekyll), hyde: cards(hyde) };
}

chapter('deal', {
  'the-cards': () => {
    test.each(SUITS)('%s has the numbers 1 to 7, once each', (suit) => {
      const numbers = EVIL_CARDS.filter((card) => suitOf(card) === suit).map(valueOf);
      expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    test('the Potions lie halfway between the numbers, and have no suit', () => {
      expect(POTIONS.map(valueOf)).toEqual([2.5, 3.5, 4.5, 5.5]);
      expect(POTIONS.map((card) => suitOf(card))).toEqual([null, null, null, null]);
    });

    test('21 Evil cards and 4 Potions are 25 different cards', () => {
      expect(CARDS).toHaveLength(25);
      expect(new Set(CARDS).size).toBe(25);
      expect(CARDS.filter(isPotion)).toHaveLength(4);
    });

    test.each([
      ['twice in one hand', 'W1-7 G1 G2 G2', 'P1-7 G3-5', 'G2'],
      ['in both hands', 'W1-7 G1-3', 'P1-7 G3-5', 'G3'],
    ] as const)('no card is dealt %s', (_, jekyll, hyde, card) => {
      expect(game().refusals(deal(jekyll, hyde))).toEqual([{ type: 'dealt-twice', rule: 'the-cards', card }]);
    });
  },

  'deal-ten': () => {
    const first = game().deals('W1-7 G1-3', 'P1-7 G4-6');

    test('each player picks up the ten cards dealt, and the five others are set aside', () => {
      const { hands, setAside } = first.in('preparation');
      expect(hands.jekyll).toEqual(cards('W1-7 G1-3'));
      expect(hands.hyde).toEqual(cards('G4-6 P1-7'));
      expect(setAside).toEqual(cards('G7 2+ 3+ 4+ 5+'));
    });

    test.each([
      ['nine to Jekyll', 'W1-7 G1-2', 'P1-7 G4-6', 'jekyll', 9],
      ['eleven to Jekyll', 'W1-7 G1-3 2+', 'P1-7 G4-6', 'jekyll', 11],
      ['nine to Hyde', 'W1-7 G1-3', 'P1-7 G4-5', 'hyde', 9],
      ['eleven to Hyde', 'W1-7 G1-3', 'P1-7 G4-6 2+', 'hyde', 11],
    ] as const)('%s is no deal', (_, jekyll, hyde, to, count) => {
      expect(game().refusals(deal(jekyll, hyde))).toEqual([
        { type: 'wrong-deal', rule: 'deal-ten', to, count },
      ]);
    });

    test('a hand that is wrong in two ways is refused for both', () => {
      expect(
        game()
          .refusals(deal('W1-7 G1', 'P1-7 G1-3'))
          .map(({ rule }) => rule),
      ).toEqual(['deal-ten', 'the-cards']);
    });

    test('the deal is the first thing of every round, and tells nobody’s cards', () => {
      for (const round of [1, 2, 3] as const) {
        const due = roundsOf(game(), ...span(2, round).map(() => 5));
        expect(due.deals('W1-7 G1-3', 'P1-7 G4-6').events).toEqual([
          { type: 'dealt', rule: 'deal-ten', round },
        ]);
      }
    });

    test('all 25 cards are dealt from again in the next round, also those set aside before', () => {
      const again = roundOf(game(), 5).deals('W1-7 2+ 3+ 4+', 'P1-7 5+ G7 G1').in('preparation');
      expect(again.setAside).toEqual(cards('G2-6'));
    });

    test('a shuffled deal is a deal, the same for the same chance and another for another', () => {
      const deals = span(1, 50).map((seed) => shuffledDeal(seededRandom(seed)));
      for (const dealt of deals) expect(game().refusals(dealt)).toEqual([]);
      expect(shuffledDeal(seededRandom(1))).toEqual(deals[0]);
      expect(new Set(deals.map((dealt) => JSON.stringify(dealt))).size).toBe(50);
    });

    test('every card comes to every place sooner or later', () => {
      const places = new Set(
        span(1, 200).flatMap((seed) => {
          const { jekyll, hyde } = shuffledDeal(seededRandom(seed));
          return CARDS.map(
            (card) => `${card} ${jekyll.includes(card) ? 'jekyll' : hyde.includes(card) ? 'hyde' : 'aside'}`,
          );
        }),
      );
      expect(places.size).toBe(75);
    });
  },
});
