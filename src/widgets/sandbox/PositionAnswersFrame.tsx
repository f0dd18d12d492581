import type { ComponentChildren } from 'preact';
import './sandbox-answers.css';
import { RulingSwitches, type RulingSwitchesProps } from './RulingSwitches.tsx';
import { differs } from './switchable-ruling.ts';

interface PositionAnswersFrameProps extends RulingSwitchesProps {
  /** Why the position cannot come up, in a sentence; null where it can. */
  readonly flaw: string | null;
  /** What the game says of it besides. */
  readonly children: ComponentChildren;
}

/** All that the rules say of a position. What a ruling decides about cards that lie there comes before anything that may be played. */
export function PositionAnswersFrame({ flaw, children, ...switches }: PositionAnswersFrameProps) {
  const isDecisive = switches.rulings.some(differs);
  return (
    <div class="answers">
      {flaw !== null && (
        <div class="possible" data-possible="false">
          <p>{flaw}</p>
        </div>
      )}
      {isDecisive && <RulingSwitches {...switches} />}
      {children}
      {!isDecisive && <RulingSwitches {...switches} />}
    </div>
  );
}
