import { face } from '#games/switch/face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { ReplayViewer as Viewer } from '#widgets/viewer/ReplayViewer.tsx';
import type { Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import type { Observer, ViewedGame } from '#widgets/viewer/replay-viewer-props.ts';

const panels: Panels<Switch> = {
  why: () => import('#games/switch/widgets/viewer/PlayableCardsPanel.tsx'),
  infer: () => import('#games/switch/widgets/viewer/KnowledgePanel.tsx'),
  guess: () => import('./GuessMovesPanel.tsx'),
  edit: () => import('./AddVariationsAndCommentsPanel.tsx'),
  notes: () => import('./MoveNotesPanel.tsx'),
  share: () => import('./SharePanel.tsx'),
};

interface Props extends ViewedGame<Switch> {
  readonly observer?: Observer<Switch> | undefined;
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
        void import('#games/switch/widgets/sandbox/open-in-sandbox').then(({ openInSandbox }) => {
          openInSandbox(state);
        });
      }}
    />
  );
}
