import type { Seat } from '#games/chronicle/rules/cards';
import type { View } from '#games/chronicle/rules/view';
import type { PictureWords } from '#games/chronicle/words/picture';
import { LEFT, RIGHT } from '#widgets/picture/picture-edges.ts';
import { PictureFrame } from '#widgets/picture/PictureFrame.tsx';
import { lines } from '#widgets/picture/text-layout.ts';
import { Shapes } from '../Sprite.tsx';
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
      shapes={<Shapes />}
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
          width={others.length === 2 ? 90 : 66}
          size={others.length < 4 ? 24 : 19}
        />
      ))}
      <path stroke={ink('rule-strong')} d={`M${LEFT} 210H${RIGHT}M${LEFT} 408H${RIGHT}`} />
      <Meeting view={view} words={words} />
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

/** The room for what earns Fame, at the right of the Meeting. */
const SAID = 190;

/** The cards of the Meeting in the order of play, and what earns Fame. */
function Meeting({ view, words }: Pick<PictureProps, 'view' | 'words'>) {
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
