import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { PlayableCardsPanel as Panel } from '#widgets/viewer/PlayableCardsPanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { PlayableAndBarredCardList } from './PlayableAndBarredCardList.tsx';

/** For every card of the hand that is to act: that it may be played, and by which rule, or why it may not. */
export default function PlayableCardsPanel(props: PanelProps<JekyllVsHyde>) {
  return <Panel {...props} face={face} Verdicts={PlayableAndBarredCardList} Answer={Answer} />;
}

interface AnswerProps {
  readonly state: State;
  readonly seat: Seat;
  readonly card: Card;
}

/** Why the card that was asked about may not be played. */
function Answer({ state, seat, card }: AnswerProps) {
  const verdict = verdicts(state, seat).find((one) => one.card === card);
  return verdict?.type === 'barred' ? <Refusals refusals={verdict.refusals} /> : null;
}
