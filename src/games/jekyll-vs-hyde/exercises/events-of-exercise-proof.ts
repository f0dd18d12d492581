import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';

/** What the proof of an exercise brings about. */
export interface Told {
  readonly before: State;
  readonly events: readonly Event[];
}

/** Plays the proof of an exercise. */
export function toldBy(before: State, proof: readonly Action[]): Told {
  const events: Event[] = [];
  let state = before;
  for (const action of proof) {
    const next = apply(state, action);
    events.push(...next.events);
    state = next.state;
  }
  return { before, events };
}

/** The event of a type. Refuses (throws) where the proof brings none about: the question would not be about it, then. */
export function the<T extends Event['type']>(told: Told, type: T): Extract<Event, { readonly type: T }> {
  const found = told.events.find(
    (event): event is Extract<Event, { readonly type: T }> => event.type === type,
  );
  if (found === undefined) throw new Error(`The proof brings no ${type} about`);
  return found;
}

/** Whether the proof brings something of the type about. */
export function has(told: Told, type: Event['type']): boolean {
  return told.events.some((event) => event.type === type);
}

/** The cards of the trick that the proof plays. */
export function cardsPlayed({ before, events }: Told): readonly Card[] {
  const led = before.phase === 'follow' ? [before.led.card] : [];
  return [
    ...led,
    ...events.flatMap((event) => (event.type === 'led' || event.type === 'followed' ? [event.card] : [])),
  ];
}

/** The suit that a led Potion has named, where one was. */
export function suitNamed({ before, events }: Told): Suit | null {
  const led = events.find((event) => event.type === 'led');
  if (led !== undefined) return led.names;
  return before.phase === 'follow' && isPotion(before.led.card) ? before.led.names : null;
}
