import { useRef, useState } from 'preact/hooks';
import { cardsAt, laidOn, put, SPOTS, spotOf, type Spot } from '#games/chronicle/board/edit-position';
import { CARDS, SEATS, type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { CardFace } from '#games/chronicle/table/Card.tsx';
import { words } from '#said/chronicle/sandbox-editor';
import { words as tableWords } from '#said/chronicle/table-and-replay-steps';
import '#widgets/sandbox/position-editor.css';
import type { EditorProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { EditableHand } from '#widgets/sandbox/EditableHand.tsx';
import { useCardDrag } from '#widgets/sandbox/use-card-drag.ts';
import { useMovedCardFocus } from '#widgets/sandbox/use-moved-card-focus.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import './position-editor.css';
import { CardPalette, type Aim } from './CardPalette.tsx';

/** Where a card can be dropped. */
const PLACES = '.allies, .allies-none, .side, .piles, .palette';

/** Sets a position by hand: cards are pressed or dragged to a place, the rest is chosen from lists or typed. */
export function PositionEditor({
  board,
  ready,
  active,
  change,
  tell,
  children,
}: EditorProps<Chronicle, Setup>) {
  const [aimed, setAim] = useState<Aim>({ who: 'p1', seat: 'hand', table: 'discard' });
  const [isLeaderChosen, chooseLeader] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const following = useMovedCardFocus(root);
  const Fields = useLazyComponent(ready && active, () => import('./PositionFields.tsx'));
  const laid = active ? laidOn(board) : null;
  const seats = laid === null ? [] : seatsAt(laid);
  const aim: Aim = aimed.who === 'table' || seats.includes(aimed.who) ? aimed : { ...aimed, who: 'p1' };
  const spot: Spot = aim.who === 'table' ? aim.table : `${aim.seat}-${aim.who}`;
  const putCard = (card: Card, to: Spot) => {
    const next = put(board, card, to, isLeaderChosen);
    following(card);
    change(next);
    tell(words.moved(card, to, cardsAt(laidOn(next), to).length));
  };
  useCardDrag(root, active, PLACES, (name, place) => {
    const card = CARDS.find((one) => one === name);
    if (card !== undefined) putCard(card, spotAt(place));
  });
  const parts = laid !== null && {
    hands: Object.fromEntries(
      seats.map((seat) => [seat, <LaidHand key={seat} seat={seat} laid={laid} spot={spot} put={putCard} />]),
    ),
    palette: (
      <CardPalette
        seats={seats}
        aim={aim}
        setAim={setAim}
        spot={spot}
        spotOf={(card) => spotOf(laid, card)}
        put={putCard}
      />
    ),
    fields: Fields !== null && (
      <Fields
        {...{ board, laid, change, tell }}
        leaderChosen={() => {
          chooseLeader(true);
        }}
      />
    ),
  };
  return <div ref={root}>{children(parts || {})}</div>;
}

interface LaidHandProps {
  readonly seat: Seat;
  readonly laid: ReturnType<typeof laidOn>;
  /** Where a card goes that is pressed. */
  readonly spot: Spot;
  readonly put: (card: Card, to: Spot) => void;
}

function LaidHand({ seat, laid, spot, put }: LaidHandProps) {
  const own = `hand-${seat}` as const;
  const goal = spot === own ? 'nowhere' : spot;
  return (
    <EditableHand
      seat={seat}
      cards={cardsAt(laid, own)}
      words={tableWords.table}
      Face={CardFace}
      name={(card) => words.put(card, own, goal)}
      press={(card) => {
        put(card, goal);
      }}
    />
  );
}

/** The place that something on the page stands for. */
function spotAt(place: HTMLElement): Spot {
  if (place.matches('.piles')) return 'discard';
  const seat = SEATS.find((one) => one === place.closest<HTMLElement>('.side')?.dataset.seat);
  if (seat === undefined) return 'nowhere';
  const where = place.matches('.side') ? 'hand' : 'allies';
  return SPOTS.find((one) => one === `${where}-${seat}`) ?? 'nowhere';
}
