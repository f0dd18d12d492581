import { rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import { SIGN_NAMES, SIGN_POSITIONS, type SignName } from './sprite/effect-sign-positions.ts';

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
  const sign = signOf(card);
  const { y, size } = SIGN_POSITIONS[suit];
  return (
    <svg class="card-face" data-suit={suit} viewBox="0 0 96 136" {...called(name)}>
      <use href={`#face-${suit}`} />
      <use href={`#rank-${rankOf(card)}`} />
      {sign !== null && <use href={`#sign-${sign}`} transform={`translate(55 ${y}) scale(${size})`} />}
    </svg>
  );
}

/** The back. */
export function CardBack({ name }: NamedProps) {
  return (
    <svg class="card-back" viewBox="0 0 96 136" {...called(name)}>
      <use href="#lattice-back" />
    </svg>
  );
}

/** What is cut into the emblem of a card; null where it is plain. */
function signOf(card: Card): SignName | null {
  return SIGN_NAMES.find((name) => name === card || name === rankOf(card)) ?? null;
}

function called(name: string | undefined) {
  return name === undefined
    ? ({ 'aria-hidden': 'true' } as const)
    : ({ role: 'img', 'aria-label': name } as const);
}
