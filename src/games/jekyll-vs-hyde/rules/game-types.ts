import type { GameTypes } from '#kit/game';
import type { Card, Seat } from './cards.ts';
import type { Rulings } from './ruling-switches.ts';
import type { Event } from './event.ts';
import type { Misfit, Refusal } from './refusal.ts';
import type { Action, State } from './state.ts';
import type { View } from './view.ts';

/** The types of Jekyll vs Hyde, bundled for the contract. */
export interface JekyllVsHyde extends GameTypes {
  readonly seat: Seat;
  readonly rulings: Rulings;
  readonly card: Card;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly misfit: Misfit;
}
