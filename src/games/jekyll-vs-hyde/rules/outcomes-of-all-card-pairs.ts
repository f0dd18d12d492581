import { afterExchange, apply } from './apply.ts';
import { other, type Seat } from './cards.ts';
import { judge, legal } from './judge.ts';
import type { Event } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Follow, Following, Lead, Leading, Led } from './state.ts';

/** What every pair of cards that could meet now would bring about: the answer to "what if he plays this?", for the whole table. */

/** One card led and one played to it. */
export interface Outcome {
  readonly lead: Lead;
  readonly follow: Follow;
  /** Why the answer may not be played; empty: it may. */
  readonly refusals: readonly Refusal[];
  /** What would happen from the answer on, of a Greed exchange only that it happens; empty where it may not be played. */
  readonly events: readonly Event[];
  /** Who would take the trick; null where the answer may not be played. */
  readonly winner: Seat | null;
}

/**
 * Each card that may be led, a Potion once for each suit, against each card of the other hand; where a card is led already,
 * that one alone. In the order of the hands.
 */
export function outcomes(state: Leading | Following): readonly Outcome[] {
  if (state.phase === 'follow') return answersTo(state, leadOf(state.leader, state.led));
  return legal(state).flatMap((lead): readonly Outcome[] => {
    if (lead.type !== 'lead') return [];
    const after = apply(state, lead).state;
    return after.phase === 'follow' ? answersTo(after, lead) : [];
  });
}

function answersTo(state: Following, lead: Lead): readonly Outcome[] {
  const by = other(state.leader);
  return state.hands[by].map((card): Outcome => {
    const follow: Follow = { type: 'follow', by, card };
    const refusals = judge(state, follow);
    if (refusals.length > 0) return { lead, follow, refusals, events: [], winner: null };
    const after = apply(state, follow);
    const rest = after.state.phase === 'greed' ? afterExchange(after.state) : [];
    const events = [...after.events, ...rest];
    return { lead, follow, refusals, events, winner: winnerIn(events) };
  });
}

function leadOf(by: Seat, { card, names }: Led): Lead {
  return { type: 'lead', by, card, ...(names !== null && { names }) };
}

function winnerIn(events: readonly Event[]): Seat | null {
  return events.find((event) => event.type === 'won')?.by ?? null;
}
