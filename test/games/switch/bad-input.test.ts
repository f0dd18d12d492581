import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine';
import { switchGame } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import type { Action, State } from '#games/switch/rules/state';
import { seededRandom } from '#kit/random';
import { ruleOf } from '#replays/problem';
import { readReplay } from '#replays/read';
import { readText } from '#replays/text/read';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { words as notation } from '#said/notation';
import { words as replays } from '#said/replays';
import { words as game } from '#said/switch/legality';
import { words as slips } from '#said/switch/notation';
import { textProblemSentence } from '#words/notation';
import { problemSentence } from '#words/replays';
import { choice, tableAt } from './rules/lots.ts';

/** Whatever is thrown at the readers, they answer: with one sentence, or with a reading whose moves are all legal. */

/** The same inputs on every run; another seed tries others. */
const SEED = 20_261_124;
const SENTENCE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+[.]$/u;

const GAMES = Array.from({ length: 6 }, (_, seed) => {
  const luck = seededRandom(seed);
  const rulings = tableAt(11 * seed);
  const actions: Action[] = [];
  let state: State = switchGame.start(rulings);
  while (switchGame.toAct(state).length > 0 && actions.length < 4 + 12 * seed) {
    const action = choice(state, luck, 2 + (seed % 5));
    actions.push(action);
    ({ state } = switchGame.apply(state, action));
  }
  return { game: switchGame.id, rulings, moves: actions.map((action) => ({ action })) };
});
const FILES = GAMES.map(writeReplay);
const TEXTS = GAMES.map((replay) => writeText([replay], switchGame, switchNotation));

/** Pieces that hurt more than random characters do. */
const PIECES = [
  '', '"', '{', '}', '[', ']', ',', ':', '\\', '0', 'null', '"AS"', '"10H"', '"2C"', '"1S"', '"p1"', '"p7"', '"draw"', '"play"',
  '"shuffle"', '"deal"', '"suit"', '"hearts"', '"stars"', '"__proto__"', '"constructor"', '"cut-throat"', '\u0000', '\uD800',
  ' p2: ', ' draw ', ' AS>hearts ', '>', ' deck: ', ' Deal ', ' Shuffle ', '10S', '(', ')', '{', '}', '!?',
]; // prettier-ignore

