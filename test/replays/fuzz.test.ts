import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { ruleOf } from '#replays/replay-problem';
import { readReplay } from '#replays/read-replay';
import type { Line } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { words } from '#said/jekyll-vs-hyde/legality';
import { words as replays } from '#said/replay-problems';
import { problemSentence } from '#words/replay-problems';
import { fileOf, gives, GREED, LANDSLIDE, leads, randomGame, TWO_ROUNDS } from './fixtures/sample-games.ts';

/** Whatever is thrown at the reader, it answers: with one sentence, or with a reading whose moves are all legal. */

/** The same inputs on every run; another seed tries others. */
const SEED = 20_261_121;

const annotated = LANDSLIDE.map((action, index) =>
  index === 3
    ? {
        ...action,
        comment: 'Hm\n😀',
        glyph: '?!',
        variations: [[leads('jekyll', 'W1')], [], [leads('jekyll', 'G1')]],
      }
    : action,
);

/** Valid replays, short ones more often than long ones: what happens at their beginning decides most. */
const REPLAYS: readonly string[] = [
  fileOf([]),
  fileOf(LANDSLIDE.slice(0, 5)),
  fileOf(GREED, { rulings: { 'led-potion': 'named-suit' } }),
  fileOf(annotated, { title: 'One', players: { jekyll: 'Ada', hyde: 'Ben' } }),
  fileOf(TWO_ROUNDS, { rulings: {} }),
  fileOf([...GREED.slice(0, 11), gives('hyde', 'G7', 'P5')]),
  fileOf(randomGame(1)),
  fileOf(randomGame(3, { 'return-match': 'on' }), { rulings: { 'return-match': 'on' } }),
];
const replay = fc.constantFrom(...REPLAYS);

/** How often each of the two answers came. */
interface Tally {
  refused: number;
  read: number;
  /** Of those read: with moves that stayed usable before something bad. */
  cut: number;
}

/** Reads it and holds what the reader promises. */
function holds(source: string | Uint8Array, tally: Tally): void {
  const result = readReplay(source, jekyllVsHydeMachine);
  const problems = result.ok ? result.value.problems : [result.problem];
  for (const problem of problems) {
    const sentence = problemSentence(problem, replays, words);
    if (!/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+[.]$/u.test(sentence))
      throw new Error(`No sentence on one line: ${JSON.stringify(sentence)}`);
    if (!/^[a-z-]+$/.test(ruleOf(problem.fault))) throw new Error(`No rule: ${ruleOf(problem.fault)}`);
    if (problem.move === null ? result.ok : problem.move < 1)
      throw new Error(`No place: ${String(problem.move)}`);
  }
  if (!result.ok) {
    tally.refused += 1;
    return;
  }
  tally.read += 1;
  const { replay, frames } = result.value;
  if (problems.length > 0 && replay.moves.length > 0) tally.cut += 1;

  const count = playLine(jekyllVsHyde.start(replay.rulings), replay.moves);
  if (frames.length !== count + 1) throw new Error(`${frames.length} frames for ${count} legal moves`);

  const text = writeReplay(replay);
  const again = readReplay(text, jekyllVsHydeMachine);
  if (!again.ok || again.value.problems.length > 0) throw new Error(`What was written is refused:\n${text}`);
  if (!isDeepStrictEqual(again.value.replay, replay))
    throw new Error(`What was written reads otherwise:\n${text}`);
  if (writeReplay(again.value.replay) !== text) throw new Error(`It is written otherwise:\n${text}`);
}

/** Plays a line with its variations by the bare rules, which throw at an illegal move. Gives the number of moves. */
function playLine(start: State, line: Line<Action>): number {
  let state = start;
  let count = 0;
  for (const { action, variations = [] } of line) {
    const before = state;
    state = jekyllVsHyde.apply(state, action).state;
    count += 1;
    for (const variation of variations) count += playLine(before, variation);
  }
  return count;
}

function tryAll<Input>(
  inputs: fc.Arbitrary<Input>,
  numRuns: number,
  source: (input: Input) => string | Uint8Array,
) {
  const tally: Tally = { refused: 0, read: 0, cut: 0 };
  fc.assert(
    fc.property(inputs, (input) => {
      holds(source(input), tally);
    }),
    { numRuns, seed: SEED },
  );
  return tally;
}

// ------------------------------------------------------------------------------------------- mistakes in text

interface Slip {
  readonly at: number;
  readonly cut: number;
  readonly put: string;
}

/** Pieces that hurt more than random characters do. */
const fragment = fc.constantFrom(
  '', ',', '"', '[', ']', '{', '}', ':', '\\', '\n', '0', '1', '2', '-', '+', '5+', 'W1', 'G6', 'p', 'null', 'true',
  '1e999', '"__proto__":', '"constructor":0,', '\u2028', '\u0000', '\ud800', '"hyde"', '"jekyll"', '"wrath"', '\uFEFF',
); // prettier-ignore

const slip: fc.Arbitrary<Slip> = fc.record({
  at: fc.nat(100_000),
  cut: fc.nat(6),
  put: fc.oneof({ weight: 3, arbitrary: fragment }, fc.string({ unit: 'binary', maxLength: 4 })),
});

