import { gapFrom } from '#games/jekyll-vs-hyde/puzzles/best-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { bySeat, other, type BySeat, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { cardIn } from '#games/jekyll-vs-hyde/rules/notation';
import { expectedTrickGap } from '#games/jekyll-vs-hyde/solver/expected-trick-gap';
import { createSolver, type Gap } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Place } from './where-comment-stands.ts';

/** What moves are worth with open hands, by the solver. */

const solver = createSolver();

/** A move as it is written in a claim: `P4`, `5+:greed`, `G1 P1` for a gift. */
export type Written = string;

/** Who moves at a place. */
export function mover({ action }: Place): Seat {
  if (action.type === 'deal') throw new Error('Nobody moves at a deal');
  return action.by;
}

/** The state after a move that is written down; it stands for that of the place. A gift meets the one that it met. */
export function moved(place: Place, state: State, move: Written | null): State {
  const by = mover(place);
  if (place.action.type === 'exchange') return afterGift(place, state, move);
  if (move === null) return apply(state, place.action).state;
  const [card = '', suit = ''] = move.split(':');
  const action = legal(state).find(
    (each) =>
      (each.type === 'lead' || each.type === 'follow') &&
      each.by === by &&
      each.card === cardIn(card) &&
      (suit === '' || (each.type === 'lead' && each.names === suit)),
  );
  if (action === undefined) throw new Error(`${move} cannot be played at ${place.way}`);
  return apply(state, action).state;
}

/** The state after both gifts: that of the mover, or the one it gave, and the one that was given in return. */
function afterGift(place: Place, state: State, move: Written | null): State {
  const by = mover(place);
  const met = [place.after, ...place.rest].find((each) => each.phase !== place.before.phase);
  const given = met !== undefined && 'exchanges' in met ? met.exchanges.at(-1)?.given : undefined;
  if (given === undefined) throw new Error(`The exchange at ${place.way} is not completed`);
  const own = move === null ? given[by] : cardsIn(move);
  return exchanged(state, { ...given, [by]: own });
}

/** The states after a gift of the mover, one for each gift that may meet it. */
function afterGiftMet(place: Place, state: State, move: Written): readonly State[] {
  const by = mover(place);
  return giftsOf(state, other(by)).map((met) =>
    exchanged(
      state,
      bySeat((seat) => (seat === by ? cardsIn(move) : met)),
    ),
  );
}

function exchanged(state: State, given: BySeat<readonly Card[]>): State {
  const hidden = hiddenGifts(state);
  const jekyll = apply(hidden, { type: 'exchange', by: 'jekyll', cards: given.jekyll }).state;
  return apply(jekyll, { type: 'exchange', by: 'hyde', cards: given.hyde }).state;
}

function giftsOf(state: State, by: Seat): readonly (readonly Card[])[] {
  return legal(hiddenGifts(state)).flatMap((action) =>
    action.type === 'exchange' && action.by === by ? [action.cards] : [],
  );
}

/** What may already lie there is still hidden from the other side. */
function hiddenGifts(state: State): State {
  if (state.phase !== 'greed') throw new Error('There is no Greed exchange');
  return { ...state, chosen: { jekyll: null, hyde: null } };
}

function cardsIn(move: Written): readonly Card[] {
  return move.split(' ').flatMap((word) => cardIn(word) ?? []);
}

/** The gap a gift holds whatever it meets: the worst for whoever gives it. */
export function gapAnyway(place: Place, state: State, move: Written): Gap {
  const gaps = afterGiftMet(place, state, move).map(gapOf);
  const worst = mover(place) === 'jekyll' ? Math.max : Math.min;
  return { low: worst(...gaps.map(({ low }) => low)), high: worst(...gaps.map(({ high }) => high)) };
}

/** The legal moves of whoever moves at a place, written down. */
export function choicesAt(place: Place, state: State): readonly Written[] {
  const by = mover(place);
  const hidden = state.phase === 'greed' ? hiddenGifts(state) : state;
  return legal(hidden)
    .filter((action) => action.type !== 'deal' && action.by === by)
    .map(written);
}

export function written(action: Action): Written {
  switch (action.type) {
    case 'deal':
      return '';
    case 'exchange':
      return action.cards.join(' ');
    case 'lead':
      return action.names === undefined ? action.card : `${action.card}:${action.names}`;
    case 'follow':
      return action.card;
  }
}

export function gapOf(state: State): Gap {
  return gapFrom(state, solver);
}

/** The gap to be expected where gifts are given at the same time, to two places. */
export function expected(state: State): number {
  return Math.round(expectedTrickGap(state, solver) * 100) / 100;
}
