import { choose, putAll, type Laid } from '#games/jekyll-vs-hyde/board/edit-position';
import type { LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { NonCardPositionFields } from './NonCardPositionFields.tsx';
import { CardsTextField } from '#widgets/sandbox/CardsTextField.tsx';
import { readTyped } from './typed-cards-or-message.ts';

interface ChosenAndTypedFieldsProps {
  readonly board: LaidBoard;
  readonly laid: Laid;
  readonly change: (board: LaidBoard, name?: string) => void;
}

/** Whatever of a position is no card that is pressed: chosen from lists, or typed. */
export default function PositionFields({ board, laid, change }: ChosenAndTypedFieldsProps) {
  const cardsAt = (spot: 'jekyll' | 'hyde' | 'aside') =>
    (spot === 'aside' ? (laid.setup.setAside ?? []) : laid.setup.hands[spot]).filter(
      (card) => card !== laid.led?.card,
    );
  return (
    <div class="editor" role="group" aria-label={words.title}>
      <p class="how">{words.how}</p>
      <NonCardPositionFields
        laid={laid}
        choose={(choices) => {
          change(choose(board, choices), Object.keys(choices).join());
        }}
      />
      <div>
        {([...SEATS, 'aside'] as const).map((spot) => (
          <CardsTextField
            key={spot}
            label={words.typed[spot]}
            hint={words.typedHint}
            cards={cardsAt(spot).join(' ')}
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
