import { useMemo, useState } from 'preact/hooks';
import type { Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import { readPuzzlePosition } from '#games/switch/puzzles/puzzle-position-as-text';
import { createGoingOutSearch, type Search } from '#games/switch/puzzles/search-going-out';
import { verdictOn, type Wrong } from '#games/switch/puzzles/puzzle-move-verdict';
import type { Refusal } from '#games/switch/rules/refusal';
import type { Action, Play, State } from '#games/switch/rules/state';
import { enter, play, type ChartPosition } from '#games/switch/statechart/enter-and-step-statechart';
import type { Try } from '#progress/review-schedule';
import {
  unbranchedLineNavigation,
  type UnbranchedLineNavigation,
} from '#widgets/replay/unbranched-line-navigation.ts';

/** How a try came out: the hand is empty, a play leads nowhere, or the reader asked for the way out. */
export type Ended =
  { readonly type: 'right' } | { readonly type: 'wrong'; readonly wrong: Wrong } | { readonly type: 'shown' };

/** A line of plays, and how far it is shown. */
interface Line {
  readonly actions: readonly Action[];
  /** The first and the last of its positions of which is told how they came about; the last is shown. */
  readonly from: number;
  readonly at: number;
  /** Null while the reader is still playing: then all of the line is shown. */
  readonly ended: Ended | null;
}

/** A puzzle, and the ways along the line that was played. */
interface PuzzlePlay extends UnbranchedLineNavigation {
  readonly start: ChartPosition;
  /** The positions of the line, its beginning included. */
  readonly frames: readonly ChartPosition[];
  readonly line: Line;
  /** Why the last attempt was refused; empty once a play is made. */
  readonly refusals: readonly Refusal[];
  readonly attempt: (action: Action) => void;
  readonly showAnswer: () => void;
  readonly again: () => void;
  /** Notes that the reader was helped: what is found after that counts no more than after a wrong try. */
  readonly helped: () => void;
  /** The play that goes on along the way out. */
  readonly onWay: () => Play | null;
}

const NOTHING: Line = { actions: [], from: 0, at: 0, ended: null };

/**
 * A puzzle as it is played: `onTried` is told how it went, the way out asked for counting as a wrong try. A play that leads nowhere stops
 * at once on the table, and what may follow on it can be stepped through; to try again takes it back alone.
 */
export function usePuzzle({ position, plays }: Puzzle, onTried: (tried: Try) => void): PuzzlePlay {
  const start = useMemo(() => startOf(position), [position]);
  const search = useMemo(createGoingOutSearch, [position]);
  const [refusals, refuse] = useState<readonly Refusal[]>([]);
  const [line, lay] = useState<Line>(NOTHING);
  const [missed, miss] = useState(false);
  const frames = useMemo(() => framesAlong(start, line.actions), [start, line.actions]);

  const fail = () => {
    if (!missed) onTried('wrong');
    miss(true);
  };
  return {
    start,
    frames,
    line,
    refusals,
    attempt: (action) => {
      const here = (frames.at(-1) ?? start).context.state;
      const played = play(enter(here), action);
      if (!played.ok) {
        refuse(played.problem);
        return;
      }
      refuse([]);
      if (here.phase !== 'turn' || (action.type !== 'play' && action.type !== 'draw')) return;
      const verdict = verdictOn(here, action, search);
      const at = line.actions.length + 1;
      if (verdict.type === 'wrong') {
        fail();
        lay({
          actions: [...line.actions, ...verdict.plays],
          from: at,
          at,
          ended: { type: 'wrong', wrong: verdict },
        });
        return;
      }
      const ended = verdict.type === 'out' ? ({ type: 'right' } as const) : null;
      if (ended !== null) onTried(missed ? 'found' : 'right');
      lay({ actions: [...line.actions, action], from: at, at, ended });
    },
    showAnswer: () => {
      fail();
      refuse([]);
      lay({ actions: plays, from: 1, at: 1, ended: { type: 'shown' } });
    },
    helped: fail,
    onWay: () => firstOfWayOut((frames.at(-1) ?? start).context.state, search),
    again: () => {
      lay(line.ended?.type === 'wrong' ? withoutWrong(line, line.ended.wrong) : NOTHING);
    },
    ...unbranchedLineNavigation(line.at, 0, frames.length - 1, (to) => {
      lay({ ...line, from: to, at: to });
    }),
  };
}

/** The play by which a way out begins; null where there is none. */
function firstOfWayOut(here: State, search: Search): Play | null {
  if (here.phase !== 'turn') return null;
  const [way] = search.waysOut(here);
  return way?.[0]?.plays[0] ?? null;
}

/** The line before the play that leads nowhere. */
function withoutWrong({ actions }: Line, { plays }: Wrong): Line {
  const kept = actions.slice(0, -plays.length);
  return { actions: kept, from: kept.length, at: kept.length, ended: null };
}

function startOf(position: string): ChartPosition {
  const state = readPuzzlePosition(position);
  if (state === null) throw new Error(`No puzzle is called ${position}`);
  return enter(state);
}

/** The positions that actions lead through, the first included. The engine allowed them, so none is refused. */
function framesAlong(from: ChartPosition, actions: readonly Action[]): readonly ChartPosition[] {
  const positions = [from];
  for (const action of actions) {
    const played = play(positions.at(-1) ?? from, action);
    if (!played.ok) throw new Error(`A puzzle makes an illegal play: ${JSON.stringify(played.problem)}`);
    positions.push(played.value);
  }
  return positions;
}
