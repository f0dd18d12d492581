import type { Barred } from '#games/chronicle/record/enter-tap-by-tap';
import { due } from '#games/chronicle/record/next-record-entry';
import { playersToName } from '#games/chronicle/record/player-to-name';
import type { Recording } from '#games/chronicle/record/record-in-progress';
import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { words as shared } from '#said/game-recording';
import { words } from '#said/chronicle/recorder';
import type { Told } from '#widgets/record/use-recording.ts';
import { EventSentences } from '#widgets/EventSentences.tsx';

interface RecordFeedbackProps {
  readonly told: Told<Card, Event, Barred>;
  readonly recording: Recording;
}

/** What the last thing that was entered came to, or why it could not be. */
export function RecordFeedback({ told, recording }: RecordFeedbackProps) {
  switch (told.type) {
    case 'nothing':
      return null;
    case 'taken-back':
      return <p>{shared.takenBack}</p>;
    case 'twice':
      return <p>{shared.twice(told.word)}</p>;
    case 'no-word':
      return <p>{notUnderstood(told.word, playersToName(due(recording)))}</p>;
    case 'happened':
      return <EventSentences face={voice} events={told.events} />;
    case 'picked': {
      const next = due(recording);
      return next.type === 'deal' && next.entered > 0 ? (
        <p>{words.picked(told.card, next.entered, next.count)}</p>
      ) : null;
    }
    case 'barred':
      return <WhyBarred barred={told.barred} />;
  }
}

/** What could be typed instead of a word that means nothing here. */
function notUnderstood(word: string, players: readonly Seat[]): string {
  return players.length === 0 ? words.noWord(word) : words.noPlayer(word, players);
}

/** Where the card was entered before, and how that is mended; otherwise the rules that it would break. */
function WhyBarred({ barred: { fault, clash } }: { readonly barred: Barred }) {
  if (clash !== null) return <p>{words.clash(clash)}</p>;
  if (fault.type === 'wrong-count') return <p>{words.wrongCount}</p>;
  if (fault.type === 'unnamed' || fault.refusals.length === 0) return <p>{words.unfit}</p>;
  return <Refusals refusals={fault.refusals} />;
}
