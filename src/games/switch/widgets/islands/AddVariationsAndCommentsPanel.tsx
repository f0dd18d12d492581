import { playingFace } from '#games/switch/playing-face.tsx';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Switch } from '#games/switch/rules/game-types';
import { isGameTextReadable } from '#games/switch/widgets/own/can-saved-text-be-read-back';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import { AddVariationsAndCommentsPanel as Panel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Plays something else, and writes beside the moves. */
export default function AddVariationsAndCommentsPanel(props: PanelProps<Switch>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={gamePageUrl(GAME_ID, '/study/')}
    />
  );
}
