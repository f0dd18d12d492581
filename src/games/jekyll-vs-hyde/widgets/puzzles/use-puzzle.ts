import { useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '#games/jekyll-vs-hyde/puzzles/work-out-puzzle';
import { readPuzzlePosition } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import { replyTo } from '#games/jekyll-vs-hyde/puzzles/opponent-reply';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import type { Try } from '#progress/review-schedule';
import {
  unbranchedLineNavigation,
  type UnbranchedLineNavigation,
} from '#widgets/replay/unbranched-line-navigation.ts';

/** A move that was made, by its place among those of the puzzle, and how far its line is shown. */
interface Made {
  readonly index: number;
  /** The first and the last position of its line of which is told how they came about; the last is shown. */
  readonly from: number;
  readonly at: number;
  /** Whether the reader asked for it. */
  readonly asked: boolean;
}

/** A puzzle, and the ways along the line that was made. */
interface PuzzlePlay extends UnbranchedLineNavigation {
  /** Where the puzzle begins. */
  readonly start: ChartPosition;
  /** The positions of the line that was made, its beginning included; that alone where nothing was. */
  readonly frames: readonly ChartPosition[];
  readonly made: Made | null;
  /** Why the last attempt was refused; empty once a move is made. */
  readonly refusals: readonly Refusal[];
  readonly attempt: (action: Action) => void;
  readonly showAnswer: () => void;
  readonly again: () => void;
  /** Notes that the reader was helped: what is found after that counts no more than after a wrong move. */
  readonly helped: () => void;
}

/**
 * A puzzle as it is played: `onTried` is told how each move did, the answer asked for counting as a wrong one. What is played
 * stops at once, a wrong move with the reply to it.
 */
export function usePuzzle({ position, moves }: Puzzle, onTried: (tried: Try) => void): PuzzlePlay {
  const start = useMemo(() => startOf(position), [position]);
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const [made, make] = useState<Made | null>(null);
  const [tries, count] = useState(0);
  const tried = made === null ? null : (moves[made.index] ?? null);
  const frames = useMemo(
    () => (tried === null ? [start] : linePast(start, [tried.action, ...tried.line])),
    [start, tried],
  );

  const show = (index: number, asked: boolean) => {
    const move = moves[index];
    if (move === undefined) return;
    const isRight = index === 0 && !asked;
    if (tries === 0) onTried(isRight ? 'right' : 'wrong');
    else if (isRight) onTried('found');
    count(tries + 1);
    refuse([]);
    make({ index, from: 1, at: isRight || asked || replyTo(move) === null ? 1 : 2, asked });
  };
  const steps = unbranchedLineNavigation(made?.at ?? 0, 0, frames.length - 1, (to) => {
    if (made !== null) make({ ...made, from: to, at: to });
  });
  return {
    start,
    frames,
    made,
    refusals,
    attempt: (action) => {
      const played = play(start, action);
      if (!played.ok) refuse(played.problem);
      else
        show(
          moves.findIndex((move) => sameMove(move.action, action)),
          false,
        );
    },
    showAnswer: () => {
      show(0, true);
    },
    again: () => {
      make(null);
    },
    helped: () => {
      if (tries === 0) onTried('wrong');
      count(tries + 1);
    },
    ...steps,
  };
}

function startOf(position: string): ChartPosition {
  const state = readPuzzlePosition(position);
  if (state === null) throw new Error(`No puzzle is called ${position}`);
  return enter(state);
}

/** The positions that moves lead through, the first included. The engine made them, so none is refused. */
function linePast(from: ChartPosition, actions: readonly Action[]): readonly ChartPosition[] {
  const positions = [from];
  for (const action of actions) {
    const played = play(positions.at(-1) ?? from, action);
    if (!played.ok) throw new Error(`A puzzle makes an illegal move: ${JSON.stringify(played.problem)}`);
    positions.push(played.value);
  }
  return positions;
}
