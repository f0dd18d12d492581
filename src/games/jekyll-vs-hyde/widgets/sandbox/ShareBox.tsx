import { useMemo, useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/setup';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { asReplay } from '#games/jekyll-vs-hyde/board/as-replay';
import type { LaidBoard } from '#games/jekyll-vs-hyde/positions';
import { words as pictures } from '#said/jekyll-vs-hyde/picture';
import { words } from '#said/jekyll-vs-hyde/sandbox-share';
import '../../../../styles/share.css';
import './share-box.css';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/picture';
import type { PanelProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SavablePicture } from '#widgets/share/SavablePicture.tsx';
import { openInViewer } from './open-in-viewer.ts';

/** Ways to take along what is shown besides the link: a picture of it, and a whole game for the viewer. */
export default function ShareBox({ board, state }: PanelProps<JekyllVsHyde, Setup>) {
  const [unreached, tell] = useState<LaidBoard | null>(null);
  const seen = view(state, 'all');
  const svg = useMemo(() => pictureOf(seen, pictures), [board.setup, board.path, board.line]);
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
      <SavablePicture svg={svg} description={pictures.description(seen)} file="jekyll-vs-hyde-position" />
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
