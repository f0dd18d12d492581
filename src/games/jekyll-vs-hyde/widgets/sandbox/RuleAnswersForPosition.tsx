import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { askable } from '#games/jekyll-vs-hyde/reachability/questions-askable-of-position';
import { SWITCHES, type SwitchId } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { questionOn } from '#replays/board/sandbox-board';
import { laidOn } from '#games/jekyll-vs-hyde/board/edit-position';
import {
  rulingReadingDifferences,
  type ReadingDifference,
} from '#games/jekyll-vs-hyde/board/compare-answers-between-readings';
import { PlayableAndBarredCardList } from '#games/jekyll-vs-hyde/widgets/viewer/PlayableAndBarredCardList.tsx';
import { SeatKnowledge } from './SeatKnowledge.tsx';
import { PairOutcomeGrid } from './PairOutcomeGrid.tsx';
import { Reachability } from './Reachability.tsx';
import { RoundEndings } from './RoundEndings.tsx';
import { RulingChoices, type Partings } from './RulingChoices.tsx';
import '#widgets/sandbox/sandbox-answers.css';
import './pair-grid-and-round-endings.css';
import type { AnswersProps } from '#widgets/sandbox/sandbox-adapter.ts';

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

export { OutcomeRulingSwitches } from '#widgets/sandbox/OutcomeRulingSwitches.tsx';
export { rulingsOfMoves } from './answers-under-each-ruling-reading.ts';

/** All that the rules say of what lies on the table. */
export default function RuleAnswersForPosition(props: AnswersProps<JekyllVsHyde, Setup>) {
  const { board, frame, play, rule, told } = props;
  const { state } = frame.position.context;
  const question = questionOn(board);
  // A position that can never come up can be asked all the same, as far as the rules have an answer.
  const can = askable(laidOn(board).setup);
  const nothing =
    'hands' in state && SEATS.every((seat) => state.hands[seat].length === 0) && frame.number === 0;
  const parting = Object.fromEntries(
    IDS.map((id) => [id, rulingReadingDifferences(question, id)]),
  ) as Partings;
  // What a ruling decides about cards that lie there comes before anything else.
  const open = IDS.filter((id) => !told.some((ruling) => ruling.id === id));
  const decisive = open.some((id) => parting[id].some((one) => hasCome(one, state)));
  const choices = (
    <RulingChoices
      ids={open}
      rulings={board.setup.rulings}
      partings={parting}
      onTable={state.phase === 'follow'}
      choose={rule}
    />
  );
  return (
    <div class="answers">
      {!nothing && (
        <>
          <Reachability setup={board.setup} />
          {decisive && choices}
          {SEATS.filter((seat) => toAct(state).includes(seat)).map((seat) => (
            <PlayableAndBarredCardList key={seat} state={state} seat={seat} />
          ))}
          {(state.phase === 'lead' || state.phase === 'follow') && (
            <PairOutcomeGrid key={JSON.stringify(state)} state={state} play={play} />
          )}
        </>
      )}
      {!decisive && choices}
      {!nothing && can['round-end'] && <RoundEndings state={state} />}
      {!nothing && can.knowledge && 'hands' in state && <SeatKnowledge state={state} />}
    </div>
  );
}

/** Whether the readings part in what has been played, and not only in what could be. */
function hasCome({ type }: ReadingDifference, { phase }: State): boolean {
  switch (type) {
    case 'trick':
      return true;
    case 'pair':
      return phase === 'follow';
    case 'end':
      return phase === 'deal' || phase === 'over';
  }
}
