import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import { SharePicture } from '#games/jekyll-vs-hyde/widgets/share/SharePicture.tsx';
import { SharePanel as Panel } from '#widgets/share/SharePanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Takes a game along. */
export default function SharePanel(props: PanelProps<JekyllVsHyde>) {
  return (
    <Panel
      {...props}
      face={face}
      game={jekyllVsHyde}
      notation={jekyllVsHydeNotation}
      Picture={SharePicture}
    />
  );
}
