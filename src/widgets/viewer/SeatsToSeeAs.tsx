import type { GameTypes } from '#kit/game';
import { words } from '#said/replay-view-options';
import type { Face } from '../face.ts';
import type { PanelProps } from './panel-and-tab-types.ts';

interface SeatsToSeeAsProps<T extends GameTypes> extends Pick<PanelProps<T>, 'seeAs'> {
  readonly face: Pick<Face<T>, 'machine' | 'words'>;
  readonly state: T['state'];
  /** Why a game has to be seen as a seat. */
  readonly why: string;
}

/** Where all hands are open, and so nothing is to be found out: the way to what each seat sees. */
export function SeatsToSeeAs<T extends GameTypes>({ face, state, why, seeAs }: SeatsToSeeAsProps<T>) {
  return (
    <>
      <p>{why}</p>
      <div class="actions">
        {face.machine.game.seatsIn(state).map((seat) => (
          <button
            key={seat}
            type="button"
            class="button quiet"
            onClick={() => {
              seeAs(seat);
            }}
          >
            {words.seeAs(face.words.seats[seat])}
          </button>
        ))}
      </div>
    </>
  );
}
