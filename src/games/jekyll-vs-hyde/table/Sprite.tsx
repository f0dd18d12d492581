import { CardFaces } from './sprite/CardFaces.tsx';
import { SuitMarks } from './sprite/SuitMarks.tsx';

/**
 * Every shape that cards, tokens and marks refer to. Render it once a page, before the first of them: a card then costs
 * a `<use>` or two. It is clipped away by CSS and not by `display: none`, which would void its pattern.
 */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <SuitMarks />
        <CardFaces />
      </defs>
    </svg>
  );
}
