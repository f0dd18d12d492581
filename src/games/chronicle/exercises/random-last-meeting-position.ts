import { apply } from '#games/chronicle/rules/apply';
import {
  CARDS,
  EVIL,
  isEvil,
  kindOf,
  SEATS,
  without,
  type BySeat,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Event } from '#games/chronicle/rules/event';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { legal } from '#games/chronicle/rules/legal';
import { bySeat } from '#games/chronicle/rules/seats';
import { EMPTY, stateOf } from '#games/chronicle/rules/position-setup';
import type { Action, Playing, State } from '#games/chronicle/rules/state';
import { pick, shuffle, type Random } from '#kit/random';

/** The last Meeting of a round, in which everybody holds the last card. */

/** More than so many plays are too much to be told in one breath. */
const FEW = 4;

interface Asked {
  readonly condition: Condition;
  /** Where the Evil cards are: with anybody, all with one, or gone from the game, and the Angel with them. */
  readonly evil: 'spread' | 'gathered' | 'none';
  /** What everybody had before the round; left out, nothing. */
  readonly fame?: BySeat<number>;
}

/** A last Meeting by lot; none of the cards in hand is an 8, which would take one. */
export function randomLastMeeting(chance: Random, { condition, evil, fame = {} }: Asked): Playing {
  const seats = SEATS.slice(0, PLAYERS.fewest + Math.floor(chance() * (FEW - PLAYERS.fewest + 1)));
  const plain = CARDS.filter((card) => kindOf(card) !== '8' && !isEvil(card) && card !== 'Angel');
  const held = shuffle(plain, chance).slice(0, seats.length);
  const owner = pick(seats, chance);
  const gone: readonly Card[] = evil === 'none' ? [...EVIL, 'Angel'] : [];
  const allies: Partial<Record<Seat, readonly Card[]>> = bySeat(seats, () => []);
  for (const card of shuffle(without(CARDS, [...held, ...gone]), chance)) {
    const seat = evil === 'gathered' && EVIL.includes(card) ? owner : pick(seats, chance);
    allies[seat] = [...(allies[seat] ?? []), card];
  }
  const hands = bySeat(seats, (seat) => held.slice(seats.indexOf(seat), seats.indexOf(seat) + 1));
  const history = { lead: EMPTY.history.lead, conditions: [condition] };
  const state = stateOf({ ...EMPTY, history, hands, allies, fame, leader: pick(seats, chance) });
  if (state.phase !== 'meeting') throw new Error('A Meeting is to begin');
  return state;
}

/** The round to its end: everybody plays the only card. */
export function playedOut(before: Playing): {
  readonly moves: readonly Action[];
  readonly events: readonly Event[];
  readonly state: State;
} {
  let state: State = before;
  const moves: Action[] = [];
  const events: Event[] = [];
  while (state.phase === 'meeting') {
    const [move] = legal(state);
    if (move === undefined) break;
    const done = apply(state, move);
    ({ state } = done);
    moves.push(move);
    events.push(...done.events);
  }
  return { moves, events, state };
}

/** What everybody has won by the end of a round. */
export function alliesAfter(state: State): BySeat<readonly Card[]> {
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) throw new Error('A round that was played has left nothing');
  return table.allies;
}
