import { eventsOf } from '#games/switch/casebook/casebook-adapter';
import type { Case, Finding, Run } from '#games/switch/casebook/read-and-run-cases';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { words } from '#said/switch/casebook';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { say } from '#words/sentence-per-type';
import { CaseFindingsByMoment as AnyCaseFindingsByMoment } from '../../../../components/casebook/CaseFindingsByMoment.tsx';

interface CaseFindingsByMomentProps {
  readonly of: Case;
  readonly run: Run;
  /** Those of the run that are shown. */
  readonly findings: readonly Finding[];
}

/** What the rules found where a case makes its claims; a move that may be made with what it would lead to. */
export function CaseFindingsByMoment({ run, ...props }: CaseFindingsByMomentProps) {
  const stateAfter = (moves: number) => {
    const position = run.positions[moves];
    if (position === undefined) throw new Error('What was found was found after a move that was made');
    return position.context.state;
  };
  return (
    <AnyCaseFindingsByMoment
      {...props}
      face={{ ...voice, Refusals }}
      tried={(move) => say(words.tried, move)}
      statement={(found) =>
        found.type === 'allowed' ? (
          <>
            {say(words.tried, found.move)} <strong>{words.allowed}</strong>
            <EventSentences face={voice} events={eventsOf(stateAfter(found.at), found.move)} />
          </>
        ) : (
          say(words.statements, found)
        )
      }
    />
  );
}
