import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { GuessPanel as Panel } from '#widgets/viewer/GuessPanel.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';

/** Guesses the moves of one seat. */
export default function GuessPanel(props: PanelProps<Chronicle>) {
  return <Panel {...props} face={playingFace} />;
}
