import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { GuessMovesPanel as Panel } from '#widgets/viewer/GuessMovesPanel.tsx';
import type { KeepMissedGuess } from '#widgets/viewer/use-save-guess-as-mistake.ts';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { hintFacet } from '../hints/move-hint-adapter.ts';

/** What weighs and keeps guesses is fetched with the first that is missed. */
async function keepMissed(): Promise<KeepMissedGuess<Switch>> {
  const [{ keepMissedGuess }, { mistakeAdapter }] = await Promise.all([
    import('#widgets/mistakes/keep-missed-guess.ts'),
    import('../mistakes/mistake-question-adapter.ts'),
  ]);
  return (guess, tell) => keepMissedGuess(mistakeAdapter, guess, tell);
}

/** Guesses the moves of one seat. */
export default function GuessMovesPanel(props: PanelProps<Switch>) {
  return <Panel {...props} face={playingFace} hints={hintFacet} keepMissed={keepMissed} />;
}
