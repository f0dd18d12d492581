import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import type { State } from '#games/jekyll-vs-hyde/state';
import { view } from '#games/jekyll-vs-hyde/view';
import { jekyllVsHydeBook } from '#machines/books';
import type { ChartPosition } from '#machines/jekyll-vs-hyde';
import { lineThrough } from '#replays/frames';
import { perft } from '#replays/perft';
import { ruleOf, type Problem } from '#replays/problem';
import { readReplay, type Reading } from '#replays/read';
import { amount } from '#words/en/common';
import { english } from '#words/en/jekyll-vs-hyde';
import { problemSentence } from '#words/en/replays';

/** What each command of `replay` makes of one file. */

export interface Output {
  readonly lines: readonly string[];
  /** For standard error. */
  readonly errors: readonly string[];
  readonly good: boolean;
}

export type Command = (file: string, bytes: Uint8Array) => Output;

/** `FILE: ok, 61 moves, Hyde wins in round 2`, or where it goes wrong. */
export function check(file: string, bytes: Uint8Array): Output {
  const { states, problem } = read(bytes);
  if (problem !== undefined) return { lines: [problemLine(file, problem)], errors: [], good: false };
  const last = states.at(-1);
  const end = last === undefined ? 'nothing dealt' : standing(last);
  return { lines: [`${file}: ok, ${amount(states.length, 'move')}, ${end}`], errors: [], good: true };
}

/** A JSON object a line for each good move of the main line: the state after it. */
export function trace(file: string, bytes: Uint8Array): Output {
  const { states, problem } = read(bytes);
  return {
    lines: states.map((state, index) => JSON.stringify({ file, move: index + 1, ...snapshot(state) })),
    errors: problem === undefined ? [] : [problemLine(file, problem)],
    good: problem === undefined,
  };
}

/** How many sequences of 1 to `depth` legal moves lead on from the end of the main line, one number a line. */
export function countSequences(depth: number): Command {
  return (file, bytes) => {
    const { states, problem } = read(bytes);
    if (problem !== undefined) return { lines: [], errors: [problemLine(file, problem)], good: false };
    const end = states.at(-1) ?? jekyllVsHyde.start();
    return { lines: perft(jekyllVsHyde, end, depth).map(String), errors: [], good: true };
  };
}

/** The states after each good move of the main line, and the first problem of the file, in a variation or not. */
function read(bytes: Uint8Array): { states: readonly State[]; problem: Problem<JekyllVsHyde> | undefined } {
  const reading = readReplay(bytes, jekyllVsHydeBook);
  if (!reading.ok) return { states: [], problem: reading.problem };
  return { states: mainLine(reading.value), problem: reading.value.problems[0] };
}

function mainLine({ frames }: Reading<JekyllVsHyde, ChartPosition>): readonly State[] {
  return lineThrough(frames).flatMap((id) => {
    const frame = frames[id];
    return frame === undefined || frame.step === null ? [] : [frame.position.context.state];
  });
}

function problemLine(file: string, problem: Problem<JekyllVsHyde>): string {
  const where = problem.move === null ? '' : `move ${problem.move}: `;
  return `${file}: ${where}${ruleOf(problem.fault)}: ${problemSentence(problem, english)}`;
}

/** How the game stands, in a few words. */
function standing(state: State): string {
  switch (state.phase) {
    case 'over':
      return state.winner === 'draw'
        ? 'the match is drawn'
        : `${english.seats[state.winner]} wins in round ${state.round}`;
    case 'deal':
      return `round ${state.round} to be dealt`;
    case 'preparation':
      return `round ${state.round}, preparation`;
    default:
      return `round ${state.round}, trick ${state.tricks.length + 1}`;
  }
}

function snapshot(state: State): object {
  const { round, phase, ranking, owned, hands, marker, winner } = view(state, 'all');
  return { round, phase, ranking, tricks: owned, hands, marker, winner: winner === 'draw' ? null : winner };
}
