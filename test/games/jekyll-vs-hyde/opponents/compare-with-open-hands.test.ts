import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { betterByAdvice } from '#games/jekyll-vs-hyde/opponents/judge-move-as-advice-does';
import { standingOf } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { work, type Task, type Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { ended } from '../../../kit/run-iterator-to-end.ts';

/** A look back and the drill say the same of a card, by what was seen and with both hands open. */

const solver = createSolver();
const told = (task: Task) => [...work(task, solver)].filter((one) => one !== undefined);

/** A whole game, played by lot. */
const GAME: readonly Action[] = (() => {
  const chance = seededRandom(3);
  const moves: Action[] = [];
  let state: State = start();
  while (state.phase !== 'over') {
    const move = randomMove(state, chance);
    moves.push(move);
    ({ state } = apply(state, move));
  }
  return moves;
})();

const JUDGED = told({ type: 'review', from: start(), moves: GAME, given: 0, seat: 'hyde' }).filter(
  (one): one is Extract<Told, { readonly type: 'judged' }> => one.type === 'judged',
);
const costly = JUDGED.filter(({ judged }) => judged.cost > 0);

describe('A look back on a whole game', () => {
  test('judges each card of every round, and knows its place in the game', () => {
    expect(new Set(costly.map(({ judged }) => judged.from.round))).toEqual(new Set([1, 2, 3]));
    for (const { judged } of JUDGED) expect(GAME[judged.at]).toEqual(judged.move);
    const played = GAME.filter(
      (move) => (move.type === 'lead' || move.type === 'follow') && move.by === 'hyde',
    );
    expect(JUDGED).toHaveLength(played.length);
  });
});

describe('By what its player saw', () => {
  const weighed = JUDGED.map(({ judged: { from, move }, known }) => ({
    known,
    by: ended(betterByAdvice(view(from, move.by), move, solver)),
  }));

  test('each card is weighed by one measure, whatever it has cost with both hands open', () => {
    for (const { known, by } of weighed) expect(known).toEqual(by);
  });

  test('a card that was known to be worse is found, also where it has cost nothing', () => {
    const harmless = JUDGED.filter(({ judged, known }) => judged.cost === 0 && known !== null);
    expect(harmless.length).toBeGreaterThan(0);
    for (const { open, known } of harmless) {
      expect(open).toEqual({ known: { move: known?.move, standing: 'no-better' }, continuations: null });
    }
  });

  test('a mistake has the reason that the advice would give against it, or else those for the better card; bad luck has none', () => {
    const against = JUDGED.flatMap(({ judged: { move }, reasons }) =>
      reasons.flatMap((reason) => ('move' in reason ? [{ move, reason, reasons }] : [])),
    );
    const types = new Set(against.map(({ reason: { type } }) => type));
    expect(types).toEqual(new Set(['as-well', 'otherwise', 'tried']));
    for (const { move, reason, reasons } of against) {
      expect(reason).toMatchObject({ move });
      expect(reasons).toEqual([reason]);
    }
    for (const { judged, known, reasons } of JUDGED) {
      if (known === null) expect(reasons).toEqual([]);
      else if (judged.trick < 10) expect(reasons.length).toBeGreaterThan(0);
    }
  });
});

describe('With both hands open', () => {
  test('a card is compared with the one that could be known wherever that does better, and else with a best one', () => {
    const standings = costly.map(({ open }) => open.known?.standing ?? null);
    expect(standings).toEqual(expect.arrayContaining([null, 'best', 'no-better']));
    for (const { judged, open, known } of costly) {
      expect(open.known?.move ?? null).toEqual(known?.move ?? null);
      const better =
        open.known === null || open.known.standing === 'no-better' ? judged.better : open.known.move;
      expect(open.continuations?.better.action).toEqual(better);
      expect(standingOf(judged, better)).not.toBe('no-better');
      expect(standingOf(judged, judged.better)).toBe('best');
      expect(standingOf(judged, judged.move)).toBe('no-better');
    }
  });

  test('the drill says of a mistake what the look back has said', () => {
    const mistakes = JUDGED.flatMap(({ known, ...one }) => (known === null ? [] : [{ ...one, known }]));
    expect(mistakes.length).toBeGreaterThan(3);
    for (const { judged, open, known } of mistakes) {
      const { from, move } = judged;
      const [again] = told({ type: 'compare-open', from, move, known: known.move });
      if (again?.type !== 'compared-open') throw new Error('They are compared');
      expect(again.open).toEqual(open);
      expect({ ...again.judged, at: judged.at }).toEqual(judged);
    }
  });
});
