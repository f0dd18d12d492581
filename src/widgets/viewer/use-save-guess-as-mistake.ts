import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { lineTo } from '#replays/replay-frames';
import type { MissedGuess } from '../mistakes/keep-missed-guess.ts';
import type { PanelProps } from './panel-and-tab-types.ts';

/** Keeps a guess that was missed, in a game in which that can be told by what its player saw; gives what stops it. */
export type KeepMissedGuess<T extends GameTypes> = (
  guess: MissedGuess<T>,
  tell: (better: T['action']) => void,
) => () => void;

/** Has the guess that was missed at a step weighed, and gives what did better where it is kept as a mistake; null otherwise. Where hands are made up nobody can tell. */
export function useSaveGuessAsMistake<T extends GameTypes>(
  { replay, frames, at, observed }: Pick<PanelProps<T>, 'replay' | 'frames' | 'at' | 'observed'>,
  missed: T['action'] | null,
  load: (() => Promise<KeepMissedGuess<T>>) | undefined,
): T['action'] | null {
  const [kept, keep] = useState<{ readonly at: number; readonly better: T['action'] } | null>(null);
  useEffect(() => {
    const state = frames[at]?.position.context.state;
    if (missed === null || state === undefined || load === undefined || observed) return;
    const moves = lineTo(frames, at).flatMap((id) => frames[id]?.step?.action ?? []);
    let stop: (() => void) | undefined;
    let wanted = true;
    const { rulings } = replay;
    void load().then((weigh) => {
      if (!wanted) return;
      stop = weigh({ state, moves, made: missed, ...(rulings !== undefined && { rulings }) }, (better) => {
        keep({ at, better });
      });
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [missed, at]);
  return kept?.at === at ? kept.better : null;
}
