import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { siteUrl } from '#widgets/site-url.ts';
import { MoveNotesPanel as Panel } from '#widgets/viewer/MoveNotesPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Writes beside the moves of a game with a hand that nobody knows. */
export default function MoveNotesPanel(props: PanelProps<JekyllVsHyde>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={siteUrl('/jekyll-vs-hyde/study/')}
    />
  );
}
