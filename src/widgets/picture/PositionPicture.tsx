import type { ComponentChildren, ComponentType } from 'preact';
import type { PictureWords } from '#words/text-types/picture';
import type { CardAtPlaceProps } from './make-card-in-picture.tsx';
import { LEFT, RIGHT } from './table-edges-and-centre.ts';
import { inksOf } from './picture-style.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { cut, slant, widthOf } from './text-layout.ts';

/** What is seen of a table with any number of seats. */
interface SeatsView<Seat extends string, Card extends string> {
  readonly seats: readonly Seat[];
  readonly viewer: Seat | 'all';
  readonly hands: Readonly<Partial<Record<Seat, readonly (Card | '??')[]>>>;
}

export interface PositionPictureTexts<Seat extends string> {
  readonly title: string;
  /** Empty: nothing besides the game. */
  readonly kind: string;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Who sits at the bottom; the first seat where nothing is said. */
  readonly below?: Seat | undefined;
}

interface PositionPictureProps<
  Seat extends string,
  Card extends string,
  View extends SeatsView<Seat, Card>,
> extends PositionPictureTexts<Seat> {
  readonly view: View;
  readonly words: Omit<PictureWords<Seat, View>, 'kinds'>;
  /** What stands in its `<style>`, and the shapes that the cards refer to. */
  readonly style: string;
  readonly shapes: ComponentChildren;
  readonly Card: ComponentType<CardAtPlaceProps<Card>>;
  readonly acts: (seat: Seat) => boolean;
  /** What a seat has earned, as signs behind its name. */
  readonly signs?: (seat: Seat) => string;
  /** How many sit above where the table is smallest: then their cards are larger. */
  readonly fewest: number;
  /** What lies between them. */
  readonly children: ComponentChildren;
}

/** A position as one drawing: the other hands side by side above, the lower hand below, and between them the table. */
export function PositionPicture<
  Seat extends string,
  Card extends string,
  View extends SeatsView<Seat, Card>,
>({ view, words, style, shapes, children, ...props }: PositionPictureProps<Seat, Card, View>) {
  const { title, kind, below, fewest } = props;
  const { seats } = view;
  const lower = below !== undefined && seats.includes(below) ? below : seats[0];
  const from = lower === undefined ? 0 : seats.indexOf(lower) + 1;
  const others = [...seats.slice(from), ...seats.slice(0, Math.max(0, from - 1))];
  const room = (RIGHT - LEFT - 20 * (others.length - 1)) / Math.max(1, others.length);
  const hand = (seat: Seat) => handOf(seat, { view, words, ...props });
  return (
    <PictureFrame
      caption={words.caption([title, words.where(view), words.turn(view)])}
      description={words.description(view)}
      style={style}
      shapes={shapes}
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
          {...hand(seat)}
          x={LEFT + index * (room + 20)}
          y={54}
          room={room}
          width={others.length === fewest ? 90 : 66}
          size={others.length < 4 ? 24 : 19}
        />
      ))}
      <path stroke={ink('rule-strong')} d={`M${LEFT} 210H${RIGHT}M${LEFT} 408H${RIGHT}`} />
      {children}
      {lower !== undefined && (
        <PictureHand {...hand(lower)} x={LEFT} y={446} room={RIGHT - LEFT} width={100} size={25} />
      )}
    </PictureFrame>
  );
}

const ink = inksOf();

/** What a picture draws and says of a hand, wherever it lies. */
function handOf<Seat extends string, Card extends string, View extends SeatsView<Seat, Card>>(
  seat: Seat,
  props: Omit<PositionPictureProps<Seat, Card, View>, 'style' | 'shapes' | 'children'>,
) {
  const { view, words, players, Card, acts, signs } = props;
  const cards: readonly (Card | '??')[] = view.hands[seat] ?? [];
  return {
    seat,
    Card,
    cards,
    acts: acts(seat),
    called: words.seats[seat],
    signs: signs?.(seat) ?? '',
    none: words.noCards(seat),
    name: players[seat],
  };
}

interface PictureHandProps<Card extends string> {
  readonly seat: string;
  readonly Card: ComponentType<CardAtPlaceProps<Card>>;
  readonly cards: readonly (Card | '??')[];
  readonly acts: boolean;
  /** The seat, and who sits there. */
  readonly called: string;
  readonly name: string | undefined;
  readonly signs: string;
  /** Said in place of cards. */
  readonly none: string;
  /** Where it lies, and how much room there is. */
  readonly x: number;
  readonly y: number;
  readonly room: number;
  /** How wide a card is. */
  readonly width: number;
  readonly size: number;
}

/** A hand with the name of who holds it above: the more cards, the more they overlap. */
function PictureHand<Card extends string>(props: PictureHandProps<Card>) {
  const { seat, Card, cards, acts, called, name, signs, none, x, y, room, width, size } = props;
  const step = Math.min(width + 6, (room - width) / Math.max(1, cards.length - 1));
  const left = room / size - widthOf(called) - widthOf(signs) - (acts ? 2 : 1);
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
        {signs !== '' && (
          <tspan dx={size / 3} fill={ink('link')}>
            {signs}
          </tspan>
        )}
      </text>
      {cards.map((card, index) => (
        <Card key={index} card={card} x={x + step * index} y={y + 10} width={width} />
      ))}
      {cards.length === 0 && (
        <text x={x} y={y + 44} font-size={size * 0.85} fill={ink('ink-soft')}>
          {cut(none, room / (size * 0.85))}
        </text>
      )}
    </g>
  );
}
