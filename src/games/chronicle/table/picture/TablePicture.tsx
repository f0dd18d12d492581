import type { Card, Seat } from '#games/chronicle/rules/cards';
import { PLAYERS } from '#games/chronicle/rules/deal';
import type { View } from '#games/chronicle/rules/view';
import type { PictureWords } from '#games/chronicle/words/text-types/picture';
import { makePictureCard } from '#widgets/picture/make-card-in-picture.tsx';
import { LEFT, RIGHT } from '#widgets/picture/table-edges-and-centre.ts';
import { PositionPicture, type PositionPictureTexts } from '#widgets/picture/PositionPicture.tsx';
import { lines } from '#widgets/picture/text-layout.ts';
import { CardBack, CardFace } from '../Card.tsx';
import { Shapes } from '../Sprite.tsx';
import { ink, STYLE } from './picture-style.ts';

interface TablePictureProps extends PositionPictureTexts<Seat> {
  readonly view: View;
  readonly words: PictureWords;
}

const PictureCard = makePictureCard<Card>(CardFace, CardBack);

/** A position as one drawing that needs nothing from outside itself: Fame stands behind the name of who has it. */
export function TablePicture({ view, words, ...texts }: TablePictureProps) {
  return (
    <PositionPicture
      {...texts}
      view={view}
      words={words}
      style={STYLE}
      shapes={<Shapes />}
      Card={PictureCard}
      acts={(seat) => view.toAct.includes(seat)}
      signs={(seat) => '●'.repeat(view.fame[seat] ?? 0)}
      fewest={PLAYERS.fewest - 1}
    >
      <Meeting view={view} words={words} />
    </PositionPicture>
  );
}

/** The room for what earns Fame, at the right of the Meeting. */
const SAID = 190;

/** The cards of the Meeting in the order of play, and what earns Fame. */
function Meeting({ view, words }: Pick<TablePictureProps, 'view' | 'words'>) {
  const width = 112;
  const step = Math.min(width + 8, (RIGHT - LEFT - SAID - width) / Math.max(1, view.laid.length - 1));
  return (
    <g>
      {view.laid.map(({ card, down }, index) => (
        <PictureCard key={index} card={down ? '??' : card} x={LEFT + step * index} y={228} width={width} />
      ))}
      {lines(words.conditions(view), (SAID - 20) / 22, 5).map((line, index) => (
        <text key={index} x={RIGHT} y={262 + 27 * index} font-size="22" text-anchor="end" fill={ink('ink')}>
          {line}
        </text>
      ))}
    </g>
  );
}
