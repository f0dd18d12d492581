import type { DirectAnswerTexts } from '#kit/direct-answers-of-game';
import type { Rank } from '#games/switch/rules/cards';

/** What the search explains of this game at once. */
export type Term =
  | 'trickCard'
  | 'drawFour'
  | 'twos'
  | 'threes'
  | 'fiveOfHearts'
  | 'sevens'
  | 'eights'
  | 'jacks'
  | 'aces'
  | 'plainCard'
  | 'run'
  | 'penalty'
  | 'dead'
  | 'turn'
  | 'stack'
  | 'deck'
  | 'suit'
  | 'rank'
  | 'match'
  | 'mirror'
  | 'lastCard'
  | 'tie'
  | 'cheating'
  | 'colours'
  | 'score'
  | 'several'
  | 'noneIsHigher'
  | 'swapHands';

/** Who is next: the one who played, the next one as though nothing had been played, or the one so many seats on. */
export type Next = 'again' | 'onward' | number;

export interface DirectAnswersWords extends DirectAnswerTexts<Term> {
  /** So many Jacks among so many players. */
  readonly jacks: {
    readonly title: (count: number, players: number) => string;
    readonly next: (count: number, next: Next) => string;
  };
  /** So many 8s among so many players; `other`: the only other player is next. */
  readonly eights: {
    readonly title: (count: number, players: number) => string;
    readonly next: Readonly<Record<'again' | 'other' | 'turned', string>>;
  };
  /** So many 2s that wait, and what they come to. */
  readonly twosWaiting: {
    readonly title: (count: number) => string;
    readonly costs: (penalty: number) => string;
  };
  /** A run that fails on a rank. */
  readonly failedRun: {
    readonly title: (rank: Rank) => string;
    readonly costs: (cards: number) => string;
  };
  /** A rank without an effect as the last card of a hand. */
  readonly plainLast: {
    readonly title: (rank: Rank) => string;
    readonly wins: (rank: Rank) => string;
  };
}
