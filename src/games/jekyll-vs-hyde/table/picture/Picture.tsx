import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown, View } from '#games/jekyll-vs-hyde/rules/view';
import { language } from '#said/language';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/picture';
import { CardBack, CardFace } from '../Card.tsx';
import { IdentityTrack } from '../IdentityTrack.tsx';
import { Faces } from '../sprite/Faces.tsx';
import { Marks } from '../sprite/Marks.tsx';
import { Token } from '../SuitMark.tsx';
import { trickOnTable } from '../Trick.tsx';
import { ink, STYLE } from './picture-style.ts';
import { PictureLabel } from './PictureLabel.tsx';
import { HEIGHT, PANEL, WIDTH } from '#widgets/picture-size.ts';
import { cut, slant } from './text-layout.ts';

/** The table lies between these edges. */
const LEFT = PANEL + 28;
const RIGHT = WIDTH - 28;
const CENTRE = (LEFT + RIGHT) / 2;
/** A card is so much higher than it is wide. */
const TALL = 136 / 96;

export interface PictureProps {
  readonly view: View;
  readonly words: PictureWords;
  readonly title: string;
  /** Empty: nothing besides the game. */
  readonly kind: string;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly flipped: boolean;
}

/** A position as one drawing that needs nothing from outside itself. */
export function Picture({ view, words, title, kind, players, flipped }: PictureProps) {
  const top = flipped ? 'jekyll' : 'hyde';
  const side = (seat: Seat) => (
    <Side seat={seat} view={view} words={words} name={players[seat]} atTop={seat === top} />
  );
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      lang={language}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-labelledby="picture-title picture-words"
    >
      <title id="picture-title">{words.caption(title, words.where(view), words.turn(view))}</title>
      <desc id="picture-words">{words.description(view)}</desc>
      <style>{STYLE}</style>
      <defs>
        <Marks />
        <Faces />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={ink('paper-sunken')} />
      <path
        fill="none"
        stroke={ink('rule')}
        stroke-width="1.5"
        d={`M${PANEL + 11} 11H${WIDTH - 11}V${HEIGHT - 11}H${PANEL + 11}Z`}
      />
      <PictureLabel view={view} words={words} title={title} kind={kind} />
      {side(top)}
      <path stroke={ink('rule-strong')} d={`M${LEFT} 199H${RIGHT}M${LEFT} 431H${RIGHT}`} />
      <Ranking view={view} words={words} />
      <Trick view={view} words={words} />
      <svg x="778" y="243" width="394" height="130.5" viewBox="0 0 320 106">
        <IdentityTrack marker={view.marker} label={words.track(view.marker)} />
      </svg>
      {side(other(top))}
    </svg>
  );
}

interface SideProps {
  readonly seat: Seat;
  readonly view: View;
  readonly words: PictureWords;
  readonly name: string | undefined;
  readonly atTop: boolean;
}

/** A seat's hand along its edge of the table, with its name and the tricks it has won. */
function Side({ seat, view, words, name, atTop }: SideProps) {
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
          <PlacedCard
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

interface PlacedCardProps {
  readonly card: Shown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly dim?: boolean;
}

function PlacedCard({ card, x, y, width, dim = false }: PlacedCardProps) {
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

interface PartProps {
  readonly view: View;
  readonly words: PictureWords;
}

/** The trick on the table, or the one just taken: each card under the name of who played it. */
function Trick({ view, words }: PartProps) {
  const trick = trickOnTable(view);
  const width = 104;
  return (
    <g data-place="trick">
      {(['hyde', 'jekyll'] as const).map((seat, index) => {
        const card = trick === null ? null : seat === trick.leader ? trick.card : trick.followed;
        const x = 532 + index * (width + 18);
        return (
          <g key={seat}>
            <Label x={x + width / 2} y={224} middle>
              {words.seats[seat]}
            </Label>
            {card === null ? (
              <rect
                x={x + 0.5}
                y="234.5"
                width={width - 1}
                height={width * TALL - 1}
                rx="6"
                fill="none"
                stroke={ink('rule-strong')}
                stroke-dasharray="4 4"
              />
            ) : (
              <PlacedCard
                card={card}
                x={x}
                y={234}
                width={width}
                dim={trick?.winner != null && trick.winner !== seat}
              />
            )}
          </g>
        );
      })}
      {trick?.names != null && (
        <Note y={trick.winner === null ? 411 : 402}>{words.names(trick.leader, trick.names)}</Note>
      )}
      {trick?.winner != null && (
        <Note y={trick.names === null ? 411 : 423} strong>
          {words.takenBy(trick.winner)}
        </Note>
      )}
    </g>
  );
}

interface NoteProps {
  readonly y: number;
  readonly strong?: boolean;
  readonly children: string;
}

function Note({ y, strong = false, children }: NoteProps) {
  return (
    <text
      x="645"
      y={y}
      font-size="19"
      font-weight={strong ? 600 : undefined}
      text-anchor="middle"
      fill={ink('ink')}
    >
      {children}
    </text>
  );
}

const PLACES = ['lowest', 'middle', 'highest'] as const;

/** The board of suit tokens, lowest first. */
function Ranking({ view, words }: PartProps) {
  const size = 54;
  return (
    <g data-place="ranking">
      <Label x={LEFT} y={262}>
        {words.ranking}
      </Label>
      {PLACES.map((place, index) => {
        const suit = view.ranking[index];
        const x = LEFT + index * 66;
        return (
          <g key={place}>
            {suit === undefined ? (
              <circle
                cx={x + size / 2}
                cy={304}
                r={size / 2 - 1}
                fill="none"
                stroke={ink('rule-strong')}
                stroke-dasharray="4 4"
              />
            ) : (
              <svg x={x} y={304 - size / 2} width={size} height={size} viewBox="0 0 64 64">
                <Token suit={suit} />
              </svg>
            )}
            <text x={x + size / 2} y="352" font-size="16" text-anchor="middle" fill={ink('ink-soft')}>
              {words.places[place]}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly middle?: boolean;
  readonly children: string;
}

/** A running head: letterspaced capitals. */
function Label({ x, y, middle = false, children }: LabelProps) {
  return (
    <text
      x={x}
      y={y}
      font-size="15"
      font-weight="600"
      letter-spacing="1.4"
      text-anchor={middle ? 'middle' : undefined}
      fill={ink('ink-soft')}
    >
      {children.toUpperCase()}
    </text>
  );
}
