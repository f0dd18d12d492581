import { apply } from '#games/switch/rules/apply';
import { type Card, type Seat } from '#games/switch/rules/cards';
import { playsOf } from '#games/switch/rules/several';
import type { Draw, Over, Play, State, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';

/** What comes of an action for a player who wants to go out before anybody else acts. */
export type Outcome =
  /** The hand is empty, and the game is won. */
  | { readonly type: 'out'; readonly state: Over }
  /** The player goes on with the cards that are left, and has drawn none. */
  | { readonly type: 'again'; readonly state: Turn }
  /** Another acts; or the player does, but has drawn first. */
  | { readonly type: 'passed'; readonly state: State; readonly next: Seat | null }
  /** The last card was one that may not be the last. */
  | { readonly type: 'trick-last'; readonly state: State; readonly card: Card };

/** What comes of a legal action. Refuses (throws) an illegal one. */
export function outcomeOf(before: Turn, action: Play | Draw): Outcome {
  const { state, events } = apply(before, action);
  const last = events.find((event) => event.type === 'not-finished');
  if (last !== undefined) return { type: 'trick-last', state, card: last.card };
  if (state.phase === 'over') return { type: 'out', state };
  const drew = action.type === 'draw' || events.some((event) => event.type === 'drew');
  if (state.phase === 'turn' && state.turn === before.turn && !drew) return { type: 'again', state };
  return { type: 'passed', state, next: state.phase === 'turn' ? state.turn : null };
}

/** A play, and what comes of it. */
export interface WayOn {
  readonly play: Play;
  readonly outcome: Outcome;
}

/**
 * Every way on from a position. Of plays that lead to the same position, as those do whose cards lie in another order below the same
 * top one, only the first is given; what empties the hand leads to the same in any order.
 */
export function waysOn(state: Turn): readonly WayOn[] {
  const plays = new Map<string, Play>();
  for (const play of playsOf(state)) {
    const key = alike(state, play);
    if (!plays.has(key)) plays.set(key, play);
  }
  return [...plays.values()].map((play) => ({ play, outcome: outcomeOf(state, play) }));
}

/** The same text for two plays of a position that lead to the same one. */
export function alike(state: Turn, { cards, suit }: Play): string {
  const laid = cards.toSorted().join(' ');
  return cards.length === handOf(state, state.turn).length
    ? laid
    : `${laid} ${cards.at(-1) ?? ''} ${suit ?? ''}`;
}
