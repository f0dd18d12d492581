import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { bad, good } from '#kit/parse-result';
import type { Output } from '../../src/cli/replay-commands-of-game.ts';
import { COMMANDS_OF_ALL_GAMES } from '../../src/cli/load-commands-of-all-games.ts';
import { replayCommands } from '../../src/cli/replay-commands.ts';
import {
  fileOf,
  follows,
  gives,
  GREED,
  LANDSLIDE,
  leads,
  randomGame,
  TWO_ROUNDS,
} from '../replays/fixtures/sample-games.ts';

const { check, countSequences, solve, trace } = replayCommands(COMMANDS_OF_ALL_GAMES);

const ROOT = new URL('../..', import.meta.url).pathname;

/** A good file's bytes, as a command gets them. */
const source = (moves: readonly unknown[], top: object = {}) =>
  good(new TextEncoder().encode(fileOf(moves, top)));
/** The landslide with more keys on the move with this number. */
const withKeys = (number: number, keys: object): readonly unknown[] =>
  LANDSLIDE.map((move, index) => (index + 1 === number ? { ...move, ...keys } : move));
const bytes = (content: string) => good(new TextEncoder().encode(content));

describe('replay check prints a line for a file', () => {
  const [deal] = LANDSLIDE;
  const said = ({ good, lines, errors }: Output) => [good, [...lines], errors];

  test.each<[what: string, moves: readonly Action[], line: string]>([
    ['a game that Hyde wins', LANDSLIDE, 'a.json: ok, 23 moves, Hyde wins in round 1'],
    ['nothing yet', [], 'a.json: ok, 0 moves, nothing dealt'],
    ['a deal', LANDSLIDE.slice(0, 1), 'a.json: ok, 1 move, round 1, preparation'],
    ['a lead due', LANDSLIDE.slice(0, 3), 'a.json: ok, 3 moves, round 1, trick 1'],
    ['a trick begun', LANDSLIDE.slice(0, 6), 'a.json: ok, 6 moves, round 1, trick 2'],
    ['a Greed exchange due', GREED.slice(0, 11), 'a.json: ok, 11 moves, round 1, trick 4'],
    ['a round over', TWO_ROUNDS.slice(0, 23), 'a.json: ok, 23 moves, round 2 to be dealt'],
    ['the next one dealt', TWO_ROUNDS, 'a.json: ok, 24 moves, round 2, preparation'],
  ])('%s', (_, moves, line) => {
    expect(said(check('a.json', source(moves)))).toEqual([true, [line], []]);
  });

  test.each([
    ['not JSON', bytes('{]'), 'a.json: format: This is not JSON: it goes wrong in line 1, column 2.'],
    [
      'cut',
      bytes('{'),
      'a.json: format: This is cut off in line 1: its end is missing. Ask for it again, or close its lists and objects by hand.',
    ],
    ['not UTF-8', good(Uint8Array.of(0xff)), 'a.json: format: The file is not UTF-8 text.'],
    [
      'an unknown key outside the moves',
      source([], { Title: '' }),
      'a.json: format: The key “Title” is unknown here; the keys are “game”, “version”, “title”, “players”, “rulings” and “moves”.',
    ],
    [
      'an illegal move',
      source(LANDSLIDE.with(13, follows('jekyll', '5+'))),
      'a.json: move 14: turns: This is not the time for an answer to a lead: a card is to be led.',
    ],
    [
      'a move after the end',
      source([...LANDSLIDE, deal]),
      'a.json: move 24: game-over: The game is over: Hyde has won.',
    ],
    [
      'a bad move in a variation of a good game',
      source(withKeys(4, { variations: [[leads('jekyll', 'W7')]] })),
      'a.json: move 4: own-cards: In variation 1: Jekyll does not hold Wrath 7.',
    ],
    [
      'moves that stand twice',
      bytes('{"game":"jekyll-vs-hyde","version":1,"moves":[{"type":"deal"}],\n"moves":[]}'),
      'a.json: format: The key “moves” stands twice in the same place, the second time in line 2.',
    ],
    [
      'a key that a move has twice',
      bytes(fileOf(LANDSLIDE).replace('"by":"hyde",', '"by":"hyde","by":"hyde",')),
      'a.json: move 3: format: The key “by” stands twice in the same place, the second time in line 1.',
    ],
    [
      'a key that a move of a variation has twice',
      bytes(
        fileOf(withKeys(4, { variations: [[], [leads('jekyll', 'W5'), follows('hyde', 'W6')]] })).replace(
          '"follow"',
          '"lead","type":"follow"',
        ),
      ),
      'a.json: move 5: format: In variation 2: The key “type” stands twice in the same place, the second time in line 1.',
    ],
    ['a file that cannot be read', bad('ENOENT'), 'a.json: the file cannot be read (ENOENT).'],
  ])('%s', (_, file, line) => {
    expect(said(check('a.json', file))).toEqual([false, [line], []]);
  });
});

