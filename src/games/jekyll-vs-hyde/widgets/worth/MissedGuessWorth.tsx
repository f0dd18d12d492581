import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { GuessWorthProps } from '#widgets/viewer/GuessMovesPanel.tsx';
import { PlayedAndBetterLine } from './PlayedAndBetterLine.tsx';
import { TriedMoveVerdict } from './TriedMoveVerdict.tsx';
import { useTriedMoveWorth } from './use-tried-move-worth.ts';

/** What a guess is worth that was not played: what punishes it lies on the table at once, or it is said to be as good as any. */
export function GuessWorth({ state, action, panel, settle }: GuessWorthProps<JekyllVsHyde>) {
  const [isShown, show] = useState(true);
  const worth = useTriedMoveWorth(state, action, ({ type }) => {
    settle(type === 'as-good');
  });
  return (
    <TriedMoveVerdict worth={worth}>
      {worth.type === 'costly' && isShown && (
        <PlayedAndBetterLine
          continuations={worth.continuations}
          panel={panel}
          told={null}
          leave={() => {
            show(false);
          }}
        />
      )}
    </TriedMoveVerdict>
  );
}
