import { other, type Seat } from './cards.ts';
import type { Rulings } from './ruling-switches.ts';
import type { Match, Round, State } from './state.ts';
import { nextRound, type RoundEnd } from './track.ts';

/**
 * Chapter "match": the variant in which each player is Hyde once. Seats are roles: in the second game the player who
 * was Jekyll sits as Hyde.
 */

/** Rounds somebody needed to win as Hyde; `never` where Jekyll held out. */
export type Needed = Round | 'never';

/** Which game of a return match is played; null where there is one game only, which needs no number. */
export function gameOfMatch({ rulings, match }: Pick<State, 'rulings' | 'match'>): 1 | 2 | null {
  return rulings['return-match'] === 'on' ? match.game : null;
}

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

/** What follows a round whose marker has moved. */
export type Consequence =
  | { readonly type: 'next-round'; readonly next: Round }
  /** The game is won, and in a return match the players change roles. */
  | { readonly type: 'roles-change'; readonly by: Seat; readonly needed: Needed }
  | {
      readonly type: 'over';
      /** Who has won the game that was played. */
      readonly by: Seat;
      /** The same, but in a return match who wins that. */
      readonly winner: Seat | 'draw';
      /** Rounds the two needed as Hyde, in the order of the games; null where one game is all. */
      readonly needed: readonly [Needed, Needed] | null;
    };

/** What follows the end of a round, by what this table plays. */
export function consequenceOf(
  { round, winner: by }: Pick<RoundEnd, 'round' | 'winner'>,
  rulings: Rulings,
  match: Match,
): Consequence {
  if (by === null) return { type: 'next-round', next: nextRound(round) };
  if (rulings['return-match'] === 'off') return { type: 'over', by, winner: by, needed: null };
  const needed = by === 'hyde' ? round : 'never';
  if (match.game === 1) return { type: 'roles-change', by, needed };
  return { type: 'over', by, winner: matchWinner(match.needed, needed), needed: [match.needed, needed] };
}
