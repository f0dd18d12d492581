import { useMemo, useRef, useState } from 'preact/hooks';
import { isPotion, suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { choosable } from '#games/jekyll-vs-hyde/record/record-choices';
import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { places, type Place } from '#games/jekyll-vs-hyde/record/card-places';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/record';
import { CARD_ROWS, neighbour } from '#games/jekyll-vs-hyde/table/card-grid';
import { Flask, SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';

interface CardGridProps {
  readonly recording: Recording;
  readonly tap: (card: Card) => void;
}

/**
 * All 25 cards, always in the same places. The tab key leads to one of them, arrow keys lead on from there. A card that
 * cannot come now can be tapped all the same, and the reason is given.
 */
export function CardGrid({ recording, tap }: CardGridProps) {
  const can = useMemo(() => choosable(recording), [recording]);
  const where = useMemo(() => places(recording), [recording]);
  const { type } = due(recording);
  const toggles = type === 'deal' || type === 'give' || type === 'name';
  const grid = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<Card | null>(null);
  const at = chosen ?? can[0] ?? 'W1';
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(at, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
    grid.current?.querySelector<HTMLElement>(`[data-tap="${next}"]`)?.focus();
  };
  return (
    <div class="card-grid" role="group" ref={grid} aria-label={words.board} onKeyDown={onKeyDown}>
      {CARD_ROWS.map(({ suit, cards }) => (
        <div key={suit} class="card-row">
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              class="grid-card"
              data-tap={card}
              data-suit={suitOf(card) ?? 'potion'}
              data-place={where[card]}
              tabIndex={card === at ? 0 : -1}
              aria-disabled={!can.includes(card) && !recording.picked.includes(card)}
              aria-pressed={toggles ? recording.picked.includes(card) : undefined}
              onFocus={() => {
                choose(card);
              }}
              onClick={() => {
                tap(card);
              }}
            >
              <Face card={card} />
              <Where place={where[card]} />
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

function Face({ card }: { readonly card: Card }) {
  const suit = suitOf(card);
  return (
    <>
      <span class="grid-face" aria-hidden="true">
        {suit === null ? <Flask /> : <SuitMark suit={suit} />}
        {isPotion(card) ? card : valueOf(card)}
      </span>
      <span class="visually-hidden">{game.card(card)}</span>
    </>
  );
}

/** The first letter of a seat for the eye, and a word for listeners. */
function Where({ place }: { readonly place: Place }) {
  if (place === 'unknown') return null;
  const isSeat = place === 'jekyll' || place === 'hyde';
  return (
    <>
      {isSeat && (
        <span class="grid-seat" aria-hidden="true">
          {game.seats[place].charAt(0)}
        </span>
      )}
      <span class="visually-hidden">{punctuation.aside('', words.places[place])}</span>
    </>
  );
}
