import { reasonsIn } from '#games/switch/board/group-plays-per-sentence';
import { face } from '#games/switch/face.tsx';
import type { Card } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import type { State } from '#games/switch/rules/state';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { Others, Plays } from '#games/switch/widgets/legal-moves/LegalAndBarredMoves.tsx';
import { PlayableCardsPanel as Panel } from '#widgets/viewer/PlayableCardsPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Every play of the hand that is to act with what follows from it, and why its other cards do not go. */
export default function PlayableCardsPanel(props: PanelProps<Switch>) {
  return <Panel {...props} face={face} Verdicts={Verdicts} Answer={Answer} />;
}

function Verdicts({ state, asked }: { readonly state: State; readonly asked: Card | null }) {
  if (state.phase !== 'turn') return null;
  return (
    <>
      <Plays state={state} />
      <Others state={state} asked={asked} />
    </>
  );
}

/** Why the card that was asked about may not be laid first. */
function Answer({ state, card }: { readonly state: State; readonly card: Card }) {
  const reason = state.phase === 'turn' ? reasonsIn(state).find((one) => one.card === card) : undefined;
  return reason === undefined ? null : <Refusals refusals={[reason.refusal]} />;
}