// --------------------------------------------------------------------------------------------------------- trace

interface TraceLine {
  readonly file: string;
  readonly move: number;
  readonly round: number;
  readonly phase: string;
  readonly ranking: readonly string[];
  readonly tricks: { readonly jekyll: number; readonly hyde: number };
  readonly hands: { readonly jekyll: readonly string[]; readonly hyde: readonly string[] };
  readonly marker: number;
  readonly winner: string | null;
}

function traced(moves: readonly Action[], top: object = {}): readonly TraceLine[] {
  const { lines, errors, good } = trace('a.json', source(moves, top));
  expect([errors, good]).toEqual([[], true]);
  return lines.map((line) => JSON.parse(line) as TraceLine);
}

describe('replay trace prints the state after each move of the main line', () => {
  test('one JSON object a line, the keys in the order of the format', () => {
    const { lines } = trace('games/a b.json', source(LANDSLIDE.slice(0, 1)));
    expect(lines).toEqual([
      '{"file":"games/a b.json","move":1,"round":1,"phase":"preparation","ranking":[],"tricks":{"jekyll":0,"hyde":0},' +
        '"hands":{"jekyll":["W1","W2","W3","G1","G2","G3","P1","P2","P3","2+"],' +
        '"hyde":["W5","W6","W7","G5","G6","G7","P5","P6","P7","5+"]},"marker":0,"winner":null}',
    ]);
  });

  test('variations are left out, and so is an empty game', () => {
    const forked = withKeys(2, { variations: [[gives('jekyll', 'W1'), gives('hyde', 'W7')]] });
    expect(trace('a.json', source(forked)).lines).toHaveLength(23);
    expect(trace('a.json', source([]))).toEqual({ lines: [], errors: [], good: true });
  });

  test('after the first of two exchanges nothing has moved yet', () => {
    const [dealt, first, second] = traced(LANDSLIDE);
    expect(first).toEqual({ ...dealt, move: 2 });
    expect(second?.phase).toBe('lead');
    expect(second?.hands.jekyll).toContain('W5');
    expect(second?.hands.hyde).toContain('W3');

    const [, , ...greed] = traced(GREED).slice(8);
    expect(greed[1]).toEqual({ ...greed[0], move: 12 });
  });

  test('a card that is played leaves the hand and ranks its suit at once', () => {
    const [led, followed] = traced(LANDSLIDE).slice(3);
    expect(led).toMatchObject({ phase: 'follow', ranking: ['wrath'], tricks: { jekyll: 0, hyde: 0 } });
    expect(led?.hands.jekyll).not.toContain('W5');
    expect(led?.hands.hyde).toContain('W6');
    expect(followed?.hands.hyde).not.toContain('W6');
    expect(traced(LANDSLIDE)[9]?.ranking).toEqual(['wrath', 'greed', 'pride']);
  });

  test('after the follow that ends a trick the trick is awarded', () => {
    expect(traced(LANDSLIDE)[4]).toMatchObject({ move: 5, phase: 'lead', tricks: { jekyll: 0, hyde: 1 } });
  });

  test('unless a Greed exchange is still to come', () => {
    const [followed, , second] = traced(GREED).slice(10);
    expect(followed).toMatchObject({ move: 11, phase: 'greed', tricks: { jekyll: 0, hyde: 3 } });
    expect(second).toMatchObject({ move: 13, phase: 'lead', tricks: { jekyll: 0, hyde: 4 } });
    expect(sorted(followed?.hands)).toEqual(
      sorted({ jekyll: ['G1', 'G2', 'G3', 'P1', 'P2', 'P3'], hyde: ['G6', 'G7', 'P5', 'P6', 'P7', '5+'] }),
    );
    expect(sorted(second?.hands)).toEqual(
      sorted({ jekyll: ['G2', 'G3', 'P2', 'P3', 'G6', '5+'], hyde: ['G7', 'P5', 'P6', 'P7', 'G1', 'P1'] }),
    );
  });

  test('after the follow that ends the tenth trick the marker has moved', () => {
    expect(traced(TWO_ROUNDS)[21]).toMatchObject({ move: 22, tricks: { jekyll: 0, hyde: 9 }, marker: 0 });
    expect(traced(TWO_ROUNDS)[22]).toMatchObject({ move: 23, tricks: { jekyll: 1, hyde: 9 }, marker: 8 });
  });

  test('the won tricks, the ranking and the hands of a finished round stand until the next deal', () => {
    const [finished, dealt] = traced(TWO_ROUNDS).slice(22);
    expect(finished).toMatchObject({
      round: 1,
      phase: 'deal',
      ranking: ['wrath', 'greed', 'pride'],
      tricks: { jekyll: 1, hyde: 9 },
      hands: { jekyll: [], hyde: [] },
      winner: null,
    });
    expect(dealt).toMatchObject({
      move: 24,
      round: 2,
      phase: 'preparation',
      ranking: [],
      tricks: { jekyll: 0, hyde: 0 },
      marker: 8,
    });
  });

  test('also between the two games of a return match, where the marker then starts anew', () => {
    const rulings = { 'return-match': 'on' } as const;
    const moves = [...LANDSLIDE, ...TWO_ROUNDS.slice(0, 1)];
    expect(traced(moves, { rulings }).slice(22)).toMatchObject([
      { move: 23, round: 1, phase: 'deal', tricks: { jekyll: 0, hyde: 10 }, marker: 10, winner: null },
      { move: 24, round: 1, phase: 'preparation', tricks: { jekyll: 0, hyde: 0 }, marker: 0, winner: null },
    ]);
  });

  test('the last line names the winner', () => {
    expect(traced(LANDSLIDE).map(({ winner }) => winner)).toEqual([
      ...Array.from({ length: 22 }, () => null),
      'hyde',
    ]);
    expect(traced(LANDSLIDE)[22]).toMatchObject({
      round: 1,
      phase: 'over',
      tricks: { jekyll: 0, hyde: 10 },
      hands: { jekyll: [], hyde: [] },
      marker: 10,
    });
  });

  test('the good moves of a file that goes wrong are printed, and the complaint is no part of them', () => {
    const { lines, errors, good } = trace('a.json', source(LANDSLIDE.with(4, follows('hyde', 'W4'))));
    expect(lines).toHaveLength(4);
    expect(errors).toEqual(['a.json: move 5: own-cards: Hyde does not hold Wrath 4.']);
    expect(good).toBe(false);
  });

  test.each([
    ['no JSON', bytes(''), 'a.json: format: This is not JSON.'],
    ['no file', bad('EISDIR'), 'a.json: the file cannot be read (EISDIR).'],
  ])('%s gives no line', (_, file, error) => {
    expect(trace('a.json', file)).toEqual({ lines: [], errors: [error], good: false });
  });

  /** What every trace must hold, by the rules of record and the format, whatever is played. */
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('random game %i', (seed) => {
    const moves = randomGame(seed);
    const lines = traced(moves);
    expect(lines.map(({ move }) => move)).toEqual(moves.map((_, index) => index + 1));

    for (const [index, line] of lines.entries()) {
      const { round, phase, ranking, tricks, hands, marker, winner } = line;
      const move = moves[index];
      const before = lines[index - 1];
      expect(Object.keys(line)).toEqual([
        'file',
        'move',
        'round',
        'phase',
        'ranking',
        'tricks',
        'hands',
        'marker',
        'winner',
      ]);
      expect([0, 1, 3]).toContain(ranking.length);
      expect([0, 2, 4, 6, 8, 10]).toContain(marker);
      expect(winner === null).toBe(index < lines.length - 1);

      const won = tricks.jekyll + tricks.hyde;
      const held = hands.jekyll.length + hands.hyde.length;
      const onTable = { follow: 1, greed: 2 }[phase] ?? 0;
      expect(held + onTable + 2 * won).toBe(20);
      expect(new Set([...hands.jekyll, ...hands.hyde]).size).toBe(held);

      if (move?.type === 'deal') {
        expect(line).toMatchObject({ phase: 'preparation', ranking: [], tricks: { jekyll: 0, hyde: 0 } });
        expect(sorted(hands)).toEqual(sorted(move));
        expect([round, marker]).toEqual(before === undefined ? [1, 0] : [before.round + 1, before.marker]);
      } else if (won === 10) {
        const gap = Math.abs(tricks.jekyll - tricks.hyde);
        expect(marker).toBe(Math.min(10, (before?.marker ?? 0) + gap));
        const expected = marker === 10 ? 'hyde' : round === 3 ? 'jekyll' : null;
        expect(winner).toBe(expected);
        expect(phase).toBe(expected === null ? 'deal' : 'over');
      } else {
        expect([round, marker]).toEqual([before?.round, before?.marker]);
      }
      if (move?.type === 'exchange') {
        const first = moves[index - 1]?.type !== 'exchange';
        if (first) expect(line).toEqual({ ...before, move: index + 1 });
        else expect(phase).toBe(won === 10 ? expect.stringMatching(/deal|over/) : 'lead');
      }
      if (move?.type === 'follow') expect(['lead', 'greed', 'deal', 'over']).toContain(phase);
    }
  });
});

