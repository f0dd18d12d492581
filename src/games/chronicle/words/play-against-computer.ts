import type { Better } from '#kit/move-costs';
import type { Advice, Reason } from '#games/chronicle/opponents/advice';
import type { Pairing } from '#games/chronicle/opponents/pairing-results';
import type { Strength } from '#games/chronicle/opponents/opponent-strengths';
import type { Seat, Suit } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/intended-move';
import type { Slot } from '#games/chronicle/rules/ability-slots';
import type { Due } from '#games/chronicle/rules/state';
import type { Sentences } from '#words/sentences';

/** How many sit at the table. */
export type Players = '3' | '4' | '5' | '6';

/** What is said while a reader plays against the computer. */
export interface PlayWords {
  readonly title: string;
  readonly intro: string;
  readonly needsScript: string;
  /** The slots of which nothing says what they do, and which do nothing here. */
  readonly open: (slots: readonly Slot[]) => string;
  readonly setup: {
    readonly role: string;
    readonly roles: Readonly<Record<'p1' | 'either', Choice>>;
    readonly opponents: Readonly<Record<Strength, Choice>>;
    readonly stays: string;
    readonly length: string;
    readonly lengths: Readonly<Record<Players, Choice>>;
  };
  readonly match: {
    readonly label: (seat: Seat, strength: Strength, players: Players, round: number) => string;
    readonly thinks: (seat: Seat) => string;
    /** What the reader may do now. */
    readonly leads: string;
    readonly wildLed: string;
    readonly follow: (suit: Suit) => string;
    readonly isVoid: (suit: Suit) => string;
    /** The same where a Wild in hand must be played. */
    readonly mustWild: (suit: Suit) => string;
    readonly choose: (effect: Due['effect']) => string;
  };
  readonly hint: {
    readonly ask: string;
    readonly wait: (deals: number, of: number) => string;
    readonly onlyMove: string;
    /** What the best move is, and how it does. */
    readonly would: (advice: Advice) => string;
    readonly reasons: Sentences<Reason>;
    readonly columns: readonly [move: string, share: string];
    readonly table: string;
    readonly more: (moves: number) => string;
    readonly move: (move: Intent) => string;
    readonly share: (share: number) => string;
  };
  readonly over: {
    /** Null: the round is over, and the game is not. */
    readonly title: (seat: Seat, winner: Seat | null, round: number) => string;
    readonly fame: (seat: Seat, counts: readonly { readonly seat: Seat; readonly fame: number }[]) => string;
    readonly other: string;
    readonly name: (strength: Strength, players: Players, moment: number) => string;
  };
  readonly review: {
    readonly title: string;
    readonly intro: string;
    readonly stop: string;
    readonly wait: (done: number, of: number) => string;
    readonly turn: (turn: number) => string;
    readonly better: (made: Intent, better: Better<Intent>) => string;
    readonly flawless: string;
    /** Of all that were found so many are shown. */
    readonly summary: (shown: number, found: number) => string;
    readonly stopped: (turn: number) => string;
  };
  readonly about: {
    readonly opponents: string;
    readonly opponentsText: string;
    readonly aheadText: string;
    readonly strengths: string;
    readonly reportText: (games: number, seed: number) => string;
    readonly reportColumns: readonly [pairing: string, won: string, interval: string, equal: string];
    readonly pairing: (pairing: Pairing) => string;
    readonly share: (won: number, share: number) => string;
    readonly interval: (from: number, to: number) => string;
    readonly equal: (players: number) => string;
  };
}

export interface Choice {
  readonly name: string;
  /** What it means, in a sentence or two. */
  readonly note: string;
}
