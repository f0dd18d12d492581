import type { Spot } from '#games/chronicle/board/edit-position';
import type { Card, Seat } from '#games/chronicle/rules/cards';
import { CardFace } from '#games/chronicle/table/Card.tsx';
import { words as sandbox } from '#said/chronicle/sandbox-editor';
import { words } from '#said/chronicle/table';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';

interface EditableHandProps {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Where a card goes that is pressed. */
  readonly goal: Spot;
  readonly put: (card: Card, spot: Spot) => void;
}

/** A hand that is being laid: its cards can be dragged away, or pressed, and others dropped on it. */
export function EditableHand({ seat, cards, goal, put }: EditableHandProps) {
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(cards);
  if (cards.length === 0) return <p class="hand-empty">{words.table.emptyHand(seat)}</p>;
  return (
    <div class="player-hand">
      <ul
        class="hand"
        data-place={seat}
        aria-label={words.table.hand(seat, cards.length)}
        onKeyDown={onKeyDown}
      >
        {cards.map((card) => (
          <li key={card} data-card={card}>
            <button
              type="button"
              tabIndex={tabIndexOf(card)}
              onFocus={() => {
                enter(card);
              }}
              onClick={() => {
                put(card, goal);
              }}
            >
              <CardFace card={card} />
              <span class="visually-hidden">{sandbox.put(card, `hand-${seat}`, goal)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
