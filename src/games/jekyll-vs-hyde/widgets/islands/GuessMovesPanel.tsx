import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { GuessMovesPanel as Panel } from '#widgets/viewer/GuessMovesPanel.tsx';
import type { KeepMissedGuess } from '#widgets/viewer/use-save-guess-as-mistake.ts';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';
import { GuessedMoveWorth } from '../worth/GuessedMoveWorth.tsx';

/** What weighs and keeps guesses is fetched with the first that is missed. */
async function keepMissed(): Promise<KeepMissedGuess<JekyllVsHyde>> {
  const [{ keepMissedGuess }, { mistakeAdapter }] = await Promise.all([
    import('#widgets/mistakes/keep-missed-guess.ts'),
    import('../mistakes/mistake-question-adapter.ts'),
  ]);
  return (guess, tell) => keepMissedGuess(mistakeAdapter, guess, tell);
}

/** What is given away in an exchange has no value: both choose at once. */
const counts = (action: JekyllVsHyde['action']) => action.type !== 'exchange';

/** Guesses the moves of one seat. */
export default function GuessMovesPanel(props: PanelProps<JekyllVsHyde>) {
  return (
    <Panel
      {...props}
      {...{ counts, keepMissed }}
      face={playingFace}
      hints={hintFacet}
      Worth={GuessedMoveWorth}
    />
  );
}
