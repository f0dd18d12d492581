import { SEATS, type Card, type Seat } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import { isTrickCard } from '#games/switch/rules/finishing';
import { seatsAt } from '#games/switch/rules/turn-order';
import type { Action, Deal, State } from '#games/switch/rules/state';
import type { Shown, Viewer } from '#games/switch/rules/view';
import { drawnIn, sees, type Seen } from '#games/switch/record/record';
import { hiddenHand } from '#games/switch/record/supposed-game';
import { gameByLot } from '../../random-game-generator.ts';
import { lots } from '../rules/random-games-and-tables.ts';

/** Whole games by lot, and what somebody at the table sees of them. */

export interface Step {
  readonly action: Action;
  readonly after: State;
  /** The cards that came from the deck with it. */
  readonly drawn: readonly Card[];
  readonly seen: Seen;
}

export interface SeenGame {
  readonly rulings: Rulings;
  readonly seats: number;
  readonly steps: readonly Step[];
}

/** A game by lot as one who sits there sees it. */
export function seenGame(seed: number, eyes: (seats: number) => Viewer): SeenGame {
  const { rulings, actions } = gameByLot(lots, seed, { most: 200 });
  let state: State = switchGame.start(rulings);
  const seats = actions[0]?.type === 'deal' ? Object.keys(actions[0].hands).length : 0;
  const observer = eyes(seats);
  const steps = actions.map((action): Step => {
    const before = state;
    const { state: after, events } = switchGame.apply(before, action);
    state = after;
    const { by, count } = drawnIn(events);
    const deck =
      action.type === 'deal'
        ? []
        : action.type === 'shuffle'
          ? action.deck
          : 'deck' in before
            ? before.deck
            : [];
    const drawn = deck.slice(0, count);
    const drew = by !== null && sees(observer, by) ? { drew: drawn } : {};
    return { action, after, drawn, seen: seenOf(action, observer, drew) };
  });
  return { rulings, seats, steps };
}

/** The seats of a table, and all eyes. */
export function observersAt(seats: number): readonly Viewer[] {
  return [...SEATS.slice(0, seats), 'all'];
}

function seenOf(action: Action, observer: Viewer, drew: { readonly drew?: readonly Card[] }): Seen {
  switch (action.type) {
    case 'deal':
      return seenDeal(action, observer);
    case 'shuffle':
      return { type: 'shuffle', ...drew };
    default:
      return { ...action, ...drew };
  }
}

function seenDeal(deal: Deal, observer: Viewer): Seen {
  const seats = seatsAt(deal);
  const at = deal.deck.findIndex((card) => !isTrickCard(card));
  const hands = seats.map((seat): readonly [Seat, readonly Shown[]] => [
    seat,
    sees(observer, seat) ? (deal.hands[seat] ?? []) : hiddenHand(seats.length),
  ]);
  return {
    type: 'deal',
    hands: Object.fromEntries(hands),
    turned: deal.deck.slice(0, at + 1),
  };
}
