import type { ComponentChildren } from 'preact';
import { choosingSince, type BoardFrame } from '#replays/board/sandbox-board';
import type { GameTypes } from '#kit/game';
import type { BySeat } from '../face.ts';
import { positionsBeforeAndAtFrame } from '../replay/positions-before-and-at-frame.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { EditorParts, SandboxAdapter } from './sandbox-adapter.ts';

interface SandboxTableProps<T extends GameTypes, Setup extends object> extends Pick<
  EditorParts<T>,
  'hands' | 'view'
> {
  readonly adapter: SandboxAdapter<T, Setup>;
  readonly frames: readonly BoardFrame<T>[];
  readonly frame: BoardFrame<T>;
  /** Who sits at the bottom, whoever is to act. */
  readonly below?: T['seat'] | undefined;
  readonly play: (moves: readonly T['action'][]) => void;
}

/** The table with everything open: whoever is to act can be played for, unless the hands are being laid. */
export function SandboxTable<T extends GameTypes, Setup extends object>({
  adapter: { face, hand, positions },
  frames,
  frame,
  below,
  hands,
  view,
  play,
}: SandboxTableProps<T, Setup>) {
  const { Table } = face;
  const Hand = useLazyComponent(hands === undefined, hand);
  const { state } = frame.position.context;
  const { game } = positions.machine;
  const seats = game.seatsIn(state).filter((seat) => game.toAct(state).includes(seat));
  const played = Object.fromEntries(
    seats.map((seat): readonly [string, ComponentChildren] => [
      seat,
      Hand !== null && (
        <Hand
          key={choosingSince<T>(game, frames, frame, seat)}
          state={state}
          seat={seat}
          hints
          named={seat !== below}
          attempt={(action) => {
            play([action]);
          }}
        />
      ),
    ]),
  ) as BySeat<T, ComponentChildren>;
  // Until hands to play from are there, the table draws them as they lie.
  return (
    <Table
      view={view ?? game.view(state, 'all')}
      below={below}
      change={frames.length > 1 ? positionsBeforeAndAtFrame(frames, frame.id) : undefined}
      hands={hands ?? (Hand === null ? undefined : played)}
    />
  );
}
