import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES, MAX_DEPTH, MAX_GAMES, MAX_MOVES, MAX_PROBLEMS } from '#kit/input-limits';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Line } from '#replays/replay';
import { replays } from './fixtures/random-replays.ts';
import { gamesIn, read, replayIn, said, write, wrongWith } from './fixtures/format-text-problem.ts';

/** Whatever is wrong with a text, it is told where, and what is good is kept. */

/** The same inputs on every run; another seed tries others. */
const SEED = 20_261_121;

const DEAL = 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+';
const OPENING = `${DEAL} Give J: W3 H: W5`;

describe('What is wrong is told with its line and column, and what was good before it is kept', () => {
  const beside = 'a move, a glyph, a {comment} or a (variation)';
  const aCard = 'a card (W1 to W7, G1 to G7, P1 to P7, 2+ to 5+), or what comes after the cards';
  test.each([
    [
      '',
      [],
      [
        'Line 1, column 1: There is no game here; a header is expected, as in [Title "A short game"], or a move.',
      ],
    ],
    [
      `${DEAL} {!}\nfoo`,
      [1],
      [
        'Line 2, column 1: "foo" does not fit here; expected is cards that are given, as in “J: W4” or “H: P2 5+”.',
      ],
    ],
    [
      `foo`,
      [0],
      ['Line 1, column 1: "foo" does not fit here; expected is a deal, as in “Deal J: W1 … H: W2 …”.'],
    ],
    [
      `${OPENING}\n1. W5 W6\n2. W7 😀 W1`,
      [6],
      ['Line 3, column 7: "😀" does not fit here; expected is a card that follows, as in “W4” or “3+”.'],
    ],
    [`${OPENING}\n1. W5 W6 3. W7`, [5], ['Line 2, column 10: This is trick 2, not 3.']],
    [`Round 2\n${DEAL}`, [0], ['Line 1, column 7: This is round 1, not 2.']],
    [`Round`, [0], ['Line 1, column 6: Something is missing here; expected is the number of the round.']],
    [`Game 2, Round 1\n${DEAL}`, [0], ['Line 1, column 6: This is game 1, not 2.']],
    [`Game x`, [0], ['Line 1, column 6: "x" does not fit here; expected is the number of the game.']],
    [`${DEAL}\nGive J: W8`, [1], [`Line 2, column 9: "W8" does not fit here; expected is ${aCard}.`]],
    [`Deal J: W1 H: W2 X 3`, [0], [`Line 1, column 18: "X" does not fit here; expected is ${aCard}.`]],
    [
      `Deal J: W1`,
      [0],
      ['Line 1, column 11: Something is missing here; expected is a hand: “J:” or “H:” and its cards.'],
    ],
    [
      `${OPENING}\n1. W5!!!`,
      [4],
      ['Line 2, column 6: !!! is no glyph; the glyphs are !!, !, !?, ?!, ? and ??.'],
    ],
    [
      `{Hello}\n${DEAL}`,
      [0],
      ['Line 1, column 1: A comment stands behind its move, and here is none; a move is expected.'],
    ],
    [`${DEAL} ! {a}\n{b}`, [1], ['Line 2, column 1: The move has a comment already; it can have one.']],
    [
      `${DEAL} {never\nclosed`,
      [1],
      [
        `Line 1, column ${DEAL.length + 2}: The comment that begins here is not closed: a } is expected, and a brace within it is written \\{ or \\}.`,
      ],
    ],
    [
      `${DEAL} {a\n\\q}`,
      [1],
      [
        'Line 2, column 1: "\\\\q" stands for nothing; expected after a backslash is n, s, t, r, a bracket, a quote, another backslash, or a character’s number as in \\u1F0A1;.',
      ],
    ],
    [`${DEAL}\n)`, [1], [`Line 2, column 1: ")" stands where something else is expected: ${beside}.`]],
    [
      `${DEAL}\n(${DEAL}`,
      [1],
      ['Line 2, column 1: The variation that begins here is not closed: a ) is expected.'],
    ],
    [
      `[Titel "x"]\n${DEAL}`,
      [0],
      [
        'Line 1, column 8: "Titel" is no header; the headers are Game, Version, Title, Players, Rulings, Jekyll, Hyde, led-potion and return-match.',
      ],
    ],
    [
      `[Title "x]\n[Jekyll "y"]`,
      [0],
      [
        'Line 1, column 8: The value that begins here is not closed: a " is expected, and a bracket or quote within it is written \\[, \\] or \\".',
      ],
    ],
    [
      `[Title "x"\nJ: W1`,
      [0],
      ['Line 2, column 1: "J:" stands where something else is expected: the ] that closes the header.'],
    ],
    [`[Game "chess"]`, [0], ['Line 1, column 7: The game "chess" is unknown; known is “jekyll-vs-hyde”.']],
    [
      `[Version "2"]`,
      [0],
      ['Line 1, column 10: This is version "2" of the replay format; only version 1 can be read.'],
    ],
    [`[led-potion "x"]`, [0], ['Line 1, column 13: “led-potion” is "x"; expected is number or named-suit.']],
    [
      `[Title "x"]\n[Title "y"]`,
      [0],
      ['Line 2, column 8: The header Title is there already; a new game begins with [Game …].'],
    ],
  ] as const)('%j', (text, kept, sentences) => {
    expect(wrongWith(text)).toEqual(sentences);
    expect(gamesIn(text).map(({ replay }) => replay.moves.length)).toEqual(kept.map((moves) => moves));
  });
});

