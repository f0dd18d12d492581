import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import { lineThrough } from '#replays/replay-frames';
import { EXERCISE_DONE_EVENT } from '../exercise-events.ts';
import type { GameFrame, PlayingFace } from '../face.ts';
import { expected, type Attempt } from './match-attempt-to-authored-line.ts';

/** A position, and the next move or moves of one seat to be found. */
export interface Task<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly replay: Replay<T>;
  /** The position to play from, by the number of moves made. */
  readonly at: number;
  /** How many moves have been made when the task is done, where the reader has several to find; left out, one more. */
  readonly to?: number | undefined;
  /** Whether each move after the first may be any that is allowed: what is said of the one of the main line is said of it, too. */
  readonly any?: boolean | undefined;
}

/** A move that was allowed, and the positions that come of it. */
export interface Made<T extends GameTypes> {
  /** An answer after which the reader has another move to find is `onward`. */
  readonly kind: 'answer' | 'onward' | 'mistake' | 'possible';
  /** The move's own frame, and those that follow it as far as they are told; none where nobody wrote about it. */
  readonly frames: readonly GameFrame<T>[];
  readonly before: Standing<T>;
  readonly positions: readonly Standing<T>[];
  /** Whether the reader asked for it. */
  readonly shown: boolean;
}

/** What is played from the position after so many moves. Refuses (throws) where nothing is. */
function exercise<T extends GameTypes>({ machine }: PlayingFace<T>, replay: Replay<T>, at: number) {
  const { frames } = playOutVariations(machine.begin(replay.rulings), replay.moves, (position, action) =>
    machine.play(position, action),
  );
  const here = lineThrough(frames)[at] ?? 0;
  const { before, answer } = askedAt<T>(frames, here);
  const { seats } = machine.game;
  const acting = machine.game.toAct(before.context.state);
  const seat =
    seats.find((one) => one === answer.by) ?? seats.find((one) => acting.includes(one)) ?? seats[0];
  if (seat === undefined) throw new Error('A game has seats');
  return { frames, here, seat };
}

/** A position and the move that is to be found there. Refuses (throws) where none is played. */
function askedAt<T extends GameTypes>(frames: readonly GameFrame<T>[], id: number) {
  const frame: GameFrame<T> | undefined = frames[id];
  const answer: T['action'] | undefined = frames[frame?.next[0] ?? 0]?.step?.action;
  if (frame === undefined || answer === undefined)
    throw new Error(`Nothing is played after move ${frame?.number ?? id}`);
  return { before: frame.position, answer };
}

/**
 * What a move is by what somebody wrote. After an answer the line is told up to where the reader would act again, `acts`: what is played
 * there is no consequence of it. Before so many moves, `to`, that is the next to be found.
 */
function resultOf<T extends GameTypes>(
  result: Attempt<T>,
  acts: (frame: GameFrame<T>) => boolean,
  to: number,
): Pick<Made<T>, 'kind' | 'frames'> {
  if (result.kind === 'possible') return { kind: 'possible', frames: [] };
  if (result.kind === 'mistake') return result;
  const asked = result.frames.findIndex(acts);
  if (asked === -1) return result;
  const frames = result.frames.slice(0, asked + 1);
  return { kind: (frames.at(-1)?.number ?? to) < to ? 'onward' : 'answer', frames };
}

/** Where the frames of a move lead; null for another move than theirs, which does not lead there. */
function positionsAfter<T extends GameTypes>(
  game: PlayingFace<T>['machine']['game'],
  frames: readonly GameFrame<T>[],
  action: T['action'],
): readonly Standing<T>[] | null {
  const step = frames[0]?.step;
  return step != null && game.same(step.action, action) ? frames.map(({ position }) => position) : null;
}

/** What was tried last, and what came of it. Whoever finds each move has done the exercise. */
export function useFindMoveTask<T extends GameTypes>(
  { face, replay, at, to = at + 1, any = false }: Task<T>,
  root: RefObject<HTMLDivElement>,
) {
  const { machine } = face;
  const { frames, here, seat } = useMemo(() => exercise(face, replay, at), [replay, at]);
  /** Where the reader acts. */
  const [reached, reach] = useState(here);
  const [refusals, setRefusals] = useState<readonly T['refusal'][]>([]);
  const [made, setMade] = useState<Made<T> | null>(null);
  /** Whether any of the moves was shown since the first. */
  const [wasHelped, help] = useState(false);
  const { before, answer } = askedAt<T>(frames, reached);
  const attempt = (action: T['action'], shown = false) => {
    const played = machine.play(before, action);
    if (!played.ok) {
      setRefusals(played.problem);
      return;
    }
    const result = resultOf<T>(
      expected(machine.game, frames, reached, any && reached !== here ? answer : action),
      (frame) => frames[frame.next[0] ?? 0]?.step?.action.by === seat,
      to,
    );
    setRefusals([]);
    setMade({
      ...result,
      shown,
      before,
      positions: positionsAfter(machine.game, result.frames, action) ?? [played.value],
    });
    if (result.kind === 'onward') reach(result.frames.at(-1)?.id ?? reached);
    help(wasHelped || shown);
    // What was shown of the answer has still to be found.
    if (result.kind === 'answer' && !shown && !wasHelped)
      root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }));
  };
  return {
    seat,
    /** The position in which the reader is to act. */
    standing: before,
    refusals,
    made,
    attempt,
    /** Lets go of the reasons for what was refused: something else is being chosen. */
    reconsider: () => {
      if (refusals.length > 0) setRefusals([]);
    },
    /** From the last position in which the reader acted; once all is found, from the first. */
    again: () => {
      setMade(null);
      if (made?.kind !== 'answer') return;
      reach(here);
      help(false);
    },
    showAnswer: () => {
      attempt(answer, true);
    },
  };
}
