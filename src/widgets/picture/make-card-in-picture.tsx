import type { ComponentType } from 'preact';

/** A card is so much higher than it is wide. */
export const TALL = 136 / 96;

export interface CardAtPlaceProps<Card extends string> {
  readonly card: Card | '??';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly dim?: boolean;
}

/** Makes the component that draws a card of a game at its place in a picture, with its face or its back up. */
export function makePictureCard<Card extends string>(
  Face: ComponentType<{ readonly card: Card }>,
  Back: ComponentType<{ readonly name?: string }>,
): ComponentType<CardAtPlaceProps<Card>> {
  return function PictureCard({ card, x, y, width, dim = false }) {
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
        {card === '??' ? <Back /> : <Face card={card} />}
      </svg>
    );
  };
}
