import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Vocabulary } from '#kit/notation-interface';
import { TOLD_PROBLEMS } from '#kit/input-limits';
import { writing as chronicle } from '#games/chronicle/game-text-adapter';
import { writing as jekyll } from '#games/jekyll-vs-hyde/game-text-adapter';
import { writing as switches } from '#games/switch/game-text-adapter';
import type { Writing } from '#widgets/own/game-text-adapter.ts';
import { vocabulary as inJekyll } from '#games/jekyll-vs-hyde/rules/known-notation-words';
import { vocabulary as inSwitch } from '#games/switch/rules/known-notation-words';
import { vocabulary as inChronicle } from '#games/chronicle/rules/known-notation-words';
import { findAllProblemsInReplay } from '#widgets/own/find-all-problems-in-replay.ts';
import { readGames } from '#widgets/own/read-games.ts';
import { replays } from './fixtures/random-replays.ts';
import { write } from './fixtures/format-text-problem.ts';
import { DEAL, fileOf, LANDSLIDE } from './fixtures/sample-games.ts';

/** Who brings a game with several mistakes is told of all that have nothing to do with each other, so that one reading is enough. */

const replay = JSON.parse(fileOf(LANDSLIDE)) as { readonly moves: readonly object[] };

function moved(change: (move: object, index: number) => object): readonly object[] {
  return replay.moves.map(change);
}

/** Three mistakes: a card that is none, a key that is misspelt, a type that is none. */
const THREE = moved((move, index) => {
  if (index === 5) return { ...move, card: 'W9' };
  if (index === 9) return { ...move, coment: 'So!' };
  return index === 12 ? { ...move, type: 'folow' } : move;
});

/** The words that each game knows. */
const VOCABULARIES = new Map<object, Vocabulary<never>>([
  [jekyll, inJekyll as never],
  [switches, inSwitch as never],
  [chronicle, inChronicle as never],
]);

function everything<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  writing: Writing<T, Slip, Extra>,
  text: string,
) {
  const vocabulary = VOCABULARIES.get(writing);
  if (vocabulary === undefined) throw new Error('There is no such game');
  return readGames(writing, text, findAllProblemsInReplay<T, Slip>(vocabulary));
}

describe('A file of a game', () => {
  test('is told of all the mistakes in how its moves are written', () => {
    const { games, problems } = everything(jekyll, JSON.stringify({ ...replay, moves: THREE }));
    expect(problems.map((problem) => problem.slice(0, 8))).toEqual(['Move 6: ', 'Move 10:', 'Move 13:']);
    expect(games).toMatchObject([{ summary: '5 moves', end: '5' }]);
  });

  test('is told of all keys that a move can have, where one is misspelt', () => {
    const moves = replay.moves.map((move, index) => (index === 4 ? { ...move, coment: 'so' } : move));
    const [problem] = everything(jekyll, JSON.stringify({ ...replay, moves })).problems;
    expect(problem).toMatch(/“coment”.*“type”.*“by”.*“comment”.*“glyph”.*“variations”/);
  });

  test('is told of those behind a key that nobody knows, too', () => {
    const { games, problems } = everything(
      jekyll,
      JSON.stringify({ ...replay, titel: 'x', players: { jekyl: 'Ada' }, moves: THREE }),
    );
    expect(problems).toHaveLength(5);
    expect(problems[0]).toContain('“titel”');
    expect(problems[1]).toContain('“jekyl”');
    expect(games).toEqual([]);
  });

  test('is told of the first move against the rules only, and of what is misspelt behind it', () => {
    const { problems } = everything(
      jekyll,
      JSON.stringify({ ...replay, moves: THREE.filter((_, index) => index !== 3) }),
    );
    expect(problems.map((problem) => problem.slice(0, 8))).toEqual([
      'Move 4: ',
      'Move 5: ',
      'Move 9: ',
      'Move 12:',
    ]);
  });

  test('is told of a handful, and how many more there are', () => {
    const moves = moved((move) => ({ ...move, coment: '' }));
    const { problems } = everything(jekyll, JSON.stringify({ ...replay, moves }));
    expect(problems).toHaveLength(TOLD_PROBLEMS + 1);
    expect(problems.at(-1)).toBe(`And ${LANDSLIDE.length - TOLD_PROBLEMS} more.`);
  });
});

describe('A record is told of all the mistakes in how its moves are written', () => {
  const seen = { version: 1, observer: 'all' };
  const draws = Array.from({ length: 5 }, () => ({ type: 'draw', by: 'p1' }));
  const plays = draws.map(() => ({ type: 'play', by: 'p1', card: 'L5' }));
  test.each([
    ['jekyll-vs-hyde', jekyll, { moves: LANDSLIDE }],
    ['switch', switches, { seats: 2, moves: draws }],
    ['chronicle', chronicle, { seats: 3, moves: plays }],
  ] as const)('in %s', (record, writing, { moves, ...head }) => {
    const spoilt = moves.map((move, index) => (index === 2 || index === 4 ? { ...move, bye: 1 } : move));
    const file = { record, ...seen, ...head, moves: spoilt };
    const problemsOf = (file: object) =>
      everything<never, never, never>(writing as never, JSON.stringify(file)).problems;
    const problems = problemsOf(file);
    for (const move of [3, 5])
      expect(problems.filter((problem) => problem.startsWith(`Move ${move}: `))).toHaveLength(1);
    expect(problemsOf({ ...file, obsever: 'x' })).toHaveLength(problems.length + 1);
  });
});

