import type { GameTypes } from '#kit/game';
import { TOLD_PROBLEMS } from '#kit/input-limits';
import { lineThrough } from '#replays/replay-frames';
import type { Problem } from '#replays/replay-problem';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import type { Place } from '#replays/text/text-problem';
import { readText, type Spell } from '#replays/text/read-replay-text';
import { words as notation } from '#said/replay-text-problems';
import { words as replays } from '#said/replay-problems';
import { words as desk } from '#said/own-games';
import { textProblemSentence } from '#words/replay-text-problems';
import { problemSentence } from '#words/replay-problems';
import type { Writing } from './game-text-adapter.ts';

/** A seat, and what it is called. */
export interface SeatName {
  readonly id: string;
  readonly name: string;
}

export interface ReadGame<T extends GameTypes, Extra extends object = never> {
  readonly replay: Replay<T>;
  readonly summary: string;
  /** Who plays it, by what each seat is called. */
  readonly seats: readonly SeatName[];
  /** The address of the move after which a mistake breaks the game off; undefined where none does. */
  readonly end: string | undefined;
  /** What the replay was made of, where that is no replay. */
  readonly extra: Extra | null;
  /** The text of the file that the extra is, to be kept as it came; undefined where there is none, or something is wrong with it. */
  readonly extraText?: string;
}

export interface ReadGames<T extends GameTypes, Extra extends object = never> {
  /** As far as they are good. */
  readonly games: readonly ReadGame<T, Extra>[];
  /** A sentence for each problem, which says where and what; where they are very many, how many more there are. */
  readonly problems: readonly string[];
  /** Where in the text each of them lies, in the same order; nothing for one that has no place in it. */
  readonly places?: readonly Place[];
}

/**
 * What is looked for in a game in which something is wrong, besides the first mistake of each line. Only the worker does it, for most
 * games are whole.
 */
export interface Thorough<T extends GameTypes, Slip extends { readonly type: string }> {
  readonly spell: Spell<T, Slip>;
  readonly problemsBehind: <Extra extends object>(
    problem: Problem<T>,
    writing: Writing<T, Slip, Extra>,
    source: string | Uint8Array,
  ) => readonly Problem<T>[];
}

/** Reads what somebody brings: JSON of one game or of what else the game reads, or text of several games. Never throws. */
export function readGames<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Extra extends object = never,
>(
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
  thorough?: Thorough<T, Slip>,
): ReadGames<T, Extra> {
  const start =
    typeof source === 'string' ? source.slice(0, 200) : new TextDecoder().decode(source.slice(0, 200));
  return /^[\s\ufeff]*\{/.test(start)
    ? readJson(writing, source, thorough)
    : readNotation(writing, source, thorough);
}

function readJson<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
  thorough: Thorough<T, Slip> | undefined,
): ReadGames<T, Extra> {
  const { games, problems, untold } = readFile(writing, source);
  const [first] = problems;
  const behind =
    games.length > 0 || first === undefined ? [] : (thorough?.problemsBehind(first, writing, source) ?? []);
  const sentences = [...problems, ...behind].map((problem) => sentenceOf(problem, writing));
  return { games, problems: listed(sentences, untold) };
}

/** What could be read of a file, and what is wrong with it. */
export interface ReadFile<T extends GameTypes, Extra extends object> extends Pick<
  ReadGames<T, Extra>,
  'games'
> {
  readonly problems: readonly Problem<T>[];
  readonly untold: number;
}

/** Reads JSON of one game, or of what else the game reads. Never throws. */
export function readFile<T extends GameTypes, Slip extends { readonly type: string }, Extra extends object>(
  writing: Writing<T, Slip, Extra>,
  source: string | Uint8Array,
): ReadFile<T, Extra> {
  const file = writing.readExtra?.(source) ?? null;
  if (file?.ok === false) return { games: [], problems: [file.problem], untold: 0 };
  if (file !== null) {
    const { replay, extra, problem, further } = file.value;
    const problems = problem === null ? [] : [problem, ...further];
    const game = gameOf(writing, replay, replay.moves.length, problems, extra);
    const extraText = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { games: [problem === null ? { ...game, extraText } : game], problems, untold: 0 };
  }
  const reading = readReplay(source, writing.machine);
  if (!reading.ok) return { games: [], problems: [reading.problem], untold: 0 };
  const { problems, untold } = reading.value;
  return { games: [readGame(writing, reading.value)], problems, untold };
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
  thorough: Thorough<T, Slip> | undefined,
): ReadGames<T, Extra> {
  const reading = readText(source, writing.machine, writing.notation, thorough?.spell);
  const problems = reading.ok ? reading.value.flatMap((one) => one.problems) : [reading.problem];
  const untold = reading.ok ? reading.value.reduce((sum, one) => sum + one.untold, 0) : 0;
  const words = { notation, replays, ...writing.words };
  return {
    games: reading.ok
      ? reading.value.filter(({ frames }) => frames.length > 1).map((one) => readGame(writing, one))
      : [],
    problems: listed(
      problems.map((problem) => textProblemSentence(problem, words)),
      untold,
    ),
    places: problems.map(({ line, column }) => ({ line, column })),
  };
}

/** The first sentences, and how many more there would be. */
function listed(sentences: readonly string[], untold: number): readonly string[] {
  const first = sentences.slice(0, TOLD_PROBLEMS);
  const more = untold + sentences.length - first.length;
  return more === 0 ? first : [...first, desk.moreProblems(more)];
}

type PlacedProblem = Pick<Problem<never>, 'move' | 'variation'>;

/** How a game names who plays it. */
type Naming<T extends GameTypes> = Pick<Writing<T, never>, 'machine'> & {
  readonly words: Pick<Writing<T, never>['words'], 'seats'>;
};

interface UnfoldedGame<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly frames: Parameters<typeof lineThrough>[0];
  readonly problems: readonly PlacedProblem[];
}

function readGame<T extends GameTypes>(
  naming: Naming<T>,
  { replay, frames, problems }: UnfoldedGame<T>,
): ReadGame<T> {
  return gameOf<T, never>(naming, replay, lineThrough(frames).length - 1, problems, null);
}

/** A game of so many moves. A line ends before its first bad move, so the one that ends the main line is the next. */
function gameOf<T extends GameTypes, Extra extends object>(
  naming: Naming<T>,
  replay: Replay<T>,
  moves: number,
  problems: readonly PlacedProblem[],
  extra: Extra | null,
): ReadGame<T, Extra> {
  const breaksOff = problems.some(({ move, variation }) => variation.length === 0 && move === moves + 1);
  const seats = seatsOf(naming, replay);
  return { replay, summary: desk.moves(moves), seats, end: breaksOff ? `${moves}` : undefined, extra };
}

/** Who sits at the table: its first move, the deal, says who that is. */
function seatsOf<T extends GameTypes>(
  { machine: { game }, words: { seats } }: Naming<T>,
  { rulings, moves: [deal] }: Replay<T>,
): readonly SeatName[] {
  const start = game.start(rulings);
  const isDealt = deal !== undefined && game.judge(start, deal.action).length === 0;
  const { state } = isDealt ? game.apply(start, deal.action) : { state: start };
  return game.seatsIn(state).map((id) => ({ id, name: seats[id] }));
}
