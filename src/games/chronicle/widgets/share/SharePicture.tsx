import { useMemo } from 'preact/hooks';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { view } from '#games/chronicle/rules/view';
import { pictureOf } from '#games/chronicle/table/picture/render-svg';
import { words as pictures } from '#said/chronicle/picture';
import { SavablePicture } from '#widgets/share/SavablePicture.tsx';
import type { PictureProps } from '#widgets/share/share-adapter.ts';

/** The present position as a picture, as it is seen at the table beside it. */
export function SharePicture({ state, viewer, below, replay, file }: PictureProps<Chronicle>) {
  const { title, players } = replay;
  const seen = useMemo(() => view(state, viewer), [state, viewer]);
  const svg = useMemo(() => pictureOf(seen, pictures, { title, players, below }), [seen, below]);
  return <SavablePicture svg={svg} description={pictures.description(seen)} file={file} />;
}
