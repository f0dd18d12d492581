import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { due, type Due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { punctuation } from '#said/punctuation';
import { words as inference } from '#said/jekyll-vs-hyde/seat-knowledge';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { words as shared } from '#said/game-recording';
import { say } from '#words/sentence-per-type';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import type { Told } from './use-recording.ts';

/** What the last thing that was entered came to, or why it could not be. */
export function RecordFeedback({ told, recording }: { readonly told: Told; readonly recording: Recording }) {
  switch (told.type) {
    case 'nothing':
      return null;
    case 'taken-back':
      return <p>{shared.takenBack}</p>;
    case 'twice':
      return <p>{shared.twice(told.word)}</p>;
    case 'no-word':
      return <p>{words.noWord(told.word)}</p>;
    case 'happened':
      return <EventSentences face={voice} events={told.events} />;
    case 'picked':
      return <p>{words.picked(told.card, ...countOf(due(recording)))}</p>;
    case 'barred': {
      const { refusals, because } = told.barred;
      return (
        <>
          <Refused refusals={refusals} />
          {because !== null && (
            <p>
              {words.because(say(inference.reasons, because))}
              {'rule' in because && (
                <>
                  {punctuation.afterSentence}
                  <RuleLink rule={because.rule} />
                </>
              )}
            </p>
          )}
        </>
      );
    }
  }
}

/** How many cards of a hand or of a gift are entered, of how many; 0 of 0 where it is one card. With the last of a hand that of the other begins. */
function countOf(next: Due): readonly [number, number] {
  if (next.type === 'deal') return [next.entered === 0 ? HAND_SIZE : next.entered, HAND_SIZE];
  return next.type === 'give' ? [next.entered, next.count] : [0, 0];
}
