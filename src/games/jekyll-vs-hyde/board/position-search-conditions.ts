import { SEATS, isPotion, suitOf, type BySeat, type Card, type Seat, type Suit } from '../rules/cards.ts';
import { askedSuit } from '../rules/following.ts';
import type { Brought, StateWithLastTrick, TrickSeen } from './state-with-last-trick.ts';
import { rankOf } from '../rules/ranking.ts';
import type { Phase, Round, State } from '../rules/state.ts';
import { sideOf } from '../rules/track.ts';

/**
 * What is wanted of a position, all of it at once; what is left out may be anything. Conditions on cards played speak of the
 * trick that was played last, finished or not: then so do `leader`, `trick` and `tokens`. Without any they speak of the trick
 * that is to be played now.
 */
export interface Conditions {
  readonly phase?: Phase;
  readonly round?: Round;
  /** The marker is no lower and no higher. */
  readonly marker?: { readonly from: number; readonly to: number };
  /** The number of the trick, 1 to 10. */
  readonly trick?: number;
  readonly leader?: Seat;
  /** How many tokens lie on the board; in a trick, as its answer was awaited. */
  readonly tokens?: 0 | 1 | 3;
  /** The first of these suits ranks above the second. */
  readonly above?: readonly [higher: Suit, lower: Suit];
  /** Cards that a seat holds, among others. */
  readonly holds?: Partial<BySeat<readonly Card[]>>;
  /** Whether a Potion was led; otherwise an Evil card. */
  readonly led?: 'potion' | 'evil';
  /** The suit that was asked for: by name, or by the card led. */
  readonly asked?: Suit;
  /** Whether the follower held none of it. */
  readonly followerVoid?: boolean;
  /** What answered. */
  readonly answer?: Suit | 'potion';
  /** The effect that the trick brought about. */
  readonly effect?: Brought;
}

/** Whether a moment of a game is what is wanted. */
export function meets(wanted: Conditions, { state, trick }: StateWithLastTrick): boolean {
  const { phase, holds } = wanted;
  if (phase !== undefined && state.phase !== phase) return false;
  if (holds !== undefined && !SEATS.every((seat) => hold(state, seat, holds[seat] ?? []))) return false;
  if (!speaksOfCards(wanted)) return meetsScene(wanted, toPlay(state));
  return trick !== null && meetsScene(wanted, trick) && meetsCards(wanted, trick);
}

/** Whether it has a condition on cards that are played. */
function speaksOfCards({ led, asked, followerVoid, answer, effect }: Conditions): boolean {
  return [led, asked, followerVoid, answer, effect].some((condition) => condition !== undefined);
}

function hold(state: State, seat: Seat, cards: readonly Card[]): boolean {
  return cards.length === 0 || ('hands' in state && cards.every((card) => state.hands[seat].includes(card)));
}

/** Where and before whom a trick is played; null: none is, in this phase. */
interface Scene {
  readonly round: Round;
  readonly marker: number;
  readonly number: number | null;
  readonly leader: Seat | null;
  readonly tokens: readonly Suit[];
}

function toPlay(state: State): Scene {
  const { round, marker } = state;
  if (!('hands' in state)) return { round, marker, number: null, leader: null, tokens: [] };
  const { ranking: tokens } = state;
  if (state.phase === 'preparation') return { round, marker, number: null, leader: sideOf(marker), tokens };
  return { round, marker, number: state.tricks.length + 1, leader: state.leader, tokens };
}

function meetsScene({ round, marker, trick, leader, tokens, above }: Conditions, scene: Scene): boolean {
  if (round !== undefined && scene.round !== round) return false;
  if (marker !== undefined && (scene.marker < marker.from || scene.marker > marker.to)) return false;
  if (trick !== undefined && scene.number !== trick) return false;
  if (leader !== undefined && scene.leader !== leader) return false;
  if (tokens !== undefined && scene.tokens.length !== tokens) return false;
  if (above === undefined) return true;
  const [higher, lower] = [rankOf(scene.tokens, above[0]), rankOf(scene.tokens, above[1])];
  return higher !== null && lower !== null && higher > lower;
}

function meetsCards({ led, asked, followerVoid, answer, effect }: Conditions, trick: TrickSeen): boolean {
  if (led !== undefined && isPotion(trick.led.card) !== (led === 'potion')) return false;
  if (asked !== undefined && askedSuit(trick.led) !== asked) return false;
  if (followerVoid !== undefined && trick.followerVoid !== followerVoid) return false;
  if (answer !== undefined && (trick.followed === null || (suitOf(trick.followed) ?? 'potion') !== answer))
    return false;
  return effect === undefined || trick.brought === effect;
}
