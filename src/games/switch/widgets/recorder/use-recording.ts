import type { Card, Suit } from '#games/switch/rules/cards';
import type { Recording } from '#games/switch/record/record-in-progress';
import * as entry from '#games/switch/record/enter-tap-by-tap';
import type { Event } from '#games/switch/rules/event';
import type { Seen } from '#games/switch/record/record';
import * as shared from '#widgets/record/use-recording.ts';

/** What the last thing that was entered came to. */
export type Told = shared.Told<Card, Event, entry.Barred>;

export interface RunningRecord extends shared.RunningRecord<Recording, Card, Event, entry.Barred> {
  readonly tap: (card: Card) => void;
  readonly lay: () => void;
  /** What is due is drawn, or shuffled. */
  readonly draw: () => void;
  readonly choose: (suit: Suit) => void;
}

const STEPS: shared.RecordSteps<Recording, Seen, entry.Barred> = {
  ...entry,
  enterTypedMoves: (recording, [word = '']) => ({ entered: entry.enterWord(recording, word), taken: 1 }),
};

/** A record being entered on a page. Every change goes to `keep`. */
export function useRecording(first: Recording, keep: (recording: Recording) => void): RunningRecord {
  const running = shared.useRecording<Recording, Card, Event, Seen, entry.Barred>(first, keep, STEPS);
  const { recording, take } = running;
  return {
    ...running,
    tap: (card) => {
      take(entry.enter(recording, card));
    },
    lay: () => {
      take(entry.lay(recording));
    },
    draw: () => {
      take(entry.draw(recording));
    },
    choose: (suit) => {
      take(entry.choose(recording, suit));
    },
  };
}
