import { face as wholeFace } from '#games/chronicle/face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Face } from '#widgets/face.ts';
import type { Panels } from '#widgets/viewer/panel-and-tab-types.ts';
import { ReplayViewer as Viewer } from '#widgets/viewer/ReplayViewer.tsx';
import type { Observer, ViewedGame } from '#widgets/viewer/replay-viewer-props.ts';

const panels: Panels<Chronicle> = {
  infer: () => import('#games/chronicle/widgets/viewer/KnowledgePanel.tsx'),
  guess: () => import('./GuessMovesPanel.tsx'),
  edit: () => import('./AddVariationsAndCommentsPanel.tsx'),
  notes: () => import('./MoveNotesPanel.tsx'),
  share: () => import('./SharePanel.tsx'),
};

interface Props extends ViewedGame<Chronicle> {
  readonly observer?: Observer<Chronicle> | undefined;
  /** How it is seen where its observer does not know all cards. */
  readonly face?: Face<Chronicle> | undefined;
}

/** A game to step through. */
export default function ReplayViewer({ face = wholeFace, ...props }: Props) {
  return (
    <Viewer
      {...props}
      face={face}
      panels={panels}
      playsOn
      openInSandbox={(state) => {
        void import('#games/chronicle/widgets/sandbox/open-in-sandbox').then(({ openInSandbox }) => {
          openInSandbox(state);
        });
      }}
    />
  );
}
