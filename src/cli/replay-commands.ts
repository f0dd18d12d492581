import { stateKey } from '#games/jekyll-vs-hyde/rules/state-key';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Result } from '#kit/result';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import type { ChartContext } from '#games/jekyll-vs-hyde/statechart/chart';
import { lineThrough } from '#replays/frames';
import { perft } from '#replays/perft';
import { ruleOf, type Problem } from '#replays/problem';
import { readReplay, type Reading } from '#replays/read';
import { amount } from '#said/common';
import { words as gameWords } from '#said/jekyll-vs-hyde/game';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as replays } from '#said/replays';
import { solving } from '#said/jekyll-vs-hyde/solving';
import { problemSentence } from '#words/replays';

/** What each command of `replay` makes of one file. */

export interface Output {
  /** Where they take long they come one after the other. */
  readonly lines: Iterable<string>;
  /** For standard error. */
  readonly errors: readonly string[];
  readonly good: boolean;
}

/** An output of which all lines are known at once. */
interface Listed extends Output {
  readonly lines: readonly string[];
}

/** The bytes of a file, or why there are none. */
export type Source = Result<Uint8Array, string>;

export type Command = (file: string, source: Source) => Output;

/** `FILE: ok, 61 moves, Hyde wins in round 2`, or where it goes wrong. */
export function check(file: string, source: Source): Listed {
  const { moves, complaint } = read(file, source);
  if (complaint !== undefined) return { lines: [complaint], errors: [], good: false };
  const last = moves.at(-1);
  const end = last === undefined ? 'nothing dealt' : standing(last.state);
  return { lines: [`${file}: ok, ${amount(moves.length, 'move')}, ${end}`], errors: [], good: true };
}

/** A JSON object a line for each good move of the main line: the state after it. */
export function trace(file: string, source: Source): Listed {
  const { moves, complaint } = read(file, source);
  return {
    lines: moves.map((after, index) => JSON.stringify({ file, move: index + 1, ...snapshot(after) })),
    errors: complaint === undefined ? [] : [complaint],
    good: complaint === undefined,
  };
}

/**
 * How many sequences of 1 to `depth` legal moves lead on from the end of the main line, one number a line, each as soon as it is
 * known. `tell` hears when the next ones will be long in coming.
 */
export function countSequences(depth: number, tell: (line: string) => void): Command {
  return (file, source) => {
    const { moves, complaint } = read(file, source);
    if (complaint !== undefined) return { lines: [], errors: [complaint], good: false };
    const end = moves.at(-1)?.state ?? jekyllVsHyde.start();
    const slow = (length: number) => {
      tell(`${file}: depth ${length} and each after it may take very long; the numbers so far stand.`);
    };
    return {
      lines: perft(jekyllVsHyde, end, { alike: stateKey, slow }).take(depth).map(String),
      errors: [],
      good: true,
    };
  };
}

/** A JSON object: the gap with which the round ends in perfect play from the end of the main line, and after each legal move. */
export function solve(file: string, source: Source): Listed {
  const { moves, complaint } = read(file, source);
  if (complaint !== undefined) return { lines: [], errors: [complaint], good: false };
  const end = moves.at(-1)?.state ?? jekyllVsHyde.start();
  if (end.phase !== 'lead' && end.phase !== 'follow') {
    return { lines: [], errors: [`${file}: ${solving.unsolved[end.phase]}`], good: false };
  }
  const solution = createSolver().solve(end);
  const valued = solution.moves.map(({ action, gap }) => ({ move: action, gap }));
  return { lines: [JSON.stringify({ gap: solution.gap, moves: valued })], errors: [], good: true };
}

interface Read {
  /** What each good move of the main line led to. */
  readonly moves: readonly ChartContext[];
  /** The line about the first problem of the file, in a variation or not. */
  readonly complaint: string | undefined;
}

function read(file: string, source: Source): Read {
  if (!source.ok) return { moves: [], complaint: `${file}: the file cannot be read (${source.problem}).` };
  const reading = readReplay(source.value, jekyllVsHydeMachine);
  const problem = reading.ok ? reading.value.problems[0] : reading.problem;
  return {
    moves: reading.ok ? mainLine(reading.value) : [],
    complaint: problem && problemLine(file, problem),
  };
}

function mainLine({ frames }: Reading<JekyllVsHyde, ChartPosition>): readonly ChartContext[] {
  return lineThrough(frames).flatMap((id) => {
    const frame = frames[id];
    return frame === undefined || frame.step === null ? [] : [frame.position.context];
  });
}

function problemLine(file: string, problem: Problem<JekyllVsHyde>): string {
  const where = problem.move === null ? '' : `move ${problem.move}: `;
  return `${file}: ${where}${ruleOf(problem.fault)}: ${problemSentence(problem, replays, legality)}`;
}

/** How the game stands, in a few words. */
function standing(state: State): string {
  switch (state.phase) {
    case 'over':
      return state.winner === 'draw'
        ? 'the match is drawn'
        : `${gameWords.seats[state.winner]} wins in round ${state.round}`;
    case 'deal':
      return `round ${state.round} to be dealt`;
    case 'preparation':
      return `round ${state.round}, preparation`;
    default:
      return `round ${state.round}, trick ${state.tricks.length + 1}`;
  }
}

function snapshot({ state, events }: ChartContext): object {
  const { round, phase, ranking, owned, hands, marker, winner } = view(state, 'all');
  // The second game of a return match starts with the marker at its beginning; the round that ended the first moved it.
  const moved = events.find((event) => event.type === 'gap');
  return {
    round,
    phase,
    ranking,
    tricks: owned,
    hands,
    marker: moved?.to ?? marker,
    winner: winner === 'draw' ? null : winner,
  };
}
