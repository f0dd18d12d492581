import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { BoardFrame } from '#replays/board/sandbox-board';
import { words } from '#said/sandbox';
import type { SandboxAdapter } from './sandbox-adapter.ts';
import { SelectField } from './SelectField.tsx';

/**
 * Who sits at the bottom of the sandbox from the first move of a line to its last, and what another is chosen by. While the table is being set
 * nobody changes places, whoever would be to act.
 */
export function useSeatBelow<T extends GameTypes, Setup extends object>(
  { below: usual, face, positions }: SandboxAdapter<T, Setup>,
  start: BoardFrame<T>,
  editing: boolean,
) {
  const [chosen, choose] = useState<T['seat'] | null>(null);
  const last = useRef<T['seat']>();
  const { game } = positions.machine;
  const { state } = start.position.context;
  const seats = game.seatsIn(state);
  if (usual === undefined) return { below: undefined, choice: null };
  const kept = chosen ?? (editing ? last.current : undefined);
  const below = seats.find((seat) => seat === kept) ?? usual(game.view(state, 'all')) ?? seats[0];
  last.current = below;
  const choice = below !== undefined && (
    <div class="fields">
      <SelectField
        label={words.table.below}
        options={seats}
        chosen={below}
        say={(seat) => face.words.seats[seat]}
        choose={choose}
      />
    </div>
  );
  return { below, choice };
}
