import type { GameTypes } from '#kit/game';
import { words } from '#said/own-games';
import { useConfirmDialog } from '../use-confirm-dialog.tsx';
import type { Renaming } from './rename-game-and-players.ts';

/** Gives a kept game another name, and its players theirs. */
export function RenameGameButton<T extends GameTypes>(props: Renaming<T>) {
  const { ask, dialog } = useConfirmDialog();
  const press = () => {
    // Most games that are looked at keep their names. Where it cannot be fetched it is tried again the next time.
    void import('./rename-game-and-players.ts').then(
      ({ askGameAndPlayerNames }) => {
        ask(askGameAndPlayerNames(props));
      },
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" class="button quiet" onClick={press}>
        {words.rename}
      </button>
      {dialog}
    </>
  );
}
