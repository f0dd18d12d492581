import { unreachableReason } from '#games/switch/board/unreachable-reason';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { handOf } from '#games/switch/rules/turn-order';
import { Others, Plays } from '#games/switch/widgets/legal-moves/LegalAndBarredMoves.tsx';
import { questionOn } from '#replays/board/sandbox-board';
import { words as sandbox } from '#said/switch/sandbox-first-view';
import { words } from '#said/switch/sandbox-answers';
import type { AnswersProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { withoutTold } from '#widgets/sandbox/switchable-ruling.ts';
import { PositionAnswersFrame } from '#widgets/sandbox/PositionAnswersFrame.tsx';
import { say } from '#words/sentence-per-type';
import '../../../../styles/side-panel.css';
import { rulingSwitches } from './answers-under-each-ruling-reading.ts';

export { OutcomeRulingSwitches } from '#widgets/sandbox/OutcomeRulingSwitches.tsx';
export { rulingsOfMoves } from './answers-under-each-ruling-reading.ts';

/** All that the rules say of what lies on the table. */
export default function RuleAnswersForPosition({ board, frame, rule, told }: AnswersProps<Switch, Setup>) {
  const { state } = frame.position.context;
  const turn = state.phase === 'turn' ? state : null;
  const flaw = turn === null ? null : unreachableReason(turn);
  return (
    <PositionAnswersFrame
      game="switch"
      title={words.rulings.title}
      flaw={flaw && say(sandbox.flaws, flaw)}
      rulings={withoutTold(rulingSwitches(questionOn(board)), told)}
      choose={(id, reading) => {
        rule({ ...board.setup.rulings, [id]: reading });
      }}
    >
      {turn !== null && handOf(turn, turn.turn).length > 0 && (
        <>
          <Plays state={turn} title={words.plays.title} />
          <Others state={turn} />
        </>
      )}
    </PositionAnswersFrame>
  );
}
