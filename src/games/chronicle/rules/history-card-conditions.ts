import { isEvil, isWild, suitOf, type Card, type Suit } from './cards.ts';

/** What a history card asks for, as data. */

/** What is counted of somebody's allies. A Wild has no suit. */
export const COUNTED = ['love', 'power', 'wisdom', 'evil', 'wilds', 'cards'] as const;
export type Counted = (typeof COUNTED)[number];

/** What earns Fame at the end of a round. */
export type Condition =
  | { readonly most: Counted }
  | { readonly fewest: Counted }
  /** Whoever has this card, or any Evil card. */
  | { readonly owns: Card | 'evil' }
  | { readonly without: 'evil' };

/** A card as a round is played by it. */
export interface History {
  /** Its holder leads the first Meeting. */
  readonly lead: Card;
  readonly conditions: readonly Condition[];
}

/** A condition in a word, as it stands in a text: `fewest-wisdom`. */
export function conditionKey(condition: Condition): string {
  if ('most' in condition) return `most-${condition.most}`;
  if ('fewest' in condition) return `fewest-${condition.fewest}`;
  if ('owns' in condition) return `owns-${condition.owns}`;
  return `without-${condition.without}`;
}

/** How many of somebody's allies count; the more the better, where the fewest are asked for the other way round. */
export function scoreOn(condition: Condition, allies: readonly Card[]): number {
  if ('most' in condition) return count(condition.most, allies);
  if ('fewest' in condition) return -count(condition.fewest, allies);
  if ('owns' in condition) return owns(condition.owns, allies) ? 1 : 0;
  return allies.some(isEvil) ? 0 : 1;
}

/** The least that scores at all. Having none of what is counted is a count like any other. */
export function leastOn(condition: Condition): number {
  return 'owns' in condition || 'without' in condition ? 1 : -Infinity;
}

/** Whether a condition asks for Evil cards: then owning one shuts nobody out of it. */
export function asksForEvil(condition: Condition): boolean {
  if ('most' in condition) return condition.most === 'evil';
  return 'owns' in condition && (condition.owns === 'evil' || isEvil(condition.owns));
}

function owns(what: Card | 'evil', allies: readonly Card[]): boolean {
  return what === 'evil' ? allies.some(isEvil) : allies.includes(what);
}

/** How many of these cards count as this. */
export function count(what: Counted, cards: readonly Card[]): number {
  switch (what) {
    case 'cards':
      return cards.length;
    case 'wilds':
      return cards.filter(isWild).length;
    case 'evil':
      return cards.filter(isEvil).length;
    default:
      return ofSuit(what, cards);
  }
}

function ofSuit(suit: Suit, cards: readonly Card[]): number {
  return cards.filter((card) => suitOf(card) === suit).length;
}
