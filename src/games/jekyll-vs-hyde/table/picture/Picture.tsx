import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { language } from '#said/language';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/picture';
import { IdentityTrack } from '../IdentityTrack.tsx';
import { Faces } from '../sprite/Faces.tsx';
import { Marks } from '../sprite/Marks.tsx';
import { ink, STYLE } from './picture-style.ts';
import { LEFT, RIGHT } from './picture-edges.ts';
import { PictureLabel } from './PictureLabel.tsx';
import { PictureRanking } from './PictureRanking.tsx';
import { PictureSeat } from './PictureSeat.tsx';
import { PictureTrick } from './PictureTrick.tsx';
import { HEIGHT, PANEL, WIDTH } from '#widgets/picture-size.ts';

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
    <PictureSeat seat={seat} view={view} words={words} name={players[seat]} atTop={seat === top} />
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
      <PictureRanking view={view} words={words} />
      <PictureTrick view={view} words={words} />
      <svg x="778" y="243" width="394" height="130.5" viewBox="0 0 320 106">
        <IdentityTrack marker={view.marker} label={words.track(view.marker)} />
      </svg>
      {side(other(top))}
    </svg>
  );
}