describe('A text', () => {
  test('has no word that is taken for misspelt where something before it is wrong', () => {
    for (const replay of fc.sample(replays, { seed: 20_261_127, numRuns: 300 })) {
      expect(everything(jekyll, write(replay).replace(/^/, '[Titel "x"]\n')).problems).toEqual([
        expect.stringContaining('"Titel" is no header'),
      ]);
    }
  });

  const jekyllText = `[Titel "x"]
[Hide "Ben"]
Deal J: ${(DEAL as { readonly jekyll: readonly string[] }).jekyll.join(' ')} H: W5 W6 W7 G5 G6 G7 P5 P6 P7 5+
Give J: W3 H: W5
1. W5 W9
2. W7 WI !!!`;

  test('is told of all its headers, of words that mean nothing, and of a glyph that is none', () => {
    const { problems } = everything(jekyll, jekyllText);
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
      'Line 1, column 8',
      'Line 2, column 7',
      'Line 5, column 7',
      'Line 6, column 7',
      'Line 6, column 10',
    ]);
  });

  test('is told once of variations within each other that are not closed, and that they nest too deeply', () => {
    const nested = `${jekyllText.split('\n')[2] ?? ''} J: W3 ${'(J: W3 '.repeat(10_000)}`;
    expect(everything(jekyll, nested).problems).toEqual([
      expect.stringMatching(/^Line 1, column \d+: The variation that begins here is not closed/),
      expect.stringMatching(/: The variations nest too deeply: \d+ levels are the most\.$/),
    ]);
  });

  test('is told of words that mean nothing behind a word that does not fit', () => {
    const { games, problems } = everything(jekyll, jekyllText.replace(/^(.*\n){2}/, ''));
    expect(problems.map((problem) => problem.split(': ')[0])).toEqual([
      'Line 3, column 7',
      'Line 4, column 7',
      'Line 4, column 10',
    ]);
    expect(games).toMatchObject([{ summary: '4 moves' }]);
  });

  test('is told of a keyword that is misspelt, not of what would have to stand there, and of what a card looks like', () => {
    const { problems } = everything(
      jekyll,
      jekyllText.replace(/^(.*\n){2}/, 'Runde 1\n').replace('WI !!!', 'Q6'),
    );
    expect(problems).toEqual([
      'Line 1, column 1: "Runde" is no word here: did you mean “Round”?',
      expect.stringMatching(/^Line 4, column 7: "W9" does not fit here; expected is a card \(W1 to W7/),
      expect.stringMatching(/^Line 5, column 7: "Q6" does not fit here; expected is a card \(W1 to W7/),
    ]);
  });

  test.each([
    [switches, 'Daal p1: 8S 9S p2: 4H 5H deck: QD KD', 'Deal'],
    [switches, 'Deal p1: 8S 9S p2: 4H 5H dekc: QD KD', 'deck:'],
    [chronicle, 'Dela W1 fewest-wisdom p1: L5 L6 p2: P3 P4', 'Deal'],
  ])('is told which keyword was meant in any game (%#)', (writing, text, meant) => {
    const { problems } = everything<never, never, never>(writing as never, text);
    expect(problems[0]).toContain(`did you mean “${meant}”?`);
  });

  test.each([
    ['whose first moves could be read', jekyllText.split('\n').slice(2, 4).join('\n')],
    ['that has a title', '[White "Ada"]'],
  ])('is told of all its words that mean nothing, most though they are, as a game %s', (_, begun) => {
    const { problems } = everything(jekyll, `${begun}\n1. Wrath five Wrath nine\n2. Wrath seven, Wrath one`);
    expect(problems.length).toBeGreaterThan(TOLD_PROBLEMS);
    expect(problems.at(-1)).toMatch(/^And \d more\.$/);
  });

  test('is told of all its words that look like cards and are none', () => {
    const { problems } = everything(jekyll, 'Deal J: R1 R2 R3 R4 R5 R6 R7 H: R8');
    expect(problems.length).toBeGreaterThan(TOLD_PROBLEMS);
  });

  test('is told once where it is no game at all, or another one', () => {
    const letter = 'Dear Ben, I won the last game by four, do come again and bring cards';
    for (const writing of [jekyll, switches, chronicle])
      expect(everything<never, never, never>(writing as never, letter).problems).toHaveLength(1);
    expect(everything(switches, `[Game "chronicle"]\n${jekyllText}`).problems).toHaveLength(1);
  });
});
