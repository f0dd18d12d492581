import type { GameTypes } from '#kit/game';
import { words } from '#said/sandbox';
import { CopyLink } from './CopyLink.tsx';
import type { SandboxAdapter } from './sandbox-adapter.ts';
import type { BoardInUse } from './use-sandbox-board.ts';

interface BoardToolbarProps<T extends GameTypes, Setup extends object> {
  readonly adapter: SandboxAdapter<T, Setup>;
  readonly laid: BoardInUse<T, Setup>;
  readonly state: T['state'];
  readonly play: (moves: readonly T['action'][]) => void;
  readonly editing: boolean;
  readonly edit: (editing: boolean) => void;
}

/** What is done with the board as a whole. */
export function BoardToolbar<T extends GameTypes, Setup extends object>({
  adapter,
  laid,
  state,
  play,
  editing,
  edit,
}: BoardToolbarProps<T, Setup>) {
  const { deal } = adapter;
  const { table } = words;
  return (
    <div class="sandbox-tools" role="group" aria-label={table.tools}>
      {adapter.Editor !== undefined && (
        <button
          type="button"
          class="button"
          onClick={() => {
            edit(!editing);
          }}
        >
          {editing ? table.done : table.edit}
        </button>
      )}
      <button type="button" class="button quiet" aria-disabled={!laid.canUndo} onClick={laid.undo}>
        {table.undo}
      </button>
      <button type="button" class="button quiet" aria-disabled={!laid.canRedo} onClick={laid.redo}>
        {table.redo}
      </button>
      <CopyLink link={laid.link} />
      {deal !== undefined && adapter.positions.machine.game.toAct(state).includes('dealer') && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            void deal(state).then((action) => {
              if (action !== null) play([action]);
            });
          }}
        >
          {table.dealNext}
        </button>
      )}
    </div>
  );
}
