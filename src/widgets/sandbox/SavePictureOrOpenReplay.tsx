import { useMemo, useState } from 'preact/hooks';
import type { Game, GameTypes } from '#kit/game';
import { boardAsReplay } from '#replays/board/board-as-replay';
import type { Board } from '#replays/board/sandbox-board';
import type { Positions } from '#replays/board/position-setup-adapter';
import { words } from '#said/sandbox-share';
import type { Sharing } from '../share/share-adapter.ts';
import { openInViewer } from './open-in-viewer.ts';
import type { PanelProps } from './sandbox-adapter.ts';
import '../../styles/share-panel.css';
import './share-box.css';

interface SavePictureOrOpenReplayProps<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Setup extends object,
>
  extends PanelProps<T, Setup>, Pick<Sharing<T, Slip>, 'notation' | 'Picture'> {
  readonly game: Game<T>;
  readonly positions: Positions<T, Setup>;
  /** Moves from the deal on that lead to the position that was laid out; null where none are found. */
  readonly before: (board: Board<T, Setup>) => readonly T['action'][] | null;
  /** What else is made up besides moves, in a sentence. */
  readonly note?: string;
}

/** Ways to take along what is shown besides the link: a picture of it where the game draws some, and a whole game for the viewer. */
export function SavePictureOrOpenReplay<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Setup extends object,
>({
  board,
  state,
  game,
  notation,
  positions,
  before,
  note,
  Picture,
}: SavePictureOrOpenReplayProps<T, Slip, Setup>) {
  const [unreached, tell] = useState<Board<T, Setup> | null>(null);
  const shown = useMemo(() => ({ game: game.id, moves: [] }), []);
  const [below] = game.seats;
  const viewGame = async () => {
    const moves = before(board);
    if (moves === null) {
      tell(board);
      return;
    }
    const { replay, path } = boardAsReplay(positions, board, moves, words.replay);
    await openInViewer(replay, path, game, notation);
  };
  return (
    <div class="share-box">
      {Picture !== undefined && below !== undefined && (
        <>
          <p class="label">{words.picture}</p>
          <Picture state={state} viewer="all" below={below} replay={shown} file={`${game.id}-position`} />
        </>
      )}
      <p class="label">{words.game}</p>
      <p>
        {words.madeUp} {note}
      </p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          void viewGame();
        }}
      >
        {words.viewer}
      </button>
      <p role="status">{unreached === board && words.noGame}</p>
    </div>
  );
}
