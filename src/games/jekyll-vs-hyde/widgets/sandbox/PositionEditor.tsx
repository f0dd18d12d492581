import { useEffect, useRef, useState } from 'preact/hooks';
import {
  choose,
  nameSuit,
  readyToLay,
  laidOn,
  leadsUnnamed,
  put,
  SPOTS,
  spotOf,
  type Laid,
  type Spot,
} from '#games/jekyll-vs-hyde/board/edit-position';
import { positions, type LaidBoard } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { bySeat, CARDS, SEATS, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { view, type View } from '#games/jekyll-vs-hyde/rules/view';
import { CardFace } from '#games/jekyll-vs-hyde/table/Card.tsx';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { framesOf, shownFrame } from '#replays/board/sandbox-board';
import { words as tableWords } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import type { EditorProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { EditableHand } from '#widgets/sandbox/EditableHand.tsx';
import { useCardDrag } from '#widgets/sandbox/use-card-drag.ts';
import { useLazyComponent } from '#widgets/use-lazy-component.ts';
import '#widgets/sandbox/position-editor.css';
import { useMovedCardFocus } from '#widgets/sandbox/use-moved-card-focus.ts';
import './position-editor.css';
import { CardPalette } from './CardPalette.tsx';
import { NamedSuitPicker } from './NamedSuitPicker.tsx';
import { RankingField } from './RankingField.tsx';

/** Where a card can be dropped. */
const PLACES = '.trick, .side, [data-spot]';

/** Sets a position by hand: cards are pressed or dragged to a place, the rest is chosen from lists or typed. */
export function PositionEditor({
  board,
  ready,
  active,
  change,
  tell,
  children,
}: EditorProps<JekyllVsHyde, Setup>) {
  const [aim, setAim] = useState<Spot>('jekyll');
  const root = useRef<HTMLDivElement>(null);
  const following = useMovedCardFocus(root);
  const Fields = useLazyComponent(ready && active, () => import('./PositionFields.tsx'));
  useTrickLaidOpen(board, active, change);
  const putCard = (card: Card, spot: Spot) => {
    const next = put(board, card, spot);
    following(card);
    change(next);
    tell(words.moved(card, spot, countAt(next, spot)));
  };
  useCardDrag(root, active, PLACES, (name, place) => {
    const card = CARDS.find((one) => one === name);
    const spot = spotAt(place);
    if (card !== undefined && spot !== null) putCard(card, spot);
  });
  const laid = active ? laidOn(board) : null;
  const matchChanceByGap = (on: NonNullable<typeof laid>, card: Card) =>
    spotOf(on, card) === aim ? 'box' : aim;
  const parts = laid !== null && {
    view: viewOf(board, laid),
    hands: bySeat((seat) => (
      <EditableHand
        seat={seat}
        cards={laid.setup.hands[seat].filter((card) => card !== laid.led?.card)}
        words={tableWords.table}
        Face={CardFace}
        name={(card) => words.put(card, seat, matchChanceByGap(laid, card))}
        press={(card) => {
          putCard(card, matchChanceByGap(laid, card));
        }}
      />
    )),
    palette: <Palette {...{ board, laid, aim, setAim, putCard, change }} />,
    fields: Fields !== null && <Fields board={board} laid={laid} change={change} />,
  };
  return <div ref={root}>{children(parts || {})}</div>;
}

interface PaletteProps extends Pick<EditorProps<JekyllVsHyde, Setup>, 'board' | 'change'> {
  readonly laid: Laid;
  readonly aim: Spot;
  readonly setAim: (spot: Spot) => void;
  readonly putCard: (card: Card, spot: Spot) => void;
}

/** All cards, with the ranking beside them, and the suit of a Potion that is led. */
function Palette({ board, laid, aim, setAim, putCard, change }: PaletteProps) {
  return (
    <>
      {laid.led !== null && (
        <NamedSuitPicker
          led={laid.led}
          choose={(suit) => {
            change(nameSuit(board, suit), 'names');
          }}
        />
      )}
      <CardPalette aim={aim} setAim={setAim} spotOf={(card) => spotOf(laid, card)} put={putCard}>
        <RankingField
          laid={laid}
          choose={(choices) => {
            change(choose(board, choices), 'ranking');
          }}
        />
      </CardPalette>
    </>
  );
}

/** A trick that is over cannot be set: what is shown is the table before it was. */
function useTrickLaidOpen(
  board: EditorProps<JekyllVsHyde, Setup>['board'],
  active: boolean,
  change: EditorProps<JekyllVsHyde, Setup>['change'],
): void {
  useEffect(() => {
    const ready = active ? readyToLay(board) : board;
    if (ready !== board) change(ready);
  }, [active]);
}

/** The table with a Potion on it that has named no suit yet; nothing where it lies as it is played. */
function viewOf(board: LaidBoard, { led }: Laid): View | undefined {
  if (!leadsUnnamed(board.tried)) return undefined;
  const { state } = shownFrame(framesOf(positions, board), board.path).position.context;
  return { ...view(state, 'all'), led };
}

function spotAt(place: HTMLElement): Spot | null {
  if (place.matches('.trick')) return 'led';
  const { seat, spot } = place.dataset;
  return SEATS.find((one) => one === seat) ?? SPOTS.find((one) => one === spot) ?? null;
}

/** How many cards lie at a place. */
function countAt(board: LaidBoard, spot: Spot): number {
  const { setup, led } = laidOn(board);
  switch (spot) {
    case 'jekyll':
    case 'hyde':
      return setup.hands[spot].filter((card) => card !== led?.card).length;
    case 'aside':
      return setup.setAside?.length ?? 0;
    case 'led':
    case 'box':
      return 1;
  }
}
