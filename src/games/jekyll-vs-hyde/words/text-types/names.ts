import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Phase } from '#games/jekyll-vs-hyde/rules/state';

/** What things are called in Jekyll vs Hyde: its seats, suits, cards, rules, phases. */
export interface NamesWords {
  readonly title: string;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly places: Readonly<Record<Place, string>>;
  /** A card's name, as in `Wrath 5`. */
  readonly card: (card: Card) => string;
  /** What to call each rule. */
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
}
