import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Viewer } from '../face.ts';

/** Whose eyes a game is seen through, and who sits at the bottom of the table. */
export interface Eyes<T extends GameTypes> {
  readonly viewer: Viewer<T>;
  /** Undefined: whom the game places there. */
  readonly below: T['seat'] | undefined;
  /** Chosen by the reader: it stays whatever mode is left. */
  readonly seeAs: (viewer: Viewer<T>) => void;
  /** Shows the table to a seat, which then sits below. */
  readonly sit: (seat: T['seat']) => void;
  /** Puts the next of the seats at the bottom. */
  readonly turn: () => void;
  /** Remembers how the table is seen, for `giveBack`. */
  readonly lend: () => void;
  /** The table as it was when it was lent; nothing where it was not, or where the reader has chosen anew. */
  readonly giveBack: () => void;
}

interface Seen<T extends GameTypes> {
  readonly viewer: Viewer<T>;
  readonly below: T['seat'] | undefined;
}

/** `seats` are those that play, the one that sits at the bottom by itself first. */
export function useViewerAndBottomSeat<T extends GameTypes>(
  seats: readonly T['seat'][],
  first: T['seat'] | undefined,
): Eyes<T> {
  const [seen, see] = useState<Seen<T>>({ viewer: 'all', below: first });
  const [lent, lend] = useState<Seen<T> | null>(null);
  return {
    ...seen,
    seeAs: (viewer) => {
      lend(null);
      see((now) => ({ ...now, viewer }));
    },
    sit: (seat) => {
      see({ viewer: seat, below: seat });
    },
    turn: () => {
      see((now) => {
        const place = now.below === undefined ? 0 : seats.indexOf(now.below);
        return { ...now, below: seats[(place + 1) % seats.length] };
      });
    },
    lend: () => {
      lend(seen);
    },
    giveBack: () => {
      if (lent !== null) see(lent);
      lend(null);
    },
  };
}
