import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_BYTES, MAX_DEPTH, MAX_GAMES, MAX_MOVES } from '#kit/input-limits';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { replayFromUrlFragment, replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import { readReplay } from '#replays/read-replay';
import type { Line, Replay } from '#replays/replay';
import { writeReplay } from '#replays/write-replay';
import { GREED, LANDSLIDE, leads, follows, randomGame, TWO_ROUNDS } from './fixtures/sample-games.ts';
import { replays, stepsOf as stepsOfLine } from './fixtures/random-replays.ts';
import { gamesIn, replayIn, write, wrongWith } from './fixtures/format-text-problem.ts';

/** Replays as text: lossless, easy on letters, and plain about what is wrong. */

/** The same games on every run; another seed tries others. */
const SEED = 20_261_121;

const DEAL = 'Deal J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+';

function stepsOf(moves: readonly object[]): Line<never> {
  return moves.map((action) => ({ action }) as never);
}

function replayOf(moves: readonly object[], rest: Partial<Replay<JekyllVsHyde>> = {}): Replay<JekyllVsHyde> {
  return { game: 'jekyll-vs-hyde', ...rest, moves: stepsOf(moves) };
}

describe('A replay goes into text and back and is the same', () => {
  test('a thousand random games with notes, also by a link', async () => {
    const property = fc.asyncProperty(replays, async (replay) => {
      const json = readReplay(writeReplay(replay), jekyllVsHydeMachine);
      if (!json.ok) throw new Error('The replay cannot be read');
      const link = await replayFromUrlFragment(await replayToUrlFragment(write(json.value.replay)));
      if (!link.ok) throw new Error(`The link cannot be read: ${link.problem.type}`);
      const again = replayIn(link.value);
      expect(isDeepStrictEqual(again, replay), link.value).toBe(true);
      expect(writeReplay(again)).toBe(writeReplay(replay));
      expect(write(again)).toBe(link.value);
    });
    await fc.assert(property, { seed: SEED, numRuns: 1000 });
  });

  test('which have every script in every place', () => {
    const scripts = {
      emoji: /\p{Extended_Pictographic}/u,
      'joined emoji': /\p{Extended_Pictographic}\u200D\p{Extended_Pictographic}/u,
      'right to left': /[\p{Script=Hebrew}\p{Script=Arabic}]/u,
      'a mark of direction': /[\u200F\u202A-\u202E]/u,
      'combining marks': /\p{L}\p{M}/u,
      'a mark that combines with nothing': /^\p{M}/u,
      Han: /\p{Script=Han}/u,
      'beyond two bytes': /[\u{10000}-\u{10ffff}]/u,
      'a control character': /\p{Cc}/u,
    };
    const found: Record<string, number> = {};
    for (const replay of fc.sample(replays, { seed: SEED, numRuns: 1000 })) {
      const deeper = replay.moves.flatMap(({ variations = [] }) => variations.flatMap(stepsOfLine));
      const places = {
        title: [replay.title],
        names: Object.values(replay.players ?? {}),
        comments: replay.moves.map(({ comment }) => comment),
        'comments of variations': deeper.map(({ comment }) => comment),
      };
      for (const [place, texts] of Object.entries(places)) {
        for (const [script, pattern] of Object.entries(scripts)) {
          const key = `${script} in ${place}`;
          found[key] =
            (found[key] ?? 0) + texts.filter((text) => text !== undefined && pattern.test(text)).length;
        }
      }
    }
    const rare = Object.entries(found).filter(([, times]) => times < 10);
    expect(rare).toEqual([]);
    expect(Object.keys(found)).toHaveLength(4 * Object.keys(scripts).length);
  });

  test('any text that is no half of a character, as title, name and comment', () => {
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...Array.from(' \n\t{}[]()"\\>sun;\u3000\u0301')),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      ),
      maxLength: 90,
    });
    const property = fc.property(texts, texts, texts, (title, jekyll, comment) => {
      const [deal, ...others] = stepsOf(LANDSLIDE.slice(0, 4));
      const replay = {
        ...replayOf([], { title, players: { jekyll } }),
        moves: [{ ...deal, comment }, ...others],
      } as Replay<JekyllVsHyde>;
      expect(replayIn(write(replay))).toEqual(replay);
      expect(replayIn(rewrapped(write(replay), 20))).toEqual(replay);
    });
    fc.assert(property, { seed: SEED, numRuns: 3000 });
  });

  test('empty lists and the order of two exchanges are kept', () => {
    const [deal, first, second, ...rest] = LANDSLIDE;
    const swapped = replayOf([deal, second, first, ...rest].filter((move) => move !== undefined));
    expect(replayIn(write(swapped))).toEqual(swapped);
    const empty = {
      ...replayOf([]),
      players: {},
      rulings: {},
      moves: [{ action: LANDSLIDE[0], variations: [] }],
    } as unknown as Replay<JekyllVsHyde>;
    expect(write(empty)).toContain('(none)');
    expect(replayIn(write(empty))).toEqual(empty);
  });

  test('a return match, with the number of each of its games', () => {
    const moves = randomGame(3, { 'return-match': 'on' });
    const match = replayOf(moves, { rulings: { 'return-match': 'on' } });
    const text = write(match);
    const rounds = moves.filter(({ type }) => type === 'deal').length;
    const headings = text.match(/^Game [12], Round [123]$/gm) ?? [];
    expect(headings).toHaveLength(rounds);
    expect(headings.filter((heading) => heading.endsWith('Round 1'))).toEqual([
      'Game 1, Round 1',
      'Game 2, Round 1',
    ]);
    expect(replayIn(text)).toEqual(match);
    expect(replayIn(text.replaceAll(/^Game \d, /gm, ''))).toEqual(match);
    expect(wrongWith(text.replace('Game 2', 'Game 1'))).toEqual([
      expect.stringMatching(/^Line \d+, column 6: This is game 2, not 1\.$/),
    ]);
  });

  test('several games give a list in their order', () => {
    const games = [
      replayOf([]),
      replayOf(GREED),
      replayOf(TWO_ROUNDS, { title: '[Game "x"]' }),
      replayOf([]),
    ];
    expect(gamesIn(write(...games)).map(({ replay }) => replay)).toEqual(games);
  });

  test('is easy to read', () => {
    const [lead, ...rest] = stepsOf(LANDSLIDE.slice(3, 7));
    const variation = stepsOf([leads('jekyll', 'W1'), follows('hyde', 'W6')]);
    const moves = [
      ...stepsOf(LANDSLIDE.slice(0, 3)),
      { ...lead, glyph: '?!', comment: 'Why?', variations: [variation, []] },
      ...rest,
    ];
    expect(write({ ...replayOf([], { players: { hyde: 'Ben' } }), moves } as Replay<JekyllVsHyde>))
      .toBe(`[Game "jekyll-vs-hyde"]
[Hyde "Ben"]

Round 1
${DEAL}
Give J: W3 H: W5
1. W5?! {Why?}
  (1. W1 W6)
  ()
  W6
2. W7 W1
`);
  });
});