describe('Syntax is one thing and legality another', () => {
  test.each([
    ['a lead before the preparation', `${DEAL}\n1. W4`, 1, 'Line 2, column 4: ', 'not-now'],
    ['a deal in the middle of a round', `${OPENING}\n1. W5 ${DEAL}`, 4, 'Line 2, column 7: ', 'not-now'],
    ['an exchange where none is due', `${OPENING}\n1. W5 W6 Give J: W1`, 5, 'Line 2, column 15: ', 'not-now'],
    ['a card that is not held', `${OPENING}\n1. W7 W6`, 3, 'Line 2, column 4: ', 'not-held'],
    ['a suit named with an Evil card', `${OPENING}\n1. W5>pride`, 3, 'Line 2, column 4: ', 'suit-named'],
    ['a led Potion that names none', `${OPENING}\n1. 2+ 5+`, 3, 'Line 2, column 4: ', 'no-suit-named'],
    ['too many cards given', `${DEAL}\nGive J: W1 W2 H: W5`, 1, 'Line 2, column 6: ', 'wrong-count'],
    ['a hand of nine cards', 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 H:', 0, 'Line 1, column 1: ', 'wrong-deal'],
    [
      'the next trick before a Greed exchange',
      `${OPENING}\n1. G1 5+ 2. W1`,
      5,
      'Line 2, column 13: ',
      'not-now',
    ],
  ])('%s is well written and refused by the rules', (_, text, kept, place, refusal) => {
    const [game] = gamesIn(text);
    expect(game?.replay.moves).toHaveLength(kept);
    expect(game?.problems).toHaveLength(1);
    expect(game?.problems[0]).toMatchObject({ move: kept + 1, fault: { type: 'illegal' } });
    expect(JSON.stringify(game?.problems[0]?.fault)).toContain(`"type":"${refusal}"`);
    expect(wrongWith(text)[0]).toMatch(place);
  });

  test('a Potion that follows names no suit', () => {
    expect(wrongWith(`${OPENING} 1. W5 5+>wrath`)[0]).toMatch('expected is a card that follows');
  });

  test('a variation ends at its own mistake, and the line it hangs on goes on', () => {
    const text = `${OPENING}
1. W5 (1. W1 W5 2. (W2) ) (1. W2 foo {(} W6 (x)) (1. W2 {a\\q} (W3)) (W1 W6 2. W7 W2) W6`;
    const [game] = gamesIn(text);
    expect(game?.replay.moves).toHaveLength(5);
    expect(game?.replay.moves[3]?.variations?.map((line) => line.length)).toEqual([1, 1, 1, 4]);
    expect(
      game?.problems.map(({ line, column, move, variation }) => [line, column, move, variation]),
    ).toEqual([
      [2, 14, 5, [1]],
      [2, 34, 5, [2]],
      [2, 59, 5, [3]],
    ]);
  });

  test('a game ends at its own mistake, and the next is read', () => {
    const text = `${DEAL} {!} foo [Title "Two"] [Title "Three"] ${DEAL}\n[Game "jekyll-vs-hyde"] ${OPENING}`;
    expect(
      gamesIn(text).map(({ replay, problems }) => [replay.title, replay.moves.length, problems.length]),
    ).toEqual([
      [undefined, 1, 1],
      ['Two', 0, 1],
      [undefined, 3, 0],
    ]);
  });
});

// ----------------------------------------------------------------------------------------------------- any text

/** Reads it and holds what the reader promises. Says whether moves were kept before something bad. */
function holds(source: string | Uint8Array): boolean {
  const result = read(source);
  const games = result.ok ? result.value : [];
  const problems = result.ok ? games.flatMap((game) => game.problems) : [result.problem];
  for (const problem of problems) {
    if (!/^Line [1-9]\d*, column [1-9]\d*: [^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u.test(said(problem))) {
      throw new Error(`No sentence on one line: ${JSON.stringify(said(problem))}`);
    }
  }
  for (const { replay, frames } of games) {
    const count = playLine(jekyllVsHyde.start(replay.rulings), replay.moves);
    if (frames.length !== count + 1) throw new Error(`${frames.length} frames for ${count} legal moves`);
    if (!isDeepStrictEqual(replayIn(write(replay)), replay))
      throw new Error(`Reads otherwise:\n${write(replay)}`);
  }
  return games.some(({ replay, problems }) => replay.moves.length > 0 && problems.length > 0);
}

/** Plays a line with its variations by the bare rules, which throw at an illegal move. Gives the number of moves. */
function playLine(start: State, line: Line<Action>): number {
  let state = start;
  let count = 0;
  for (const { action, variations = [] } of line) {
    const before = state;
    ({ state } = jekyllVsHyde.apply(state, action));
    count += 1 + variations.reduce((sum, variation) => sum + playLine(before, variation), 0);
  }
  return count;
}

describe('The reader never throws, says what is wrong and where, and keeps only legal moves', () => {
  const fragment = fc.constantFrom(
    '(', ')', '{', '}', '[', ']', '"', '\\', '!', '?', '!?!', '.', ':', '…', ',', '>', '>wrath', '\n', '\r', ' ', '\uFEFF',
    'W1', 'G6', '5+', '5+>greed', '3+>x', 'J:', 'H:', 'Deal', 'Round', 'Give', '1.', '99...', '9'.repeat(400), '(none)',
    '\\u', '\\u110000;', '\\ud800;', '\\n', '[__proto__ "x"]', '[constructor "x"]', '[Game "jekyll-vs-hyde"]',
    '\u0000', '\ud800', '\udfff', '\u2028', '\u0301', '😀', '__proto__', '{}', '()', '[]', '[Players]',
  ); // prettier-ignore
  const slip = fc.record({
    at: fc.nat(100_000),
    cut: fc.nat(6),
    put: fc.oneof({ weight: 3, arbitrary: fragment }, fc.string({ unit: 'binary', maxLength: 4 })),
  });

  test('of games with slips of the pen', () => {
    let cut = 0;
    const property = fc.property(
      fc.array(replays, { minLength: 1, maxLength: 2 }),
      fc.array(slip, { minLength: 1, maxLength: 4 }),
      (games, slips) => {
        const slipped = slips.reduce(
          (text, { at, cut, put }) => {
            const from = at % (text.length + 1);
            return text.slice(0, from) + put + text.slice(from + cut);
          },
          write(...games),
        );
        if (holds(slipped)) cut += 1;
      },
    );
    fc.assert(property, { seed: SEED, numRuns: 600 });
    expect(cut).toBeGreaterThan(100);
  });

  test('of fragments in any order', () => {
    const property = fc.property(
      fc.array(fragment, { maxLength: 40 }),
      fc.constantFrom('', ' '),
      (parts, between) => {
        holds(`${OPENING} ${parts.join(between)}`);
        holds(parts.join(between));
      },
    );
    fc.assert(property, { seed: SEED, numRuns: 5000 });
  });

  test('of any bytes and any text', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void holds(bytes)),
      { seed: SEED, numRuns: 2000 },
    );
    const any = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(any, (text) => void holds(`${DEAL} ${text}`)),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

// ------------------------------------------------------------------------------------------------------- limits

describe('A text of any size is answered, and soon', () => {
  /** Longer than any of these may take on a busy machine, and far shorter than what no limit would allow. */
  const SECONDS = 10;
  const huge = 900_000;

  test.each([
    [
      'fifty megabytes',
      `${DEAL} `.padEnd(50_000_000, 'W1 '),
      0,
      'The file is too large: a replay may have 1,000,000 bytes.',
    ],
    [
      'ten thousand nested variations',
      `${DEAL} ${`(${DEAL} `.repeat(10_000)}${')'.repeat(10_000)}`,
      1,
      'The variations nest too deeply: 50 levels are the most.',
    ],
    [
      'as many that are never closed',
      `${DEAL} ${`(${DEAL} `.repeat(10_000)}`,
      1,
      'The variation that begins here is not closed: a ) is expected.',
    ],
    [
      'opening parentheses',
      '('.repeat(huge),
      0,
      'A variation stands behind its move, and here is none; a move is expected.',
    ],
    ['closing parentheses', ')'.repeat(huge), 0, '")" stands where something else is expected'],
    ['opening braces', '{'.repeat(huge), 0, 'The comment that begins here is not closed'],
    [
      'opening brackets',
      '['.repeat(huge),
      0,
      '"[" stands where something else is expected: the name of a header',
    ],
    [
      'quotes',
      `[Title ${'"'.repeat(huge)}`,
      0,
      'stands where something else is expected: the ] that closes the header.',
    ],
    ['backslashes', `${DEAL} {${'\\'.repeat(huge)}`, 1, 'The comment that begins here is not closed'],
    ['question marks', `${DEAL} ${'?'.repeat(huge)}`, 1, '?????????? is no glyph'],
    ['a huge word', 'x'.repeat(huge), 0, `"${'x'.repeat(38)}… does not fit here`],
    ['full stops', '.'.repeat(huge), 0, `"${'.'.repeat(38)}… does not fit here`],
    ['quoted lines', '>\n'.repeat(huge / 2), 0, 'There is no game here'],
    ['spaces', `${' '.repeat(huge)}x`, 0, '"x" does not fit here'],
    ['bad variations without number', `${DEAL} ${'(x)'.repeat(huge / 4)}`, 1, '"x" does not fit here'],
    [
      'bad games behind many lines',
      '\n'.repeat(huge) + '[Game "x"] '.repeat(1000),
      0,
      'Line 900001, column 7: The game "x" is unknown',
    ],
    ['cards without number', `${DEAL} Give J: ${'W1 '.repeat(huge / 4)}`, 1, 'In round 1 each gives 1 card'],
  ])('%s', (_, text, kept, says) => {
    const before = performance.now();
    const problems = wrongWith(text);
    expect(performance.now() - before).toBeLessThan(SECONDS * 1000);
    expect(problems.length).toBeLessThanOrEqual(MAX_PROBLEMS);
    expect(problems[0]).toContain(says);
    expect(gamesIn(text)[0]?.replay.moves.length ?? 0).toBe(kept);
  });

  test('a text may have as many bytes as a file', () => {
    const whole = DEAL.padEnd(MAX_BYTES);
    expect(replayIn(whole).moves).toHaveLength(1);
    expect(wrongWith(`${whole} `)).toEqual([
      'Line 1, column 1: The file is too large: a replay may have 1,000,000 bytes.',
    ]);
    expect(wrongWith(new Uint8Array([0xff]))).toEqual(['Line 1, column 1: The file is not UTF-8 text.']);
  });

  test('moves of all games and variations are counted together', () => {
    const games = `[Players] ${DEAL} ${'(Deal J: H: )'.repeat(MAX_MOVES / 2 - 1)}\n`;
    expect(wrongWith(games.repeat(2))).toHaveLength(MAX_PROBLEMS);
    const good = `[Players] ${OPENING} ${'(H: W6)'.repeat(MAX_MOVES / 2 - 3)}\n`;
    expect(wrongWith(good.repeat(2))).toEqual([]);
    const [, , , ...more] = gamesIn(good.repeat(2) + DEAL.repeat(3));
    expect(more).toEqual([]);
    expect(wrongWith(good.repeat(2) + `[Players] ${DEAL}`)).toEqual([
      'Line 3, column 11: The replay is too long: with its variations it may have 20,000 moves.',
    ]);
  });

  test('a thousand games are read, and one more is told', () => {
    expect(gamesIn('[Game "jekyll-vs-hyde"]\n'.repeat(MAX_GAMES))).toHaveLength(MAX_GAMES);
    expect(wrongWith('[Game "jekyll-vs-hyde"]\n'.repeat(MAX_GAMES))).toEqual([]);
    expect(wrongWith('[Game "jekyll-vs-hyde"]\n'.repeat(30_000))).toEqual([
      'Line 1001, column 1: There are too many games: a text may have 1,000.',
    ]);
  });

  test('variations nest fifty deep', () => {
    const nested = (depth: number) => `${DEAL} ${`(${DEAL} `.repeat(depth)}${')'.repeat(depth)}`;
    expect(gamesIn(nested(MAX_DEPTH))[0]?.frames.at(-1)?.depth).toBe(MAX_DEPTH);
    expect(wrongWith(nested(MAX_DEPTH))).toEqual([]);
    expect(wrongWith(nested(MAX_DEPTH + 1))).toHaveLength(1);
  });
});

describe('Names that every object inherits are names like others', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s', (name) => {
    expect(wrongWith(`[${name} "x"] ${DEAL}`)[0]).toContain(`"${name}" is no header`);
    expect(wrongWith(`${DEAL} ${name}`)[0]).toContain(`"${name}" does not fit here`);
    const text = `[Title "${name}"] [Jekyll "${name}"] ${DEAL} {${name}}`;
    expect(replayIn(text)).toMatchObject({
      title: name,
      players: { jekyll: name },
      moves: [{ comment: name }],
    });
  });

  test('half a character is refused where it stands, or where its comment begins', () => {
    expect(wrongWith(`${DEAL}\n{a\ud800}`)).toEqual([
      'Line 2, column 1: The text of “comment” holds half a character (a lone surrogate).',
    ]);
    expect(wrongWith(`[Title\n"\udfff"]`)[0]).toMatch('Line 2, column 1: ');
    expect(wrongWith('\ud800')[0]).toContain('"\\ud800" does not fit here');
  });
});
