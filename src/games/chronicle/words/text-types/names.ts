import type { Card, Kind, Seat, Suit } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import type { Phase } from '#games/chronicle/rules/state';

/** What things are called in Chronicle: its seats, suits, cards, conditions, rules, phases. */
export interface NamesWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  /** A seat where there is no room for its name; no number alone, which would be read as a card’s. */
  readonly seatSign: (seat: Seat) => string;
  readonly suits: Readonly<Record<Suit, string>>;
  /** A value, or the name of a Wild. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** A card as it stands in a sentence and is read aloud: `Love 8`. */
  readonly card: (card: Card) => string;
  /** What comes before a card that is played face down, in as little space as it takes; with the space between them where there is one. */
  readonly down: string;
  /** What a condition of a history card asks for: `fewest of Wisdom`. */
  readonly condition: (condition: Condition) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}
