import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine';
import { chronicleGame } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import { EFFECTS, type Abilities } from '#games/chronicle/rules/slots';
import type { Action, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { ruleOf } from '#replays/problem';
import { readReplay } from '#replays/read';
import { readText } from '#replays/text/read';
import { writeText } from '#replays/text/write';
import { writeReplay } from '#replays/write';
import { words as notation } from '#said/notation';
import { words as replays } from '#said/replays';
import { words as game } from '#said/chronicle/legality';
import { words as slips } from '#said/chronicle/notation';
import { textProblemSentence } from '#words/notation';
import { problemSentence } from '#words/replays';
import { choice, tableAt } from './rules/lots.ts';

/** Whatever is thrown at the readers, they answer: with one sentence, or with a reading whose moves are all legal. */

/** The same inputs on every run; another seed tries others. */
const SEED = 20_261_124;
const SENTENCE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+[.]$/u;

const GAMES = Array.from({ length: 6 }, (_, seed) => {
  const luck = seededRandom(seed);
  const rulings = tableAt(11 * seed, luck);
  const actions: Action[] = [];
  let state: State = chronicleGame.start(rulings);
  while (chronicleGame.toAct(state).length > 0 && actions.length < 4 + 12 * seed) {
    const action = choice(state, luck, 3 + (seed % 4));
    actions.push(action);
    ({ state } = chronicleGame.apply(state, action));
  }
  return { game: chronicleGame.id, rulings, moves: actions.map((action) => ({ action })) };
});
const FILES = GAMES.map(writeReplay);
const TEXTS = GAMES.map((replay) => writeText([replay], chronicleGame, chronicleNotation));

const HISTORY = { lead: 'W1', conditions: [{ fewest: 'wisdom' }] };

/** Pieces that hurt more than random characters do. */
const PIECES = [
  '', '"', '{', '}', '[', ']', ',', ':', '\\', '0', 'null', 'true', '"L5"', '"W10"', '"Sage"', '"L11"', '"p1"', '"p7"', '"take"', '"play"',
  '"down"', '"deal"', '"most"', '"love"', '"stars"', '"__proto__"', '"constructor"', '"owner-wins"', '"end-of-round"', '\u0000', '\uD800',
  ' p2: ', ' down ', ' take L5 from p3 ', ' fewest-wisdom ', ' aside: ', ' Deal ', ' look at ', 'P10', '(', ')', '{', '}', '!?',
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
  const result = readReplay(source, chronicleMachine);
  const problems = result.ok ? result.value.problems : [result.problem];
  for (const problem of problems) {
    const sentence = problemSentence(problem, replays, game);
    if (!SENTENCE.test(sentence)) throw new Error(`No sentence on one line: ${JSON.stringify(sentence)}`);
    if (!/^[a-z-]+$/.test(ruleOf(problem.fault))) throw new Error(`No rule: ${ruleOf(problem.fault)}`);
  }
  if (!result.ok) return 'refused';
  const { replay } = result.value;
  const again = readReplay(writeReplay(replay), chronicleMachine);
  if (!again.ok || again.value.problems.length > 0 || !isDeepStrictEqual(again.value.replay, replay))
    throw new Error('What was read cannot be written and read again');
  return problems.length > 0 && replay.moves.length > 0 ? 'cut' : 'read';
}

function textHolds(source: string): 'refused' | 'read' | 'cut' {
  const result = readText(source, chronicleMachine, chronicleNotation);
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
        index === at % file.moves.length ? { ...move, [key || 'card']: value } : move,
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
    ['an unknown card', { type: 'play', by: 'p1', card: 'L11' }, 'unknown-card'],
    ['a card in small letters', { type: 'play', by: 'p1', card: 'sage' }, 'unknown-card'],
    ['a card that is a list', { type: 'play', by: 'p1', card: ['L5'] }, 'unknown-card'],
    ['a seat that there is not', { type: 'play', by: 'p7', card: 'L5' }, 'unexpected'],
    ['a side that is neither', { type: 'play', by: 'p1', card: 'L5', down: 'yes' }, 'unexpected'],
    ['a key too many', { type: 'look', by: 'p1', at: 'p2', card: 'L5' }, 'unknown-key'],
    ['a key missing', { type: 'take', by: 'p1', card: 'L5' }, 'missing-key'],
    ['an unknown move', { type: 'steal', by: 'p1' }, 'unexpected'],
    ['hands that are none', { type: 'deal', history: HISTORY, hands: [] }, 'unexpected'],
    ['a hand of an unknown seat', { type: 'deal', history: HISTORY, hands: { p9: [] } }, 'unknown-key'],
    ['an unknown card in a hand', { type: 'deal', history: HISTORY, hands: { p1: ['ZZ'] } }, 'unknown-card'],
    ['an unknown card aside', { type: 'deal', history: HISTORY, hands: {}, aside: 7 }, 'unknown-card'],
    ['no history', { type: 'deal', hands: {} }, 'missing-key'],
    ['a history that is a list', { type: 'deal', history: [], hands: {} }, 'unexpected'],
    ['an unknown Lead Card', { type: 'deal', history: { lead: 'ZZ', conditions: [] }, hands: {} }, 'unknown-card'],
    ['conditions that are no list', { type: 'deal', history: { lead: 'W1', conditions: {} }, hands: {} }, 'unexpected'],
    ['an unknown condition', { type: 'deal', history: { lead: 'W1', conditions: [{ most: 'stars' }] }, hands: {} }, 'unknown-condition'],
    ['a condition of two kinds', { type: 'deal', history: { lead: 'W1', conditions: [{ most: 'love', fewest: 'love' }] }, hands: {} }, 'unknown-condition'],
    ['a condition that is a list', { type: 'deal', history: { lead: 'W1', conditions: [['most', 'love']] }, hands: {} }, 'unknown-condition'],
  ])('with %s is refused', (_, json, type) => {
    const read = chronicleGame.readAction(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  }); // prettier-ignore

  test('a card of which is said that it is not face down is face up', () => {
    const read = chronicleGame.readAction({ type: 'play', by: 'p1', card: 'L5', down: false });
    expect(read).toEqual({ ok: true, value: { type: 'play', by: 'p1', card: 'L5' } });
  });
});

