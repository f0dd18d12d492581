import { unreachableReason } from '#games/chronicle/board/unreachable-reason';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { Others, Plays } from '#games/chronicle/widgets/legal-moves/LegalAndBarredMoves.tsx';
import { questionOn } from '#replays/board/sandbox-board';
import { words as sandbox } from '#said/chronicle/sandbox-first-view';
import { words } from '#said/chronicle/sandbox-answers';
import type { AnswersProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { withoutTold } from '#widgets/sandbox/switchable-ruling.ts';
import { PositionAnswersFrame } from '#widgets/sandbox/PositionAnswersFrame.tsx';
import { say } from '#words/sentence-per-type';
import '../../../../styles/side-panel.css';
import { rulingSwitches } from './answers-under-each-ruling-reading.ts';
import { AbilitiesInPosition } from './AbilitiesInPosition.tsx';

export { OutcomeRulingSwitches } from '#widgets/sandbox/OutcomeRulingSwitches.tsx';
export { rulingsOfMoves } from './answers-under-each-ruling-reading.ts';

/** All that the rules say of what lies on the table. */
export default function RuleAnswersForPosition({ board, frame, rule, told }: AnswersProps<Chronicle, Setup>) {
  const { state } = frame.position.context;
  const flaw = state.phase === 'meeting' ? unreachableReason(state) : null;
  return (
    <PositionAnswersFrame
      game="chronicle"
      title={words.rulings.title}
      // Who wins a Meeting that is over is told above.
      flaw={flaw === null || flaw.type === 'all-played' ? null : say(sandbox.flaws, flaw)}
      rulings={withoutTold(rulingSwitches(questionOn(board)), told)}
      choose={(id, reading) => {
        rule({ ...board.setup.rulings, [id]: reading });
      }}
    >
      {(state.phase === 'meeting' || state.phase === 'effect') && (
        <>
          <Plays state={state} />
          <Others state={state} />
          <AbilitiesInPosition
            state={state}
            playBy={(abilities) => {
              rule({ ...board.setup.rulings, abilities });
            }}
          />
        </>
      )}
    </PositionAnswersFrame>
  );
}
