import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown } from '#games/jekyll-vs-hyde/rules/view';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardBack, CardFace } from './Card.tsx';

interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly Shown[];
  /** Cards that lie face down for an exchange; they are still in hand. */
  readonly chosen: readonly Shown[];
  /** Cards that may not be played now, and who is asked why. */
  readonly barred?: readonly Card[] | undefined;
  readonly ask?: ((card: Card) => void) | undefined;
}

/** A hand, spread so that ten cards fit a phone. */
export function Hand({ seat, cards, chosen, barred = [], ask }: HandProps) {
  const { table } = words;
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(barred);
  if (cards.length === 0) return <p class="hand-empty">{table.emptyHand(seat)}</p>;
  return (
    <ul class="hand" data-place={seat} aria-label={table.hand(seat, cards.length)} onKeyDown={onKeyDown}>
      {cards.map((card, index) => {
        const given = card !== '??' && chosen.includes(card);
        const isBarred = card !== '??' && barred.includes(card);
        const asks = isBarred && ask !== undefined;
        const called = card === '??' ? table.hidden : table.card(card);
        // Where there is a button, that says it all.
        const name = asks ? undefined : given ? punctuation.aside(called, table.faceDown) : called;
        return (
          <li
            key={card === '??' ? index : card}
            data-card={card === '??' ? undefined : card}
            data-chosen={given ? '' : undefined}
            data-barred={isBarred ? '' : undefined}
          >
            {card === '??' ? <CardBack name={name} /> : <CardFace card={card} name={name} />}
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
