import type { Shown } from '#games/jekyll-vs-hyde/rules/view';
import { CardBack, CardFace } from '../Card.tsx';

/** A card is so much higher than it is wide. */
export const TALL = 136 / 96;

interface PictureCardProps {
  readonly card: Shown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly dim?: boolean;
}

/** A card at its place in a picture, with its face or its back up. */
export function PictureCard({ card, x, y, width, dim = false }: PictureCardProps) {
  return (
    <svg
      x={x.toFixed(1)}
      y={y.toFixed(1)}
      width={width}
      height={(width * TALL).toFixed(1)}
      viewBox="0 0 96 136"
      opacity={dim ? 0.55 : undefined}
      data-card={card === '??' ? undefined : card}
    >
      {card === '??' ? <CardBack /> : <CardFace card={card} />}
    </svg>
  );
}
