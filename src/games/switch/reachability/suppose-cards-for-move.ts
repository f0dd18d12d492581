import { apply } from '#games/switch/rules/apply';
import { CARDS, without, type BySeat, type Card, type Seat } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import type { Action, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';

/** A table at which nobody knows yet who holds what: whoever is to play holds what it takes, and something else besides. */

/** Cards that stand for any, in hands and in a deck that is never short. */
const ANY: readonly Card[] = Array.from({ length: 60 }, () => '4C');

/** A play or a drawing, and how many cards its player has more or fewer for it. */
export interface SupposedMove {
  readonly action: Exclude<Action, { readonly type: 'deal' | 'shuffle' }>;
  readonly gain: number;
}

/** What comes of a move where its player holds the cards; null where it is not allowed, or somebody would have to shuffle. */
export function suppose(
  table: Turn,
  action: SupposedMove['action'],
): { readonly table: Turn; readonly move: SupposedMove } | null {
  const { turn } = table;
  const cards = action.type === 'play' ? action.cards : [];
  const others = without(CARDS, cards).slice(0, 2);
  const hands: BySeat<readonly Card[]> = Object.fromEntries(
    seatsAt(table).map((seat) => [seat, seat === turn ? [...cards, ...others] : others]),
  );
  const before: Turn = { ...table, hands, deck: ANY };
  if (judge(before, action).length > 0) return null;
  const { state } = apply(before, action);
  if (state.phase !== 'turn') return null;
  const gain = handOf(state, turn).length - handOf(before, turn).length;
  return { table: state, move: { action, gain } };
}

/** How many cards each seat has more or fewer after these moves. */
export function gainsOf(moves: readonly SupposedMove[]): BySeat<number> {
  const gains: Partial<Record<Seat, number>> = {};
  for (const { action, gain } of moves) gains[action.by] = (gains[action.by] ?? 0) + gain;
  return gains;
}
