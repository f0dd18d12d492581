import {
  RANKS,
  SUITS,
  rankOf,
  suitOf,
  without,
  type Card,
  type Rank,
  type Suit,
} from '#games/switch/rules/cards';
import { joinsRun } from '#games/switch/rules/runs';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { heldOf, leftBy } from './distinct-legal-moves.ts';

/** What can be laid next time on what a play leaves, out of the hand that is left. */

/** The suit that is asked for after a play, and which cards that are kept go with it. */
export interface Followed {
  readonly move: Play;
  readonly suit: Suit;
  /** How many have the suit. */
  readonly held: number;
  /** How many of these could not go on any other suit. */
  readonly needed: number;
  /** The cards that go on it by their suit or their rank and not on anything, and those that go on anything. */
  readonly fits: readonly Card[];
  readonly any: readonly Card[];
}

const ANY: readonly Rank[] = ['7', 'A'];

/** Whether a card goes on anything. */
export function isAny(card: Card): boolean {
  return ANY.includes(rankOf(card));
}

/** What can be laid on a play the next time, as far as that is known; null where a run stands then, which goes by rank. */
export function followed(state: Turn, move: Play): Followed | null {
  const { by, cards } = move;
  const top = cards.at(-1);
  if (top === undefined || leavesRun(state, rankOf(top))) return null;
  const isMirror = rankOf(top) === '7' && !joinsRun(state, '7');
  const suit = move.suit ?? (isMirror ? state.match.suit : suitOf(top));
  const rank = isMirror ? state.match.rank : rankOf(top);
  const left = without(handOf(state, by), cards);
  const fits = left.filter((card) => !isAny(card) && (suitOf(card) === suit || rankOf(card) === rank));
  return { move, suit, ...heldAndNeeded(left, suit), fits, any: left.filter(isAny) };
}

/** How many cards of a hand have a suit, as it is counted by whoever looks at it, and how many of these are no 7s or Aces. */
function heldAndNeeded(hand: readonly Card[], suit: Suit): Pick<Followed, 'held' | 'needed'> {
  return { held: hand.filter((card) => suitOf(card) === suit).length, needed: heldOf(hand, suit) };
}

/** Whether of no other suit that could be chosen as well more is held: then the number is a reason to choose this one. */
export function isMostHeld(state: Turn, { move, held, needed }: Followed): boolean {
  if (move.suit === undefined) return true;
  const left = without(handOf(state, move.by), move.cards);
  return SUITS.every((suit) => {
    const other = heldAndNeeded(left, suit);
    return other.held <= held && other.needed <= needed;
  });
}

/** Whether a run stands after cards of a rank: one that they begin, or one that they go on with below the Ace. */
function leavesRun(state: Turn, rank: Rank): boolean {
  return joinsRun(state, rank) ? rank !== 'A' : rank === '3';
}

/** How many ranks a run may have gone on when it comes round. */
const AHEAD = 2;

/** The cards with which one may go on in a run that stands on a rank, when one's turn comes. */
export function forRun(hand: readonly Card[], run: Rank): readonly Card[] {
  const at = RANKS.indexOf(run);
  const ranks = RANKS.slice(at, at + AHEAD + 1);
  return hand.filter((card) => ranks.includes(rankOf(card)));
}

/** Those that a play leaves in the hand for the run that stands after it; none where none does. */
export function keptForRun(state: Turn, move: Play): readonly Card[] {
  const rank = rankOf(move.cards.at(-1) ?? '2C');
  return leavesRun(state, rank) ? forRun(leftBy(state, move), rank) : [];
}
