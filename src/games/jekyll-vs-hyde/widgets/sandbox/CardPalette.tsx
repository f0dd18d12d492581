import type { ComponentChildren } from 'preact';
import { type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { SPOTS, type Spot } from '#games/jekyll-vs-hyde/board/edit-position';
import { words } from '#said/jekyll-vs-hyde/sandbox-editor';
import { CARD_ROWS } from '#games/jekyll-vs-hyde/table/card-grid';
import { CardLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { useCardGrid } from '#games/jekyll-vs-hyde/table/use-card-grid';
import { RadioGroupWithDropTargets } from '#widgets/sandbox/RadioGroupWithDropTargets.tsx';
import { PaletteCard } from '#widgets/sandbox/PaletteCard.tsx';

/** Where a pressed card can go: what is taken back goes to the box. */
const AIMS = SPOTS.filter((spot) => spot !== 'box');

interface CardPaletteProps {
  readonly aim: Spot;
  readonly setAim: (spot: Spot) => void;
  readonly spotOf: (card: Card) => Spot;
  readonly put: (card: Card, spot: Spot) => void;
  /** Stands in the room that the four Potions leave in their row. */
  readonly children: ComponentChildren;
}

/**
 * All 25 cards, and the place to which a pressed one goes. What is dragged elsewhere with a finger or a mouse is pressed here
 * by who uses neither.
 * The tab key leads to one of them, arrow keys lead on from there.
 */
export function CardPalette({ aim, setAim, spotOf, put, children }: CardPaletteProps) {
  const { grid, onKeyDown, cell } = useCardGrid('W1');
  return (
    <>
      <RadioGroupWithDropTargets
        legend={words.where}
        name="aim"
        drops
        options={AIMS}
        chosen={aim}
        choose={setAim}
        say={(spot) => words.spots[spot]}
      />
      <div class="palette-beside-ranking">
        <div
          class="palette"
          role="group"
          aria-label={words.cards}
          data-spot="box"
          ref={grid}
          onKeyDown={onKeyDown}
        >
          {CARD_ROWS.map(({ suit, cards }) => (
            <div key={suit} role="group" aria-label={words.suitOf(suit)}>
              {cards.map((card) => {
                const from = spotOf(card);
                const to = from === aim ? 'box' : aim;
                return (
                  <PaletteCard
                    key={card}
                    card={card}
                    badge={words.badges[from]}
                    name={words.put(card, from, to)}
                    {...cell(card)}
                    press={() => {
                      put(card, to);
                    }}
                  >
                    <CardLabel card={card} />
                  </PaletteCard>
                );
              })}
            </div>
          ))}
        </div>
        {children}
      </div>
    </>
  );
}
