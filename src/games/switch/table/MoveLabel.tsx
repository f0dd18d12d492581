import { words } from '#said/switch/table-and-replay-steps';
import { rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import type { Action } from '#games/switch/rules/state';
import { SuitMark } from './SuitMark.tsx';

/** A move in as little space as it takes: rank and shape of each card. The sentence goes beside it for listeners. */
export function MoveLabel({ action }: { readonly action: Action }) {
  switch (action.type) {
    case 'deal':
      return (
        <>
          {Object.values(action.hands)
            .map((hand) => hand.length)
            .join(' + ')}
        </>
      );
    case 'play':
      return (
        <>
          <span class="together">
            {action.cards.map((card) => (
              <CardLabel key={card} card={card} />
            ))}
          </span>
          {action.suit !== undefined && (
            <>
              {' → '}
              <SuitMark suit={action.suit} />
            </>
          )}
        </>
      );
    case 'draw':
      return <>{words.drawn}</>;
    case 'shuffle':
      return <>⟳</>;
  }
}

/** A card in as little space as it takes. */
export function CardLabel({ card }: { readonly card: Card }) {
  return (
    <span class="card-label" data-suit={suitOf(card)}>
      {rankOf(card)}
      <SuitMark suit={suitOf(card)} />
    </span>
  );
}
