import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { HEIGHT } from '#widgets/picture/position-picture-dimensions.ts';
import { CENTRE, LEFT, RIGHT } from '#widgets/picture/table-edges-and-centre.ts';
import { ink } from './picture-style.ts';
import { TALL } from '#widgets/picture/make-card-in-picture.tsx';
import { PictureCard } from './PictureCard.tsx';
import { cut, slant } from '#widgets/picture/text-layout.ts';

interface PictureSeatProps {
  readonly seat: Seat;
  readonly view: View;
  readonly words: PictureWords;
  readonly name: string | undefined;
  readonly atTop: boolean;
}

/** A seat's hand along its edge of the table, with its name and the tricks it has won. */
export function PictureSeat({ seat, view, words, name, atTop }: PictureSeatProps) {
  const cards = view.hands[seat];
  const chosen = view.chosen[seat] ?? [];
  const width = 82;
  const step = (RIGHT - LEFT - width) / 9;
  const first = CENTRE - (step * (cards.length - 1) + width) / 2;
  const y = atTop ? 66 : HEIGHT - 66 - width * TALL;
  const base = atTop ? 49 : HEIGHT - 30;
  const acts = view.toAct.includes(seat);
  const owned = view.owned[seat];
  return (
    <g data-seat={seat}>
      {acts && <path fill={ink('link')} d={`M${LEFT} ${base - 15}l12 7-12 7Z`} />}
      <text x={acts ? LEFT + 20 : LEFT} y={base} font-size="25" fill={ink('ink')}>
        <tspan font-weight="600">{words.seats[seat]}</tspan>
        {name !== undefined && (
          <tspan dx="12" font-style={slant(name)} fill={ink('ink-soft')}>
            {cut(name, 22)}
          </tspan>
        )}
      </text>
      <text x={RIGHT} y={base} font-size="22" text-anchor="end" fill={ink('ink')}>
        {words.tricks(owned)}
      </text>
      <Pile tricks={owned} right={RIGHT - 104} y={base - 19} />
      {cards.map((card, index) => {
        const given = card !== '??' && chosen.includes(card);
        return (
          <PictureCard
            key={index}
            card={card}
            x={first + step * index}
            y={given ? y - 11 : y}
            width={width}
            dim={given}
          />
        );
      })}
      {cards.length === 0 && (
        <text
          x={CENTRE}
          y={y + 66}
          font-size="22"
          font-style={slant(words.noCards(seat))}
          text-anchor="middle"
          fill={ink('ink-soft')}
        >
          {words.noCards(seat)}
        </text>
      )}
    </g>
  );
}

/** Won tricks as a row of small backs. */
function Pile({ tricks, right, y }: { readonly tricks: number; readonly right: number; readonly y: number }) {
  return (
    <>
      {Array.from({ length: tricks }, (_, index) => (
        <rect
          key={index}
          x={right - 15 - index * 12}
          y={y}
          width="15"
          height="21"
          rx="2"
          fill={ink('card-back')}
          stroke={ink('card-paper')}
        />
      ))}
    </>
  );
}
