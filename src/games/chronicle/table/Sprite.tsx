import { SUITS, WILDS } from '#games/chronicle/rules/cards';
import { CardFaces } from './sprite/CardFaces.tsx';
import { EVIL_MARK, MARKS, WILD_MARK } from './sprite/suit-outlines.ts';
import { WILD_FIGURES } from './sprite/wild-figures.ts';

const SHAPES = { ...MARKS, wild: WILD_MARK, evil: EVIL_MARK };

/**
 * Every shape that cards and marks refer to. Render it once a page, before the first of them: a card then costs a few `<use>`. It is
 * clipped away by CSS and not by `display: none`, which would void its pattern.
 */
export function Sprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {([...SUITS, 'wild', 'evil'] as const).map((name) => (
          <symbol key={name} id={`mark-${name}`} viewBox="0 0 48 48">
            <path fill="currentColor" fill-rule="evenodd" d={SHAPES[name]} />
          </symbol>
        ))}
        <Shapes />
      </defs>
    </svg>
  );
}

/** The shapes of the cards alone, for what stands in a `<defs>` of its own. */
export function Shapes() {
  return (
    <>
      {WILDS.map((wild) => (
        <symbol key={wild} id={`mark-${wild}`} viewBox="0 0 100 100">
          <path fill="currentColor" fill-rule="evenodd" d={WILD_FIGURES[wild]} />
        </symbol>
      ))}
      <CardFaces />
    </>
  );
}