const slipsOf = (sources: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...sources),
      fc.array(
        fc.record({
          at: fc.double({ min: 0, max: 1, noNaN: true }),
          cut: fc.nat({ max: 12 }),
          put: fc.constantFrom(...PIECES),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([source, slips]) =>
      slips.reduce((text, { at, cut, put }) => {
        const from = Math.floor(at * text.length);
        return text.slice(0, from) + put + text.slice(from + cut);
      }, source),
    );

/** Another text in the place of one that stands in quotes: still JSON, and mostly no legal game. */
const QUOTED = PIECES.filter((piece) => /^".+"$/.test(piece));
const wordsOf = (sources: readonly string[]) =>
  fc.tuple(fc.constantFrom(...sources), fc.nat(), fc.constantFrom(...QUOTED)).map(([source, which, put]) => {
    const count = source.match(/"[^"]*"/g)?.length ?? 1;
    let at = 0;
    return source.replace(/"[^"]*"/g, (text) => (at++ === which % count ? put : text));
  });

/** Reads a file, holds what the reader promises, and tells whether good moves were kept before something bad. */
function fileHolds(source: string | Uint8Array): 'refused' | 'read' | 'cut' {
  const result = readReplay(source, switchMachine);
  const problems = result.ok ? result.value.problems : [result.problem];
  for (const problem of problems) {
    const sentence = problemSentence(problem, replays, game);
    if (!SENTENCE.test(sentence)) throw new Error(`No sentence on one line: ${JSON.stringify(sentence)}`);
    if (!/^[a-z-]+$/.test(ruleOf(problem.fault))) throw new Error(`No rule: ${ruleOf(problem.fault)}`);
  }
  if (!result.ok) return 'refused';
  const { replay } = result.value;
  const again = readReplay(writeReplay(replay), switchMachine);
  if (!again.ok || again.value.problems.length > 0 || !isDeepStrictEqual(again.value.replay, replay))
    throw new Error('What was read cannot be written and read again');
  return problems.length > 0 && replay.moves.length > 0 ? 'cut' : 'read';
}

function textHolds(source: string): 'refused' | 'read' | 'cut' {
  const result = readText(source, switchMachine, switchNotation);
  const problems = result.ok ? result.value.flatMap((each) => each.problems) : [result.problem];
  for (const problem of problems) {
    const sentence = textProblemSentence(problem, { notation, slips, replays, game });
    if (!SENTENCE.test(sentence)) throw new Error(`No sentence on one line: ${JSON.stringify(sentence)}`);
  }
  if (!result.ok) return 'refused';
  return problems.length > 0 && result.value.some(({ replay }) => replay.moves.length > 0) ? 'cut' : 'read';
}

function tallied<Input>(inputs: fc.Arbitrary<Input>, holds: (input: Input) => 'refused' | 'read' | 'cut') {
  const tally = { refused: 0, read: 0, cut: 0 };
  fc.assert(
    fc.property(inputs, (input) => {
      tally[holds(input)] += 1;
    }),
    { numRuns: 400, seed: SEED },
  );
  return tally;
}

describe('A file with slips in it', () => {
  test('gets one sentence for each, and keeps the moves before them', () => {
    expect(tallied(slipsOf(FILES), fileHolds).refused).toBeGreaterThan(50);
    expect(tallied(wordsOf(FILES), fileHolds).cut).toBeGreaterThan(50);
  });

  test('cut anywhere, or of bytes of any kind, is answered', () => {
    tallied(fc.tuple(fc.constantFrom(...FILES), fc.nat()), ([file, at]) =>
      fileHolds(file.slice(0, at % file.length)),
    );
    tallied(fc.uint8Array({ maxLength: 200 }), fileHolds);
  });

  test('whose moves are any JSON is answered', () => {
    const file = JSON.parse(FILES[1] ?? '{}') as { readonly moves: readonly object[] };
    tallied(fc.tuple(fc.nat(), fc.string(), fc.jsonValue()), ([at, key, value]) => {
      const moves = file.moves.map((move, index) =>
        index === at % file.moves.length ? { ...move, [key || 'cards']: value } : move,
      );
      return fileHolds(JSON.stringify({ ...file, moves }));
    });
  });
});

describe('A text with slips in it', () => {
  test('gets one sentence for each, and keeps the moves before them', () => {
    expect(tallied(slipsOf(TEXTS), textHolds).cut).toBeGreaterThan(50);
  });
});

describe('A move that is no move', () => {
  test.each<readonly [string, object, string]>([
    ['an unknown card', { type: 'play', by: 'p1', cards: ['1S'] }, 'unknown-card'],
    ['a card in small letters', { type: 'play', by: 'p1', cards: ['as'] }, 'unknown-card'],
    ['cards that are no list', { type: 'play', by: 'p1', cards: 'AS' }, 'unexpected'],
    ['a seat that there is not', { type: 'draw', by: 'p7' }, 'unexpected'],
    ['a suit that there is not', { type: 'play', by: 'p1', cards: ['AS'], suit: 'stars' }, 'unexpected'],
    ['a key too many', { type: 'draw', by: 'p1', cards: [] }, 'unknown-key'],
    ['a key missing', { type: 'play', by: 'p1' }, 'missing-key'],
    ['an unknown move', { type: 'pass', by: 'p1' }, 'unexpected'],
    ['hands that are none', { type: 'deal', hands: [], deck: [] }, 'unexpected'],
    ['a hand of an unknown seat', { type: 'deal', hands: { p9: [] }, deck: [] }, 'unknown-key'],
    ['an unknown card in a hand', { type: 'deal', hands: { p1: ['ZZ'], p2: [] }, deck: [] }, 'unknown-card'],
    ['an unknown card in the deck', { type: 'deal', hands: { p1: [], p2: [] }, deck: [7] }, 'unknown-card'],
  ])('with %s is refused', (_, json, type) => {
    const read = switchGame.readAction(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });

  test.each([
    [{ 'run-many-ranks': 'one-rank' }, 'not-a-switch'],
    [{ mistakes: 'forgiven' }, 'unexpected'],
    [{ constructor: 'x' }, 'not-a-switch'],
  ])('rulings %j are refused as %s', (json, type) => {
    const read = switchGame.readRulings(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });
});
