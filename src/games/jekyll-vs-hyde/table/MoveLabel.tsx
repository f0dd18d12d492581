import { suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { Flask, SuitMark } from './SuitMark.tsx';

/** A move in as little space as it takes: the suit's shape and the number. The sentence goes beside it for listeners. */
export function MoveLabel({ action }: { readonly action: Action }) {
  switch (action.type) {
    case 'deal':
      return <>10 + 10</>;
    case 'exchange':
      return (
        <>
          {action.cards.map((card) => (
            <CardLabel key={card} card={card} />
          ))}
        </>
      );
    case 'lead':
      return (
        <>
          <CardLabel card={action.card} />
          {action.names !== undefined && (
            <>
              {' → '}
              <SuitMark suit={action.names} />
            </>
          )}
        </>
      );
    case 'follow':
      return <CardLabel card={action.card} />;
  }
}

/** A card in as little space as it takes. */
export function CardLabel({ card }: { readonly card: Card }) {
  const suit = suitOf(card);
  return (
    <span class="card-label" data-suit={suit ?? 'potion'}>
      {suit === null ? <Flask /> : <SuitMark suit={suit} />}
      {suit === null ? card : valueOf(card)}
    </span>
  );
}
