import type { Failure } from '#games/switch/puzzles/search-going-out';
import type { Card, Seat } from '#games/switch/rules/cards';
import type { Draw, Match, Play } from '#games/switch/rules/state';
import type { PuzzlesWords as Shared } from '#words/text-types/puzzles';

/** What is said of puzzles. */
export interface PuzzlesWords extends Shared {
  readonly intro: (puzzles: number) => string;
  /** What is asked: to go out with so many cards. */
  readonly task: (cards: number) => string;
  /** Who is asked, among so many players. */
  readonly standing: (seat: Seat, players: number) => string;
  readonly about: { readonly title: string; readonly text: string };
  readonly list: Shared['list'] & {
    /** What is asked, in a few words. */
    readonly task: (cards: number, players: number) => string;
    /** What there is to begin on. */
    readonly kind: (top: Card, match: Match) => string;
  };
  readonly told: {
    readonly right: (plays: number) => string;
    /** Of an action, what may follow on it at most, and what that comes to. */
    readonly wrong: (action: Play | Draw, more: readonly (Play | Draw)[], failure: Failure) => string;
    readonly shown: (plays: readonly Play[]) => string;
    readonly stepOn: string;
  };
  /** Of one puzzle, for those who search. */
  readonly description: (number: number, cards: number, players: number) => string;
  /** Plays one after another. */
  readonly plays: (plays: readonly (Play | Draw)[]) => string;
  readonly answer: {
    readonly title: string;
    readonly text: (plays: readonly Play[]) => string;
    readonly columns: readonly [play: string, failure: string];
  };
  /** A puzzle of the file that the search does not confirm. */
  readonly unconfirmed: (position: string, claim: string) => string;
}
