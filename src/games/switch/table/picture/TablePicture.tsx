import type { Card, Seat } from '#games/switch/rules/cards';
import { PLAYERS } from '#games/switch/rules/deal';
import type { View } from '#games/switch/rules/view';
import type { PictureWords } from '#games/switch/words/text-types/picture';
import { makePictureCard } from '#widgets/picture/make-card-in-picture.tsx';
import { LEFT, RIGHT } from '#widgets/picture/table-edges-and-centre.ts';
import { PositionPicture, type PositionPictureTexts } from '#widgets/picture/PositionPicture.tsx';
import { CardBack, CardFace } from '../Card.tsx';
import { CardFaces } from '../sprite/CardFaces.tsx';
import { MARKS } from '../sprite/suit-outlines.ts';
import { ink, STYLE } from './picture-style.ts';

interface TablePictureProps extends PositionPictureTexts<Seat> {
  readonly view: View;
  readonly words: PictureWords;
}

/** So many of the last cards of the stack are shown. */
const LAST = 4;

const PictureCard = makePictureCard<Card>(CardFace, CardBack);

/** A position as one drawing that needs nothing from outside itself. */
export function TablePicture({ view, words, ...texts }: TablePictureProps) {
  return (
    <PositionPicture
      {...texts}
      view={view}
      words={words}
      style={STYLE}
      shapes={<CardFaces />}
      Card={PictureCard}
      acts={(seat) => view.turn === seat}
      fewest={PLAYERS.fewest - 1}
    >
      {view.deck.length > 0 && <PictureCard card="??" x={LEFT} y={228} width={112} />}
      {view.played.slice(-LAST).map((card, index) => (
        <PictureCard key={card} card={card} x={LEFT + 180 + index * 62} y={228} width={112} />
      ))}
      <Match view={view} words={words} />
    </PositionPicture>
  );
}

/** What has to be matched, or as long as a penalty waits, how many cards it is. */
function Match({ view: { top, penalty, winner }, words }: Pick<TablePictureProps, 'view' | 'words'>) {
  if (top === null || winner !== null) return null;
  const { rank, suit } = top;
  const x = RIGHT - 150;
  if (penalty > 0) {
    return (
      <g>
        <rect x={x - 60} y="280" width="120" height="60" rx="30" fill={ink('bad')} />
        <text x={x} y="324" font-size="42" font-weight="600" text-anchor="middle" fill={ink('paper')}>
          +{penalty}
        </text>
      </g>
    );
  }
  return (
    <g>
      <text x={x} y="266" font-size="21" text-anchor="middle" fill={ink('ink-soft')}>
        {words.match}
      </text>
      <text x={x - 36} y="322" font-size="46" class="display" text-anchor="end" fill={ink('ink')}>
        {rank}
      </text>
      <text x={x} y="318" font-size="26" text-anchor="middle" fill={ink('ink')}>
        {words.or}
      </text>
      <svg x={x + 32} y="282" width="46" height="46" viewBox="0 0 48 48" data-suit={suit}>
        <path fill="currentColor" d={MARKS[suit]} />
      </svg>
    </g>
  );
}
