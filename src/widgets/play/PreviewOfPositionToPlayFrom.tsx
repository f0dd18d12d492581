import { useMemo } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { namesOf, standingsOf, type CurrentGame } from './current-game.ts';
import type { OpponentTypes, PlayAdapter } from './play-adapter.ts';

export interface PreviewProps<T extends GameTypes, P extends OpponentTypes> {
  /** A game whose moves lead to the position. */
  readonly game: CurrentGame<T, P>;
}

/** The table at the end of the moves of a game as the reader's seat sees it, under where in the game that is. */
export function PreviewOfPositionToPlayFrom<T extends GameTypes, P extends OpponentTypes>({
  adapter,
  game,
}: PreviewProps<T, P> & { readonly adapter: PlayAdapter<T, P> }) {
  const { machine, face, setup } = adapter;
  const { settings } = game;
  const { Table } = face;
  const position = useMemo(() => standingsOf<T, P>(adapter, game).at(-1), [game.moves]);
  if (position === undefined) return null;
  const { state } = position.context;
  const { section, name } = face.part(state);
  return (
    <figure>
      <figcaption>{[section.title, name].join(' · ')}</figcaption>
      <Table
        view={machine.game.view(state, settings.seat)}
        below={settings.seat}
        players={namesOf(setup, settings)}
      />
    </figure>
  );
}
