import { useMemo } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words as pictures } from '#said/jekyll-vs-hyde/picture';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/render-svg';
import { SavablePicture } from '#widgets/share/SavablePicture.tsx';
import type { PictureProps } from '#widgets/share/share-adapter.ts';

/** The present position as a picture, as it is seen at the table beside it. */
export function SharePicture({ state, viewer, below, replay, file }: PictureProps<JekyllVsHyde>) {
  const { title, players } = replay;
  const flipped = below === 'hyde';
  const seen = useMemo(() => view(state, viewer), [state, viewer]);
  const svg = useMemo(() => pictureOf(seen, pictures, { title, players, flipped }), [seen, flipped]);
  return <SavablePicture svg={svg} description={pictures.description(seen)} file={file} />;
}
