import { cardsAt, fillHands, putAll } from '#games/switch/board/edit-position';
import type { LaidBoard } from '#games/switch/position-setup-adapter';
import type { Setup } from '#games/switch/rules/position-setup';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { words } from '#said/switch/sandbox-editor';
import { CardsTextField } from '#widgets/sandbox/CardsTextField.tsx';
import { NonCardPositionFields } from './NonCardPositionFields.tsx';
import { readTyped } from './typed-cards-or-message.ts';

interface ChosenAndTypedFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
  readonly tell: (sentence: string) => void;
}

/** Whatever of a position is no card that is pressed: chosen from lists, or typed. */
export default function PositionFields({ board, laid, change, tell }: ChosenAndTypedFieldsProps) {
  const seats = seatsAt(laid);
  return (
    <div class="editor" role="group" aria-label={words.title}>
      <p class="how">{words.how}</p>
      <NonCardPositionFields board={board} laid={laid} change={change} />
      {seats.some((seat) => handOf(laid, seat).length === 0) && (
        <p>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              change(fillHands(board, Math.random));
              tell(words.filled);
            }}
          >
            {words.fill}
          </button>
        </p>
      )}
      <div>
        {([...seats, 'stack'] as const).map((spot) => (
          <CardsTextField
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
      </div>
    </div>
  );
}
