import { useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/missed-move-guess';
import type { GuessWorthProps } from '#widgets/viewer/GuessMovesPanel.tsx';
import { PlayedAndBetterLine } from './PlayedAndBetterLine.tsx';
import { TriedMoveVerdict } from './TriedMoveVerdict.tsx';
import { useTriedMoveWorth, type MoveWorth } from './use-tried-move-worth.ts';

/** What a guess is worth that was not played: what punishes it lies on the table at once, or it is said to be as good as any. */
export function MissedGuessWorth({ state, action, panel, settle }: GuessWorthProps<JekyllVsHyde>) {
  const worth = useTriedMoveWorth(state, action, ({ type }) => {
    settle(type === 'as-good');
  });
  return <MissedGuessVerdict {...{ worth, panel }} />;
}

interface MissedGuessVerdictProps extends Pick<GuessWorthProps<JekyllVsHyde>, 'panel'> {
  readonly worth: MoveWorth;
}

/** The same of what is known of it so far. The reasons name cards that who guessed could not see, and say so. */
export function MissedGuessVerdict({ worth, panel }: MissedGuessVerdictProps) {
  const [isShown, show] = useState(true);
  return (
    <TriedMoveVerdict worth={worth}>
      {worth.type === 'costly' && <p>{words.judgedOpenly}</p>}
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
