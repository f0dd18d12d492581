import { playingFace } from '#games/chronicle/playing-face.tsx';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { isGameTextReadable } from '#games/chronicle/widgets/own/can-saved-text-be-read-back';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import { AddVariationsAndCommentsPanel as Panel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Plays something else, and writes beside the moves. */
export default function AddVariationsAndCommentsPanel(props: PanelProps<Chronicle>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={gamePageUrl(GAME_ID, '/study/')}
    />
  );
}
