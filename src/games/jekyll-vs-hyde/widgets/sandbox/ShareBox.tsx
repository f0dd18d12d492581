import { useMemo, useState } from 'preact/hooks';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { asReplay } from '#games/jekyll-vs-hyde/board/as-replay';
import type { Board } from '#games/jekyll-vs-hyde/board/board';
import { words as pictures } from '#said/jekyll-vs-hyde/picture';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import '../../../../styles/share.css';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/picture';
import { SavablePicture } from '#widgets/share/SavablePicture.tsx';
import { openInViewer } from './open-in-viewer.ts';

interface ShareBoxProps {
  readonly board: Board;
  readonly view: View;
}

/** Ways to take along what is shown besides the link: a picture of it, and a whole game for the viewer. */
export default function ShareBox({ board, view }: ShareBoxProps) {
  const [unreached, tell] = useState<Board | null>(null);
  const { share: words } = sandbox;
  const svg = useMemo(() => pictureOf(view, pictures), [board.setup, board.path, board.line]);
  const viewGame = async () => {
    const game = asReplay(board, words.replay);
    if (game === null) {
      tell(board);
      return;
    }
    await openInViewer(game.replay, game.path);
  };
  return (
    <div class="share-box">
      <p class="label">{words.picture}</p>
      <SavablePicture svg={svg} description={pictures.description(view)} file="jekyll-vs-hyde-position" />
      <p class="label">{words.game}</p>
      <p>{words.madeUp}</p>
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          void viewGame();
        }}
      >
        {words.viewer}
      </button>
      <p role="status">{unreached === board && words.noGame}</p>
    </div>
  );
}
