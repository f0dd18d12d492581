import { words } from '#said/sandbox';
import { OUTCOME_RULING_SWITCHES_ID } from './outcome-ruling-switches-id.ts';
import { Readings } from './RulingSwitches.tsx';
import type { OutcomeRulingSwitchesProps } from './sandbox-adapter.ts';
import './sandbox-answers.css';

/** Lets the reader choose the reading of each ruling that changes what the moves have come to. */
export function OutcomeRulingSwitches({ rulings, choose }: OutcomeRulingSwitchesProps) {
  return (
    <section class="ruling-choices" id={OUTCOME_RULING_SWITCHES_ID} tabIndex={-1}>
      <h2 class="label">{words.rulings.playedBy}</h2>
      {rulings.map((ruling) => (
        <div key={ruling.id}>
          <p class="ruling-question">{ruling.question}</p>
          <Readings ruling={ruling} of={OUTCOME_RULING_SWITCHES_ID} choose={choose} />
        </div>
      ))}
    </section>
  );
}
