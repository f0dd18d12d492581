import { describe, expect, test } from 'vitest';
import { unreachableReason } from '#games/switch/board/unreachable-reason';
import { spelledOnce, goingOut } from './brute-force-ways-out.ts';
import { apply } from '#games/switch/rules/apply';
import { legal } from '#games/switch/rules/legal';
import { rankOf } from '#games/switch/rules/cards';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt, topOf } from '#games/switch/rules/turn-order';
import { enter, play } from '#games/switch/statechart/enter-and-step-statechart';
import { puzzles } from '#games/switch/puzzles/generate-puzzles';
import { gradeOf } from '#games/switch/puzzles/puzzle-difficulty';
import { GRADES } from '#kit/puzzle-difficulty-levels';
import {
  nameOf,
  readPuzzlePosition,
  writePuzzlePosition,
} from '#games/switch/puzzles/puzzle-position-as-text';
import { workOutPuzzle, type Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { createGoingOutSearch } from '#games/switch/puzzles/search-going-out';
import { confirm, storedOf } from '#games/switch/puzzles/stored-puzzle';
import { verdictOn } from '#games/switch/puzzles/puzzle-move-verdict';
import { outcomeOf, waysOn, type Outcome } from '#games/switch/puzzles/puzzle-move-outcomes';
import { seededRandom } from '#kit/random';
import file from '../../../content/switch/puzzles.json' with { type: 'json' };

const SET: readonly Puzzle[] = file.puzzles.map((stored) => {
  const confirmed = confirm(stored);
  if (!confirmed.ok) throw new Error(`${stored.position}: ${confirmed.problem}`);
  return confirmed.value;
});

function stateOf({ position }: Puzzle): Turn {
  const state = readPuzzlePosition(position);
  if (state === null) throw new Error(`${position} is no position`);
  return state;
}

/** Puzzles as the endless page finds them. */
function found(seed: number, many: number): readonly Puzzle[] {
  const list: Puzzle[] = [];
  for (const { found } of puzzles(seededRandom(seed))) {
    if (found !== null) list.push(found);
    if (list.length === many) break;
  }
  return list;
}

function expectOneWayOut(puzzle: Puzzle): void {
  const ways = goingOut(stateOf(puzzle));
  const [mine] = spelledOnce([puzzle.plays.map(({ cards }) => cards)]);
  expect([puzzle.position, ...ways]).toEqual([puzzle.position, mine]);
}

describe('Every puzzle of the set', () => {
  test('has exactly one way out, by a search of every order of every play that knows nothing of the engine', () => {
    for (const puzzle of SET) expectOneWayOut(puzzle);
  });

  test('is solved on the statechart, with nobody else acting and no card drawn', () => {
    for (const puzzle of SET) {
      let position = enter(stateOf(puzzle));
      for (const [index, action] of puzzle.plays.entries()) {
        const played = play(position, action);
        if (!played.ok) throw new Error(`Refused: ${JSON.stringify(played.problem)}`);
        position = played.value;
        const { state, events } = position.context;
        expect(events.some(({ type }) => type === 'drew')).toBe(false);
        if (index < puzzle.plays.length - 1)
          expect(state).toMatchObject({ phase: 'turn', turn: puzzle.seat });
        else expect(state).toMatchObject({ phase: 'over', winner: puzzle.seat });
      }
    }
  });

  test('says of each play whether it still leads out, and of the others how they fail', () => {
    for (const puzzle of SET) {
      const state = stateOf(puzzle);
      const search = createGoingOutSearch();
      for (const action of legal(state)) {
        if (action.type !== 'play' && action.type !== 'draw') continue;
        const verdict = verdictOn(state, action, search);
        const { state: after } = apply(state, action);
        const isRight =
          after.phase === 'turn' &&
          after.turn === puzzle.seat &&
          action.type === 'play' &&
          handOf(after, puzzle.seat).length === puzzle.cards - action.cards.length &&
          goingOut(after).length > 0;
        expect([puzzle.position, action, verdict.type]).toEqual([
          puzzle.position,
          action,
          isRight ? 'on' : 'wrong',
        ]);
        if (verdict.type === 'wrong') expectFailure(state, verdict);
      }
    }
  });

  test('misleads: beside the way out others give another turn, and lead nowhere', () => {
    for (const puzzle of SET) {
      expect(puzzle.falseStarts).toBeGreaterThan(0);
      const search = createGoingOutSearch();
      let state: Turn | null = stateOf(puzzle);
      let misleading = 0;
      for (const action of puzzle.plays) {
        for (const { outcome } of state === null ? [] : waysOn(state))
          if (outcome.type === 'again' && !search.isOpen(outcome.state)) misleading += 1;
        const outcome: Outcome | null = state === null ? null : outcomeOf(state, action);
        state = outcome?.type === 'again' ? outcome.state : null;
      }
      expect(misleading).toBeGreaterThan(0);
    }
  });

  test('shows nothing that no game leads to', () => {
    for (const puzzle of SET) {
      expect(unreachableReason(stateOf(puzzle))).toBeNull();
      expect(writePuzzlePosition(stateOf(puzzle))).toBe(puzzle.position);
    }
  });
});

/** What is said to go wrong does, on the engine. */
function expectFailure(
  start: Turn,
  { plays, failure }: Extract<ReturnType<typeof verdictOn>, { type: 'wrong' }>,
) {
  let state: Turn = start;
  plays.forEach((action, index) => {
    const { state: after, events } = apply(state, action);
    const isLast = index === plays.length - 1;
    if (isLast && failure.type === 'trick-last') {
      expect(events).toContainEqual(expect.objectContaining({ type: 'not-finished', card: failure.card }));
      return;
    }
    if (after.phase !== 'turn') throw new Error('Somebody is to act');
    if (isLast && failure.type === 'passed') {
      expect([after.turn, handOf(after, start.turn)]).toEqual([failure.next, failure.left]);
      return;
    }
    expect(after.turn).toBe(start.turn);
    state = after;
  });
  if (failure.type !== 'stuck') return;
  expect(legal(state).filter(({ type }) => type === 'play')).toEqual([]);
  expect([state.match, handOf(state, start.turn)]).toEqual([failure.match, failure.left]);
}

describe('The set', () => {
  test('has forty puzzles or more, no two the same, in the order of their grades, ten of each or more', () => {
    expect(SET.length).toBeGreaterThanOrEqual(40);
    expect(new Set(SET.map(({ position }) => nameOf(position))).size).toBe(SET.length);
    const grades = SET.map(({ grade }) => grade);
    expect(grades).toEqual(grades.toSorted((a, b) => a - b));
    for (const grade of GRADES)
      expect(grades.filter((one) => one === grade).length).toBeGreaterThanOrEqual(10);
  });

  test('is various: two to four players, both directions, 8s and Jacks, upon a plain card, a 7 and an Ace', () => {
    for (const players of [2, 3, 4])
      expect(SET.filter((puzzle) => puzzle.players === players).length).toBeGreaterThanOrEqual(8);
    const states = SET.map(stateOf);
    expect(new Set(states.map(({ direction }) => direction)).size).toBe(2);
    for (const rank of ['7', 'A'] as const)
      expect(states.filter((state) => rankOf(topOf(state)) === rank).length).toBeGreaterThanOrEqual(4);
    const ranks = SET.map(({ plays }) => new Set(plays.flatMap(({ cards }) => cards.map(rankOf))));
    expect(ranks.filter((held) => held.has('8') && held.has('J')).length).toBeGreaterThan(SET.length / 2);
    expect(Math.max(...SET.map(({ plays }) => plays.length))).toBeGreaterThanOrEqual(4);
  });

  test('does not pass with a claim that is not so', () => {
    const [stored] = file.puzzles;
    if (stored === undefined) throw new Error('There are puzzles');
    expect(confirm({ ...stored, grade: 4 })).toEqual({ ok: false, problem: 'grade' });
    expect(confirm({ ...stored, plays: stored.plays.toReversed() })).toEqual({ ok: false, problem: 'plays' });
    expect(confirm({ ...stored, position: `${stored.position}x` })).toEqual({
      ok: false,
      problem: 'position',
    });
  });
});

describe('Looking for puzzles', () => {
  test('finds 400 that all have one way out, the same from the same seed', () => {
    const some = found(7, 400);
    expect(found(7, 20)).toEqual(some.slice(0, 20));
    expect(found(8, 20)).not.toEqual(some.slice(0, 20));
    for (const puzzle of some) {
      expectOneWayOut(puzzle);
      expect(seatsAt(stateOf(puzzle)).length).toBe(puzzle.players);
      expect(confirm({ ...storedOf(puzzle) })).toEqual({ ok: true, value: puzzle });
    }
    for (const grade of GRADES) expect(some.some((puzzle) => puzzle.grade === grade)).toBe(true);
  });

  test('takes no position with several ways out, or with none', () => {
    const [puzzle] = SET;
    if (puzzle === undefined) throw new Error('There are puzzles');
    const state = stateOf(puzzle);
    const free = readPuzzlePosition(
      writePuzzlePosition({ ...state, hands: { ...state.hands, p1: ['9C', '9D', '9H'] } }),
    );
    const closed = readPuzzlePosition(
      writePuzzlePosition({ ...state, hands: { ...state.hands, p1: ['8C', '8D'] } }),
    );
    expect([free, closed].map((one) => one && workOutPuzzle(one))).toEqual([null, null]);
    expect(readPuzzlePosition('1aaaaa.00')).toBeNull();
  });
});

test('Every way on is a way on of its own: no two plays of a position lead to the same one', () => {
  for (const puzzle of SET) {
    const state = stateOf(puzzle);
    const plays: readonly Play[] = waysOn(state).map(({ play }) => play);
    const lead = (action: Play) => {
      const { cards } = action;
      return [cards.toSorted().join(), cards.length === puzzle.cards ? '' : cards.at(-1)].join('/');
    };
    const all = new Set(legal(state).flatMap((action) => (action.type === 'play' ? [lead(action)] : [])));
    expect(plays.map(lead).toSorted()).toEqual([...all].toSorted());
  }
});

describe('The grade', () => {
  test('never falls as a way out has more steps, and more and longer ones mislead', () => {
    const easy = { steps: 2, falseStarts: 1, depth: 0 };
    expect(gradeOf(easy)).toBe(1);
    for (const harder of [
      { ...easy, steps: 4 },
      { ...easy, falseStarts: 20 },
      { ...easy, depth: 6 },
    ])
      expect(gradeOf(harder)).toBeGreaterThan(gradeOf(easy));
    expect(gradeOf({ steps: 4, falseStarts: 11, depth: 3 })).toBe(4);
  });
});
