import { useState } from 'preact/hooks';
import type { Claim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/guessed-move-worth';
import type { GuessWorthProps } from '#widgets/viewer/GuessMovesPanel.tsx';
import { MoveCostReasons } from './MoveCostReasons.tsx';
import { PlayedAndBetterLine } from './PlayedAndBetterLine.tsx';
import { TriedMoveVerdict } from './TriedMoveVerdict.tsx';
import { useTriedMoveWorth, type MoveWorth } from './use-tried-move-worth.ts';

/** What a guess is worth that was not played: how the round ends after it, or that it is as good as any. */
export function GuessedMoveWorth({ state, action, panel, settle }: GuessWorthProps<JekyllVsHyde>) {
  const worth = useTriedMoveWorth(state, action, ({ type }) => {
    settle(type === 'as-good');
  });
  return <GuessedMoveVerdict {...{ worth, panel }} />;
}

interface GuessedMoveVerdictProps extends Pick<GuessWorthProps<JekyllVsHyde>, 'panel'> {
  readonly worth: MoveWorth;
}

/** How a round ends names no card but the guesser’s own; every other reason may name one that the guesser has not seen. */
const namesOwnCards = ({ type }: Claim) => type === 'ends';
const namesAnyCards = (claim: Claim) => !namesOwnCards(claim);

/** The same of what is known of it so far. Whoever guesses goes on guessing with one hand in sight: they see more only if they ask. */
export function GuessedMoveVerdict({ worth, panel }: GuessedMoveVerdictProps) {
  return (
    <TriedMoveVerdict worth={worth} tells={namesOwnCards}>
      {worth.type === 'costly' && <OpenReasons continuations={worth.continuations} panel={panel} />}
    </TriedMoveVerdict>
  );
}

interface OpenReasonsProps extends Pick<GuessWorthProps<JekyllVsHyde>, 'panel'> {
  readonly continuations: Continuations;
}

/** For who asks, what punishes a guess: on the table with both hands open, and in sentences. */
function OpenReasons({ continuations, panel }: OpenReasonsProps) {
  const [isShown, show] = useState(false);
  return (
    <>
      <p>{words.judgedOpenly}</p>
      <button
        type="button"
        class="button quiet"
        aria-pressed={isShown}
        onClick={() => {
          show(!isShown);
        }}
      >
        {words.showOpenly}
      </button>
      {isShown && (
        <>
          <MoveCostReasons continuations={continuations} tells={namesAnyCards} />
          <PlayedAndBetterLine
            continuations={continuations}
            panel={panel}
            told={null}
            leave={() => {
              show(false);
            }}
          />
        </>
      )}
    </>
  );
}