function sorted(hands: { readonly jekyll: readonly string[]; readonly hyde: readonly string[] } | undefined) {
  return { jekyll: hands?.jekyll.toSorted(), hyde: hands?.hyde.toSorted() };
}

// --------------------------------------------------------------------------------------------------------- perft

describe('replay perft counts the sequences of legal moves', () => {
  const perft = (moves: readonly unknown[], depth: number) => {
    const told: string[] = [];
    const { lines, ...output } = countSequences(depth, (line) => told.push(line))('a.json', source(moves));
    const counts = [...lines];
    expect(told).toEqual([]);
    return { lines: counts, ...output };
  };

  /** Hands of which it is easy to count what may be played. */
  const dealt = (jekyll: readonly Card[], hyde: readonly Card[]): Action => ({ type: 'deal', jekyll, hyde });
  const potions = dealt(
    ['W1', 'W2', 'W3', 'W4', 'W5', 'G1', 'G2', 'G3', '2+', '3+'],
    ['W6', 'W7', 'G4', 'G5', 'G6', 'G7', 'P1', 'P2', '4+', 'P3'],
  );

  test.each<[what: string, moves: readonly Action[], counts: readonly number[]]>([
    // A deal is no choice.
    ['before the first deal', [], [0, 0, 0]],
    ['after a round', TWO_ROUNDS.slice(0, 23), [0, 0]],
    ['after the game', LANDSLIDE, [0]],
    // Ten cards for Jekyll, then ten for Hyde: nobody has two Potions.
    ['after the deal, Jekyll’s exchange and then Hyde’s', LANDSLIDE.slice(0, 1), [10, 100]],
    ['after Jekyll’s exchange', LANDSLIDE.slice(0, 2), [10]],
    // Whoever is dealt two Potions gives one of them: two ways.
    ['with two Potions in Jekyll’s hand', [potions], [2, 20]],
    // Hyde has chosen already: only Jekyll is left.
    ['after Hyde’s exchange', [potions, gives('hyde', 'W6')], [2]],
    // Two of six for Jekyll, then two of six for Hyde: 15 each, whatever the order in which they are named.
    ['at a Greed exchange', GREED.slice(0, 11), [15, 225]],
    // Hyde leads Pride 7, or the 5+ in three ways. Jekyll holds Pride 3 and the 2+: either of them answers Pride 7, or
    // the 5+ where it names Wrath or Greed, in which he is void; where it names Pride the 2+ is barred. 2 + 2 + 2 + 1.
    ['two tricks before the end', LANDSLIDE.slice(0, 19), [4, 7]],
    // Hyde’s last card is the 5+; there is one answer to each of the three ways, and then the round is over.
    ['in the last trick', LANDSLIDE.slice(0, 21), [3, 3, 0, 0]],
    ['at the last answer', LANDSLIDE.slice(0, 22), [1, 0]],
  ])('%s', (_, moves, counts) => {
    expect(perft(moves, counts.length)).toEqual({ lines: counts.map(String), errors: [], good: true });
  });

  test('the third move after a deal is the lead', () => {
    // Jekyll keeps the 2+ in 9 of 10 cases and gets the 5+ in 1 of 10; a Potion in hand adds two ways to lead.
    const both = 9 * 1 * (8 + 3 + 3);
    const one = 9 * 9 * (9 + 3) + 1 * 1 * (9 + 3);
    const none = 1 * 9 * 10;
    expect(perft(LANDSLIDE.slice(0, 1), 3).lines).toEqual(['10', '100', String(both + one + none)]);
  });

  test('a round is counted to its end, beyond which nothing costs time', () => {
    const { lines } = perft(LANDSLIDE.slice(0, 13), 100);
    expect(lines).toHaveLength(100);
    expect(lines.findLastIndex((count) => count !== '0')).toBeGreaterThanOrEqual(9);
    expect(perft(LANDSLIDE.slice(0, 13), 5).lines).toEqual(lines.slice(0, 5));
  });

  test('each number is there before the next one is counted', () => {
    const { lines } = countSequences(100, () => undefined)('a.json', source(LANDSLIDE.slice(0, 1)));
    const [first] = lines;
    expect(first).toBe('10');
  });

  test('it starts from the end of the main line, not of a variation', () => {
    expect(perft(withKeys(23, { variations: [[]] }), 1).lines).toEqual(['0']);
  });

  test('a file that goes wrong is not counted', () => {
    expect(perft([leads('jekyll', 'W1')], 2)).toEqual({
      lines: [],
      errors: ['a.json: move 1: turns: This is not the time for a lead: a deal is due.'],
      good: false,
    });
  });
});

