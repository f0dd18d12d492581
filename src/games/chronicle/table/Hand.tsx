import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Shown } from '#games/chronicle/rules/view';
import { words as game } from '#said/chronicle/game';
import { words } from '#said/chronicle/table';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardBack, CardFace } from './Card.tsx';

interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly Shown[];
  /** Cards that may not be played now, and who is asked why. */
  readonly barred?: readonly Card[] | undefined;
  readonly ask?: ((card: Card) => void) | undefined;
}

/** A hand as it lies: the more cards, the more they overlap. Hidden ones are one thing to listeners. */
export function Hand({ seat, cards, barred = [], ask }: HandProps) {
  const { table } = words;
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(barred);
  if (cards.length === 0) return <p class="hand-empty">{table.emptyHand(seat)}</p>;
  const isHidden = cards.every((card) => card === '??');
  return (
    <ul
      class="hand"
      data-place={seat}
      data-hidden={isHidden ? '' : undefined}
      aria-label={table.hand(seat, cards.length)}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, index) => {
        if (card === '??')
          return (
            <li key={index} aria-hidden={isHidden && index > 0 ? 'true' : undefined}>
              <CardBack name={table.hidden} />
            </li>
          );
        const isBarred = barred.includes(card);
        const asks = isBarred && ask !== undefined;
        return (
          <li key={card} data-card={card} data-barred={isBarred ? '' : undefined}>
            <CardFace card={card} name={asks ? undefined : game.card(card)} />
            {asks && (
              <button
                type="button"
                class="ask"
                tabIndex={tabIndexOf(card)}
                onFocus={() => {
                  enter(card);
                }}
                title={table.barred(card)}
                aria-label={table.barred(card)}
                onClick={() => {
                  ask(card);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
