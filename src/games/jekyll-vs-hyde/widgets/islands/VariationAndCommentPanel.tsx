import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { siteUrl } from '#widgets/site-url.ts';
import { VariationAndCommentPanel as Panel } from '#widgets/viewer/VariationAndCommentPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Plays something else, and writes beside the moves. */
export default function VariationAndCommentPanel(props: PanelProps<JekyllVsHyde>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={siteUrl('/jekyll-vs-hyde/study/')}
    />
  );
}
