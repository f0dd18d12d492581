import { useRef, useState } from 'preact/hooks';
import { cardsAt, laidOn, put, spotOf, type Spot } from '#games/switch/board/edit-position';
import { CARDS, SEATS, type Card } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { seatsAt } from '#games/switch/rules/turn-order';
import { CardFace } from '#games/switch/table/Card.tsx';
import { words } from '#said/switch/sandbox-editor';
import { words as tableWords } from '#said/switch/table-and-replay-steps';
import '#widgets/sandbox/position-editor.css';
import type { EditorProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { EditableHand } from '#widgets/sandbox/EditableHand.tsx';
import { useCardDrag } from '#widgets/sandbox/use-card-drag.ts';
import { useMovedCardFocus } from '#widgets/sandbox/use-moved-card-focus.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import './position-editor.css';
import { CardPalette } from './CardPalette.tsx';

/** Where a card can be dropped. */
const PLACES = '.stack, .deck, .side, [data-spot]';

/** Sets a position by hand: cards are pressed or dragged to a place, the rest is chosen from lists or typed. */
export function PositionEditor({ board, ready, active, change, tell, children }: EditorProps<Switch, Setup>) {
  const [aimed, setAim] = useState<Spot>('p1');
  const root = useRef<HTMLDivElement>(null);
  const following = useMovedCardFocus(root);
  const Fields = useLazyComponent(ready && active, () => import('./PositionFields.tsx'));
  const laid = active ? laidOn(board) : null;
  const seats = laid === null ? [] : seatsAt(laid);
  const aim = aimed === 'stack' || seats.some((seat) => seat === aimed) ? aimed : 'p1';
  const putCard = (card: Card, spot: Spot) => {
    const next = put(board, card, spot);
    following(card);
    change(next);
    tell(words.moved(card, spot, cardsAt(laidOn(next), spot).length));
  };
  useCardDrag(root, active, PLACES, (name, place) => {
    const card = CARDS.find((one) => one === name);
    const spot = spotAt(place);
    if (card !== undefined && spot !== null) putCard(card, spot);
  });
  const parts = laid !== null && {
    hands: Object.fromEntries(
      seats.map((seat) => {
        const goal = aim === seat ? 'deck' : aim;
        const hand = (
          <EditableHand
            key={seat}
            seat={seat}
            cards={cardsAt(laid, seat)}
            words={tableWords.table}
            Face={CardFace}
            name={(card) => words.put(card, seat, goal)}
            press={(card) => {
              putCard(card, goal);
            }}
          />
        );
        return [seat, hand];
      }),
    ),
    palette: (
      <CardPalette
        spots={[...seats, 'stack']}
        aim={aim}
        setAim={setAim}
        spotOf={(card) => spotOf(laid, card)}
        put={putCard}
      />
    ),
    fields: Fields !== null && <Fields board={board} laid={laid} change={change} tell={tell} />,
  };
  return <div ref={root}>{children(parts || {})}</div>;
}

function spotAt(place: HTMLElement): Spot | null {
  if (place.matches('.stack')) return 'stack';
  if (place.matches('.deck')) return 'deck';
  const { seat, spot } = place.dataset;
  const spots: readonly Spot[] = [...SEATS, 'stack', 'deck'];
  return spots.find((one) => one === (seat ?? spot)) ?? null;
}
