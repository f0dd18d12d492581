import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf, reasonsBetween } from '#games/switch/opponents/advice';
import { movesOf, type Move } from '#games/switch/opponents/distinct-legal-moves';
import { bestByHand } from '#games/switch/opponents/own-hand-opponent';
import { apply } from '#games/switch/rules/apply';
import { SUITS, suitOf, without, type Suit } from '#games/switch/rules/cards';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import { start } from '#games/switch/rules/state-before-deal';
import type { State, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';

/** Turns out of games of two, three and five players, some turns after the deal. */
function* turns(games: number): Generator<Turn> {
  for (let seed = 1; seed <= games; seed++) {
    const chance = seededRandom(seed);
    let { state }: { readonly state: State } = apply(start(), shuffledDeal(chance, [2, 3, 5][seed % 3] ?? 2));
    const stop = Math.floor(chance() * 24);
    for (let at = 0; at < stop && (state.phase === 'turn' || state.phase === 'shuffle'); at++)
      ({ state } = apply(
        state,
        state.phase === 'turn' ? bestByHand(state, chance) : shuffledDeck(state, chance),
      ));
    if (state.phase === 'turn') yield state;
  }
}

/** Each turn with every two of its moves. */
function* pairs(games: number): Generator<{ state: Turn; made: Move; better: Move }> {
  for (const state of turns(games)) {
    const moves = movesOf(state);
    for (const made of moves) for (const better of moves) if (made !== better) yield { state, made, better };
  }
}

/** What the engine knows of a play: the run and the suit that lie there then, and what stays in the hand, by suit. */
function after(state: Turn, move: Move) {
  const { state: next } = apply(state, move);
  if (next.phase === 'deal') throw new Error('No deal follows a turn');
  const left = move.type === 'play' ? without(handOf(state, move.by), move.cards) : handOf(state, move.by);
  const held = (suit: Suit) => left.filter((card) => suitOf(card) === suit).length;
  return { run: next.run, suit: next.match.suit, left, held };
}

describe('What is said of moves is so, whatever lies there', () => {
  test('a reason from suits is given only where suits count, with the suit that lies there and the cards that are left of it', () => {
    let told = 0;
    for (const { state, made, better } of pairs(300))
      for (const reason of reasonsBetween(state, made, better)) {
        if (reason.type !== 'rival-follows-less') continue;
        for (const { move, suit, held } of [reason.rival, reason.best]) {
          const found = after(state, move);
          expect({ run: found.run, suit: found.suit, held: found.held(suit) }).toEqual({
            run: null,
            suit,
            held,
          });
        }
        told += 1;
      }
    expect(told).toBeGreaterThan(100);
  });

  test('a suit is chosen for how many are held of it only where of no other more are held, and they are as many', () => {
    let told = 0;
    for (const { state, made, better } of pairs(300))
      for (const reason of reasonsBetween(state, made, better)) {
        if (reason.type !== 'chooses') continue;
        const { held } = after(state, better);
        expect(held(reason.suit)).toBe(reason.held);
        expect(Math.max(...SUITS.map(held))).toBe(reason.held);
        told += 1;
      }
    expect(told).toBeGreaterThan(100);
  });

  test('two plays are called as good by the suits they leave only where both leave one, and as many cards of it', () => {
    let told = 0;
    for (const { state, made, better } of pairs(300)) {
      const worst: Move = { type: 'draw', by: better.by };
      if (made.type === 'draw' || better.type === 'draw') continue;
      const trials = Array.from({ length: 20 }, () => [0.5, 0.5, 0.47]);
      const { reasons } = adviceOf({ moves: [better, made, worst], trials }, state);
      for (const reason of reasons) {
        if (reason.type !== 'even-leaves') continue;
        for (const found of [after(state, better), after(state, made)])
          expect([found.run, found.left.length, found.held(found.suit)]).toEqual([
            null,
            reason.left,
            reason.matching,
          ]);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(100);
  });
});
