import type { Seat } from '#games/chronicle/rules/cards';
import type { Shown, View } from '#games/chronicle/rules/view';
import { TableThumbnail as Sketch } from '#widgets/TableThumbnail.tsx';
import { CardBack, CardFace } from './Card.tsx';

interface TableThumbnailProps {
  readonly view: View;
  /** Who sits at the bottom. */
  readonly below: Seat;
}

/** A position in little space: the hand of who sits below, that of the next player, and the Meeting. Decorative. */
export function TableThumbnail({ view, below }: TableThumbnailProps) {
  const next = view.seats.find((seat) => seat !== below);
  const laid = view.laid.map(({ card, down }) => (down ? '??' : card));
  return (
    <Sketch
      above={next && cards(view.hands[next])}
      middle={<div data-place="meeting">{cards(laid)}</div>}
      below={cards(view.hands[below])}
    />
  );
}

function cards(shown: readonly Shown[] = []) {
  return shown.map((card, index) =>
    card === '??' ? <CardBack key={index} /> : <CardFace key={index} card={card} />,
  );
}
