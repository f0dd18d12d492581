import { CardSymbols } from './sprite/CardSymbols.tsx';
import { Faces } from './sprite/Faces.tsx';
import { Marks } from './sprite/Marks.tsx';

/**
 * Every shape that cards, tokens and marks refer to. Render it once a page, before the first of them: a face then costs
 * a handful of `<use>` elements. It is clipped away by CSS and not by `display: none`, which would void its pattern.
 */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <Marks />
      <Faces />
      <CardSymbols />
    </svg>
  );
}
