import { suitOf, kindOf, type Card } from '#games/chronicle/rules/cards';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { Action } from '#games/chronicle/rules/state';
import { words as game } from '#said/chronicle/names';
import { inkOf, SuitMark } from './SuitMark.tsx';

/** A move in as little space as it takes. The sentence goes beside it for listeners. */
export function MoveLabel({ action }: { readonly action: Action }) {
  switch (action.type) {
    case 'deal':
      return (
        <>
          {seatsAt(action)
            .map((seat) => action.hands[seat]?.length)
            .join(' + ')}
        </>
      );
    case 'play':
      return (
        <>
          {action.down === true && <span>{game.down}</span>}
          <CardLabel card={action.card} />
        </>
      );
    case 'look':
      return <>→ {game.seatSign(action.at)}</>;
    case 'leftover':
      return <>{action.adds ? '+' : '×'}</>;
    case 'angel':
      return <>{action.discards ? '×' : '○'}</>;
    case 'exchange':
      return (
        <>
          <CardLabel card={action.card} />⇄<CardLabel card={action.for} />
        </>
      );
    case 'give':
    case 'give-ally':
      return (
        <>
          <CardLabel card={action.card} />→{game.seatSign(action.to)}
        </>
      );
    case 'discard':
      return (
        <>
          ×<CardLabel card={action.card} />
        </>
      );
    default:
      return (
        <>
          {game.seatSign(action.from)}→<CardLabel card={action.card} />
        </>
      );
  }
}

/** A card in as little space as it takes: its value and its mark, or the name of a Wild. */
export function CardLabel({ card }: { readonly card: Card }) {
  return (
    <span class="card-label" data-suit={inkOf(card)}>
      {game.kinds[kindOf(card)]}
      {suitOf(card) !== null && <SuitMark of={inkOf(card)} />}
    </span>
  );
}