function slipped(text: string, slips: readonly Slip[]): string {
  return slips.reduce((before, { at, cut, put }) => {
    const from = at % (before.length + 1);
    return before.slice(0, from) + put + before.slice(from + cut);
  }, text);
}

// ---------------------------------------------------------------------------------------- mistakes in structure

const key = fc.constantFrom(
  'type', 'by', 'card', 'cards', 'names', 'jekyll', 'hyde', 'comment', 'glyph', 'variations', 'moves', 'version', 'game',
  'title', 'players', 'rulings', 'led-potion', 'return-match', 'constructor', '__proto__', 'toString', 'a\nb', '\ud800',
); // prettier-ignore

const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(
      'W1', 'W5', 'G6', '5+', '2+', 'w1', 'wrath', 'pride', 'jekyll', 'hyde', 'deal', 'exchange', 'lead', 'follow', '!?',
      'number', 'named-suit', 'on', 'jekyll-vs-hyde', null, true, 0, 1, 2, -1, 1.5, 1e308, '', 'x'.repeat(60), '\udfff',
    ), // prettier-ignore
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.constantFrom<unknown>(...LANDSLIDE),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries) as unknown),
  ),
}));

interface Graft {
  readonly where: readonly number[];
  readonly how: 'replace' | 'remove' | 'double' | 'rename' | 'move';
  readonly value: unknown;
  readonly key: string;
}

const graft: fc.Arbitrary<Graft> = fc.record({
  // -1 is the last entry: at the top of a file, its moves.
  where: fc
    .tuple(
      fc.oneof({ weight: 3, arbitrary: fc.constant(-1) }, fc.nat(5)),
      fc.array(fc.nat(200), { maxLength: 5 }),
    )
    .map(([top, deeper]) => [top, ...deeper]),
  how: fc.constantFrom('replace', 'remove', 'double', 'rename', 'move'),
  value: anyValue,
  key,
});

/** The JSON with something changed at the end of a path; a number in the path picks one of the entries there. */
function grafted(json: unknown, { where: [first = 0, ...where], how, value, key }: Graft): unknown {
  if (typeof json !== 'object' || json === null) return value;
  const entries: [string, unknown][] = Object.entries(json);
  const at = (first + entries.length) % Math.max(1, entries.length);
  const [name, inner] = entries[at] ?? [key, value];
  const isLeaf = where.length === 0 || entries.length === 0 || typeof inner !== 'object' || inner === null;
  const others = entries.toSpliced(at, 1);
  const changed = ((): [string, unknown][] => {
    if (!isLeaf) return entries.with(at, [name, grafted(inner, { where, how, value, key })]);
    switch (how) {
      case 'replace':
        return entries.toSpliced(at, 1, [name, value]);
      case 'remove':
        return others;
      case 'double':
        return entries.toSpliced(at, 0, [key, inner]);
      case 'rename':
        return entries.toSpliced(at, 1, [key, inner]);
      case 'move':
        return others.toSpliced((first * 7 + 1) % (others.length + 1), 0, [name, inner]);
    }
  })();
  return Array.isArray(json) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

describe('The reader never throws, says what is wrong in one sentence, and keeps only legal moves', () => {
  test('of replays with slips of the pen', () => {
    const slips = fc.tuple(replay, fc.array(slip, { minLength: 1, maxLength: 3 }));
    const tally = tryAll(slips, 10_000, ([text, many]) => slipped(text, many));
    expect(tally.refused).toBeGreaterThan(1000);
    expect(tally.cut).toBeGreaterThan(200);
  });

  test('of replays as bytes, some of them damaged', () => {
    const damage = fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1, maxLength: 3 });
    const tally = tryAll(fc.tuple(replay, damage), 3000, ([text, many]) => {
      const bytes = new TextEncoder().encode(text);
      for (const [at, byte] of many) bytes[at % bytes.length] = byte;
      return bytes;
    });
    expect(tally.refused).toBeGreaterThan(500);
    expect(tally.cut).toBeGreaterThan(50);
  });

  test('of replays with parts replaced, removed, doubled, renamed and moved', () => {
    const grafts = fc.tuple(replay, fc.array(graft, { minLength: 1, maxLength: 3 }));
    const tally = tryAll(grafts, 10_000, ([text, many]) =>
      JSON.stringify(many.reduce<unknown>(grafted, JSON.parse(text))),
    );
    expect(tally.refused).toBeGreaterThan(1000);
    expect(tally.cut).toBeGreaterThan(1000);
  });

  test('of any JSON, as a file and as its moves', () => {
    const any = fc.oneof(anyValue, fc.jsonValue());
    const tally = tryAll(fc.tuple(any, fc.array(any, { maxLength: 5 })), 3000, ([value, moves]) =>
      moves.length === 0 ? JSON.stringify(value) : fileOf([LANDSLIDE[0], ...moves]),
    );
    expect(tally.refused).toBeGreaterThan(100);
    expect(tally.cut).toBeGreaterThan(1000);
  });

  test('of any bytes and any text', () => {
    expect(tryAll(fc.uint8Array({ maxLength: 200 }), 2000, (bytes) => bytes).read).toBe(0);
    expect(tryAll(fc.string({ unit: 'binary', maxLength: 200 }), 2000, (text) => text).read).toBe(0);
  });
});