describe('A filled-in set that is none', () => {
  test.each<readonly [object, string]>([
    [{ 'wild-never-down': 'never' }, 'not-a-switch'],
    [{ 'evil-excludes': 'nobody' }, 'unexpected'],
    [{ constructor: 'x' }, 'not-a-switch'],
    [{ abilities: [] }, 'unexpected'],
    [{ abilities: 'take-unseen' }, 'unexpected'],
    [{ abilities: '["8"]' }, 'unexpected'],
    [{ abilities: null }, 'unexpected'],
    [{ abilities: { Angel: 'nothing' } }, 'not-a-slot'],
    [{ abilities: { '1': 'nothing' } }, 'not-a-slot'],
    [{ abilities: { L8: 'take-unseen' } }, 'not-a-slot'],
    [{ abilities: { constructor: 'nothing' } }, 'not-a-slot'],
    [JSON.parse('{"abilities":{"__proto__":"nothing"}}') as object, 'not-a-slot'],
    [{ abilities: { '8': 'steal' } }, 'unexpected'],
    [{ abilities: { '8': ['take-unseen'] } }, 'unexpected'],
    [{ abilities: { '8': { time: 'played' } } }, 'missing-key'],
    [{ abilities: { '8': { effect: 'take-unseen', time: 'never' } } }, 'unexpected'],
    [{ abilities: { '8': { effect: 'take-unseen', chooser: 'p1' } } }, 'unexpected'],
    [{ abilities: { '8': { effect: 'take-unseen', times: 2 } } }, 'unknown-key'],
    [{ abilities: { '8': { effect: 'give-card', chooser: 'next' } } }, 'owner-chooses'],
  ])('%j is refused as %s', (json, type) => {
    const read = chronicleGame.readRulings(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });

  test.each<Abilities>([
    {},
    { '8': 'take-unseen' },
    { King: { effect: 'owner-wins' } },
    { '2': { effect: 'discard-ally', time: 'end-of-round', chooser: 'leader' } },
  ])('%j is none of them, and reads as it stands, as JSON in quotes too', (abilities) => {
    const read = { ok: true, value: { abilities } };
    expect(chronicleGame.readRulings({ abilities })).toEqual(read);
    expect(chronicleGame.readRulings({ abilities: JSON.stringify(abilities) })).toEqual(read);
  });

  test('and whatever a set holds, it is answered', () => {
    const sets = fc.dictionary(
      fc.oneof(fc.constantFrom('2', '8', 'Sage', 'Angel', '1'), fc.string()),
      fc.oneof(
        fc.constantFrom(...EFFECTS),
        fc.record({ effect: fc.constantFrom(...EFFECTS), time: fc.jsonValue() }),
        fc.jsonValue(),
      ),
    );
    expect(
      tallied(sets, (abilities) => fileHolds(JSON.stringify({ game: 'chronicle', version: 1, rulings: { abilities }, moves: [] }))).refused,
    ).toBeGreaterThan(50); // prettier-ignore
  });
});
