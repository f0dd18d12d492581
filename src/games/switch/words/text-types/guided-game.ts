import type { Card, Rank, Seat } from '#games/switch/rules/cards';
import type { Match } from '#games/switch/rules/state';

/** A whole game with a coach. */
export interface GuidedGameWords {
  readonly title: string;
  readonly scripted: string;
  readonly free: (seat: Seat) => string;
  readonly playFree: string;
  readonly playScripted: string;
  readonly coach: string;
  /** What may be done where nothing waits, where a penalty does, and in a run. */
  readonly match: (match: Match) => string;
  readonly penalty: (answers: readonly (Rank | Card)[], count: number) => string;
  readonly run: (ranks: readonly Rank[], price: number) => string;
  /** What the script plays here, none where it draws; why is written beside it. */
  readonly points: (cards: readonly Card[]) => string;
  /** The reader has made another move than the one that was pointed to. */
  readonly left: string;
  /** From here on the reader chooses. */
  readonly letsGo: string;
}
