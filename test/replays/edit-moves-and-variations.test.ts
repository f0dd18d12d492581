import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_DEPTH, MAX_MOVES } from '#kit/input-limits';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Result } from '#kit/parse-result';
import { seededRandom, pick, type Random } from '#kit/random';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { begin, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import {
  comment,
  glyph,
  insert,
  promote,
  remove,
  type Edited,
  type EditProblem,
} from '#replays/edit-moves-and-variations';
import { lineTo, type Frame } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import { frameOf, pathOf, START, type Path, type VariationBranch } from '#replays/move-path';
import { stepAt } from '#replays/step-at-path';
import { readReplay } from '#replays/read-replay';
import { GLYPHS, type Line, type Replay, type Step } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { randomLines } from './fixtures/random-lines.ts';
import { randomMove } from './fixtures/random-replays.ts';

// ------------------------------------------------------------------------------------------ lines of letters

/** A line of letters, each a move: `a b(x y)(z) c` has two variations of its second move. */
function line(text: string): Line<string> {
  const tokens = text.match(/[a-z()]/g) ?? [];
  const read = (): Step<string>[] => {
    const steps: Step<string>[] = [];
    for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
      const step = steps.at(-1);
      if (token !== '(') steps.push({ action: token });
      else if (step !== undefined) {
        steps.splice(-1, 1, { ...step, variations: [...(step.variations ?? []), read()] });
      }
    }
    return steps;
  };
  return read();
}

/** The letters of a line, as `line` reads them. */
function letters(steps: Line<string>): string {
  const one = ({ action, variations = [] }: Step<string>) =>
    action + variations.map((each) => `(${letters(each)})`).join('');
  return steps.map(one).join(' ');
}

/** So many moves along the line to which the turns lead: each after so many moves, into that variation. */
function at(moves: number, ...turns: readonly (readonly [moves: number, variation: number])[]): Path {
  return { turns: turns.map(([moves, variation]): VariationBranch => ({ moves, variation })), moves };
}

const equal = (a: string, b: string) => a === b;

