import { unreachableReason } from '#games/switch/board/unreachable-reason';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { handOf } from '#games/switch/rules/turn-order';
import { Others, Plays } from '#games/switch/widgets/legal-moves/LegalAndBarredMoves.tsx';
import { questionOn } from '#replays/board/sandbox-board';
import { words as sandbox } from '#said/switch/sandbox-first-view';
import { words } from '#said/switch/sandbox-answers';
import '#widgets/sandbox/sandbox-answers.css';
import type { AnswersProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { differs, withoutTold } from '#widgets/sandbox/switchable-ruling.ts';
import { RulingSwitches } from '#widgets/sandbox/RulingSwitches.tsx';
import { say } from '#words/sentence-per-type';
import '../../../../styles/side-panel.css';
import { rulingSwitches } from './ruling-switch-answers.ts';

export { ReadingsOfMoves } from '#widgets/sandbox/RulingsThatChangeOutcome.tsx';
export { rulingsOfMoves } from './ruling-switch-answers.ts';

/** All that the rules say of what lies on the table. */
export default function RulesOfPosition({ board, frame, rule, told }: AnswersProps<Switch, Setup>) {
  const { state } = frame.position.context;
  const turn = state.phase === 'turn' ? state : null;
  const flaw = turn === null ? null : unreachableReason(turn);
  const rulings = withoutTold(rulingSwitches(questionOn(board)), told);
  // What a ruling decides about cards that lie there comes before anything else.
  const decisive = rulings.some(differs);
  const choices = (
    <RulingSwitches
      game="switch"
      title={words.rulings.title}
      rulings={rulings}
      choose={(id, reading) => {
        rule({ ...board.setup.rulings, [id]: reading });
      }}
    />
  );
  return (
    <div class="answers">
      {flaw !== null && (
        <div class="possible" data-possible="false">
          <p>{say(sandbox.flaws, flaw)}</p>
        </div>
      )}
      {decisive && choices}
      {turn !== null && handOf(turn, turn.turn).length > 0 && (
        <>
          <Plays state={turn} title={words.plays.title} />
          <Others state={turn} />
        </>
      )}
      {!decisive && choices}
    </div>
  );
}
