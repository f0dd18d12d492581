import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { GuessPanel as Panel } from '#widgets/viewer/GuessPanel.tsx';
import type { PanelProps } from '#widgets/viewer/viewer-panels.ts';
import { GuessWorth } from '../worth/GuessWorth.tsx';

/** Guesses the moves of one seat. */
export default function GuessPanel(props: PanelProps<JekyllVsHyde>) {
  return <Panel {...props} face={playingFace} Worth={GuessWorth} />;
}
