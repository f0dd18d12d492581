import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { GuessPanel as Panel } from '#widgets/viewer/GuessPanel.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';

/** Guesses the moves of one seat. */
export default function GuessPanel(props: PanelProps<Switch>) {
  return <Panel {...props} face={playingFace} />;
}
