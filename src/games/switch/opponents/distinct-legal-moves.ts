import { rankOf, suitOf, without, type Card } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { legal } from '#games/switch/rules/legal';
import type { Draw, Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';

/** What a player can do: cards, or a drawing. */
export type Move = Play | Draw;

/** A move as it is named to a reader: of a drawing also how much is drawn, and for what. */
export type NamedMove = Play | (Draw & ReturnType<typeof dueIn>);

/** What is named of a move that can be made. */
export function named(state: Turn, move: Move): NamedMove {
  return move.type === 'draw' ? { ...move, ...dueIn(state) } : move;
}

/** The same without what is only told of it: as it is kept in a game. */
export function unnamed(move: NamedMove): Move {
  return move.type === 'draw' ? { type: 'draw', by: move.by } : move;
}

/**
 * Every legal move, of the plays that differ only in the order of the cards under the top one a single one: nothing in the game
 * depends on that.
 */
export function movesOf(state: Turn): readonly Move[] {
  const seen = new Set<string>();
  return legal(state).filter((move): move is Move => {
    if (move.type === 'draw') return true;
    if (move.type !== 'play') return false;
    const key = sameOutcome(move);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether two moves of one seat lead to the same position but for the order of the stack. */
export function alike(one: Move, other: Move): boolean {
  if (one.type === 'draw' || other.type === 'draw') return one.type === other.type;
  return sameOutcome(one) === sameOutcome(other);
}

/** One value for all plays that lead to the same position but for the order of the stack. */
function sameOutcome({ cards, suit }: Play): string {
  return `${cards.toSorted().join()} ${cards.at(-1) ?? ''} ${suit ?? ''}`;
}

/** How many cards of a hand have a suit, but for those that are laid and the ones that go on anything. */
export function heldOf(hand: readonly Card[], suit: string): number {
  return hand.filter((card) => suitOf(card) === suit && !['7', 'A'].includes(rankOf(card))).length;
}

/** What stays in the hand after a move. */
export function leftBy(state: Turn, move: Move): readonly Card[] {
  const hand = handOf(state, move.by);
  return move.type === 'play' ? without(hand, move.cards) : hand;
}
