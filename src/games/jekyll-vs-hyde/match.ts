import { other, type Seat } from './cards.ts';
import type { Match, Round } from './state.ts';

/**
 * Chapter "match": the variant in which each player is Hyde once. Seats are roles: in the second game the player who
 * was Jekyll sits as Hyde.
 */

/** Rounds somebody needed to win as Hyde; `never` where Jekyll held out. */
export type Needed = Round | 'never';

/** Who wins the match, as a role of the second game. The one source is silent about equal numbers: nobody wins. */
export function matchWinner(first: Needed, second: Needed): Seat | 'draw' {
  const rounds = (needed: Needed) => (needed === 'never' ? Infinity : needed);
  if (rounds(first) === rounds(second)) return 'draw';
  return rounds(second) < rounds(first) ? 'hyde' : 'jekyll';
}

/** Which role the player has now who was this one in the first game. */
export function roleOf(seat: Seat, { game }: Match): Seat {
  return game === 1 ? seat : other(seat);
}
