import { useMemo } from 'preact/hooks';
import { suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { choosable } from '#games/jekyll-vs-hyde/record/enterable-cards';
import { due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { places, type Place } from '#games/jekyll-vs-hyde/record/card-places';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/recorder';
import { words as shared } from '#said/game-recording';
import { CARD_ROWS } from '#games/jekyll-vs-hyde/table/card-grid';
import { GridCardFace } from '#games/jekyll-vs-hyde/table/GridCardFace.tsx';
import { useCardGrid } from '#games/jekyll-vs-hyde/table/use-card-grid';

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
  const { grid, onKeyDown, cell } = useCardGrid(can[0] ?? 'W1');
  return (
    <div class="card-grid" role="group" ref={grid} aria-label={shared.board} onKeyDown={onKeyDown}>
      {CARD_ROWS.map(({ suit, cards }) => (
        <div key={suit} class="grid-row">
          {cards.map((card) => (
            <button
              key={card}
              type="button"
              class="grid-card"
              data-tap={card}
              data-suit={suitOf(card) ?? 'potion'}
              data-place={where[card]}
              aria-disabled={!can.includes(card) && !recording.picked.includes(card)}
              aria-pressed={toggles ? recording.picked.includes(card) : undefined}
              {...cell(card)}
              onClick={() => {
                tap(card);
              }}
            >
              <GridCardFace card={card} />
              <Where place={where[card]} />
            </button>
          ))}
        </div>
      ))}
    </div>
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
