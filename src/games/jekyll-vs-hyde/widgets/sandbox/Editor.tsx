import { SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Board } from '#games/jekyll-vs-hyde/board/board';
import {
  choose,
  laidOn,
  nameSuit,
  putAll,
  spotOf,
  type Spot,
} from '#games/jekyll-vs-hyde/board/edit-position';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { PositionFields } from './PositionFields.tsx';
import { Palette } from './Palette.tsx';
import { TypedCards } from './TypedCards.tsx';

interface EditorProps {
  readonly board: Board;
  readonly aim: Spot;
  readonly setAim: (spot: Spot) => void;
  /** Changes with the same name, one after the other, are undone as one. */
  readonly change: (board: Board, name?: string) => void;
  readonly put: (card: Card, spot: Spot) => void;
  /** What has just been moved, for those who do not see it. */
  readonly said: string;
}

/** Everything that can be set on the table. */
export function Editor({ board, aim, setAim, change, put: putOne, said }: EditorProps) {
  const { edit: words } = sandbox;
  const laid = laidOn(board);
  const hand = (spot: 'jekyll' | 'hyde' | 'aside') =>
    (spot === 'aside' ? (laid.setup.setAside ?? []) : laid.setup.hands[spot]).filter(
      (card) => card !== laid.led?.card,
    );
  return (
    <div class="editor" role="group" aria-label={words.title} id="editor">
      <p class="label">{words.title}</p>
      <p class="how">{words.how}</p>
      <Palette aim={aim} setAim={setAim} spotOf={(card) => spotOf(laid, card)} put={putOne} />
      <p class="visually-hidden" role="status">
        {said}
      </p>
      <PositionFields
        laid={laid}
        choose={(choices) => {
          change(choose(board, choices), Object.keys(choices).join());
        }}
        nameSuit={(suit) => {
          change(nameSuit(board, suit), 'names');
        }}
      />
      <div class="typed">
        {([...SEATS, 'aside'] as const).map((spot) => (
          <TypedCards
            key={spot}
            label={words.typed[spot]}
            cards={hand(spot)}
            put={(cards) => {
              change(putAll(board, cards, spot), `typed ${spot}`);
            }}
          />
        ))}
      </div>
    </div>
  );
}
