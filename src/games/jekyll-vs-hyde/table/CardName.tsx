import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { CardLabel } from './MoveLabel.tsx';
import { SuitMark } from './SuitMark.tsx';

interface CardNameProps {
  readonly card: Card;
  /** The suit that it names, where it is a Potion that is led. */
  readonly names?: Suit | null;
}

/** A card in a line of text: its mark and number for the eye, its name for the ear. */
export function CardName({ card, names = null }: CardNameProps) {
  return (
    <span class="card-name">
      <span aria-hidden="true">
        <CardLabel card={card} />
        {names !== null && (
          <>
            {' → '}
            <SuitMark suit={names} />
          </>
        )}
      </span>
      <span class="visually-hidden">
        {names === null ? game.card(card) : punctuation.aside(game.card(card), game.suits[names])}
      </span>
    </span>
  );
}

/** Cards one after the other, as a list. */
export function CardNames({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <ul class="card-names">
      {cards.map((card) => (
        <li key={card}>
          <CardName card={card} />
        </li>
      ))}
    </ul>
  );
}
