import { proofGame } from '#games/jekyll-vs-hyde/reachability/proof-game';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { SharePicture } from '#games/jekyll-vs-hyde/widgets/share/SharePicture.tsx';
import type { PanelProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SavePictureOrOpenReplay as Panel } from '#widgets/sandbox/SavePictureOrOpenReplay.tsx';

/** What is laid out, to take along. */
export default function SavePictureOrOpenReplay(props: PanelProps<JekyllVsHyde, Setup>) {
  return (
    <Panel
      {...props}
      game={jekyllVsHyde}
      notation={jekyllVsHydeNotation}
      positions={positions}
      before={({ setup }) => proofGame(setup)}
      Picture={SharePicture}
    />
  );
}
