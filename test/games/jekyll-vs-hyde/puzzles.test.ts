import { describe, expect, test } from 'vitest';
import { bestAtAGlance } from '#games/jekyll-vs-hyde/opponents/own-hand-opponent';
import { movesOf } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { isPotion } from '#games/jekyll-vs-hyde/rules/cards';
import { unreachableReasons } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { readQuestion, writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { seededRandom } from '#kit/random';
import { enter, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { gradeOf } from '#games/jekyll-vs-hyde/puzzles/puzzle-difficulty';
import { GRADES } from '#kit/puzzle-difficulty-levels';
import { puzzles } from '#games/jekyll-vs-hyde/puzzles/generate-puzzles';
import { nameOf, readPuzzlePosition } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import { findTrickWhereGapLost } from '#games/jekyll-vs-hyde/puzzles/find-trick-where-gap-lost';
import { words } from '#games/jekyll-vs-hyde/words/en/puzzles';
import type { Puzzle, Tried } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { confirm, storedOf } from '#games/jekyll-vs-hyde/puzzles/stored-puzzle';
import { THEMES, type Theme } from '#games/jekyll-vs-hyde/puzzles/puzzle-themes';
import file from '../../../content/jekyll-vs-hyde/puzzles.json' with { type: 'json' };

const solver = createSolver({ memory: 2 ** 23 });

const SET: readonly Puzzle[] = file.puzzles.map((stored) => {
  const confirmed = confirm(stored, solver);
  if (!confirmed.ok) throw new Error(`${stored.position}: ${confirmed.problem}`);
  return confirmed.value;
});

function stateOf({ position }: Puzzle) {
  const state = readPuzzlePosition(position);
  if (state === null) throw new Error(`${position} is no position`);
  return state;
}

/** What the statechart says of a move and the line that follows it. */
function playedOut(
  puzzle: Puzzle,
  { action, line }: Tried,
): { readonly end: State; readonly trick: readonly Event[] } {
  let position = enter(stateOf(puzzle));
  const events: Event[][] = [[]];
  for (const move of [action, ...line]) {
    const played = play(position, move);
    if (!played.ok) throw new Error(`Refused: ${JSON.stringify(move)}`);
    position = played.value;
    events.at(-1)?.push(...position.context.events);
    if (position.context.events.some(({ type }) => type === 'awarded')) events.push([]);
  }
  return { end: position.context.state, trick: events[0] ?? [] };
}

describe('Every puzzle of the set', () => {
  test('has one best move, by a solver that knows nothing of puzzles, and it is not what one plays at a glance', () => {
    const fresh = createSolver({ memory: 2 ** 23 });
    for (const puzzle of SET) {
      const state = stateOf(puzzle);
      const { gap, moves } = fresh.solve(state);
      const [best, ...others] = moves.toSorted(
        (a, b) => (puzzle.seat === 'hyde' ? -1 : 1) * (a.gap.low - b.gap.low),
      );
      expect(gap).toEqual({ low: puzzle.gap, high: puzzle.gap });
      expect(best).toEqual({ action: puzzle.moves[0].action, gap });
      for (const other of others) {
        expect(other.gap.low).toBe(other.gap.high);
        if (puzzle.seat === 'hyde') expect(other.gap.high).toBeLessThan(puzzle.gap);
        else expect(other.gap.low).toBeGreaterThan(puzzle.gap);
        expect(puzzle.moves.find(({ action }) => sameMove(action, other.action))?.gap).toBe(other.gap.low);
      }
      const glance = bestAtAGlance(state, movesOf(state, puzzle.seat), puzzle.seat);
      expect(sameMove(glance, puzzle.moves[0].action)).toBe(false);
      expect(sameMove(glance, puzzle.moves[1].action)).toBe(true);
    }
  });

  test('is played out by the statechart to the gap that is promised, whatever the first move', () => {
    for (const puzzle of SET) {
      for (const tried of puzzle.moves) {
        const { end } = playedOut(puzzle, tried);
        if (end.phase !== 'deal' && end.phase !== 'over') throw new Error('The round goes on');
        expect(end.finished?.tricks).toHaveLength(10);
        expect(gap(tricksOwned(end.finished?.tricks ?? []))).toBe(tried.gap);
      }
    }
  });

  test('says at which trick every other move fails, and says nothing of the best one', () => {
    for (const puzzle of SET) {
      const from = stateOf(puzzle);
      const [best, ...others] = puzzle.moves;
      expect(findTrickWhereGapLost(from, best, puzzle.seat, puzzle.gap)).toBeNull();
      for (const other of others) {
        const breaking = findTrickWhereGapLost(from, other, puzzle.seat, puzzle.gap);
        if (breaking === null) throw new Error(`${puzzle.position}: nothing is said of a wrong move`);
        const { trick, owned } = breaking;
        expect(owned.jekyll + owned.hyde).toBe(trick.trick);
        const reached = Array.from({ length: 11 - trick.trick }, (_, more) =>
          Math.abs(2 * (owned.jekyll + more) - 10),
        );
        if (puzzle.seat === 'hyde') expect(Math.max(...reached)).toBeLessThan(puzzle.gap);
        else expect(Math.min(...reached)).toBeGreaterThan(puzzle.gap);
      }
    }
    const hard = SET.find(({ position }) => nameOf(position) === 'u8j5c');
    if (hard === undefined) throw new Error('The puzzle is gone');
    const breaking = findTrickWhereGapLost(stateOf(hard), hard.moves[1], hard.seat, hard.gap);
    expect(breaking && words.told.breaks(breaking, hard.gap)).toBe(
      'It fails in trick 4: Hyde takes it with Wrath 4 over Wrath 3. With Jekyll on 3 and Hyde on 1 the gap no longer comes to 10.',
    );
  });

  test('can come up in a game', () => {
    for (const { position } of SET) {
      const read = readQuestion(position);
      expect(read.ok && unreachableReasons(read.value.setup)).toEqual([]);
    }
  });

  test('is about what it is said to be about', () => {
    const has = (events: readonly Event[], type: Event['type']) =>
      events.some((event) => event.type === type);
    const wonBy = (events: readonly Event[]) => events.find((event) => event.type === 'won')?.by;
    const truths: Partial<Record<Theme, (puzzle: Puzzle, best: readonly Event[], obvious: readonly Event[]) => boolean>> = {
      'wipe-ranking': (_, best, obvious) => has(best, 'cleared') && !has(obvious, 'cleared'),
      'take-trick': (_, best) => has(best, 'took-trick'),
      'swap-cards': (_, best, obvious) => has(best, 'exchanged') && !has(obvious, 'exchanged'),
      'lose-on-purpose': ({ seat }, best, obvious) => wonBy(best) !== seat && wonBy(obvious) === seat,
      'win-on-purpose': ({ seat }, best, obvious) => wonBy(best) === seat && wonBy(obvious) !== seat,
      'save-potion': ({ moves: [best, obvious] }) => isPotion(obvious.action.card) && !isPotion(best.action.card),
      'spend-potion': ({ moves: [best, obvious] }) => isPotion(best.action.card) && !isPotion(obvious.action.card),
      'make-ranking': (_, best) => best.filter(({ type }) => type === 'token').length > 1,
    }; // prettier-ignore
    for (const puzzle of SET) {
      const [best, obvious] = puzzle.moves;
      expect(puzzle.themes.length).toBeGreaterThan(0);
      for (const theme of puzzle.themes) {
        const isTrue = truths[theme] ?? (() => true);
        const events = [best, obvious].map((tried) => playedOut(puzzle, tried).trick);
        expect([puzzle.position, theme, isTrue(puzzle, events[0] ?? [], events[1] ?? [])]).toEqual([
          puzzle.position,
          theme,
          true,
        ]);
      }
    }
  });
});

describe('The set', () => {
  test('has sixty puzzles or more, no two the same, in the order of their grades', () => {
    expect(SET.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SET.map(({ position }) => nameOf(position))).size).toBe(SET.length);
    const grades = SET.map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
  });

  test('is various: each grade for each seat, leading and following; four to eight tricks to come; many themes', () => {
    for (const grade of GRADES) {
      for (const seat of ['jekyll', 'hyde'] as const) {
        for (const type of ['lead', 'follow'] as const) {
          const kind = SET.filter(
            (puzzle) =>
              puzzle.grade === grade && puzzle.seat === seat && puzzle.moves[0].action.type === type,
          );
          expect(kind.length).toBeGreaterThanOrEqual(3);
        }
      }
    }
    expect(new Set(SET.map(({ left }) => left))).toEqual(new Set([4, 5, 6, 7, 8]));
    const first = new Map<Theme | undefined, number>();
    for (const { themes } of SET) first.set(themes[0], (first.get(themes[0]) ?? 0) + 1);
    expect(first.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...first.values())).toBeLessThanOrEqual(8);
    expect([...first.keys()].every((theme) => theme !== undefined && THEMES.includes(theme))).toBe(true);
    const withPotions = SET.filter((puzzle) => {
      const { hands } = stateOf(puzzle);
      return [...hands.jekyll, ...hands.hyde].some(isPotion);
    });
    expect(withPotions.length).toBeGreaterThan(SET.length / 2);
    expect(withPotions.length).toBeLessThan(SET.length);
  });

  test('does not pass with a claim that is not so', () => {
    const [stored] = file.puzzles;
    if (stored === undefined) throw new Error('There are puzzles');
    expect(confirm({ ...stored, gap: 10 }, solver)).toEqual({ ok: false, problem: 'gap' });
    expect(confirm({ ...stored, best: stored.obvious }, solver)).toEqual({ ok: false, problem: 'best' });
    expect(confirm({ ...stored, position: `${stored.position}x` }, solver)).toEqual({
      ok: false,
      problem: 'position',
    });
  });
});

