import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { cardsOf, tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Move } from './legal-moves-of-seat.ts';
import { playedOpenly } from './lookahead-opponent.ts';

/** How rounds go on after a move in hands that were tried out, trick by trick: there it can be seen why one does better than another. */

/** A round that was played to its end with open hands. */
export interface PlayedOn {
  readonly tricks: readonly Trick[];
  /** The ranking under which the last trick was played. */
  readonly ranking: readonly Suit[];
}

/** The round in each of the hands once the move was made and both have played on. */
export function playedOnAfter(worlds: readonly InRound[], move: Move, solver: Solver): readonly PlayedOn[] {
  return worlds.map((world) => {
    let state: State = apply(world, move).state;
    let { ranking } = world;
    while ('hands' in state) {
      ({ ranking } = state);
      ({ state } = apply(state, playedOpenly(state, solver)));
    }
    return { tricks: state.finished?.tricks ?? [], ranking };
  });
}

/** How many tricks a seat owns in the end. */
export function tricksAtEnd({ tricks }: PlayedOn, seat: Seat): number {
  return tricksOwned(tricks)[seat];
}

/** The card that a seat has played to a trick. */
export function playedBy(trick: Trick, seat: Seat): Card {
  const [led, followed] = cardsOf(trick);
  return trick.leader === seat ? led : followed;
}

/** Whether a card wins a trick later in the round for a seat. */
export const winsLater =
  (card: Card, seat: Seat, from: number) =>
  ({ tricks }: PlayedOn) =>
    tricks.slice(from).some((trick) => trick.winner === seat && playedBy(trick, seat) === card);
