import { useMemo } from 'preact/hooks';
import { CARDS, SUITS, rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import { placeOf, type Place } from '#games/switch/record/record-contradiction';
import { choosable } from '#games/switch/record/enter-into-record';
import { due, seatsOf, type Recording } from '#games/switch/record/next-record-entry';
import { handSize } from '#games/switch/rules/deal';
import { SuitMark } from '#games/switch/table/SuitMark.tsx';
import { words as shared } from '#said/recording';
import { words as game } from '#said/switch/game';
import { words } from '#said/switch/recorder';
import { punctuation } from '#said/punctuation';
import { useCardRows } from '#widgets/use-card-rows.ts';

interface CardGridProps {
  readonly recording: Recording;
  readonly tap: (card: Card) => void;
}

const ROWS = SUITS.map((suit) => CARDS.filter((card) => suitOf(card) === suit));

/**
 * All 52 cards, always in the same places. The tab key leads to one of them, arrow keys lead on from there. A card that
 * cannot come now can be tapped all the same, and the reason is given.
 */
export function CardGrid({ recording, tap }: CardGridProps) {
  const can = useMemo(() => choosable(recording), [recording]);
  const { grid, onKeyDown, cell } = useCardRows(ROWS, can[0] ?? '2C');
  const { picked } = recording;
  return (
    <div class="card-grid" role="group" ref={grid} aria-label={shared.board} onKeyDown={onKeyDown}>
      {ROWS.map((cards, index) => (
        <div key={SUITS[index]} class="grid-row" data-suit={SUITS[index]}>
          {cards.map((card) => {
            const place = placeIn(recording, card);
            return (
              <button
                key={card}
                type="button"
                class="grid-card"
                data-tap={card}
                data-place={place}
                aria-disabled={!can.includes(card) && !picked.includes(card)}
                aria-pressed={picked.includes(card)}
                {...cell(card)}
                onClick={() => {
                  tap(card);
                }}
              >
                <span class="grid-face" aria-hidden="true">
                  {rankOf(card)}
                  <SuitMark suit={suitOf(card)} />
                </span>
                <span class="visually-hidden">{game.cardName(card)}</span>
                <Where place={place} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Where a card is known to be; while hands are entered, in which of them it is. */
function placeIn(recording: Recording, card: Card): Place {
  const next = due(recording);
  if (next.type !== 'deal' && next.type !== 'turn-up') return placeOf(recording, card);
  const at = recording.picked.indexOf(card);
  if (at < 0) return 'unknown';
  return seatsOf(recording).open[Math.floor(at / handSize(recording.seats))] ?? 'deck';
}

/** The number of a seat for the eye, and words for listeners. */
function Where({ place }: { readonly place: Place }) {
  if (place === 'unknown') return null;
  const isSeat = place !== 'deck' && place !== 'played';
  return (
    <>
      {isSeat && (
        <span class="grid-seat" aria-hidden="true">
          {place.slice(1)}
        </span>
      )}
      <span class="visually-hidden">{punctuation.aside('', words.places(place))}</span>
    </>
  );
}
