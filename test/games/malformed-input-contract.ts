import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Notation } from '#kit/notation-interface';
import { ruleOf } from '#replays/replay-problem';
import { readReplay } from '#replays/read-replay';
import { readText } from '#replays/text/read-replay-text';
import { writeText } from '#replays/text/write-replay-text';
import { writeReplay } from '#replays/write-replay';
import { words as notationWords } from '#said/replay-text-problems';
import { words as replays } from '#said/replay-problems';
import { textProblemSentence, type TextWords } from '#words/replay-text-problems';
import { problemSentence } from '#words/replay-problems';
import { gameByLot, type Lots } from './random-game-generator.ts';

/** Whatever is thrown at the readers, they answer: with one sentence, or with a reading whose moves are all legal. */

/** The same inputs on every run; another seed tries others. */
const SEED = 20_261_124;
const SENTENCE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+[.]$/u;

export interface Readers<
  T extends GameTypes,
  Position extends Standing<T>,
  Slip extends { readonly type: string },
> {
  readonly machine: Machine<T, Position>;
  readonly notation: Notation<T, Slip>;
  readonly lots: Lots<T>;
  /** What is wrong with a move of this game, and with words that mean none. */
  readonly words: Pick<TextWords<T, Slip>, 'game' | 'slips'>;
  /** Pieces that hurt more than random characters do. */
  readonly pieces: readonly string[];
  /** A key of a move under which cards stand. */
  readonly cardKey: string;
}

type Answer = 'refused' | 'read' | 'cut';

/** Holds the readers of a game to it, and gives what holds one of its files, for tests of what only this game reads. */
export function answersBadInput<
  T extends GameTypes,
  Position extends Standing<T>,
  Slip extends { readonly type: string },
>({
  machine,
  notation,
  lots,
  words: { game, slips },
  pieces,
  cardKey,
}: Readers<T, Position, Slip>): (source: string | Uint8Array) => Answer {
  const replayed = Array.from({ length: 6 }, (_, seed) => {
    const { rulings, actions } = gameByLot(lots, seed, { table: 11 * seed, most: 4 + 12 * seed });
    return { game: machine.game.id, rulings, moves: actions.map((action) => ({ action })) };
  });
  const files = replayed.map(writeReplay);
  const texts = replayed.map((replay) => writeText([replay], machine.game, notation));

  /** Reads a file, holds what the reader promises, and tells whether good moves were kept before something bad. */
  function fileHolds(source: string | Uint8Array): Answer {
    const result = readReplay(source, machine);
    const problems = result.ok ? result.value.problems : [result.problem];
    for (const problem of problems) {
      holdSentence(problemSentence(problem, replays, game));
      if (!/^[a-z-]+$/.test(ruleOf(problem.fault))) throw new Error(`No rule: ${ruleOf(problem.fault)}`);
    }
    if (!result.ok) return 'refused';
    const { replay } = result.value;
    const again = readReplay(writeReplay(replay), machine);
    if (!again.ok || again.value.problems.length > 0 || !isDeepStrictEqual(again.value.replay, replay))
      throw new Error('What was read cannot be written and read again');
    return problems.length > 0 && replay.moves.length > 0 ? 'cut' : 'read';
  }

  function textHolds(source: string): Answer {
    const result = readText(source, machine, notation);
    const problems = result.ok ? result.value.flatMap((each) => each.problems) : [result.problem];
    const words = { notation: notationWords, slips, replays, game };
    for (const problem of problems) holdSentence(textProblemSentence(problem, words));
    if (!result.ok) return 'refused';
    return problems.length > 0 && result.value.some(({ replay }) => replay.moves.length > 0) ? 'cut' : 'read';
  }

  describe('A file with slips in it', () => {
    test('gets one sentence for each, and keeps the moves before them', () => {
      expect(tallied(slipsIn(files, pieces), fileHolds).refused).toBeGreaterThan(50);
      expect(tallied(otherWordsIn(files, pieces), fileHolds).cut).toBeGreaterThan(50);
    });

    test('cut anywhere, or of bytes of any kind, is answered', () => {
      tallied(fc.tuple(fc.constantFrom(...files), fc.nat()), ([file, at]) =>
        fileHolds(file.slice(0, at % file.length)),
      );
      tallied(fc.uint8Array({ maxLength: 200 }), fileHolds);
    });

    test('whose moves are any JSON is answered', () => {
      const file = JSON.parse(files[1] ?? '{}') as { readonly moves: readonly object[] };
      tallied(fc.tuple(fc.nat(), fc.string(), fc.jsonValue()), ([at, key, value]) => {
        const moves = file.moves.map((move, index) =>
          index === at % file.moves.length ? { ...move, [key || cardKey]: value } : move,
        );
        return fileHolds(JSON.stringify({ ...file, moves }));
      });
    });
  });

  describe('A text with slips in it', () => {
    test('gets one sentence for each, and keeps the moves before them', () => {
      expect(tallied(slipsIn(texts, pieces), textHolds).cut).toBeGreaterThan(50);
    });
  });

  return fileHolds;
}

function holdSentence(sentence: string): void {
  if (!SENTENCE.test(sentence)) throw new Error(`No sentence on one line: ${JSON.stringify(sentence)}`);
}

/** Sources with some of the pieces put in, in the place of what stood there. */
function slipsIn(sources: readonly string[], pieces: readonly string[]): fc.Arbitrary<string> {
  const slip = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 12 }),
    put: fc.constantFrom(...pieces),
  });
  return fc
    .tuple(fc.constantFrom(...sources), fc.array(slip, { minLength: 1, maxLength: 3 }))
    .map(([source, slips]) =>
      slips.reduce((text, { at, cut, put }) => {
        const from = Math.floor(at * text.length);
        return text.slice(0, from) + put + text.slice(from + cut);
      }, source),
    );
}

/** Sources with another text in the place of one that stands in quotes: still JSON, and mostly no legal game. */
function otherWordsIn(sources: readonly string[], pieces: readonly string[]): fc.Arbitrary<string> {
  const quoted = pieces.filter((piece) => /^".+"$/.test(piece));
  return fc
    .tuple(fc.constantFrom(...sources), fc.nat(), fc.constantFrom(...quoted))
    .map(([source, which, put]) => {
      const count = source.match(/"[^"]*"/g)?.length ?? 1;
      let at = 0;
      return source.replace(/"[^"]*"/g, (text) => (at++ === which % count ? put : text));
    });
}

/** How often each answer was given to 400 inputs. */
export function tallied<Input>(
  inputs: fc.Arbitrary<Input>,
  holds: (input: Input) => Answer,
): Readonly<Record<Answer, number>> {
  const tally = { refused: 0, read: 0, cut: 0 };
  fc.assert(
    fc.property(inputs, (input) => {
      tally[holds(input)] += 1;
    }),
    { numRuns: 400, seed: SEED },
  );
  return tally;
}
