import { useState } from 'preact/hooks';
import { cardsAt } from '#games/chronicle/board/edit-position';
import type { LaidBoard } from '#games/chronicle/position-setup-adapter';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { words } from '#said/chronicle/sandbox-editor';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import { NonCardPositionFields } from './NonCardPositionFields.tsx';

interface ChosenAndTypedFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Setup;
  readonly change: (board: LaidBoard, name?: string) => void;
  readonly tell: (sentence: string) => void;
  /** From now on the first card that is laid does not say who leads. */
  readonly leaderChosen: () => void;
}

/** Whatever of a position is no card that is pressed: chosen from lists, or typed. */
export default function PositionFields({
  board,
  laid,
  change,
  tell,
  leaderChosen,
}: ChosenAndTypedFieldsProps) {
  const [typing, type] = useState(false);
  const TypedSpots = useLazyComponent(typing, () => import('./CardTextFieldsByPlace.tsx'));
  return (
    <div class="editor" role="group" aria-label={words.title}>
      <p class="how">{words.how}</p>
      <NonCardPositionFields {...{ board, laid, change, leaderChosen }} />
      {cardsAt(laid, 'nowhere').length > 0 && (
        <p>
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              void import('#games/chronicle/board/deal-remaining-cards').then(({ dealRemainingCards }) => {
                change(dealRemainingCards(board, Math.random));
                tell(words.dealt);
              });
            }}
          >
            {words.deal}
          </button>
        </p>
      )}
      <details
        onToggle={({ currentTarget }) => {
          type(currentTarget.open);
        }}
      >
        <summary>{words.typing}</summary>
        {TypedSpots !== null && <TypedSpots board={board} laid={laid} change={change} />}
      </details>
    </div>
  );
}