describe('Looking for puzzles', () => {
  test('finds the same from the same seed, each as it is worked out from its position alone', () => {
    const some = (seed: number) => {
      const found: Puzzle[] = [];
      for (const looking of puzzles(seededRandom(seed), solver)) {
        if (looking.found !== null) found.push(looking.found);
        if (found.length === 4) break;
      }
      return found;
    };
    const found = some(3);
    expect(some(3)).toEqual(found);
    expect(some(4)).not.toEqual(found);
    for (const puzzle of found) {
      expect(confirm({ ...storedOf(puzzle) }, createSolver({ memory: 2 ** 20 }))).toEqual({
        ok: true,
        value: puzzle,
      });
    }
  });

  test('passes by most positions, and takes none in which no card is to be played', () => {
    let passed = 0;
    for (const { looked, found } of puzzles(seededRandom(9), solver)) {
      if (found === null) passed += 1;
      if (looked > 40) break;
    }
    expect(passed).toBeGreaterThan(20);
    const [first] = SET;
    if (first === undefined) throw new Error('There are puzzles');
    const { end } = playedOut(first, first.moves[0]);
    expect(readPuzzlePosition(writeQuestion(questionOf(end)))).toBeNull();
    expect(readPuzzlePosition('1aaaaa.00')).toBeNull();
  });
});

describe('The grade', () => {
  test('never falls as more tricks are to come, more moves to choose from, more guesses miss, and it shows later', () => {
    const easy = { left: 4, moves: 3, missed: 1, plainAfter: 1 };
    expect(gradeOf(easy)).toBe(1);
    for (const harder of [
      { ...easy, left: 8 },
      { ...easy, moves: 12 },
      { ...easy, missed: 3 },
      { ...easy, plainAfter: 8 },
    ]) {
      expect(gradeOf(harder)).toBeGreaterThanOrEqual(gradeOf(easy));
    }
    expect(gradeOf({ left: 8, moves: 12, missed: 3, plainAfter: 8 })).toBe(4);
  });
});
