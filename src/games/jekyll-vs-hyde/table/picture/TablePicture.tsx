import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { IdentityTrack } from '../IdentityTrack.tsx';
import { CardFaces } from '../sprite/CardFaces.tsx';
import { SuitMarks } from '../sprite/SuitMarks.tsx';
import { ink, STYLE } from './picture-style.ts';
import { PictureRanking } from './PictureRanking.tsx';
import { PictureSeat } from './PictureSeat.tsx';
import { PictureTrick } from './PictureTrick.tsx';
import { LEFT, RIGHT } from '#widgets/picture/table-edges-and-centre.ts';
import { PictureFrame } from '#widgets/picture/PictureFrame.tsx';

export interface TablePictureProps {
  readonly view: View;
  readonly words: PictureWords;
  readonly title: string;
  /** Empty: nothing besides the game. */
  readonly kind: string;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  readonly flipped: boolean;
}

/** A position as one drawing that needs nothing from outside itself. */
export function TablePicture({ view, words, title, kind, players, flipped }: TablePictureProps) {
  const top = flipped ? 'jekyll' : 'hyde';
  const side = (seat: Seat) => (
    <PictureSeat seat={seat} view={view} words={words} name={players[seat]} atTop={seat === top} />
  );
  return (
    <PictureFrame
      caption={words.caption([title, words.where(view), words.turn(view)])}
      description={words.description(view)}
      style={STYLE}
      shapes={
        <>
          <SuitMarks />
          <CardFaces />
        </>
      }
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
      {side(top)}
      <path stroke={ink('rule-strong')} d={`M${LEFT} 199H${RIGHT}M${LEFT} 431H${RIGHT}`} />
      <PictureRanking view={view} words={words} />
      <PictureTrick view={view} words={words} />
      <svg x="778" y="243" width="394" height="130.5" viewBox="0 0 320 106">
        <IdentityTrack marker={view.marker} label={words.track(view.marker)} />
      </svg>
      {side(other(top))}
    </PictureFrame>
  );
}
