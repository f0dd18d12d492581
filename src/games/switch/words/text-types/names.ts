import type { Card, Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Phase } from '#games/switch/rules/state';

/** What things are called in Switch: its seats, suits, cards, rules, phases. */
export interface NamesWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** A card as it stands in a sentence: `8♠`. */
  readonly card: (card: Card) => string;
  /** A card by its name, to be read aloud: `8 of spades`. */
  readonly cardName: (card: Card) => string;
  /** What goes somewhere, in a sentence: any card of a rank, or one card: `a 2`, `5♥`. */
  readonly goes: (what: Rank | Card) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}
