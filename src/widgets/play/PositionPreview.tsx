import { useMemo } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { namesOf, type CurrentGame } from './current-game.ts';
import type { OpponentTypes, PlayAdapter } from './play-adapter.ts';

export interface PositionPreviewProps<T extends GameTypes, P extends OpponentTypes> {
  /** A game whose moves lead to the position. */
  readonly game: CurrentGame<T, P>;
}

/** The table at the end of the moves of a game as the reader's seat sees it, under where in the game that is. */
export function PositionPreview<T extends GameTypes, P extends OpponentTypes>({
  adapter,
  game: { settings, moves },
}: PositionPreviewProps<T, P> & { readonly adapter: PlayAdapter<T, P> }) {
  const { machine, face, setup } = adapter;
  const { Table } = face;
  const state = useMemo(() => {
    let position = machine.begin(settings.rulings);
    for (const move of moves) {
      const played = machine.play(position, move);
      if (played.ok) position = played.value;
    }
    return position.context.state;
  }, [moves]);
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
