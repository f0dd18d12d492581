import { cardsAt, dealRest, putAll, type Spot } from '#games/chronicle/board/edit-position';
import type { LaidBoard } from '#games/chronicle/positions-adapter';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { words } from '#said/chronicle/sandbox-editor';
import { TypedCards } from '#widgets/sandbox/TypedCards.tsx';
import { PositionFields } from './PositionFields.tsx';
import { readTyped } from './read-typed-cards.ts';

interface PositionEditorFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
  readonly tell: (sentence: string) => void;
}

/** Whatever of a position is no card that is pressed: chosen from lists, or typed. */
export default function PositionEditorFields({ board, laid, change, tell }: PositionEditorFieldsProps) {
  const seats = seatsAt(laid);
  const spots: readonly Spot[] = [
    ...seats.map((seat) => `hand-${seat}` as const),
    ...seats.map((seat) => `allies-${seat}` as const),
    'discard',
  ];
  return (
    <div class="editor" role="group" aria-label={words.title}>
      <p class="how">{words.how}</p>
      <PositionFields board={board} laid={laid} change={change} />
      {cardsAt(laid, 'nowhere').length > 0 && (
        <p>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              change(dealRest(board, Math.random));
              tell(words.dealt);
            }}
          >
            {words.deal}
          </button>
        </p>
      )}
      <details>
        <summary>{words.typing}</summary>
        {spots.map((spot) => (
          <TypedCards
            key={spot}
            label={words.typed(spot)}
            hint={words.typedHint}
            cards={cardsAt(laid, spot).join(' ')}
            read={readTyped}
            put={(cards) => {
              change(putAll(board, cards, spot), `typed ${spot}`);
            }}
          />
        ))}
      </details>
    </div>
  );
}
