import type { Advice } from '#games/chronicle/opponents/advice';
import type { Why } from '#games/chronicle/opponents/advice-reasons';
import type { Strength } from '#games/chronicle/opponents/opponent-strength-ids';
import type { Card, Seat, Suit } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Due } from '#games/chronicle/rules/state';
import type { AdviceWords, Choice, DearestTurnsWords } from '#words/text-types/play-against-computer';

/** How many sit at the table. */
export type Players = '3' | '4' | '5' | '6';

/** What is said while a reader plays against the computer. */
export interface PlayAgainstComputerWords {
  readonly title: string;
  readonly intro: string;
  readonly needsScript: string;
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
    /** The cards that have come to the reader's hand unseen by others, and that others have taken from it. */
    readonly gained: (cards: readonly Card[]) => string;
    readonly lost: (cards: readonly Card[]) => string;
    /** What the reader may do now. */
    readonly leads: string;
    readonly wildLed: string;
    readonly follow: (suit: Suit) => string;
    readonly isVoid: (suit: Suit) => string;
    /** The same where a Wild in hand must be played. */
    readonly mustWild: (suit: Suit) => string;
    readonly choose: (effect: Due['effect']) => string;
  };
  readonly hint: AdviceWords<Advice, Why, Intent> & {
    /** Of a card by which somebody else comes to all four Evil cards more often. */
    readonly danger: string;
  };
  readonly over: {
    /** Who has most Fame, once somebody has less. */
    readonly ahead: (seat: Seat, leaders: readonly Seat[]) => string;
    /** Null: the round is over, and the game is not. */
    readonly title: (seat: Seat, winner: Seat | null, round: number) => string;
    readonly fame: (seat: Seat, counts: readonly { readonly seat: Seat; readonly fame: number }[]) => string;
    /** How many of what a condition counts everybody has, after who gets Fame for it. */
    readonly counts: (
      seat: Seat,
      counts: readonly { readonly seat: Seat; readonly count: number }[],
    ) => string;
    readonly other: string;
    readonly name: (strength: Strength, players: Players, moment: number) => string;
  };
  readonly review: DearestTurnsWords<Intent> & {
    /** In place of its title where the whole game is looked back on. */
    readonly ofGame: string;
  };
}
