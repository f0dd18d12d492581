import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { BySeat, Face, GameFrame, Viewer } from '../face.ts';
import { replaceHand } from '../replace-hand-on-table.ts';
import type { Mode, PlayedHand } from './panel-and-tab-types.ts';

/** A card of the table that was touched to play something else, and not taken up yet by who plays it. */
interface Touched<T extends GameTypes> {
  readonly at: number;
  readonly seat: T['seat'];
  readonly card: T['card'] | null;
}

interface HandAtTable<T extends GameTypes> {
  /** The hand that is played from; null where none is. */
  readonly hand: PlayedHand<T> | null;
  /** What the table shows in its place. */
  readonly hands: BySeat<T, ComponentChildren>;
  /** Begins to play with a card of a hand that lies there. */
  readonly touch: (seat: T['seat'], card: T['card']) => void;
  /** Puts the hand down until the next step. */
  readonly putDown: () => void;
}

const NOBODY: BySeat<GameTypes, never> = {};

interface Stepped<T extends GameTypes> {
  readonly frames: readonly GameFrame<T>[];
  readonly at: number;
  readonly viewer: Viewer<T>;
  /** What there is a panel open for. */
  readonly mode: Mode;
  /** Whether moves are guessed, be it that another panel is open meanwhile. */
  readonly isGuessing: boolean;
  /** Opens the panel that plays something else; undefined where there is none. */
  readonly play: (() => void) | undefined;
}

/**
 * Which hand on the table can be played from while a panel takes moves (to add a variation, or to guess); the panel draws it into
 * `place`. For a variation that is any visible hand that is to act; for a guess only that of the seat which moves next.
 */
export function usePlayableHandAtTable<T extends GameTypes>(
  { machine: { game } }: Face<T>,
  { frames, at, viewer, mode, isGuessing, play }: Stepped<T>,
  place: HTMLElement | null,
  setPlace: (element: HTMLElement | null) => void,
): HandAtTable<T> {
  const [touched, touch] = useState<Touched<T> | null>(null);
  const [rested, rest] = useState<number | null>(null);
  const frame = frames[at];
  const acting =
    frame === undefined
      ? []
      : game
          .toAct(frame.position.context.state)
          .filter((one): one is T['seat'] => one !== 'dealer' && (viewer === 'all' || viewer === one));
  const here = touched?.at === at ? touched : null;
  const next = frames[frame?.next[0] ?? -1]?.step?.action.by;
  const chosen =
    mode === 'edit'
      ? (acting.find((seat) => seat === here?.seat) ?? acting[0])
      : acting.find((seat) => mode === 'guess' && seat === next);
  const seat = rested === at ? undefined : chosen;
  useEffect(() => {
    // It has been taken up: whoever comes back to this step finds nothing pressed.
    if (place !== null && here !== null && here.card !== null) touch({ ...here, card: null });
  });
  useEffect(() => {
    rest(null);
  }, [at, isGuessing ? 'guess' : mode]);
  return {
    hand: seat === undefined ? null : { seat, pressed: here?.seat === seat ? here.card : null },
    hands: seat === undefined ? NOBODY : replaceHand<T>(seat, <div class="hand-place" ref={setPlace} />),
    touch: (seat, card) => {
      touch({ at, seat, card });
      play?.();
    },
    putDown: () => {
      rest(at);
    },
  };
}
