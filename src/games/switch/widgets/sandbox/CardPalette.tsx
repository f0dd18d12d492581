import { useRef, useState } from 'preact/hooks';
import { cardOf, RANKS, SUITS, type Card, type Suit } from '#games/switch/rules/cards';
import type { Spot } from '#games/switch/board/edit-position';
import { CardLabel } from '#games/switch/table/MoveLabel.tsx';
import { SuitMark } from '#games/switch/table/SuitMark.tsx';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/sandbox-editor';
import { RadioGroupWithDropTargets } from '#widgets/sandbox/RadioGroupWithDropTargets.tsx';
import { PaletteCard } from '#widgets/sandbox/PaletteCard.tsx';

interface CardPaletteProps {
  /** The places to which a pressed card can go, but for the deck. */
  readonly spots: readonly Spot[];
  readonly aim: Spot;
  readonly setAim: (spot: Spot) => void;
  readonly spotOf: (card: Card) => Spot;
  readonly put: (card: Card, spot: Spot) => void;
}

/** As many cards stand in a row as a thumb can tell apart on the smallest phone. */
const COLUMNS = 7;
/** As small as it goes: to stand on a card, and for a place where there are many. */
const BADGES: Readonly<Record<Spot, string>> = {
  p1: '1',
  p2: '2',
  p3: '3',
  p4: '4',
  p5: '5',
  p6: '6',
  stack: '▲',
  deck: '',
};
/** With more places than these, each is called by as little as it takes. */
const SPELLED_OUT = 4;

/**
 * All cards, those of one suit at a time, and the place to which a pressed one goes. What is dragged elsewhere with a finger or a mouse
 * is pressed here by who uses neither.
 */
export function CardPalette({ spots, aim, setAim, spotOf, put }: CardPaletteProps) {
  const [suit, setSuit] = useState<Suit>('spades');
  return (
    <>
      <RadioGroupWithDropTargets
        legend={words.where}
        name="aim"
        drops
        options={spots}
        chosen={aim}
        choose={setAim}
        say={words.spot}
        draw={(spot) => (spots.length > SPELLED_OUT ? BADGES[spot] : words.spot(spot))}
      />
      <RadioGroupWithDropTargets
        legend={words.suit}
        name="palette-suit"
        options={SUITS}
        chosen={suit}
        choose={setSuit}
        say={(one) => game.suits[one]}
        draw={(one) => <SuitMark suit={one} />}
      />
      <Cards suit={suit} aim={aim} spotOf={spotOf} put={put} />
    </>
  );
}

interface CardsProps extends Pick<CardPaletteProps, 'aim' | 'spotOf' | 'put'> {
  readonly suit: Suit;
}

/** The cards of a suit. The tab key leads to one of them, arrow keys lead on from there. */
function Cards({ suit, aim, spotOf, put }: CardsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(at, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="palette" role="group" aria-label={words.cards} data-spot="deck" onKeyDown={onKeyDown}>
      <div ref={row}>
        {RANKS.map((rank, index) => {
          const card = cardOf(rank, suit);
          const from = spotOf(card);
          const to = from === aim ? 'deck' : aim;
          return (
            <PaletteCard
              key={card}
              card={card}
              badge={BADGES[from]}
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

/** The place to which a key leads; rows end at the edges. Null for other keys. */
function destination(at: number, key: string): number | null {
  const last = RANKS.length - 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at < COLUMNS ? at : at - COLUMNS,
    ArrowDown: at + COLUMNS > last ? at : at + COLUMNS,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), last);
}