// ----------------------------------------------------------------------------------------------------- by hand

/** The text with its lines broken elsewhere, as a letter may do it. */
function rewrapped(text: string, width: number, newline = '\n', margin = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => margin + each).join(newline);
}

describe('A letter can do as it likes with the white space', () => {
  const cases: readonly (readonly [string, (text: string) => string | Uint8Array])[] = [
    ['every word on its own line', (text) => rewrapped(text, 1)],
    ['lines of 40', (text) => rewrapped(text, 40)],
    ['one line', (text) => rewrapped(text, Infinity)],
    ['line breaks of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['line breaks of old Macs', (text) => text.replaceAll('\n', '\r')],
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['bytes with a byte order mark', (text) => new TextEncoder().encode(`\uFEFF${text}`)],
    ['spaces at the end of lines', (text) => text.replaceAll('\n', '  \t\n')],
    ['no indentation', (text) => text.replace(/^ +/gm, '')],
    ['quoted', (text) => text.replace(/^/gm, '> ')],
    ['quoted twice and wrapped', (text) => rewrapped(text, 60, '\r\n', '>> ')],
    ['commas and blank lines', (text) => text.replaceAll(/\n(?=\d)/g, ',\n\n')],
  ];
  test.each(cases)('%s', (_, change) => {
    const property = fc.property(replays, (replay) => {
      const text = write(replay);
      expect(isDeepStrictEqual(replayIn(change(text)), replay), text).toBe(true);
    });
    fc.assert(property, { seed: SEED, numRuns: 25 });
  });

  test('no line is longer than 78 characters, unless it is one word', () => {
    const property = fc.property(replays, (replay) => {
      const long = write(replay)
        .split('\n')
        .filter((line) => Array.from(line).length > 78);
      expect(long.filter((line) => line.trim().includes(' '))).toEqual([]);
    });
    fc.assert(property, { seed: SEED, numRuns: 50 });
  });
});

describe('People may write it their own way', () => {
  const usual = replayOf([
    ...LANDSLIDE.slice(0, 3),
    leads('jekyll', 'W5'),
    follows('hyde', 'W6'),
    leads('hyde', '5+', 'wrath'),
  ]);
  test.each([
    ['without labels but the one behind an exchange', `${DEAL} J: W3 H: W5 1. W5 W6 5+>wrath`],
    ['with all of them', `Round 1 ${DEAL} Give J: W3 Give H: W5 1. W5 1... W6 2. 5+>wrath`],
    ['without spaces behind colons and full stops', `${DEAL} Give J:W3 H:W5 1.W5 W6 2.5+>wrath`],
    ['with small letters and whole names', `${DEAL} give jekyll: w3 hyde: w5 1. w5 w6 2. 5+>W`],
    [
      'Hyde’s hand first',
      `Deal H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+ J: W1 W2 W3 G1 G2 G3 P1 P2 P3 2+ J: W3 H: W5 1. W5 W6 5+>wrath`,
    ],
  ])('%s', (_, text) => {
    expect(replayIn(text)).toEqual(usual);
  });

  test('headers in any spelling and order, and a new game at the next ones', () => {
    const games = gamesIn(`[hyde "B"] [JEKYLL "A"] ${DEAL} [title "Two"] [Version "1"]`);
    expect(games.map(({ replay }) => ({ ...replay, moves: replay.moves.length }))).toEqual([
      { game: 'jekyll-vs-hyde', players: { jekyll: 'A', hyde: 'B' }, moves: 1 },
      { game: 'jekyll-vs-hyde', title: 'Two', moves: 0 },
    ]);
  });

  test('comment, glyph and variations in any order', () => {
    const [step] = replayIn(`${DEAL} {c} (${DEAL}) ?! ()`).moves;
    expect(step).toMatchObject({
      comment: 'c',
      glyph: '?!',
      variations: [[{ action: { type: 'deal' } }], []],
    });
  });
});

describe.each(['', 'ja/'])('The page about the notation in content/%s', (language) => {
  const file = `../../content/${language}jekyll-vs-hyde/notation.md`;
  const page = readFileSync(new URL(file, import.meta.url), 'utf8');
  const examples = Array.from(page.matchAll(/```replay\n([^]*?)```/g), ([, text = '']) => text);

  test.each(examples)('has an example that is legal, and is written again as it reads: %#', (text) => {
    const replay = replayIn(text);
    expect(replay.moves.length).toBeGreaterThan(3);
    expect(replayIn(write(replay))).toEqual(replay);
  });

  test('tells the limits', () => {
    expect(examples).toHaveLength(3);
    const number = new Intl.NumberFormat('en-GB');
    for (const limit of [MAX_BYTES, MAX_MOVES, MAX_GAMES, MAX_DEPTH])
      expect(page).toContain(number.format(limit));
  });
});
