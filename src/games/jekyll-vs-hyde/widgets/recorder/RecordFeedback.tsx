import { voice } from '#games/jekyll-vs-hyde/face-without-pictures.tsx';
import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { punctuation } from '#said/punctuation';
import { words as inference } from '#said/jekyll-vs-hyde/seat-knowledge';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { words as shared } from '#said/game-recording';
import { say } from '#words/sentence-per-type';
import { EventSentences } from '#widgets/viewer/EventSentences.tsx';
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
    case 'picked': {
      const next = due(recording);
      const count = next.type === 'deal' ? 10 : next.type === 'give' ? next.count : 0;
      return <p>{words.picked(told.card, 'entered' in next ? next.entered : 0, count)}</p>;
    }
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
