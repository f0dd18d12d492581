import type { Random } from '#kit/random';
import { rankOf, suitOf, without, type Card, type Rank } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import { joinsRun } from '#games/switch/rules/runs';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import { heldOf, movesOf, type Move } from './distinct-legal-moves.ts';

/** An opponent that looks at its own hand: what it gets rid of, what it keeps, and what it leaves to the next. */

/** How much a card is worth keeping, in cards: what goes on anything helps later, and what hurts the next is saved for who is about to win. */
const KEPT: Readonly<Partial<Record<Rank, number>>> = {
  A: 0.7,
  '7': 0.5,
  '2': 0.35,
  J: 0.25,
  '8': 0.25,
  '3': 0.1,
};
/** What it is worth that the next one has to pick up a card, and that one goes again. */
const PICKED_UP = 0.3;
const AGAIN = 0.8;
/** What a suit that one can go on with is worth, by the card. */
const FOLLOWED = 0.12;
/** A hand of cards on which one cannot finish has a card more to get rid of. */
const BAD_END = 0.9;

/** The best move by these lights; of equal ones the first, or one by chance. */
export function bestByHand(state: Turn, chance: Random): Move {
  const moves = movesOf(state);
  let best: Move | undefined;
  let most = -Infinity;
  for (const move of moves) {
    const worth = worthOf(state, move) + chance() * 0.02;
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  if (best === undefined) throw new Error('Drawing is always allowed');
  return best;
}

/** What a move is worth, in cards that one is rid of. */
function worthOf(state: Turn, move: Move): number {
  if (move.type === 'draw') return -dueIn(state).owed;
  const left = without(handOf(state, move.by), move.cards);
  const inRun = joinsRun(state, rankOf(move.cards[0] ?? '2C'));
  const top = move.cards.at(-1);
  if (top === undefined) return -Infinity;
  if (left.length === 0) return mustDrawForLast(state, top, inRun) ? -BAD_END : 100;
  const kept = move.cards.reduce((sum, card) => sum + (inRun ? 0 : (KEPT[rankOf(card)] ?? 0)), 0);
  return (
    move.cards.length -
    kept +
    powerOf(state, move, inRun) +
    followOf(state, move, left, inRun) -
    endOf(state, left)
  );
}

/** What the cards do to the next one, the more the fewer cards that one holds. */
function powerOf(state: Turn, { by, cards }: Play, inRun: boolean): number {
  if (inRun) return 0;
  const next = seatAfter(state, by);
  const threat = 4 / (1 + handOf(state, next).length);
  switch (rankOf(cards[0] ?? '2C')) {
    case '2':
      return (state.penalty + 2 * cards.length) * PICKED_UP * threat;
    case '5':
      return cards.includes('5H') ? (state.penalty + 5) * PICKED_UP * threat : 0;
    case '8':
      return cards.length % 2 === 0 || seatsAt(state).length === 2
        ? cards.length % 2 === 0
          ? AGAIN
          : 0
        : 0.1 * threat;
    case 'J':
      return seatAfter(state, by, cards.length + 1) === by ? AGAIN : 0.3 * threat;
    default:
      return 0;
  }
}

/** Whether one can go on with what is left, once it comes round. */
function followOf({ match }: Turn, { cards, suit }: Play, left: readonly Card[], inRun: boolean): number {
  const top = cards.at(-1);
  if (top === undefined || inRun) return 0;
  const asked = suit ?? (rankOf(top) === '7' ? match.suit : suitOf(top));
  return FOLLOWED * heldOf(left, asked);
}

function endOf(state: Turn, left: readonly Card[]): number {
  return left.every((card) => mustDrawForLast(state, card, false)) ? BAD_END : 0;
}
