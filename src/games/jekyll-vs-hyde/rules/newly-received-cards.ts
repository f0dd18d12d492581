import { other, type Card, type Seat } from './cards.ts';
import { effectOf } from './potions.ts';
import type { Exchange, Led, Trick } from './state.ts';

interface Exchanged {
  readonly exchanges: readonly Exchange[];
  readonly tricks: readonly Trick[];
  /** What lies in the middle, where there is anything. */
  readonly led?: Led | null;
}

/** The cards that a seat got in an exchange after which nothing has been played yet; none where something has. */
export function newlyReceived({ exchanges, tricks, led = null }: Exchanged, seat: Seat): readonly Card[] {
  const exchange = exchanges.at(-1);
  const trick = tricks.at(-1);
  if (exchange === undefined || led !== null) return [];
  const since = tricks.length - exchange.afterTricks;
  // Greed has cards exchanged before its trick is awarded.
  const effect = trick === undefined ? null : effectOf(trick.led, trick.followed);
  const isNew =
    since === 0 || (since === 1 && effect !== null && effect !== 'cancel' && effect.suit === 'greed');
  return isNew ? exchange.given[other(seat)] : [];
}
