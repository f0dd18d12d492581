import { describe, expect, test } from 'vitest';
import { reasonOf } from '#games/switch/rules/card-place-reason';
import { CARDS } from '#games/switch/rules/cards';
import { knowledgeOf } from '#games/switch/rules/seat-knowledge';
import { start } from '#games/switch/rules/state-before-deal';
import type { State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { view } from '#games/switch/rules/view';
import { statesOf } from '../board/random-game-states.ts';

/** Why a card can or cannot be where, for a seat. */

/** Games by lot, each as the states up to some moment near its end. */
function pasts(games: number): readonly (readonly State[])[] {
  const all: State[][] = [];
  for (const state of statesOf(games, 120)) {
    if (state.phase === 'deal') all.push([]);
    all.at(-1)?.push(state);
  }
  return all.flatMap((states) => [states.slice(0, 12), states.slice(0, 60), states]);
}

describe('What is told of a card', () => {
  test('is so, agrees with what the seat can know, and leaves it where it really is', () => {
    const met = { own: 0, shown: 0, played: 0, never: 0, seen: 0, unchanged: 0, notInDeck: 0, only: 0 };
    for (const past of pasts(40)) {
      const state = past.at(-1);
      if (state === undefined || state.phase === 'deal') continue;
      for (const seat of seatsAt(state).slice(0, 2)) {
        const known = knowledgeOf(view(state, seat));
        for (const card of CARDS) {
          const reason = reasonOf(past, seat, card);
          if (reason === null || known === null) throw new Error('Cards are held');
          expect(reason.type === 'unseen').toBe(known.unseen.includes(card));
          switch (reason.type) {
            case 'own':
              expect(known.own).toContain(card);
              break;
            case 'played':
              expect(state.played).toContain(card);
              break;
            case 'shown':
              expect(known.others.find((other) => other.seat === reason.seat)?.shown).toContain(card);
              break;
            case 'unseen': {
              const where = state.deck.includes(card)
                ? 'deck'
                : seatsAt(state).find((one) => handOf(state, one).includes(card));
              expect(reason.may).toContain(where);
              expect(reason.unchanged).not.toContain(where);
              expect(reason.notInDeck && where === 'deck').toBe(false);
              met[reason.seen === null ? 'never' : 'seen'] += 1;
              met.unchanged += reason.unchanged.length;
              met.notInDeck += Number(reason.notInDeck);
              met.only += Number(reason.may.length === 1);
              continue;
            }
          }
          met[reason.type] += 1;
        }
      }
    }
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
  });

  test('is nothing before the deal', () => {
    expect(reasonOf([start()], 'p1', 'AS')).toBeNull();
  });
});
