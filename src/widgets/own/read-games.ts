import type { GameTypes } from '#kit/game';
import { lineThrough } from '#replays/replay-frames';
import type { Problem } from '#replays/replay-problem';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import { readText } from '#replays/text/read-replay-text';
import { words as notation } from '#said/replay-text-problems';
import { words as replays } from '#said/replay-problems';
import { words as desk } from '#said/own-games';
import { textProblemSentence } from '#words/replay-text-problems';
import { problemSentence } from '#words/replay-problems';
import type { Writing } from './game-text-adapter.ts';

export interface ReadGame<T extends GameTypes, Extra extends object = never> {
  readonly replay: Replay<T>;
  readonly summary: string;
  /** The address of the move after which a mistake breaks the game off; undefined where none does. */
  readonly end: string | undefined;
  /** What the replay was made of, where that is no replay. */
  readonly extra: Extra | null;
}

export interface ReadGames<T extends GameTypes, Extra extends object = never> {
  /** As far as they are good. */
  readonly games: readonly ReadGame<T, Extra>[];
  /** A sentence for each problem, which says where and what; where they are very many, how many more there are. */
  readonly problems: readonly string[];
}

/** Reads what somebody brings: JSON of one game or of what else the game reads, or text of several games. Never throws. */
export function readGames<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Extra extends object = never,
>(writing: Writing<T, Slip, Extra>, source: string | Uint8Array): ReadGames<T, Extra> {
  const start =
    typeof source === 'string' ? source.slice(0, 200) : new TextDecoder().decode(source.slice(0, 200));
  return /^[\s\ufeff]*\{/.test(start) ? readJson(writing, source) : readNotation(writing, source);
}

function readJson<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
): ReadGames<T, Extra> {
  const sentence = (problem: Problem<T>) => sentenceOf(problem, writing);
  const file = writing.readExtra?.(source) ?? null;
  if (file?.ok === false) return { games: [], problems: [sentence(file.problem)] };
  if (file !== null) {
    const { replay, extra, problem } = file.value;
    return {
      games: [gameOf(replay, replay.moves.length, problem === null ? [] : [problem], extra)],
      problems: problem === null ? [] : [sentence(problem)],
    };
  }
  const reading = readReplay(source, writing.machine);
  const problems = reading.ok ? reading.value.problems : [reading.problem];
  return {
    games: reading.ok ? [readGame(reading.value)] : [],
    problems: listed(problems.map(sentence), reading.ok ? reading.value.untold : 0),
  };
}

function sentenceOf<T extends GameTypes>(
  problem: Problem<T>,
  { words }: Pick<Writing<T, never>, 'words'>,
): string {
  const sentence = problemSentence(problem, replays, words.game);
  return problem.move === null ? sentence : desk.atMove(problem.move, sentence);
}

function readNotation<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
): ReadGames<T, Extra> {
  const reading = readText(source, writing.machine, writing.notation);
  const problems = reading.ok ? reading.value.flatMap((one) => one.problems) : [reading.problem];
  const untold = reading.ok ? reading.value.reduce((sum, one) => sum + one.untold, 0) : 0;
  const words = { notation, replays, ...writing.words };
  return {
    games: reading.ok ? reading.value.filter(({ frames }) => frames.length > 1).map(readGame) : [],
    problems: listed(
      problems.map((problem) => textProblemSentence(problem, words)),
      untold,
    ),
  };
}

/** The sentences, and how many more there would be. */
function listed(sentences: readonly string[], untold: number): readonly string[] {
  return untold === 0 ? sentences : [...sentences, desk.moreProblems(untold)];
}

type PlacedProblem = Pick<Problem<never>, 'move' | 'variation'>;

function readGame<T extends GameTypes>({
  replay,
  frames,
  problems,
}: {
  readonly replay: Replay<T>;
  readonly frames: Parameters<typeof lineThrough>[0];
  readonly problems: readonly PlacedProblem[];
}): ReadGame<T> {
  return gameOf<T, never>(replay, lineThrough(frames).length - 1, problems, null);
}

/** A game of so many moves. A line ends before its first bad move, so the one that ends the main line is the next. */
function gameOf<T extends GameTypes, Extra extends object>(
  replay: Replay<T>,
  moves: number,
  problems: readonly PlacedProblem[],
  extra: Extra | null,
): ReadGame<T, Extra> {
  const breaksOff = problems.some(({ move, variation }) => variation.length === 0 && move === moves + 1);
  return { replay, summary: desk.moves(moves), end: breaksOff ? `${moves}` : undefined, extra };
}
