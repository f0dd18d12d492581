import { words } from '#said/sandbox';
import { RULING_READINGS_OF_MOVES_ID } from './rulings-that-change-outcome-id.ts';
import { Readings } from './RulingSwitches.tsx';
import type { ReadingsOfMovesProps } from './sandbox-adapter.ts';
import './sandbox-answers.css';

/** Lets the reader choose the reading of each ruling that changes what the moves have come to. */
export function ReadingsOfMoves({ rulings, choose }: ReadingsOfMovesProps) {
  return (
    <section class="ruling-choices" id={RULING_READINGS_OF_MOVES_ID} tabIndex={-1}>
      <h2 class="label">{words.rulings.playedBy}</h2>
      {rulings.map((ruling) => (
        <div key={ruling.id}>
          <p class="ruling-question">{ruling.question}</p>
          <Readings ruling={ruling} of={RULING_READINGS_OF_MOVES_ID} choose={choose} />
        </div>
      ))}
    </section>
  );
}
