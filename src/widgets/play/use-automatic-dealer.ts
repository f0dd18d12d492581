import { useEffect } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { OpponentTypes, PlayAdapter } from './play-adapter.ts';
import type { PauseToSee } from './use-pause-between-moves.ts';

/** How long it is seen that the dealer is to act in the middle of a round, in milliseconds. */
const DEALING = 700;

/** In the middle of a round the dealer acts by itself. */
export function useAutomaticDealer<T extends GameTypes, P extends OpponentTypes>(
  { goesOn = () => false }: PlayAdapter<T, P>,
  position: Standing<T>,
  pause: PauseToSee,
  deal: () => void,
): void {
  useEffect(() => (goesOn(position.context.state) ? pause.seen(deal, DEALING) : undefined), [position]);
}
