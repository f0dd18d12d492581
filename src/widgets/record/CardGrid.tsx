import type { ComponentChildren } from 'preact';
import { words } from '#said/game-recording';
import { punctuation } from '#said/punctuation';
import { useRovingCardGrid } from '../use-roving-card-grid.ts';

interface GridRow<Card> {
  readonly name: string;
  readonly cards: readonly Card[];
}

interface CardGridProps<Card extends string> {
  readonly rows: readonly GridRow<Card>[];
  /** The cards that can be entered next, and those that are picked. */
  readonly can: readonly Card[];
  readonly picked: readonly Card[];
  readonly first: Card;
  /** Where a card is known to be, and how that is said; null: nobody knows. */
  readonly placeOf: (card: Card) => GridPlace | null;
  readonly say: (card: Card) => string;
  readonly draw: (card: Card) => ComponentChildren;
  readonly tap: (card: Card) => void;
}

export interface GridPlace {
  readonly name: string;
  /** As small as it goes, to stand on a card; none where the card itself is drawn otherwise. */
  readonly sign?: string | undefined;
  readonly text: string;
}

/**
 * All cards, always in the same places. The tab key leads to one of them, arrow keys lead on from there. A card that cannot come now
 * can be tapped all the same, and the reason is given.
 */
export function CardGrid<Card extends string>(props: CardGridProps<Card>) {
  const { rows, can, picked, first, placeOf, say, draw, tap } = props;
  const { grid, onKeyDown, cell } = useRovingCardGrid(
    rows.map(({ cards }) => cards),
    can[0] ?? first,
  );
  return (
    <div class="card-grid" role="group" ref={grid} aria-label={words.board} onKeyDown={onKeyDown}>
      {rows.map(({ name, cards }) => (
        <div key={name} class="grid-row" data-suit={name}>
          {cards.map((card) => {
            const place = placeOf(card);
            return (
              <button
                key={card}
                type="button"
                class="grid-card"
                data-tap={card}
                data-place={place?.name ?? 'unknown'}
                aria-disabled={!can.includes(card) && !picked.includes(card)}
                aria-pressed={picked.includes(card)}
                {...cell(card)}
                onClick={() => {
                  tap(card);
                }}
              >
                <span class="grid-face" aria-hidden="true">
                  {draw(card)}
                </span>
                <span class="visually-hidden">{say(card)}</span>
                {place?.sign !== undefined && (
                  <span class="grid-seat" aria-hidden="true">
                    {place.sign}
                  </span>
                )}
                {place !== null && <span class="visually-hidden">{punctuation.aside('', place.text)}</span>}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
