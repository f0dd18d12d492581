import { other, type Card, type Seat } from './cards.ts';
import { effectOf } from './potions.ts';
import type { Exchange, Led, Trick } from './state.ts';

interface Exchanged {
  readonly exchanges: readonly Exchange[];
  readonly tricks: readonly Trick[];
  /** Who leads, once the tricks have begun. */
  readonly leader?: Seat | null;
  /** What lies in the middle, where there is anything. */
  readonly led?: Led | null;
  readonly followed?: Card | null;
}

/**
 * The cards that a seat got in an exchange: after Greed until it has played one itself, after the preparation until the first card lies
 * on the table.
 */
export function newlyReceived(
  { exchanges, tricks, leader = null, led = null, followed = null }: Exchanged,
  seat: Seat,
): readonly Card[] {
  const exchange = exchanges.at(-1);
  if (exchange === undefined) return [];
  const { afterTricks, given } = exchange;
  // Greed has cards exchanged before its trick is awarded.
  const its = tricks.slice(afterTricks);
  const [trick] = its;
  const hasPlayed = leader === seat || followed !== null;
  if (its.length > 1 || (led !== null && (trick === undefined || hasPlayed))) return [];
  const effect = trick === undefined ? null : effectOf(trick.led, trick.followed);
  const isNew = trick === undefined || (effect !== null && effect !== 'cancel' && effect.suit === 'greed');
  return isNew ? given[other(seat)] : [];
}
