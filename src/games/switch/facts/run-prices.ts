import { RANKS, type Rank } from '#games/switch/rules/cards';
import { priceOfFailure, priceOfMistake, rankAfter } from '#games/switch/rules/runs';

/** What a run costs on each rank that it can stand on. */
export interface Price {
  readonly rank: Rank;
  /** For whoever does not go on. */
  readonly failure: number;
  /** At a cut-throat table: for a card that does not follow, and for an Ace; null where an Ace follows. */
  readonly mistake: number;
  readonly ace: number | null;
}

/** From the 3 to the King. */
export function prices(): readonly Price[] {
  return RANKS.slice(RANKS.indexOf('3'), RANKS.indexOf('A')).map((rank) => ({
    rank,
    failure: priceOfFailure(rank),
    // A card that never follows, whatever the run stands on.
    mistake: priceOfMistake(rank, '2'),
    ace: rankAfter(rank) === 'A' ? null : priceOfMistake(rank, 'A'),
  }));
}
