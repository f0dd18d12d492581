import type { UnreachableReason } from '#games/chronicle/board/unreachable-reason';
import type { Seat, Suit } from '#games/chronicle/rules/cards';
import type { Due } from '#games/chronicle/rules/state';
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
  /** Opens the way to the viewer. */
  readonly share: string;
  /** Of a table on which no card lies. */
  readonly nothing: string;
  /** Of allies before players without a card: how the round comes to be scored. */
  readonly onlyAllies: string;
  /** Who is to do what, and how many cards of the hand may be played. */
  readonly toAct: {
    readonly deal: string;
    readonly over: (winner: Seat) => string;
    readonly noCards: (seat: Seat) => string;
    /** Of a Meeting to which all have played. */
    readonly played: (winner: Seat) => string;
    readonly lead: (seat: Seat, cards: number) => string;
    /** A Wild was led, and nobody has set a suit yet. */
    readonly open: (seat: Seat, cards: number) => string;
    readonly follow: (seat: Seat, suit: Suit, cards: number) => string;
    /** Void in the suit: how many cards go face down, and how many Wilds face up. */
    readonly void: (seat: Seat, suit: Suit, down: number, wilds: number) => string;
    readonly choose: (seat: Seat, effect: Due['effect']) => string;
  };
  /** Why a position cannot come up in a game. */
  readonly flaws: SentencePerType<UnreachableReason>;
}
