import { SEATS, type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { chronicleGame } from '#games/chronicle/rules/game';
import { dueIn } from '#games/chronicle/rules/to-act';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { bySeat, handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Action, Deal, State } from '#games/chronicle/rules/state';
import type { Viewer } from '#games/chronicle/rules/view';
import { sees, type Seen } from '#games/chronicle/record/record';
import { gameByLot } from '../../random-game-generator.ts';
import { lots } from '../rules/random-games-and-tables.ts';

/** Whole games by lot, and what somebody at the table sees of them. */

export interface Step {
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
  readonly seen: Seen;
}

export interface SeenGame {
  readonly rulings: Rulings;
  readonly seats: number;
  readonly observer: Viewer;
  readonly steps: readonly Step[];
}

/** A game by lot as one who sits there sees it, or one who sees all. */
export function seenGame(seed: number, eyes?: Viewer): SeenGame {
  const { rulings, actions } = gameByLot(lots, seed, { most: 150 });
  let state: State = chronicleGame.start(rulings);
  const seats = actions[0]?.type === 'deal' ? Object.keys(actions[0].hands).length : 0;
  const viewers: readonly Viewer[] = [...SEATS.slice(0, seats), 'all'];
  const observer = eyes ?? viewers[(seed * 7) % viewers.length] ?? 'all';
  // What lies face down, or lay so when it went under others on the pile.
  const down = new Set<Card>();
  const steps = actions.map((action): Step => {
    const before = state;
    const { state: after, events } = chronicleGame.apply(before, action);
    state = after;
    if (action.type === 'deal') down.clear();
    if (action.type === 'play' && action.down === true && !sees(observer, action.by)) down.add(action.card);
    if (action.type === 'claim') down.delete(action.card);
    const shown = shownWith(after, events, observer, down);
    const light = shown.length > 0 ? { shown } : {};
    return { action, after, events, seen: { ...seenOf(before, action, observer), ...light } };
  });
  return { rulings, seats, observer, steps };
}

/** The cards that come to light with a move, in the order of what happens. */
function shownWith(
  after: State,
  events: readonly Event[],
  observer: Viewer,
  down: Set<Card>,
): readonly Card[] {
  const shown: Card[] = [];
  const turnUp = (cards: readonly Card[]) => {
    for (const card of cards) if (down.delete(card)) shown.push(card);
  };
  for (const event of events) {
    if (event.type === 'left-over' && !sees(observer, event.by)) shown.push(...event.cards);
    if (event.type === 'collected' || event.type === 'meeting-discarded') turnUp(event.cards);
    if (event.type === 'took-discard') turnUp([event.card]);
  }
  const table = after.phase === 'deal' ? after.last : after;
  if (table === null) return shown;
  const { looking } = table;
  if (looking?.by === observer && !sees(observer, looking.at)) shown.push(...handOf(table, looking.at));
  turnUp(table.discard.slice(-1));
  return shown;
}

function seenOf(before: State, action: Action, observer: Viewer): Seen {
  switch (action.type) {
    case 'deal':
      return seenDeal(action, observer);
    case 'play':
      return action.down === true && !sees(observer, action.by) ? { ...action, card: '??' } : action;
    case 'take':
    case 'give': {
      const owner = before.phase === 'effect' ? dueIn(before).owner : action.by;
      const ends: readonly Seat[] = action.type === 'take' ? [action.from, owner] : [owner, action.to];
      const looks =
        before.phase === 'effect' &&
        before.looking?.by === observer &&
        action.by === observer &&
        ends[0] === before.looking.at;
      return looks || ends.some((seat) => sees(observer, seat)) ? action : { ...action, card: '??' };
    }
    default:
      return action;
  }
}

/** The Lead Card is shown by whoever holds it. */
function seenDeal({ hands, ...deal }: Deal, observer: Viewer): Seen {
  const { lead } = deal.history;
  return {
    ...deal,
    hands: bySeat(seatsAt({ hands }), (seat) => {
      const hand = handOf({ hands }, seat);
      if (sees(observer, seat)) return hand;
      const rest = hand.map(() => '??' as const);
      return hand.includes(lead) ? [lead, ...rest.slice(1)] : rest;
    }),
  };
}
