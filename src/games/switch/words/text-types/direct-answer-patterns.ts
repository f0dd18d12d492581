import type { DirectAnswerPatterns } from '#kit/direct-answers-of-game';
import type { Rank } from '#games/switch/rules/cards';
import type { Term } from './direct-answers.ts';

/** What this game's cards and words are called where somebody types a question. */
export interface DirectAnswerPatternsWords extends DirectAnswerPatterns<Term> {
  /** So many Jacks or 8s, and so many players. */
  readonly turnAfter: (rank: 'J' | '8', count: number, players: number) => string;
  /** How many cards so many 2s are. */
  readonly twosWaiting: (count: number) => string;
  /** How many cards a run is that fails on a rank. */
  readonly failedRun: (rank: Rank) => string;
  /** Whether a card of a rank may be the last. */
  readonly plainLast: (rank: Rank) => string;
}
