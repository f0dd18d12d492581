import type { UnreachableReason } from '#games/switch/board/unreachable-reason';
import type { Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { SentencePerType } from '#words/sentence-per-type';

/** What the sandbox of this game says as soon as it is opened: how to begin, who is to act, what cannot be. The rest is in `sandbox-editor.ts`, `sandbox-answers.ts` and `sandbox-starts.ts`. */
export interface SandboxFirstViewWords {
  readonly title: string;
  readonly intro: string;
  readonly noScript: string;
  readonly starts: {
    readonly random: string;
    readonly examples: string;
    readonly games: string;
    readonly cases: string;
  };
  /** Opens a picture of the position and the way to the viewer. */
  readonly share: string;
  /** Of a table on which no card lies but the first. */
  readonly nothing: string;
  /** Who is to do what, and how many cards of the hand can be laid first. */
  readonly toAct: {
    readonly deal: string;
    readonly shuffle: string;
    readonly over: (winner: Seat | 'draw') => string;
    readonly noCards: (seat: Seat) => string;
    readonly match: (seat: Seat, rank: Rank, suit: Suit, cards: number) => string;
    readonly penalty: (seat: Seat, penalty: number, cards: number) => string;
    /** Next is null where the run stands on its Ace, and any card may leave it. */
    readonly run: (seat: Seat, run: Rank, next: Rank | null, cards: number) => string;
  };
  /** Why a position cannot come up in a game. */
  readonly flaws: SentencePerType<UnreachableReason>;
}
