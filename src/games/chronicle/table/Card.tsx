import { isEvil, isWild, kindOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import { words as game } from '#said/chronicle/names';
import { inkOf } from './SuitMark.tsx';

interface NamedProps {
  /** What it is called for those who do not see it; none where a text beside it says so. */
  readonly name?: string | undefined;
}

interface CardFaceProps extends NamedProps {
  readonly card: Card;
}

/** The face of a card, drawn from the `Sprite` of the page. It fills the width it is given. */
export function CardFace({ card, name }: CardFaceProps) {
  const suit = suitOf(card);
  return (
    <svg class="card-face" data-suit={inkOf(card)} viewBox="0 0 96 136" {...called(name)}>
      <use href={`#face-${suit ?? card}`} />
      {suit !== null && <use href={`#value-${kindOf(card)}`} />}
      {isEvil(card) && <use href="#evil" />}
    </svg>
  );
}

/** The back. */
export function CardBack({ name }: NamedProps) {
  return (
    <svg class="card-back" viewBox="0 0 96 136" {...called(name)}>
      <use href="#book-back" />
    </svg>
  );
}

function called(name: string | undefined) {
  return name === undefined
    ? ({ 'aria-hidden': 'true' } as const)
    : ({ role: 'img', 'aria-label': name } as const);
}

/** The name of a Wild, over the card: its figure alone names nobody. Nothing on a card of a suit. */
export function WildName({ card }: { readonly card: Card }) {
  if (!isWild(card)) return null;
  return (
    <span class="wild-name" aria-hidden="true">
      {game.kinds[kindOf(card)]}
    </span>
  );
}
