import { useMemo } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import type { Replay } from '#replays/replay';
import { words as pictures } from '#said/jekyll-vs-hyde/picture';
import { words as sharing } from '#said/jekyll-vs-hyde/sharing';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/picture';
import { SavablePicture } from './SavablePicture.tsx';

interface SharePictureProps {
  readonly state: State;
  readonly viewer: Viewer;
  readonly flipped: boolean;
  readonly title: string | undefined;
  readonly players: Replay<JekyllVsHyde>['players'];
  /** What the files are called, without an ending. */
  readonly file: string;
}

/** The present position as a picture, as it is seen at the table beside it. */
export function SharePicture({ state, viewer, flipped, title, players, file }: SharePictureProps) {
  const { share: words } = sharing;
  const seen = useMemo(() => view(state, viewer), [state, viewer]);
  const svg = useMemo(() => pictureOf(seen, pictures, { title, players, flipped }), [seen, flipped]);
  return (
    <>
      <p class="label">{words.picture}</p>
      <SavablePicture svg={svg} description={pictures.description(seen)} file={file} />
    </>
  );
}
