import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { GuessWorthProps } from '#widgets/viewer/GuessPanel.tsx';
import { CoursesOnTable } from './CoursesOnTable.tsx';
import { TriedMove } from './TriedMove.tsx';
import { useMoveWorth } from './use-move-worth.ts';

/** What a guess is worth that was not played: what punishes it lies on the table at once, or it is said to be as good as any. */
export function GuessWorth({ state, action, panel, accept }: GuessWorthProps<JekyllVsHyde>) {
  const [isShown, show] = useState(true);
  const worth = useMoveWorth(state, action, ({ type }) => {
    if (type === 'as-good') accept();
  });
  return (
    <TriedMove worth={worth}>
      {worth.type === 'costly' && isShown && (
        <CoursesOnTable
          courses={worth.courses}
          panel={panel}
          told={null}
          leave={() => {
            show(false);
          }}
        />
      )}
    </TriedMove>
  );
}
