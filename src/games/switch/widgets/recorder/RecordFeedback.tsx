import type { Barred } from '#games/switch/record/enter-tap-by-tap';
import { due, type Recording } from '#games/switch/record/record-in-progress';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { words as shared } from '#said/game-recording';
import { words as unknownWord } from '#said/switch/record-unknown-word';
import { words } from '#said/switch/recorder';
import { EventSentences } from '#widgets/EventSentences.tsx';
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
      return <p>{unknownWord.says(told.word, due(recording))}</p>;
    case 'happened':
      return <EventSentences face={voice} events={told.events} />;
    case 'picked': {
      const next = due(recording);
      return 'entered' in next && next.entered > 0 ? (
        <p>{words.picked(told.card, next.entered, next.count)}</p>
      ) : null;
    }
    case 'barred':
      return <WhyBarred barred={told.barred} />;
  }
}

/** Where the card was entered before, and how that is mended; otherwise the rules that it would break. */
function WhyBarred({ barred: { fault, clash } }: { readonly barred: Barred }) {
  if (clash !== null) return <p>{words.clash(clash)}</p>;
  if (fault.type === 'wrong-count') return <p>{words.wrongCount(fault.found, fault.due)}</p>;
  return <Refusals refusals={fault.refusals} />;
}
