import { useRef, useState } from 'preact/hooks';
import type { Spot } from '#games/chronicle/board/edit-position';
import { CARDS, suitOf, SUITS, type Card, type Seat, type Suit } from '#games/chronicle/rules/cards';
import { SuitMark, seatSign } from '#games/chronicle/table/SuitMark.tsx';
import { CardLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { words } from '#said/chronicle/sandbox-editor';
import { RadioGroupWithDropTargets } from '#widgets/sandbox/RadioGroupWithDropTargets.tsx';
import { PaletteCard } from '#widgets/sandbox/PaletteCard.tsx';

/** Where cards go that are pressed: whose place it is, and which of theirs; of the table another. */
export interface Aim {
  readonly who: Seat | 'table';
  readonly seat: 'hand' | 'allies' | 'meeting';
  readonly table: 'discard' | 'aside';
}

interface CardPaletteProps {
  readonly seats: readonly Seat[];
  readonly aim: Aim;
  readonly setAim: (aim: Aim) => void;
  /** The place that is aimed at. */
  readonly spot: Spot;
  readonly spotOf: (card: Card) => Spot;
  readonly put: (card: Card, spot: Spot) => void;
}

const AT_SEAT = ['hand', 'allies', 'meeting'] as const;
const AT_TABLE = ['discard', 'aside'] as const;
type Row = Suit | 'wild';
const ROWS: readonly Row[] = [...SUITS, 'wild'];
/** So many cards stand side by side. */
const COLUMNS: Readonly<Record<Row, number>> = { love: 5, power: 5, wisdom: 5, wild: 3 };

/** All cards, those of one suit at a time, and the place to which a pressed one goes. */
export function CardPalette({ seats, aim, setAim, spot, spotOf, put }: CardPaletteProps) {
  const [row, setRow] = useState<Row>('love');
  return (
    <>
      <RadioGroupWithDropTargets
        legend={words.whose}
        name="aim-who"
        options={[...seats, 'table'] as const}
        chosen={aim.who}
        choose={(who) => {
          setAim({ ...aim, who });
        }}
        say={words.who}
        draw={(who) => (who === 'table' ? words.table : seatSign(who))}
      />
      <div class="aims-row">
        {aim.who === 'table' ? (
          <RadioGroupWithDropTargets
            key="table"
            legend={words.where}
            name="aim-table"
            options={AT_TABLE}
            chosen={aim.table}
            choose={(table) => {
              setAim({ ...aim, table });
            }}
            say={(place) => words.places[place]}
          />
        ) : (
          <RadioGroupWithDropTargets
            key="seat"
            legend={words.where}
            name="aim-seat"
            options={AT_SEAT}
            chosen={aim.seat}
            choose={(place) => {
              setAim({ ...aim, seat: place });
            }}
            say={(place) => words.places[place]}
          />
        )}
        <RadioGroupWithDropTargets
          legend={words.suit}
          name="palette-suit"
          options={ROWS}
          chosen={row}
          choose={setRow}
          say={(one) => (one === 'wild' ? words.wilds : words.suitName(one))}
          draw={(one) => <SuitMark of={one} />}
        />
      </div>
      <Cards key={row} row={row} spot={spot} spotOf={spotOf} put={put} />
    </>
  );
}

interface CardsProps extends Pick<CardPaletteProps, 'spot' | 'spotOf' | 'put'> {
  readonly row: Row;
}

/** The cards of a suit, or the Wilds. The tab key leads to one of them, arrow keys lead on from there. */
function Cards({ row, spot, spotOf, put }: CardsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const cards = CARDS.filter((card) => (suitOf(card) ?? 'wild') === row);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(at, event.key, cards.length, COLUMNS[row]);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="palette" data-row={row} role="group" aria-label={words.cards} onKeyDown={onKeyDown}>
      <div ref={root}>
        {cards.map((card, index) => {
          const from = spotOf(card);
          const to = from === spot ? 'nowhere' : spot;
          return (
            <PaletteCard
              key={card}
              card={card}
              badge={badgeOf(from)}
              name={words.put(card, from, to)}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => {
                setAt(index);
              }}
              press={() => {
                put(card, to);
              }}
            >
              <CardLabel card={card} />
            </PaletteCard>
          );
        })}
      </div>
    </div>
  );
}

/** As small as it goes, to stand on a card: whose it is, in the hand, among the allies or played. */
function badgeOf(spot: Spot): string {
  switch (spot) {
    case 'nowhere':
      return '';
    case 'discard':
      return '×';
    case 'aside':
      return '–';
    default: {
      const [place, seat] = spot.split('-');
      const sign = (seat ?? '').slice(1);
      return place === 'hand' ? sign : place === 'allies' ? `${sign}+` : `${sign}▲`;
    }
  }
}

/** The place to which a key leads; rows end at the edges. Null for other keys. */
function destination(at: number, key: string, count: number, columns: number): number | null {
  const last = count - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at < columns ? at : at - columns,
    ArrowDown: at + columns > last ? at : at + columns,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), last);
}
