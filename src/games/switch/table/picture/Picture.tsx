import type { Seat } from '#games/switch/rules/cards';
import type { View } from '#games/switch/rules/view';
import type { PictureWords } from '#games/switch/words/picture';
import { LEFT, RIGHT } from '#widgets/picture/picture-edges.ts';
import { PictureFrame } from '#widgets/picture/PictureFrame.tsx';
import { MARKS } from '../sprite/suit-outlines.ts';
import { CardFaces } from '../sprite/CardFaces.tsx';
import { ink, STYLE } from './picture-style.ts';
import { PictureCard, PictureHand } from './PictureHand.tsx';

export interface PictureProps {
  readonly view: View;
  readonly words: PictureWords;
  readonly title: string;
  /** Empty: nothing besides the game. */
  readonly kind: string;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Who sits at the bottom; the first seat where nothing is said. */
  readonly below?: Seat | undefined;
}

/** So many of the last cards of the stack are shown. */
const LAST = 4;

/** A position as one drawing that needs nothing from outside itself. */
export function Picture({ view, words, title, kind, players, below }: PictureProps) {
  const { seats } = view;
  const lower = below !== undefined && seats.includes(below) ? below : seats[0];
  const from = lower === undefined ? 0 : seats.indexOf(lower) + 1;
  const others = [...seats.slice(from), ...seats.slice(0, Math.max(0, from - 1))];
  const room = (RIGHT - LEFT - 20 * (others.length - 1)) / Math.max(1, others.length);
  const hand = { view, words };
  return (
    <PictureFrame
      caption={words.caption([title, words.where(view), words.turn(view)])}
      description={words.description(view)}
      style={STYLE}
      shapes={<CardFaces />}
      title={title}
      about={[
        words.game,
        kind,
        words.where(view),
        ...(view.viewer === 'all' ? [] : [words.seenBy(view.viewer)]),
      ]}
      turn={words.turn(view)}
      unofficial={words.unofficial}
    >
      {others.map((seat, index) => (
        <PictureHand
          key={seat}
          {...hand}
          seat={seat}
          name={players[seat]}
          x={LEFT + index * (room + 20)}
          y={54}
          room={room}
          width={others.length === 1 ? 90 : 66}
          size={others.length < 4 ? 24 : 19}
        />
      ))}
      <path stroke={ink('rule-strong')} d={`M${LEFT} 210H${RIGHT}M${LEFT} 408H${RIGHT}`} />
      {view.deck.length > 0 && <PictureCard card="??" x={LEFT} y={228} width={112} />}
      {view.played.slice(-LAST).map((card, index) => (
        <PictureCard key={card} card={card} x={LEFT + 180 + index * 62} y={228} width={112} />
      ))}
      <Match view={view} words={words} />
      {lower !== undefined && (
        <PictureHand
          {...hand}
          seat={lower}
          name={players[lower]}
          x={LEFT}
          y={446}
          room={RIGHT - LEFT}
          width={100}
          size={25}
        />
      )}
    </PictureFrame>
  );
}

/** What has to be matched, or as long as a penalty waits, how many cards it is. */
function Match({ view: { top, penalty, winner }, words }: Pick<PictureProps, 'view' | 'words'>) {
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
