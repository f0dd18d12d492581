import { isPotion, suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { Flask, SuitMark } from './SuitMark.tsx';
import './card-grid.css';

/** A card in a grid of all: its mark and number, and its name for listeners. */
export function GridCardFace({ card }: { readonly card: Card }) {
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
