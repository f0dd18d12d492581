import { words } from '#said/sandbox';
import { RULING_READINGS_OF_LAST_MOVE_ID } from './ruling-readings-of-last-move-id.ts';
import { Readings } from './RulingSwitches.tsx';
import type { ReadingsOfLastMoveProps } from './sandbox-adapter.ts';
import './sandbox-answers.css';

/** Lets the reader choose the reading of each ruling that changes the outcome of the last move. */
export function ReadingsOfLastMove({ rulings, choose }: ReadingsOfLastMoveProps) {
  return (
    <section class="ruling-choices" id={RULING_READINGS_OF_LAST_MOVE_ID} tabIndex={-1}>
      <h2 class="label">{words.rulings.playedBy}</h2>
      {rulings.map((ruling) => (
        <div key={ruling.id}>
          <p class="ruling-question">{ruling.question}</p>
          <Readings ruling={ruling} of={RULING_READINGS_OF_LAST_MOVE_ID} choose={choose} />
        </div>
      ))}
    </section>
  );
}
