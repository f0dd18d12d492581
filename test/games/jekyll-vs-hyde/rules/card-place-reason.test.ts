import { describe, expect, test } from 'vitest';
import { placesOf, reasonOf, type PlaceReason } from '#games/jekyll-vs-hyde/rules/card-place-reason';
import { CARDS, SEATS, other } from '#games/jekyll-vs-hyde/rules/cards';
import { infer } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { span } from './table.ts';
import { randomGame } from './random-game.ts';

/** Why a card can or cannot be in the other hand. That what `infer` proves is so in every deal is for `record-truth.test.ts`. */

/** What shows that a card is there, and what that it is not. */
const THERE: readonly PlaceReason['type'][] = ['given', 'must-hold'];
const NOT_THERE: readonly PlaceReason['type'][] = ['void', 'few-potions', 'all-known'];

describe('What is told of a card', () => {
  test('is what is inferred, and so in the game, at every step of games by lot', () => {
    const met = new Set<string>();
    for (const seed of span(1, 40)) {
      for (const { state } of randomGame(seed)) {
        for (const seat of SEATS) {
          const seen = view(state, seat);
          const inference = infer(seen);
          const places = placesOf(seen);
          expect(places === null).toBe(inference === null);
          if (places === null || inference === null || !('hands' in state)) continue;
          for (const card of CARDS) {
            const reason = reasonOf(seen, places, card);
            met.add(reason.type);
            // Shown as known is what is proved, and shown as open what is not.
            expect(THERE.includes(reason.type)).toBe(inference.held.includes(card));
            expect(NOT_THERE.includes(reason.type)).toBe(inference.aside.includes(card));
            expect(reason.type === 'open').toBe(inference.open.includes(card));
            expect(reason.type === 'own').toBe(state.hands[seat].includes(card));
            // The evidence is a piece of what was inferred, of this card alone.
            if ('rule' in reason)
              expect(inference.evidence).toContainEqual(
                expect.objectContaining({ type: reason.type, rule: reason.rule }),
              );
            const held = state.hands[other(seat)].includes(card);
            if (reason.type !== 'open') expect(held).toBe(THERE.includes(reason.type));
            if (reason.type === 'played') {
              const trick = state.tricks[reason.trick - 1] ?? state;
              expect('led' in trick && 'leader' in trick).toBe(true);
              if (!('led' in trick) || !('leader' in trick)) continue;
              const isLed = trick.led.card === card;
              expect(reason.by).toBe(isLed ? trick.leader : other(trick.leader));
            }
          }
        }
      }
    }
    expect([...met].toSorted()).toEqual([
      'all-known',
      'few-potions',
      'given',
      'must-hold',
      'open',
      'own',
      'played',
      'void',
    ]);
  });
});
