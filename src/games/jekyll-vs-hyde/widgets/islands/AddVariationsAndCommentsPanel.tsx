import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { siteUrl } from '#widgets/site-url.ts';
import { AddVariationsAndCommentsPanel as Panel } from '#widgets/viewer/AddVariationsAndCommentsPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Plays something else, and writes beside the moves. */
export default function AddVariationsAndCommentsPanel(props: PanelProps<JekyllVsHyde>) {
  return (
    <Panel
      {...props}
      face={playingFace}
      isGameTextReadable={isGameTextReadable}
      ownGames={siteUrl('/jekyll-vs-hyde/study/')}
    />
  );
}
