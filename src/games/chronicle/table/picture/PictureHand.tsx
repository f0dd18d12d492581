import type { Seat } from '#games/chronicle/rules/cards';
import type { Shown, View } from '#games/chronicle/rules/view';
import type { PictureWords } from '#games/chronicle/words/picture';
import { cut, slant, widthOf } from '#widgets/picture/text-layout.ts';
import { CardBack, CardFace } from '../Card.tsx';
import { ink } from './picture-style.ts';

/** A card is so much higher than it is wide. */
const TALL = 136 / 96;

interface PictureCardProps {
  readonly card: Shown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A card at its place in a picture, with its face or its back up. */
export function PictureCard({ card, x, y, width }: PictureCardProps) {
  return (
    <svg
      x={x.toFixed(1)}
      y={y.toFixed(1)}
      width={width}
      height={(width * TALL).toFixed(1)}
      viewBox="0 0 96 136"
      data-card={card === '??' ? undefined : card}
    >
      {card === '??' ? <CardBack /> : <CardFace card={card} />}
    </svg>
  );
}

interface PictureHandProps {
  readonly seat: Seat;
  readonly view: View;
  readonly words: PictureWords;
  readonly name: string | undefined;
  /** Where it lies, and how much room there is. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
  /** How wide a card is. */
  readonly width: number;
  readonly size: number;
}

/** A hand with the name of who holds it and the Fame above: the more cards, the more they overlap. */
export function PictureHand({ seat, view, words, name, x, y, room, width, size }: PictureHandProps) {
  const cards = view.hands[seat] ?? [];
  const step = Math.min(width + 6, (room - width) / Math.max(1, cards.length - 1));
  const acts = view.toAct.includes(seat);
  const called = words.seats[seat];
  const fame = '●'.repeat(view.fame[seat] ?? 0);
  const left = room / size - widthOf(called) - widthOf(fame) - (acts ? 2 : 1);
  return (
    <g data-seat={seat}>
      {acts && (
        <path
          fill={ink('link')}
          d={`M${x} ${y - size * 0.62}l${size * 0.5} ${size * 0.3}-${size * 0.5} ${size * 0.3}Z`}
        />
      )}
      <text x={acts ? x + size * 0.8 : x} y={y} font-size={size} fill={ink('ink')}>
        <tspan font-weight="600">{called}</tspan>
        {name !== undefined && left > 2 && (
          <tspan dx={size / 3} font-style={slant(name)} fill={ink('ink-soft')}>
            {cut(name, left)}
          </tspan>
        )}
        {fame !== '' && (
          <tspan dx={size / 3} fill={ink('link')}>
            {fame}
          </tspan>
        )}
      </text>
      {cards.map((card, index) => (
        <PictureCard key={index} card={card} x={x + step * index} y={y + 10} width={width} />
      ))}
      {cards.length === 0 && (
        <text x={x} y={y + 44} font-size={size * 0.85} fill={ink('ink-soft')}>
          {cut(words.noCards(seat), room / (size * 0.85))}
        </text>
      )}
    </g>
  );
}
