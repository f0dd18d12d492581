import type { RemarkableEnd, RoundEnd } from '#games/jekyll-vs-hyde/rules/track';

/** The demos of lessons: parts of the table that stand by themselves. */
export interface LessonDemosWords {
  readonly ranking: string;
  readonly noChange: string;
  readonly gone: string;
  /** After a new round has begun. */
  readonly swept: string;
  readonly potionOnWrath: string;
  readonly newRound: string;
  readonly comparer: string;
  readonly led: string;
  readonly followed: string;
  readonly names: string;
  readonly before: string;
  readonly noRanks: string;
  readonly sameCard: string;
  readonly cards: string;
  readonly track: string;
  readonly jekyllsTricks: (round: number) => string;
  readonly round: (round: number) => string;
  readonly shares: (jekyll: number, hyde: number) => string;
  readonly notPlayed: string;
  readonly roundGoes: (end: RoundEnd) => string;
  /** Of how a game has ended, as a lesson asks for it. */
  readonly remarkable: Readonly<Record<RemarkableEnd, string>>;
  readonly tray: (round: number) => string;
  readonly newHand: string;
}
