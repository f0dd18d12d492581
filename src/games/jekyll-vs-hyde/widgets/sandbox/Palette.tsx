import { useRef, useState } from 'preact/hooks';
import { type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { SPOTS, type Spot } from '#games/jekyll-vs-hyde/board/edit-position';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { CARD_ROWS, neighbour } from '#games/jekyll-vs-hyde/table/card-grid';
import { CardLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';

interface PaletteProps {
  readonly aim: Spot;
  readonly setAim: (spot: Spot) => void;
  readonly spotOf: (card: Card) => Spot;
  readonly put: (card: Card, spot: Spot) => void;
}

/**
 * All 25 cards, and the place to which a pressed one goes. What is dragged elsewhere with a finger or a mouse is pressed here
 * by who uses neither.
 * The tab key leads to one of them, arrow keys lead on from there.
 */
export function Palette({ aim, setAim, spotOf, put }: PaletteProps) {
  const { edit: words } = sandbox;
  const grid = useRef<HTMLDivElement>(null);
  const [at, choose] = useState<Card>('W1');
  const onKeyDown = (event: KeyboardEvent) => {
    const next = neighbour(at, event.key);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-card="${next}"]`)?.focus();
  };
  return (
    <>
      <Aims aim={aim} setAim={setAim} />
      <div
        class="palette"
        role="group"
        aria-label={words.cards}
        data-spot="box"
        ref={grid}
        onKeyDown={onKeyDown}
      >
        {CARD_ROWS.map(({ suit, cards }) => (
          <div key={suit} class="palette-row" role="group" aria-label={words.suitOf(suit)}>
            {cards.map((card) => {
              const from = spotOf(card);
              const to = from === aim ? 'box' : aim;
              return (
                <button
                  key={card}
                  type="button"
                  data-card={card}
                  data-lies={from}
                  tabIndex={card === at ? 0 : -1}
                  onFocus={() => {
                    choose(card);
                  }}
                  onClick={() => {
                    put(card, to);
                  }}
                >
                  <span aria-hidden="true">
                    <CardLabel card={card} />
                    <span class="badge">{words.badges[from]}</span>
                  </span>
                  <span class="visually-hidden">{words.put(card, from, to)}</span>
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** The places to which a pressed card can go, one of them chosen. */
function Aims({ aim, setAim }: Pick<PaletteProps, 'aim' | 'setAim'>) {
  const { edit: words } = sandbox;
  return (
    <fieldset class="aims">
      <legend>{words.where}</legend>
      {SPOTS.filter((spot) => spot !== 'box').map((spot) => (
        <label key={spot} data-spot={spot}>
          <input
            type="radio"
            name="aim"
            checked={spot === aim}
            onChange={() => {
              setAim(spot);
            }}
          />
          <span>{words.spots[spot]}</span>
        </label>
      ))}
    </fieldset>
  );
}
