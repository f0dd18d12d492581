import type { Game, GameTypes } from '#kit/game';
import { apply } from './apply.ts';
import { SEATS, type Seat } from './cards.ts';
import { shuffledDeal } from './deal.ts';
import { GAME_ID } from './game-id.ts';
import { judge, legal, toAct } from './judge.ts';
import { readAction, readRulings } from './read-action.ts';
import type { Rulings } from './rulings.ts';
import { sameMove } from './same-move.ts';
import { start } from './start.ts';
import type { Event } from './event.ts';
import type { Misfit, Refusal } from './refusal.ts';
import type { Action, State } from './state.ts';
import { view, type View } from './view.ts';

/** The types of Jekyll vs Hyde, bundled for the contract. */
export interface JekyllVsHyde extends GameTypes {
  readonly seat: Seat;
  readonly rulings: Rulings;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly misfit: Misfit;
}

export const jekyllVsHyde: Game<JekyllVsHyde> = {
  id: GAME_ID,
  seats: SEATS,
  players: { fewest: 2, most: 2 },
  start,
  toAct,
  seatsIn: () => SEATS,
  deal(state, chance) {
    if (state.phase !== 'deal') throw new Error(`No deal is due in phase ${state.phase}`);
    return shuffledDeal(chance);
  },
  judge,
  legal,
  same: sameMove,
  apply,
  view,
  readAction,
  readRulings,
};
