import { describe, expect, test } from 'vitest';
import { annotated, glyphFor, notesOn, type Note } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import { costOf, costliest, type Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import {
  analyse,
  isPlaying,
  playedFrom,
  type LinePosition,
} from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { createSolver, type Gap, type Solution } from '#games/jekyll-vs-hyde/solver/solver';
import { sure, worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { DEFAULT_RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { stateOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readReplay } from '#replays/read-replay';
import type { Glyph, Line } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { leads, randomGame } from '../../../replays/fixtures/sample-games.ts';

/** The last tricks of each round of a game: those before take longer and are no different. */
function lastTricks(line: readonly LinePosition[], tricks: number): readonly LinePosition[] {
  return line.filter(({ state }) => !isPlaying(state) || state.tricks.length >= 10 - tricks);
}

function ends(actions: readonly Action[], tricks: number): readonly LinePosition[] {
  return lastTricks(playedFrom(start(), actions), tricks);
}

function finish<Value>(steps: Generator<unknown, Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function solutionsOf(line: readonly LinePosition[], slice = Infinity): readonly (Solution | undefined)[] {
  const solutions: Solution[] = [];
  for (const { at, solution } of analyse(line, createSolver(), slice)) {
    if (solution !== null) solutions[at] = solution;
  }
  return line.map((_, at) => solutions[at]);
}

describe('What every position of a line is worth', () => {
  test.each([1, 2, 3])('is what the solver says of each, game %i', (seed) => {
    const line = ends(randomGame(seed), 6);
    const solver = createSolver();
    expect(solutionsOf(line, 500)).toEqual(
      line.map(({ state }) => (isPlaying(state) ? solver.solve(state) : undefined)),
    );
  });

  test('the round that is asked for first, then the others from the last, each from its end', () => {
    const line = ends(randomGame(4), 3);
    const rounds = [1, 2, 3].map((round) =>
      line.flatMap(({ state }, at) => (isPlaying(state) && state.round === round ? [at] : [])).toReversed(),
    );
    const order = (first?: number) =>
      [...analyse(line, createSolver(), 100, first)].flatMap(({ at, solution }) =>
        solution === null ? [] : [at],
      );
    const [one = [], two = [], three = []] = rounds;
    expect(three.length).toBeGreaterThan(0);
    expect(order()).toEqual([...three, ...two, ...one]);
    expect(order(two[2])).toEqual([...two, ...three, ...one]);
  });

  test('and something is told of it before it is solved', () => {
    const told = [...analyse(ends(randomGame(4), 6), createSolver(), 100)];
    expect(told.filter(({ solution }) => solution === null).length).toBeGreaterThan(50);
    for (const { progress, solution } of told) {
      if (solution === null) continue;
      expect(progress.gap).toEqual({
        low: { from: solution.gap.low, to: solution.gap.low },
        high: { from: solution.gap.high, to: solution.gap.high },
      });
    }
  });
});

describe('What a move has cost', () => {
  test.each([5, 6, 7])(
    'is by how much what it leads to is worse than what a best move does, game %i',
    (seed) => {
      const line = ends(randomGame(seed), 6);
      const solver = createSolver();
      for (const [at, solution] of solutionsOf(line).entries()) {
        const played = line[at];
        if (played === undefined || solution === undefined) continue;
        const cost = costOf(played, solution);
        if (cost === null) {
          expect(played.action === null || played.state.phase === 'greed').toBe(true);
          continue;
        }
        const { by } = cost;
        const values = (action: Action): Gap => {
          const after = apply(played.state, action).state;
          return isPlaying(after) ? solver.value(after) : { low: endOf(after), high: endOf(after) };
        };
        expect(cost.can).toEqual(values(cost.played));
        expect(cost.could).toEqual(values(cost.best));
        expect(sure(by, cost.could)).toBe(sure(by, solution.gap));
        expect(cost.cost).toBe(worseBy(by, cost.can, cost.could));
        for (const { gap } of solution.moves) expect(worseBy(by, cost.could, gap)).toBeLessThanOrEqual(0);
        if (cost.cost === 0) expect(cost.best).toEqual(cost.played);
      }
    },
  );

  /**
   * Two cards each are left. If Jekyll leads Wrath 7 he wins both tricks, for Wrath 1 then beats Pride 2; if he leads Wrath 1
   * it loses to Wrath 6, and he wins one.
   */
  const twoLeft = (round: 1 | 2 | 3, marker: number, jekyll: number): State =>
    stateOf({
      rulings: DEFAULT_RULINGS,
      match: { game: 1 },
      round,
      marker,
      leader: 'jekyll',
      hands: { jekyll: ['W1', 'W7'], hyde: ['W6', 'P2'] },
      setAside: null,
      ranking: ['pride', 'greed', 'wrath'],
      won: { jekyll, hyde: 8 - jekyll },
    });
  const costIn = (state: State, action: Action): Cost => {
    if (!isPlaying(state)) throw new Error('Nothing is to be played');
    const cost = costOf({ state, action }, createSolver().solve(state));
    if (cost === null) throw new Error('There is nothing to cost');
    return cost;
  };

  test.each<[what: string, State, could: number, can: number, changes: Cost['changes'], Glyph | null]>([
    ['the marker, where the game goes on either way', twoLeft(1, 0, 4), 0, 2, 'marker', '?!'],
    ['the game, where Hyde wins it at once', twoLeft(1, 8, 4), 0, 2, 'game', '??'],
    ['the game, where Jekyll would have won it', twoLeft(3, 8, 4), 0, 2, 'game', '??'],
    ['nothing, where Jekyll wins in any case', twoLeft(3, 6, 4), 0, 2, 'nothing', null],
    ['nothing, where Hyde wins in any case', twoLeft(2, 4, 7), 6, 8, 'nothing', null],
  ])('changes %s', (_, state, could, can, changes, glyph) => {
    const cost = costIn(state, leads('jekyll', 'W7'));
    const both = (gap: number): Gap => ({ low: gap, high: gap });
    expect(cost).toMatchObject({
      by: 'jekyll',
      trick: 9,
      could: both(could),
      can: both(can),
      cost: 2,
      changes,
    });
    expect(cost.best).toEqual(leads('jekyll', 'W1'));
    expect(glyphFor(cost)).toBe(glyph);
    expect(costIn(state, leads('jekyll', 'W1'))).toMatchObject({ cost: 0, changes: 'nothing' });
  });

  test('has a glyph wherever it is listed among the costliest, however little it is', () => {
    const one = costIn(twoLeft(1, 0, 4), leads('jekyll', 'W7'));
    for (const cost of [1, 2, 4, 6]) {
      const costs = (['nothing', 'marker', 'game'] as const).map((changes) => ({ ...one, cost, changes }));
      const listed = costliest(costs);
      expect(costs.filter((each) => glyphFor(each) !== null)).toEqual(
        costs.filter((each) => listed.includes(each)),
      );
    }
  });

  test('the dearest come first: what decided a game, then the larger, then the earlier; what changed nothing never', () => {
    const cost = costIn(twoLeft(1, 0, 4), leads('jekyll', 'W7'));
    const [small, early, large, game, idle] = [
      { ...cost, trick: 5 },
      { ...cost, trick: 2 },
      { ...cost, cost: 4 },
      { ...cost, changes: 'game' as const },
      { ...cost, cost: 8, changes: 'nothing' as const },
    ];
    expect(costliest([early, small, large, idle, game])).toEqual([game, large, early, small]);
  });
});

describe('Notes in a game', () => {
  const played = randomGame(13);
  const line = playedFrom(start(), played);
  const late = lastTricks(line, 6);
  const found = finish(notesOn(late, createSolver(), 1000));
  /** With the places of the whole game. */
  const notes = found.map((note): Note => ({
    ...note,
    at: line.findIndex(({ state }) => state === late[note.at]?.state),
  }));
  const moves: Line<Action> = played.map((action) => ({ action }));

  test('stand at the moves that gave something away, with the trick as it should have been', () => {
    expect(notes.length).toBeGreaterThan(5);
    const solver = createSolver();
    for (const { at, cost, better } of notes) {
      const state = line[at]?.state;
      if (state === undefined) throw new Error('The note stands nowhere');
      const after = better.reduce((before, action) => apply(before, action).state, state);
      // Nobody has given anything away in that trick.
      expect(isPlaying(after) ? sure(cost.by, solver.value(after)) : endOf(after)).toBe(
        sure(cost.by, cost.could),
      );
    }
  });

  test('make a replay that can be read again, with glyphs, variations and comments at their places', () => {
    const replay = { game: 'jekyll-vs-hyde', moves: annotated(moves, notes, solving.better) };
    const reading = readReplay(writeReplay(replay), jekyllVsHydeMachine);
    if (!reading.ok) throw new Error('It cannot be read');
    expect(reading.value.problems).toEqual([]);
    for (const [at, step] of replay.moves.entries()) {
      const note = notes.find((each) => each.at === at);
      expect(step.glyph).toBe(note && glyphFor(note.cost));
      expect(step.variations?.[0]?.map(({ action }) => action)).toEqual(note?.better);
      expect(step.variations?.[0]?.[0]?.comment).toBe(note && solving.better(note.cost));
    }
  });

  test('leave what people have written', () => {
    const [note] = notes;
    const first = note?.better[0];
    if (note === undefined || first === undefined) throw new Error('There is no note');
    const theirs = { action: first, comment: 'Surely this.' };
    const step = {
      action: played[note.at] ?? first,
      glyph: '!' as const,
      comment: 'Bold.',
      variations: [[theirs]],
    };
    expect(annotated(moves.with(note.at, step), [note], solving.better)[note.at]).toEqual(step);
    const other = { ...step, variations: [] };
    expect(annotated(moves.with(note.at, other), [note], solving.better)[note.at]).toMatchObject({
      glyph: '!',
      comment: 'Bold.',
      variations: [
        [
          { action: first, comment: solving.better(note.cost) },
          ...note.better.slice(1).map((action) => ({ action })),
        ],
      ],
    });
  });

  test('are none where nobody has erred', () => {
    const solver = createSolver();
    let state = late.find((each) => isPlaying(each.state))?.state;
    const best: LinePosition[] = [];
    while (state !== undefined && isPlaying(state) && state.phase !== 'greed') {
      const { gap, moves } = solver.solve(state);
      const action =
        moves.find((move) => move.gap.low === gap.low && move.gap.high === gap.high)?.action ?? null;
      best.push({ state, action });
      if (action !== null) ({ state } = apply(state, action));
    }
    expect(best.length).toBeGreaterThan(3);
    expect(finish(notesOn(best, solver, Infinity))).toEqual([]);
  });
});

function endOf(state: State): number {
  if (state.phase !== 'deal' && state.phase !== 'over') throw new Error('The round is not over');
  return gap(tricksOwned(state.finished?.tricks ?? []));
}
