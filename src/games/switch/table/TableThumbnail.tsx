import type { Seat } from '#games/switch/rules/cards';
import type { Shown, View } from '#games/switch/rules/view';
import { TableThumbnail as Sketch } from '#widgets/TableThumbnail.tsx';
import { CardBack, CardFace } from './Card.tsx';

interface TableThumbnailProps {
  readonly view: View;
  /** Who sits at the bottom. */
  readonly below: Seat;
}

/** So many of the last cards of the stack are shown. */
const LAST = 4;

/** A position in little space: the hand of who sits below, that of the next player, and the end of the stack. Decorative. */
export function TableThumbnail({ view, below }: TableThumbnailProps) {
  const next = view.seats.find((seat) => seat !== below);
  return (
    <Sketch
      above={next && cards(view.hands[next])}
      middle={<div data-place="stack">{cards(view.played.slice(-LAST))}</div>}
      below={cards(view.hands[below])}
    />
  );
}

function cards(shown: readonly Shown[] = []) {
  return shown.map((card, index) =>
    card === '??' ? <CardBack key={index} /> : <CardFace key={index} card={card} />,
  );
}
