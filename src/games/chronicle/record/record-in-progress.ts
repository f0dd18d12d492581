import type { Card } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Note } from '#replays/record-notes';
import type { RecordHead, Seen, SeenMove, Sighted } from './record.ts';

/** A record on its way into the book, a tap a card: what is entered, and what is due. */
export interface Recording extends RecordHead {
  /** The moves that are made, and what came of them. */
  readonly sighted: readonly Sighted[];
  /** The cards entered so far: of the deal, or of those that have come to light with a move. */
  readonly picked: readonly Card[];
  /** The history card of a deal, or a move that waits for its card or for those that come to light with it. */
  readonly begun: BegunDeal | SeenMove | null;
  /** Moves that were taken back, the next first. They can be entered again, as far as they still fit. */
  readonly waiting: readonly Seen[];
  /** What somebody wrote beside the moves: it stays beside a move that is corrected or waits. At most one a move. */
  readonly notes: readonly Note[];
}

export interface BegunDeal {
  readonly type: 'deal';
  readonly lead: Card;
  /** Empty until they are chosen. */
  readonly conditions: readonly Condition[];
}

/** Nothing is entered yet. */
export function beginRecording(head: RecordHead): Recording {
  return { ...head, sighted: [], picked: [], begun: null, waiting: [], notes: [] };
}
