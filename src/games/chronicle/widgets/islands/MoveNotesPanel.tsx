import { playingFace } from '#games/chronicle/playing-face.tsx';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { isGameTextReadable } from '#games/chronicle/widgets/own/can-saved-text-be-read-back';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import { MoveNotesPanel as Panel } from '#widgets/viewer/MoveNotesPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Writes beside the moves of a game with hands that nobody knows. */
export default function MoveNotesPanel(props: PanelProps<Chronicle>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={gamePageUrl(GAME_ID, '/study/')}
    />
  );
}
