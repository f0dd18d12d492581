import type { ComponentChildren } from 'preact';
import { SUITS, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';

interface SuitButtonsProps {
  readonly label: string;
  /** The suit that is chosen, where one is. */
  readonly chosen?: Suit;
  readonly press: (suit: Suit) => void;
  /** What else can be pressed beside them. */
  readonly children?: ComponentChildren;
}

/** The three suits to press. */
export function SuitButtons({ label, chosen, press, children }: SuitButtonsProps) {
  return (
    <div class="suit-buttons" role="group" aria-label={label}>
      <p class="label" aria-hidden="true">
        {label}
      </p>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="button"
          aria-pressed={chosen === undefined ? undefined : suit === chosen}
          onClick={() => {
            press(suit);
          }}
        >
          <SuitMark suit={suit} /> {game.suits[suit]}
        </button>
      ))}
      {children}
    </div>
  );
}
