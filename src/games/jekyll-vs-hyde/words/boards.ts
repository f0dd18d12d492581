import type { RoundEnd } from '#games/jekyll-vs-hyde/rules/track';

/** Parts of the table that stand by themselves. */
export interface BoardsWords {
  readonly ranking: string;
  readonly noChange: string;
  readonly potion: string;
  readonly potionOnWrath: string;
  readonly newRound: string;
  readonly comparer: string;
  readonly led: string;
  readonly followed: string;
  readonly names: string;
  readonly before: string;
  readonly noRanks: string;
  readonly sameCard: string;
  readonly track: string;
  readonly jekyllsTricks: (round: number) => string;
  readonly notPlayed: string;
  readonly roundGoes: (end: RoundEnd) => string;
  readonly tray: (round: number) => string;
  readonly newHand: string;
}