function done<A>(result: Result<Edited<A>, EditProblem>): Edited<A> {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** The line after an edit and the letter of the step shown, `-` at the start. */
function shown(result: Result<Edited<string>, EditProblem>): string {
  const edited = done(result);
  return `${letters(edited.line)} → ${stepAt(edited.line, edited.path)?.action ?? '-'}`;
}

const TREE = 'a b(x(u v) y)(z) c d';

describe('Playing something else', () => {
  test.each([
    ['at the end of the line goes on with it', 'a b', at(2), 'a b n → n'],
    ['in an empty replay begins it', '', START, 'n → n'],
    ['where the line goes on is a variation', 'a b c', at(1), 'a b(n) c → n'],
    ['instead of the first move is a variation of it', 'a b', START, 'a(n) b → n'],
    ['beside other variations comes after them', TREE, at(1), 'a b(x(u v) y)(z)(n) c d → n'],
    ['at the end of a variation goes on with it', TREE, at(1, [1, 2]), 'a b(x(u v) y)(z n) c d → n'],
    ['within a variation is a variation of that', TREE, at(1, [1, 1]), 'a b(x(u v) y(n))(z) c d → n'],
    ['deeper still', TREE, at(1, [1, 1], [0, 1]), 'a b(x(u v(n)) y)(z) c d → n'],
  ])('%s', (_, text, path, expected) => {
    expect(shown(insert(line(text), path, 'n', equal))).toBe(expected);
  });

  test.each([
    ['the line’s own next move', 'b', at(2)],
    ['a variation', 'z', at(1, [1, 2])],
    ['a variation of the first move of a variation', 'u', at(1, [1, 1], [0, 1])],
  ])('that is there already, as %s, goes there and changes nothing', (_, action, path) => {
    const tree = line(TREE);
    const edited = done(insert(tree, at(1), action, equal));
    expect(edited.line).toBe(tree);
    expect(edited.path).toEqual(path);
  });

  test('asks what is the same, not whether it is one object', () => {
    const steps = [{ action: ['W1', 'W2'] }];
    const same = (a: readonly string[], b: readonly string[]) =>
      isDeepStrictEqual(a.toSorted(), b.toSorted());
    expect(done(insert(steps, START, ['W2', 'W1'], same))).toEqual({ line: steps, path: at(1) });
  });
});

describe('Promoting a variation', () => {
  test.each([
    ['makes the line’s rest a variation', 'a b(x y) c d', at(2, [1, 1]), 'a x(b c d) y → y'],
    ['keeps the other variations', 'a b(x)(y)(z) c', at(1, [1, 2]), 'a y(x)(b c)(z) → y'],
    ['takes one step up only', TREE, at(2, [1, 1], [0, 1]), 'a b(u(x y) v)(z) c d → v'],
    ['leaves to each line what replaces it', TREE, at(1, [1, 1]), 'a x(b(u v) c d)(z) y → x'],
  ])('%s', (_, text, path, expected) => {
    expect(shown(promote(line(text), path))).toBe(expected);
  });

  test('is refused on the main line', () => {
    expect(promote(line(TREE), at(2))).toEqual({
      ok: false,
      problem: { type: 'no-variation', path: at(2) },
    });
  });
});

describe('Removing a step', () => {
  test.each([
    ['takes away all that follows', 'a b c d', at(3), 'a b → b'],
    ['of the main line may leave nothing', 'a b c', at(1), ' → -'],
    ['lets what replaced it go on in its place', 'a b(x y)(z) c', at(2), 'a x(z) y → a'],
    ['keeps the variations of its heir, in their order', TREE, at(2), 'a x(u v)(z) y → a'],
    ['lets an empty variation inherit nothing', 'a b()(z) c', at(2), 'a z → a'],
    ['takes what hangs on later moves with it', 'a b c(x) d', at(2), 'a → a'],
    ['shortens a variation', TREE, at(2, [1, 1]), 'a b(x(u v))(z) c d → x'],
    ['removes a variation with its first step', TREE, at(1, [1, 2]), 'a b(x(u v) y) c d → a'],
    ['goes back over several forks at one place', TREE, at(1, [1, 1], [0, 1]), 'a b(x y)(z) c d → a'],
  ])('%s', (_, text, path, expected) => {
    expect(shown(remove(line(text), path))).toBe(expected);
  });

  test('of the last variation leaves no empty list', () => {
    expect(done(remove(line('a(x)'), at(1, [0, 1]))).line).toEqual([{ action: 'a' }]);
  });
});

describe('A comment and a mark', () => {
  const tree = line('a b(x)');

  test('are written, written over and taken away', () => {
    const path = at(1, [1, 1]);
    const step = (edited: Edited<string>) => stepAt(edited.line, path);
    const said = done(comment(tree, path, 'Why not?'));
    expect(step(said)).toEqual({ action: 'x', comment: 'Why not?' });
    const marked = done(glyph(said.line, path, '?!'));
    expect(step(marked)).toEqual({ action: 'x', comment: 'Why not?', glyph: '?!' });
    const other = done(glyph(marked.line, path, '!!'));
    expect(step(other)).toEqual({ action: 'x', comment: 'Why not?', glyph: '!!' });
    const silent = done(comment(other.line, path, ''));
    expect(step(silent)).toEqual({ action: 'x', glyph: '!!' });
    expect(done(glyph(silent.line, path, null)).line).toEqual(tree);
  });

  test('that are there already change nothing', () => {
    const noted = [{ action: 'a', comment: 'Why?', glyph: '?' as const }];
    expect(done(comment(noted, at(1), 'Why?')).line).toBe(noted);
    expect(done(glyph(noted, at(1), '?')).line).toBe(noted);
    expect(done(comment(tree, at(1), '')).line).toBe(tree);
    expect(done(glyph(tree, at(1), null)).line).toBe(tree);
  });

  test('that could not be written to a file are refused', () => {
    const broken = { ok: false, problem: { type: 'broken-text', key: 'comment' } };
    expect(comment(tree, at(1), 'half a letter: \uD83D')).toEqual(broken);
  });
});

describe('A path that leads nowhere is refused', () => {
  const edits: readonly (readonly [string, (path: Path) => Result<Edited<string>, EditProblem>])[] = [
    ['insert', (path) => insert(line(TREE), path, 'n', equal)],
    ['promote', (path) => promote(line(TREE), path)],
    ['remove', (path) => remove(line(TREE), path)],
    ['comment', (path) => comment(line(TREE), path, 'Why?')],
    ['glyph', (path) => glyph(line(TREE), path, '!')],
  ];
  const nowhere: readonly (readonly [string, Path])[] = [
    ['after the end', at(5)],
    ['before the start', at(-1)],
    ['between two moves', at(1.5)],
    ['no number', at(NaN)],
    ['the start of a variation', at(0, [1, 1])],
    ['after the end of a variation', at(2, [1, 2])],
    ['a third of two variations', at(1, [1, 3])],
    ['a variation number 0', at(1, [1, 0])],
    ['a variation where none is', at(1, [0, 1])],
    ['a variation after the end', at(1, [4, 1])],
  ];
  test.each(edits.flatMap(([name, edit]) => nowhere.map(([where, path]) => ({ name, where, path, edit }))))(
    '$name: $where',
    ({ edit, path }) => {
      expect(edit(path)).toEqual({ ok: false, problem: { type: 'no-step', path } });
    },
  );

  test.each(edits.slice(2))('%s: the start, which is no step', (_, edit) => {
    expect(edit(START)).toEqual({ ok: false, problem: { type: 'no-step', path: START } });
  });
});

describe('A line stays within the limits of a replay', () => {
  test('of its moves', () => {
    const full = Array.from({ length: MAX_MOVES }, () => ({ action: 'a' }));
    const problem = { type: 'too-many-moves', limit: MAX_MOVES };
    expect(insert(full, at(MAX_MOVES), 'n', equal)).toEqual({ ok: false, problem });
    expect(insert(full, at(5), 'n', equal)).toEqual({ ok: false, problem });
    expect(insert(full.slice(1), at(5), 'n', equal).ok).toBe(true);
  });

  test('of its depth, which is that of the file', () => {
    const nested = (levels: number) => line(`${'a b('.repeat(levels)}a b${')'.repeat(levels)}`);
    const turns = Array.from({ length: MAX_DEPTH }, (): [number, number] => [1, 1]);
    const problem = { type: 'too-deep', limit: MAX_DEPTH };
    expect(insert(nested(MAX_DEPTH), at(1, ...turns), 'n', equal)).toEqual({ ok: false, problem });
    expect(insert(nested(MAX_DEPTH - 1), at(1, ...turns.slice(1)), 'n', equal).ok).toBe(true);
    // What is demoted comes to lie one level deeper, with its variations.
    const demoting = line(`a(x) ${letters(nested(MAX_DEPTH))}`);
    expect(promote(demoting, at(1, [0, 1]))).toEqual({ ok: false, problem });
  });
});

// ----------------------------------------------------------------------------------------- lines of real games

/** The same lines on every run; another seed tries others. */
const SEED = 20_261_122;
const RUNS = 120;

type Frames = readonly Frame<Action, ChartPosition>[];

/** The frames of a line, every move of which is legal. */
function framesOf(steps: Line<Action>): Frames {
  const { frames, refused } = playOutVariations(begin(), steps, play);
  expect(refused).toEqual([]);
  return frames;
}

function holds(check: (line: Line<Action>, frames: Frames, luck: Random) => void): void {
  const property = fc.property(randomLines, fc.integer(), (steps, seed) => {
    check(steps, framesOf(steps), seededRandom(seed));
  });
  fc.assert(property, { seed: SEED, numRuns: RUNS });
}

const same = (a: Action, b: Action) => isDeepStrictEqual(a, b);

/** What a frame says: the moves that lead there, where they lead, and what is written beside the last. */
function told(frames: Frames, { id, step, position }: Frame<Action, ChartPosition>): string {
  const moves = lineTo(frames, id).map((each) => frames[each]?.step?.action ?? null);
  return JSON.stringify([moves, position.context, step?.comment, step?.glyph]);
}

const allTold = (frames: Frames) => frames.map((frame) => told(frames, frame)).toSorted();

/** Something legal at a frame, and the same as nothing that is there; null where the game is over or all is there. */
function novelty(frames: Frames, { position, next }: Frame<Action, ChartPosition>, luck: Random) {
  const { state } = position.context;
  if (state.phase === 'over') return null;
  const action = randomMove(state, luck);
  return next.some((id) => isDeepStrictEqual(frames[id]?.step?.action, action)) ? null : action;
}

/** All lists of variations that are empty left out: in a file they say nothing. */
function tidy(steps: Line<Action>): Line<Action> {
  return steps.map(({ variations = [], ...step }) =>
    variations.length === 0 ? step : { ...step, variations: variations.map(tidy) },
  );
}

function stepsOf(steps: Line<Action>): readonly Step<Action>[] {
  return steps.flatMap((step) => [step, ...(step.variations ?? []).flatMap(stepsOf)]);
}

/** The steps of the old line that are no longer in the new one. */
function lost(before: Line<Action>, after: Line<Action>): ReadonlySet<Step<Action>> {
  return new Set(stepsOf(before)).difference(new Set(stepsOf(after)));
}

/** The steps at which the turns of a path are taken: they hold the line, so they must be made anew. */
function forks(steps: Line<Action>, { turns }: Path): ReadonlySet<Step<Action>> {
  const at = turns.map((turn, level) =>
    stepAt(steps, { turns: turns.slice(0, level), moves: turn.moves + 1 }),
  );
  return new Set(at.filter((step) => step !== undefined));
}

describe('The path of a frame', () => {
  test('leads to its step, and back to the frame', () => {
    holds((steps, frames) => {
      for (const { id, step } of frames) {
        const path = pathOf(frames, id);
        expect(stepAt(steps, path) ?? null).toBe(step);
        expect(frameOf(frames, path)).toBe(id);
        expect(path.turns).toHaveLength(frames[id]?.depth ?? -1);
      }
    });
  });

  test('of an empty variation or beyond the end is no frame’s', () => {
    const frames = framesOf([]);
    for (const path of [at(1), at(1, [0, 1]), at(-1)]) expect(frameOf(frames, path)).toBeNull();
    expect(() => pathOf(frames, 1)).toThrow(RangeError);
  });
});

describe('Whatever is done to a legal line', () => {
  test('playing something new adds one frame, and the rest stays', () => {
    let tried = 0;
    holds((steps, frames, luck) => {
      const frame = pick(frames, luck);
      const action = novelty(frames, frame, luck);
      if (action === null) return;
      tried += 1;
      const path = pathOf(frames, frame.id);
      const edited = done(insert(steps, path, action, same));
      const after = framesOf(edited.line);
      const added = after[frameOf(after, edited.path) ?? -1];
      expect(added?.step?.action).toBe(action);
      expect(added?.number).toBe(frame.number + 1);
      const others = after.filter((each) => each !== added).map((each) => told(after, each));
      expect(others.toSorted()).toEqual(allTold(frames));
      expect(lost(steps, edited.line).symmetricDifference(forks(steps, edited.path)).size).toBe(0);
    });
    expect(tried).toBeGreaterThan(RUNS / 2);
  });

  test('playing what is there goes there', () => {
    holds((steps, frames, luck) => {
      const { previous, step } = pick(frames, luck);
      if (previous === null || step === null) return;
      const edited = done(insert(steps, pathOf(frames, previous), structuredClone(step.action), same));
      expect(edited.line).toBe(steps);
      const found = frames[frameOf(frames, edited.path) ?? -1];
      expect(found?.previous).toBe(previous);
      expect(found?.step?.action).toEqual(step.action);
    });
  });

  test('what was played and is removed was never there', () => {
    holds((steps, frames, luck) => {
      const frame = pick(frames, luck);
      const action = novelty(frames, frame, luck);
      if (action === null) return;
      const path = pathOf(frames, frame.id);
      const played = done(insert(steps, path, action, same));
      const undone = done(remove(played.line, played.path));
      expect(undone.path).toEqual(path);
      expect(tidy(undone.line)).toEqual(tidy(steps));
    });
  });

  test('removing takes away a frame and what comes after it, and nothing else', () => {
    holds((steps, frames, luck) => {
      const frame = pick(frames, luck);
      if (frame.step === null) return;
      const edited = done(remove(steps, pathOf(frames, frame.id)));
      const kept = frames.filter(({ id }) => !lineTo(frames, id).includes(frame.id));
      const after = framesOf(edited.line);
      expect(allTold(after)).toEqual(kept.map((each) => told(frames, each)).toSorted());
      const present = after[frameOf(after, edited.path) ?? -1];
      expect(present && told(after, present)).toBe(
        kept.map((each) => told(frames, each))[frame.previous ?? 0],
      );
    });
  });

  test('promoting moves no frame but nearer to the main line, and can be taken back', () => {
    let tried = 0;
    holds((steps, frames, luck) => {
      const inner = frames.filter(({ depth }) => depth > 0);
      if (inner.length === 0) return;
      tried += 1;
      const frame = pick(inner, luck);
      const path = pathOf(frames, frame.id);
      const edited = done(promote(steps, path));
      const after = framesOf(edited.line);
      expect(allTold(after)).toEqual(allTold(frames));
      const present = after[frameOf(after, edited.path) ?? -1];
      expect(present && told(after, present)).toBe(told(frames, frame));
      expect(present?.depth).toBe(frame.depth - 1);

      const demoted = { turns: path.turns, moves: 1 };
      expect(done(promote(edited.line, demoted)).line).toEqual(steps);
      const remade = new Set([...forks(steps, path), stepAt(steps, demoted)]);
      expect(lost(steps, edited.line).isSubsetOf(remade)).toBe(true);
    });
    expect(tried).toBeGreaterThan(RUNS / 3);
  });

  test('notes change what is written and nothing that is played', () => {
    holds((steps, frames, luck) => {
      const frame = pick(frames, luck);
      if (frame.step === null) return;
      const path = pathOf(frames, frame.id);
      const text = pick(['', 'Why?', 'Because.'], luck);
      const mark = pick([...GLYPHS, null], luck);
      const edited = done(glyph(done(comment(steps, path, text)).line, path, mark));
      const after = framesOf(edited.line);
      expect(stepAt(edited.line, path)?.glyph ?? null).toBe(mark);
      expect(stepAt(edited.line, path)?.comment ?? '').toBe(text);
      const bare = (all: Frames) => all.map(({ position: { context }, ...rest }) => [context, rest.next]);
      expect(bare(after)).toEqual(bare(frames));
      const others = (all: Frames) => all.filter(({ id }) => id !== frame.id).map((each) => told(all, each));
      expect(others(after)).toEqual(others(frames));
      const remade = new Set([...forks(steps, path), frame.step]);
      expect(lost(steps, edited.line).isSubsetOf(remade)).toBe(true);
    });
  });

  test('many edits one after another leave a replay that is read back whole', () => {
    holds((steps, _, luck) => {
      let edited: Edited<Action> = { line: steps, path: START };
      for (let edits = 0; edits < 12; edits += 1) {
        const frames = framesOf(edited.line);
        const frame = pick(frames, luck);
        const path = pathOf(frames, frame.id);
        const action = novelty(frames, frame, luck);
        const kind = pick(['insert', 'insert', 'insert', 'promote', 'remove', 'comment'], luck);
        if (kind === 'insert' && action !== null) edited = done(insert(edited.line, path, action, same));
        if (kind === 'promote' && frame.depth > 0) edited = done(promote(edited.line, path));
        if (kind === 'remove' && luck() < 0.3 && frame.id > 0) edited = done(remove(edited.line, path));
        if (kind === 'comment' && frame.id > 0) edited = done(comment(edited.line, path, 'Why?'));
      }
      const replay: Replay<JekyllVsHyde> = { game: 'jekyll-vs-hyde', moves: edited.line };
      const read = readReplay(writeReplay(replay), jekyllVsHydeMachine);
      expect(read.ok && read.value.problems).toEqual([]);
      expect(read.ok && isDeepStrictEqual(read.value.replay, replay)).toBe(true);
    });
  });
});
