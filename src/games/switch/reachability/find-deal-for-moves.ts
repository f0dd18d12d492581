import { without, type Card, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import type { Deal, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import type { SupposedMove } from './suppose-cards-for-move.ts';

/**
 * The deal by which the moves can be made and the hands be held after them: what a player plays first was dealt, the rest drawn in time.
 * The cards of `deck` that nobody drew lie in that order at its end.
 */
export function findDealForMoves(
  { hands }: Pick<Turn, 'hands'>,
  whichCardStartsStack: Card,
  moves: readonly SupposedMove[],
  deck: readonly Card[],
): Deal {
  const seats = seatsAt({ hands });
  const size = handSize(seats.length);
  const had = new Map<Seat, Card[]>(
    seats.map((seat) => [seat, [...playedBy(seat, moves), ...handOf({ hands }, seat)]]),
  );
  const dealt = seats.map((seat) => [seat, had.get(seat)?.splice(0, size) ?? []] as const);
  const drawn = moves.flatMap(({ action, gain }) => {
    const drew = action.type === 'play' ? gain + action.cards.length : gain;
    return had.get(action.by)?.splice(0, drew) ?? [];
  });
  const gone = [whichCardStartsStack, ...drawn, ...dealt.flatMap(([, cards]) => cards)];
  return {
    type: 'deal',
    hands: Object.fromEntries(dealt),
    deck: [whichCardStartsStack, ...drawn, ...without(deck, gone)],
  };
}

function playedBy(seat: Seat, moves: readonly SupposedMove[]): readonly Card[] {
  return moves.flatMap(({ action }) => (action.type === 'play' && action.by === seat ? action.cards : []));
}
