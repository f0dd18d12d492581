import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { ReplayViewer as Viewer } from '#widgets/viewer/ReplayViewer.tsx';
import type { Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import type { Observer, ViewedGame } from '#widgets/viewer/replay-viewer-props.ts';

const panels: Panels<JekyllVsHyde> = {
  why: () => import('#games/jekyll-vs-hyde/widgets/viewer/PlayableCardsPanel.tsx'),
  infer: () => import('#games/jekyll-vs-hyde/widgets/viewer/KnowledgePanel.tsx'),
  worth: () => import('#games/jekyll-vs-hyde/widgets/worth/WorthPanel.tsx'),
  guess: () => import('./GuessMovesPanel.tsx'),
  edit: () => import('./AddVariationsAndCommentsPanel.tsx'),
  notes: () => import('./MoveNotesPanel.tsx'),
  share: () => import('./SharePanel.tsx'),
};

interface Props extends ViewedGame<JekyllVsHyde> {
  readonly observer?: Observer<JekyllVsHyde> | undefined;
}

/** A game to step through. */
export default function ReplayViewer(props: Props) {
  return (
    <Viewer
      {...props}
      face={face}
      panels={panels}
      playsOn
      openInSandbox={(state) => {
        void import('#games/jekyll-vs-hyde/widgets/sandbox/open-in-sandbox').then(({ openInSandbox }) => {
          openInSandbox(state);
        });
      }}
    />
  );
}
