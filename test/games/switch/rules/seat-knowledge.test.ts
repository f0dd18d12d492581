import { describe, expect, test } from 'vitest';
import { CARDS, without } from '#games/switch/rules/cards';
import { knowledgeOf } from '#games/switch/rules/seat-knowledge';
import { start } from '#games/switch/rules/state-before-deal';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { view } from '#games/switch/rules/view';
import { statesOf } from '../board/random-game-states.ts';

/** What a seat can know of the cards. */

describe('What a seat can know', () => {
  test('is its hand, what was shown and how many there are, in every state of games by lot', () => {
    let shown = 0;
    for (const state of statesOf(60)) {
      if (state.phase === 'deal') continue;
      for (const seat of seatsAt(state)) {
        const known = knowledgeOf(view(state, seat));
        if (known === null) throw new Error('A seat that holds cards knows something');
        expect(known.own).toEqual(handOf(state, seat));
        expect(known.deck).toBe(state.deck.length);
        const hidden = known.others.reduce((sum, other) => sum + other.hidden, 0);
        expect(known.unseen.length).toBe(hidden + known.deck);
        for (const other of known.others) {
          const hand = handOf(state, other.seat);
          expect(other.shown.length + other.hidden).toBe(hand.length);
          expect(without(other.shown, hand)).toEqual([]);
          shown += other.shown.length;
        }
        const elsewhere = known.others.flatMap((other) => other.shown);
        expect([...known.own, ...state.played, ...elsewhere, ...known.unseen].toSorted()).toEqual(
          CARDS.toSorted(),
        );
      }
    }
    expect(shown).toBeGreaterThan(0);
  });

  test('is the same wherever the cards lie that it has not seen', () => {
    for (const state of statesOf(20, 40)) {
      if (state.phase !== 'turn') continue;
      const [seat, other] = seatsAt(state);
      const held = (state.shown[other ?? 'p2'] ?? []).length === 0 ? handOf(state, other ?? 'p2') : [];
      const [card] = held;
      const [drawn] = state.deck;
      if (seat === undefined || other === undefined || card === undefined || drawn === undefined) continue;
      const swapped = {
        ...state,
        hands: { ...state.hands, [other]: [...held.slice(1), drawn] },
        deck: [card, ...state.deck.slice(1)],
      };
      expect(knowledgeOf(view(swapped, seat))).toEqual(knowledgeOf(view(state, seat)));
    }
  });

  test('is nothing before the deal, and nobody’s where all hands are open', () => {
    expect(knowledgeOf(view(start(), 'p1'))).toBeNull();
    for (const state of statesOf(1, 5)) expect(knowledgeOf(view(state, 'all'))).toBeNull();
  });
});
