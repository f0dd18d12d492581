import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Barred } from '#games/jekyll-vs-hyde/record/enterable-cards';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import * as entry from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Seen } from '#games/jekyll-vs-hyde/record/record';
import * as shared from '#widgets/record/use-recording.ts';

/** What the last thing that was entered came to. */
export type Told = shared.Told<Card, Event, Barred>;

export interface RunningRecord extends shared.RunningRecord<Recording, Card, Event, Barred> {
  readonly tap: (card: Card) => void;
  readonly name: (suit: Suit) => void;
}

const STEPS: shared.RecordSteps<Recording, Seen, Barred> = {
  ...entry,
  enterTypedMoves: (recording, [word = '']) => ({ entered: entry.enterWord(recording, word), taken: 1 }),
};

/** A record being entered on a page. Every change goes to `keep`. */
export function useRecording(first: Recording, keep: (recording: Recording) => void): RunningRecord {
  const running = shared.useRecording<Recording, Card, Event, Seen, Barred>(first, keep, STEPS);
  const { recording, take } = running;
  return {
    ...running,
    tap: (card) => {
      take(entry.enter(recording, card));
    },
    name: (suit) => {
      take(entry.name(recording, suit));
    },
  };
}