// --------------------------------------------------------------------------------------------------------- solve

describe('replay solve values the position at the end of the main line', () => {
  interface Solved {
    readonly gap: { readonly low: number; readonly high: number };
    readonly moves: readonly { readonly move: Action; readonly gap: Solved['gap'] }[];
  }
  const solved = (moves: readonly unknown[], top: object = {}): Solved => {
    const { lines, errors, good } = solve('a.json', source(moves, top));
    expect({ count: lines.length, errors, good }).toEqual({ count: 1, errors: [], good: true });
    return JSON.parse(lines[0] ?? '') as Solved;
  };
  const even = (gap: number) => ({ low: gap, high: gap });

  test('one trick is left, and whatever the Potion names the higher one wins it', () => {
    expect(solved(LANDSLIDE.slice(0, 21))).toEqual({
      gap: even(10),
      moves: [
        { move: leads('hyde', '5+', 'wrath'), gap: even(10) },
        { move: leads('hyde', '5+', 'greed'), gap: even(10) },
        { move: leads('hyde', '5+', 'pride'), gap: even(10) },
      ],
    });
    expect(solved(LANDSLIDE.slice(0, 22))).toEqual({
      gap: even(10),
      moves: [{ move: follows('jekyll', '2+'), gap: even(10) }],
    });
  });

  test('every lead of a Potion is a move of its own', () => {
    // Hyde has won eight tricks and holds Pride 7 and the 5+, Jekyll Pride 3 and the 2+: nothing beats either of Hyde's.
    expect(solved(LANDSLIDE.slice(0, 19))).toEqual({
      gap: even(10),
      moves: [
        { move: leads('hyde', 'P7'), gap: even(10) },
        { move: leads('hyde', '5+', 'wrath'), gap: even(10) },
        { move: leads('hyde', '5+', 'greed'), gap: even(10) },
        { move: leads('hyde', '5+', 'pride'), gap: even(10) },
      ],
    });
  });

  test.each([
    ['before the first deal', [], 'A deal is due'],
    ['in the preparation', LANDSLIDE.slice(0, 2), 'The preparation is not over'],
    ['at a Greed exchange', GREED.slice(0, 11), 'A Greed exchange is due'],
    ['after one of its two gifts', GREED.slice(0, 12), 'A Greed exchange is due'],
    ['after a round', TWO_ROUNDS.slice(0, 23), 'A deal is due'],
    ['after the game', LANDSLIDE, 'The game is over'],
  ])('%s there is nothing to play, which is said', (_, moves, says) => {
    const { lines, errors, good } = solve('a.json', source(moves));
    expect([lines, good]).toEqual([[], false]);
    expect(errors).toEqual([expect.stringMatching(`^a\\.json: ${says}.*\\.$`)]);
  });

  test('a file that goes wrong is not solved', () => {
    expect(solve('a.json', source([leads('jekyll', 'W1')]))).toEqual({
      lines: [],
      errors: ['a.json: move 1: turns: This is not the time for a lead: a deal is due.'],
      good: false,
    });
  });
});

