import type { ComponentType } from 'preact';
import { useRovingTabindex } from '../use-roving-tabindex.ts';

interface EditableHandProps<Seat extends string, Card extends string> {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly words: {
    readonly hand: (seat: Seat, cards: number) => string;
    readonly emptyHand: (seat: Seat) => string;
  };
  readonly Face: ComponentType<{ readonly card: Card }>;
  /** What pressing a card does, in words. */
  readonly name: (card: Card) => string;
  readonly press: (card: Card) => void;
}

/** A hand that is being laid: its cards can be dragged away, or pressed, and others dropped on it. */
export function EditableHand<Seat extends string, Card extends string>({
  seat,
  cards,
  words,
  Face,
  name,
  press,
}: EditableHandProps<Seat, Card>) {
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(cards);
  if (cards.length === 0) return <p class="hand-empty">{words.emptyHand(seat)}</p>;
  return (
    <div class="player-hand">
      <ul class="hand" data-place={seat} aria-label={words.hand(seat, cards.length)} onKeyDown={onKeyDown}>
        {cards.map((card) => (
          <li key={card} data-card={card}>
            <button
              type="button"
              tabIndex={tabIndexOf(card)}
              onFocus={() => {
                enter(card);
              }}
              onClick={() => {
                press(card);
              }}
            >
              <Face card={card} />
              <span class="visually-hidden">{name(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
