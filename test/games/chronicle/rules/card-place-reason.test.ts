import { describe, expect, test } from 'vitest';
import { cardsInOnlyPlace, reasonsOf } from '#games/chronicle/rules/card-place-reason';
import { CARDS, suitOf } from '#games/chronicle/rules/cards';
import { chronicleGame } from '#games/chronicle/rules/game';
import { start } from '#games/chronicle/rules/state-before-deal';
import { knowledgeOf } from '#games/chronicle/rules/seat-knowledge';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { InGame, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';

/** Why a card can or cannot be where, for a seat. */

/** The first moves of games by lot, of tables with every ruling and cards filled in by lot. */
function* pasts(games: number): Generator<readonly State[]> {
  for (let seed = 1; seed <= games; seed++) {
    const luck = seededRandom(seed);
    const past: State[] = [start(tableAt(seed, luck))];
    for (let move = 1; move <= 44; move++) {
      const state = past.at(-1);
      if (state === undefined || state.phase === 'over') break;
      past.push(chronicleGame.apply(state, choice(state, luck, 3 + (seed % 4))).state);
      if (move % 5 === 0) yield [...past];
    }
  }
}

/** Where a card that a seat does not see really lies. */
function placeOf(state: InGame, card: string) {
  if (state.discard.some((one) => one === card)) return 'pile';
  if (state.meeting.laid.some((laid) => laid.down && laid.card === card)) return 'down';
  return seatsAt(state).find((seat) => handOf(state, seat).some((one) => one === card));
}

describe('What is told of a card', () => {
  test('is so, agrees with what the seat can know, and leaves it where it really is', () => {
    const met: Record<string, number> = {};
    const meet = (what: string, times = 1) => {
      met[what] = (met[what] ?? 0) + times;
    };
    for (const past of pasts(9)) {
      const state = past.at(-1);
      if (state === undefined || state.phase === 'deal') continue;
      for (const seat of seatsAt(state).slice(0, 2)) {
        const known = knowledgeOf(view(state, seat));
        const reasonOf = reasonsOf(past, seat);
        if (reasonOf === null || known === null) throw new Error('Cards are held');
        const only = new Map<string, string>();
        for (const [place, cards] of cardsInOnlyPlace(reasonOf))
          for (const card of cards) only.set(card, place);
        for (const card of CARDS) {
          const reason = reasonOf(card);
          expect(reason.type === 'unseen').toBe(known.unseen.includes(card));
          meet(reason.type);
          if (reason.type === 'own') expect(known.own).toContain(card);
          if (reason.type === 'ally') expect(state.allies[reason.seat]).toContain(card);
          if (reason.type === 'shown' || reason.type === 'looked')
            expect(handOf(state, reason.seat)).toContain(card);
          if (reason.type === 'laid')
            expect(state.meeting.laid).toContainEqual(expect.objectContaining({ by: reason.seat, card }));
          if (reason.type === 'aside') expect(state.aside).toBe(card);
          if (reason.type === 'discarded') expect(state.discard.at(-1)).toBe(card);
          if (reason.type !== 'unseen') {
            expect(only.has(card)).toBe(false);
            continue;
          }
          expect(only.get(card)).toBe(reason.may.length === 1 ? placeOf(state, card) : undefined);
          const where = placeOf(state, card);
          expect(reason.may).toContain(where);
          expect([...reason.lacks.map((one) => one.seat), ...reason.unchanged]).not.toContain(where);
          expect(reason.notDown !== null && where === 'down').toBe(false);
          expect(reason.rule === 'wild-open').toBe(reason.notDown === 'wild');
          for (const { seat: other, suit, move } of reason.lacks) {
            expect(suitOf(card)).toBe(suit);
            const [before, after] = [past[move - 1], past[move]];
            expect(before?.phase === 'meeting' && before.turn === other && before.meeting.lead === suit).toBe(
              true,
            );
            expect(after?.phase !== 'deal' && after?.voids[other]).toContain(suit);
          }
          meet('lacks', reason.lacks.length);
          meet('unchanged', reason.unchanged.length);
          meet('notDown', Number(reason.notDown !== null));
          meet('only', Number(reason.may.length === 1));
        }
      }
    }
    for (const what of [
      'own',
      'ally',
      'laid',
      'shown',
      'aside',
      'discarded',
      'unseen',
      'lacks',
      'unchanged',
      'notDown',
      'only',
    ])
      expect(met[what], what).toBeGreaterThan(0);
  });

  test('is nothing before the first deal', () => {
    expect(reasonsOf([start()], 'p1')).toBeNull();
  });
});
