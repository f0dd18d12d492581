import { useMemo, useState } from 'preact/hooks';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/notation';
import type { View } from '#games/jekyll-vs-hyde/view';
import { addressOf } from '#replays/address';
import { toLink } from '#replays/link';
import { writeText } from '#replays/text/write';
import { asReplay } from '#sandbox/as-replay';
import type { Board } from '#sandbox/board';
import { english as pictures } from '#words/en/picture';
import { english } from '#words/en/sandbox';
import '../../styles/share.css';
import { pictureOf } from '../jekyll-vs-hyde/picture/picture.ts';
import { SavablePicture } from '../jekyll-vs-hyde/share/SavablePicture.tsx';
import { link } from '../link.ts';

interface ShareBoxProps {
  readonly board: Board;
  /** The table, with all its tricks. */
  readonly view: View;
  /** How many of them nobody saw: their cards are made up, and not shown. */
  readonly unseen: number;
}

/** Ways to take along what is shown besides the link: a picture of it, and a whole game for the viewer. */
export default function ShareBox({ board, view, unseen }: ShareBoxProps) {
  const [unreached, tell] = useState<Board | null>(null);
  const { share: words } = english;
  const seen = { ...view, tricks: view.tricks.slice(unseen) };
  // Which trick it is hangs on those that are not shown, too.
  const svg = useMemo(
    () => pictureOf(seen, { ...pictures, where: () => pictures.where(view) }),
    [board.setup, board.path, board.line],
  );
  const openInViewer = async () => {
    const game = asReplay(board, words.replay);
    if (game === null) {
      tell(board);
      return;
    }
    const text = writeText([game.replay], jekyllVsHyde, jekyllVsHydeNotation);
    const path = `/jekyll-vs-hyde/study/?at=${addressOf(game.path)}#${await toLink(text)}` as const;
    location.assign(link(path));
  };
  return (
    <div class="share-box">
      <p class="label">{words.picture}</p>
      <SavablePicture svg={svg} description={pictures.description(seen)} file="jekyll-vs-hyde-position" />
      <p class="label">{words.game}</p>
      <p>{words.madeUp}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          void openInViewer();
        }}
      >
        {words.viewer}
      </button>
      <p role="status">{unreached === board && words.noGame}</p>
    </div>
  );
}
