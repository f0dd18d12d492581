import { SUITS } from '#games/switch/rules/cards';
import { CardFaces } from './sprite/CardFaces.tsx';
import { MARKS } from './sprite/suit-outlines.ts';

/**
 * Every shape that cards and suits refer to. Render it once a page, before the first of them: a card then costs three `<use>`. It is
 * clipped away by CSS and not by `display: none`, which would void its pattern.
 */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {SUITS.map((suit) => (
          <symbol key={suit} id={`mark-${suit}`} viewBox="0 0 48 48">
            <path fill="currentColor" d={MARKS[suit]} />
          </symbol>
        ))}
        <CardFaces />
      </defs>
    </svg>
  );
}