// ------------------------------------------------------------------------------------------------- the real thing

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

describe('The replay command', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replay-'));
    await Promise.all([
      writeFile(join(folder, 'good.json'), fileOf(LANDSLIDE)),
      writeFile(join(folder, 'round.json'), fileOf(LANDSLIDE.slice(0, 21))),
      writeFile(join(folder, 'bad.json'), fileOf(LANDSLIDE.with(4, follows('hyde', 'W4')))),
      writeFile(join(folder, 'none.json'), 'no JSON'),
    ]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs it in the folder of the files. No test may bring up a stack trace. */
  async function replay(args: readonly string[], input: string | Uint8Array = ''): Promise<Ran> {
    const child = spawn(process.execPath, [join(ROOT, 'src/cli/replay-tool-main.ts'), ...args], {
      cwd: folder,
    });
    // One that stops reading closes its end.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [status, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
    expect(out + err).not.toMatch(/^\s+at |node:internal|Error:/m);
    return { status, out, err };
  }

  const READS = 'bad.json: move 5: own-cards: Hyde does not hold Wrath 4.\n';
  const NONE = 'none.json: format: This is not JSON.\n';
  const GOOD = 'good.json: ok, 23 moves, Hyde wins in round 1\n';

  test('check: one good file', async () => {
    expect(await replay(['check', 'good.json'])).toEqual({ status: 0, out: GOOD, err: '' });
  });

  test('check: a line for each file in their order, and status 1 when one is not good', async () => {
    expect(await replay(['check', 'bad.json', 'good.json', 'none.json', 'nowhere.json', '.'])).toEqual({
      status: 1,
      out: `${READS}${GOOD}${NONE}nowhere.json: the file cannot be read (ENOENT).\n.: the file cannot be read (EISDIR).\n`,
      err: '',
    });
  });

  test('check: a dash is standard input, also among files', async () => {
    expect(await replay(['check', 'good.json', '-'], fileOf(LANDSLIDE.slice(0, 1)))).toEqual({
      status: 0,
      out: `${GOOD}-: ok, 1 move, round 1, preparation\n`,
      err: '',
    });
  });

  test('check: empty input, a stream without an end and binary input are refused in a sentence', async () => {
    expect(await replay(['check', '-'])).toEqual({
      status: 1,
      out: '-: format: This is not JSON.\n',
      err: '',
    });
    expect(await replay(['check', '-'], ' '.repeat(5_000_000))).toEqual({
      status: 1,
      out: '-: format: The file is too large: a replay may have 1,000,000 bytes.\n',
      err: '',
    });
    expect(await replay(['check', '-'], Uint8Array.of(0xff, 0xfe, 0))).toEqual({
      status: 1,
      out: '-: format: The file is not UTF-8 text.\n',
      err: '',
    });
  });

  test('trace: file after file, complaints on standard error', async () => {
    const { status, out, err } = await replay(['trace', 'good.json', 'bad.json', 'nowhere.json']);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as TraceLine);
    expect(lines.map(({ file, move }) => `${file} ${move}`)).toEqual([
      ...LANDSLIDE.map((_, index) => `good.json ${index + 1}`),
      ...['bad.json 1', 'bad.json 2', 'bad.json 3', 'bad.json 4'],
    ]);
    expect(err).toBe(`${READS}nowhere.json: the file cannot be read (ENOENT).\n`);
    expect(status).toBe(1);
    expect(await replay(['trace', '-'], fileOf([]))).toEqual({ status: 0, out: '', err: '' });
  });

  test('perft: a number a line', async () => {
    expect(await replay(['perft', 'round.json', '4'])).toEqual({ status: 0, out: '3\n3\n0\n0\n', err: '' });
    expect(await replay(['perft', '-', '1'], fileOf(LANDSLIDE))).toEqual({ status: 0, out: '0\n', err: '' });
    expect(await replay(['perft', 'nowhere.json', '1'])).toEqual({
      status: 1,
      out: '',
      err: 'nowhere.json: the file cannot be read (ENOENT).\n',
    });
  });

  test('solve: one object', async () => {
    const { status, out, err } = await replay(['solve', '-'], fileOf(LANDSLIDE.slice(0, 22)));
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toBe(
      '{"gap":{"low":10,"high":10},"moves":[{"move":{"type":"follow","by":"jekyll","card":"2+"},"gap":{"low":10,"high":10}}]}\n',
    );
    expect(await replay(['solve', 'good.json'])).toMatchObject({ status: 1, out: '' });
  });

  test.each([
    { args: [], says: 'No command is given.' },
    { args: ['toString', 'good.json'], says: 'The command “toString” is unknown.' },
    { args: ['check'], says: 'No file is named.' },
    { args: ['solve'], says: 'solve takes one file.' },
    { args: ['solve', 'good.json', 'good.json'], says: 'solve takes one file.' },
    { args: ['perft'], says: 'perft takes one file and a depth.' },
    { args: ['perft', 'good.json', '1', '2'], says: 'perft takes one file and a depth.' },
    ...[[], ['0'], ['1.5'], ['101']].map((depth) => ({
      args: ['perft', 'good.json', ...depth],
      says: 'The depth is a whole number from 1 to 100.',
    })),
  ])('a call that is none gets the usage: $args', async ({ args, says }) => {
    const { status, out, err } = await replay(args);
    const [first, ...usage] = err.split('\n');
    expect({ status, out, first }).toEqual({ status: 2, out: '', first: says });
    expect(usage[0]).toBe('Use: npm run -s replay -- check FILE…');
  });

  test('check: a folder as standard input cannot be read', async () => {
    const run = `"$0" "$1" check - < .`;
    const args = ['-c', run, process.execPath, join(ROOT, 'src/cli/replay-tool-main.ts')];
    const said = await promisify(execFile)('sh', args, { cwd: folder }).catch((error: unknown) => error);
    expect(said).toMatchObject({ code: 1, stdout: '-: the file cannot be read (EISDIR).\n', stderr: '' });
  });

  test('a name cannot forge a line, steer the terminal or turn the writing around', async () => {
    const name = 'a.json: ok, 1 move\nb\u001b[2J\u202e\u2028\u0085';
    const shown = String.raw`a.json: ok, 1 move\u000ab\u001b[2J\u202e\u2028\u0085`;
    const lost = `${shown}: the file cannot be read (ENOENT).\n`;
    expect(await replay(['check', name])).toEqual({ status: 1, out: lost, err: '' });
    expect(await replay(['solve', name])).toEqual({ status: 1, out: '', err: lost });
    expect((await replay([name])).err).toMatch(`The command “${shown}” is unknown.\n`);

    await writeFile(join(folder, name), fileOf(LANDSLIDE.slice(0, 2)));
    const { out } = await replay(['trace', name]);
    expect(out.match(/\P{Cc}+\n/gu)).toHaveLength(2);
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ file: name });
  });

  test('perft: a number is written before the next one is counted, whatever the depth', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'src/cli/replay-tool-main.ts'), 'perft', '-', '100']);
    child.stdin.end(fileOf(LANDSLIDE.slice(0, 1)));
    let out = '';
    for await (const chunk of child.stdout) {
      out += String(chunk);
      if (out.startsWith('10\n100\n')) break;
    }
    expect(out).toMatch(/^10\n100\n/);
    // Still at it: nobody waits for the end of a whole round.
    expect(child.exitCode).toBe(null);
    child.kill();
  });

  test('whoever looks at the first line only is not told that all is well', async () => {
    const run = `(npm run -s replay -- trace "$@"; echo "status $?" >&2) | head -n 1`;
    // More than a pipe holds: what is written before the reader has gone is written well.
    const files = Array.from({ length: 400 }, () => join(folder, 'good.json'));
    const args = ['-c', run, 'sh', ...files];
    const { stdout, stderr } = await promisify(execFile)('sh', args, { cwd: ROOT });
    expect(stdout.match(/\n/g)).toHaveLength(1);
    expect(stderr.trimEnd().split('\n').at(-1)).toBe('status 1');
  });

  test('whoever reads may stop early', async () => {
    const child = spawn(
      process.execPath,
      [join(ROOT, 'src/cli/replay-tool-main.ts'), 'trace', ...Array.from({ length: 40 }, () => 'good.json')],
      { cwd: folder },
    );
    child.stdout.once('data', () => child.stdout.destroy());
    const ended = new Promise((resolve) => child.on('close', resolve));
    expect(await text(child.stderr)).toBe('');
    expect(await ended).toBe(1);
  });

  test('it runs as the format says, by npm', async () => {
    const args = ['run', '-s', 'replay', '--', 'check', join(folder, 'good.json')];
    const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT });
    expect(stdout).toBe(join(folder, GOOD));
  });
});
