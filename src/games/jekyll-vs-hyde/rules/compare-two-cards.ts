import { afterExchange, apply } from './apply.ts';
import { EVIL_CARDS, suitOf, without, type Card, type Suit } from './cards.ts';
import { askedSuit } from './following.ts';
import type { Rulings } from './ruling-switches.ts';
import { start } from './state-before-deal.ts';
import type { Event } from './event.ts';
import type { Leading } from './state.ts';

/** Two cards put on the table by themselves, as in a question: Jekyll's led, Hyde's in answer. */
export interface Comparison {
  readonly led: Card;
  /** The suit that a led Potion names, otherwise null. */
  readonly names: Suit | null;
  readonly followed: Card;
  /** The ranking before the lead: none, one or all three suits, lowest first. */
  readonly ranking: readonly Suit[];
  readonly rulings?: Partial<Rulings>;
}

/** Cards held back in each hand, so that a Greed exchange has something to exchange. */
const HELD = 3;

/**
 * What the two cards would bring about, event by event; of a Greed exchange only that it happens. Who follows is void in
 * all that the question does not show, so any two different cards can be compared. Refuses (throws) the same card twice.
 */
export function compare({ led, names, followed, ranking, rulings }: Comparison): readonly Event[] {
  if (led === followed) throw new Error(`${led} cannot beat itself`);
  const asked = askedSuit({ card: led, names });
  const others = without(EVIL_CARDS, [led, followed]).filter((card) => suitOf(card) !== asked);
  const hands = {
    jekyll: [led, ...others.slice(0, HELD)],
    hyde: [followed, ...others.slice(HELD, 2 * HELD)],
  };
  const { rulings: ruled, match, round, marker } = start(rulings);
  const table: Leading = {
    rulings: ruled,
    match,
    round,
    marker,
    phase: 'lead',
    hands,
    setAside: [],
    ranking,
    tricks: [],
    exchanges: [],
    leader: 'jekyll',
  };
  const lead = apply(table, {
    type: 'lead',
    by: 'jekyll',
    card: led,
    ...(names !== null && { names }),
  });
  const answer = apply(lead.state, { type: 'follow', by: 'hyde', card: followed });
  const events = [...lead.events, ...answer.events];
  return answer.state.phase === 'greed' ? [...events, ...afterExchange(answer.state)] : events;
}
