import { cardsAt, putAll, type Spot } from '#games/chronicle/board/edit-position';
import type { LaidBoard } from '#games/chronicle/position-setup-adapter';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { seatsAt } from '#games/chronicle/rules/seats';
import { words } from '#said/chronicle/sandbox-editor';
import { CardsTextField } from '#widgets/sandbox/CardsTextField.tsx';
import { readTyped } from './typed-cards-or-message.ts';

interface TypedSpotsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
}

/** The cards of each place to be typed. */
export default function CardTextFieldsByPlace({ board, laid, change }: TypedSpotsProps) {
  const seats = seatsAt(laid);
  const spots: readonly Spot[] = [
    ...seats.map((seat) => `hand-${seat}` as const),
    ...seats.map((seat) => `allies-${seat}` as const),
    'discard',
  ];
  return (
    <>
      {spots.map((spot) => (
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
    </>
  );
}
