import { suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { CARD_ROWS } from '#games/jekyll-vs-hyde/table/card-grid';
import { GridCardFace } from '#games/jekyll-vs-hyde/table/GridCardFace.tsx';
import { useCardGrid } from '#games/jekyll-vs-hyde/table/use-card-grid';

interface CardPickerProps {
  /** The card that is chosen, where one is. */
  readonly chosen?: Card;
  /** Cards that lie elsewhere. They can be pressed all the same, and the reason is given. */
  readonly gone?: readonly Card[];
  readonly press: (card: Card) => void;
}

/** All 25 cards to press, a suit a row. */
export function CardPicker({ chosen, gone = [], press }: CardPickerProps) {
  const { grid, onKeyDown, cell } = useCardGrid(chosen ?? 'W1');
  return (
    <div class="card-grid" role="group" aria-label={boards.cards} ref={grid} onKeyDown={onKeyDown}>
      {CARD_ROWS.map(({ suit, cards }) => (
        <div key={suit} class="grid-row">
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              class="grid-card"
              data-suit={suitOf(card) ?? 'potion'}
              aria-pressed={chosen === undefined ? undefined : card === chosen}
              aria-disabled={gone.includes(card)}
              {...cell(card)}
              onClick={() => {
                press(card);
              }}
            >
              <GridCardFace card={card} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
