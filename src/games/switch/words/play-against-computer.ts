import type { Advice, Reason } from '#games/switch/opponents/advice';
import type { Pairing } from '#games/switch/opponents/pairing-results';
import type { Move } from '#games/switch/opponents/candidate-moves';
import type { Better } from '#kit/move-costs';
import type { Strength } from '#games/switch/opponents/opponent-strengths';
import type { Card, Rank, Seat } from '#games/switch/rules/cards';
import type { Match } from '#games/switch/rules/state';
import type { Sentences } from '#words/sentences';

/** How many sit at the table. */
export type Table = '2' | '3' | '4' | '5' | '6';

/** What is said while a reader plays against the computer. */
export interface PlayWords {
  readonly title: string;
  readonly intro: string;
  readonly needsScript: string;
  readonly setup: {
    readonly role: string;
    readonly roles: Readonly<Record<'p1' | 'either', Choice>>;
    readonly opponents: Readonly<Record<Strength, Choice>>;
    readonly stays: string;
    readonly length: string;
    readonly lengths: Readonly<Record<Table, Choice>>;
  };
  readonly match: {
    readonly label: (seat: Seat, strength: Strength, table: Table) => string;
    readonly thinks: (seat: Seat) => string;
    /** The cards that the reader has drawn. */
    readonly received: (cards: readonly Card[]) => string;
    /** What the reader may do now: the card and the suit to be matched, a penalty to be answered, a run to go on with. */
    readonly normal: (match: Match) => string;
    readonly penalty: (answers: readonly (Rank | Card)[], penalty: number) => string;
    readonly run: (rank: Rank, next: Rank, price: number) => string;
    readonly openRun: string;
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
    readonly move: (move: Move) => string;
    readonly share: (share: number) => string;
  };
  readonly over: {
    readonly title: (seat: Seat, winner: Seat | 'draw') => string;
    readonly last: (seat: Seat, winner: Seat, card: Card) => string;
    /** Nobody could go on. */
    readonly counted: (winner: Seat | 'draw') => string;
    readonly left: (seat: Seat, counts: readonly { readonly seat: Seat; readonly left: number }[]) => string;
    readonly other: string;
    readonly name: (strength: Strength, table: Table, moment: number) => string;
  };
  readonly review: {
    readonly title: string;
    readonly intro: string;
    readonly stop: string;
    readonly wait: (done: number, of: number) => string;
    readonly turn: (turn: number) => string;
    readonly better: (made: Move, better: Better<Move>) => string;
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
