import { describe, expect, test } from 'vitest';
import { dearest } from '#kit/detect-and-rate-mistakes';
import { reasonsBetween } from '#games/switch/opponents/advice';
import { review, type Judged } from '#games/switch/opponents/played-move-costs';
import { CARDS, sorted, without, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { legal } from '#games/switch/rules/legal';
import { start } from '#games/switch/rules/state-before-deal';
import type { Action, Draw } from '#games/switch/rules/state';

const TOP: Card = '9S';
const OWN: readonly Card[] = sorted(['9H', '8S', '8H', '8C', 'KH', 'KD', '2C']);

/** A deal in which the first player holds these cards under a 9♠, the rest as the seed has it. */
function dealt(theirs: readonly Card[]): Action {
  const deck = without(CARDS, [TOP, ...OWN, ...theirs]);
  return { type: 'deal', hands: { p1: OWN, p2: sorted(theirs) }, deck: [TOP, ...deck] };
}

const THEIRS: readonly Card[] = ['4C', '6H', '6S', 'AD', '10C', 'QC', '4H'];
const judgedIn = (moves: readonly Action[], given = 0): readonly Judged[] =>
  [...review(start(), moves, 'p1', given)].filter((one) => one !== undefined);

describe('Looking back on a game', () => {
  const drawing: Draw = { type: 'draw', by: 'p1' };
  const named = { ...drawing, cause: 'choice', owed: 1 } as const;

  test('names the turn in which another move did better, with an estimate and its interval', () => {
    const [judged] = judgedIn([dealt(THEIRS), drawing]);
    expect(judged).toMatchObject({ turn: 1, move: named });
    const better = judged?.better;
    if (better == null) throw new Error('To draw with such a hand costs something');
    expect(better.cost).toBeGreaterThan(0.02);
    expect(better.interval[0]).toBeGreaterThan(0);
    expect(better.interval[0]).toBeLessThan(better.cost);
    expect(better.interval[1]).toBeGreaterThan(better.cost);
    // What speaks for it is what is said where it is advised, and so is what spoke against the other.
    const { state } = apply(start(), dealt(THEIRS));
    if (state.phase !== 'turn') throw new Error('It is a turn');
    const reasons = reasonsBetween(state, drawing, better.move);
    expect(reasons.at(-1)?.type).toBe('rival-draws');
    expect(judged?.reasons?.filter(({ type }) => type !== 'brings-about')).toEqual(reasons);
  });

  test('says the same whatever the other one held: only what was seen counts', () => {
    const others: readonly Card[] = ['2D', '2H', '2S', '5H', 'AS', 'AC', 'AH'];
    const [one] = judgedIn([dealt(THEIRS), drawing]);
    const [other] = judgedIn([dealt(others), drawing]);
    expect(other).toEqual(one);
  });

  test('finds nothing against the move that it would have made', () => {
    const [judged] = judgedIn([dealt(THEIRS), drawing]);
    const best = judged?.better?.move;
    if (best === undefined) throw new Error('There is a better move');
    expect(judgedIn([dealt(THEIRS), best])).toMatchObject([{ turn: 1, better: null }]);
  });

  test('says nothing of turns that somebody else made before, but counts them', () => {
    const moves: Action[] = [dealt(THEIRS)];
    let { state } = apply(start(), dealt(THEIRS));
    // Each plays the first card that may be played.
    while (moves.length < 6 && state.phase === 'turn') {
      const playing = legal(state).find(({ type }) => type === 'play');
      const move = playing ?? { ...drawing, by: state.turn };
      moves.push(move);
      ({ state } = apply(state, move));
    }
    const all = judgedIn(moves);
    const [first, ...own] = all;
    if (first === undefined || own.length === 0) throw new Error('There was something to choose twice');
    const judged = judgedIn(moves, first.at + 1);
    expect(judged.map(({ at, turn }) => [at, turn])).toEqual(own.map(({ at, turn }) => [at, turn]));
  });

  test('tells the dearest turns first, and no more than are asked for', () => {
    const of = (turn: number, cost: number | null): Judged => ({
      at: turn,
      turn,
      move: named,
      better: cost === null ? null : { move: named, cost, interval: [0.01, 1], deals: 300 },
    });
    const found = dearest([of(1, 0.1), of(2, null), of(3, 0.3), of(4, 0.2)], 2);
    expect(found.map(({ turn }) => turn)).toEqual([3, 4]);
  });
});
