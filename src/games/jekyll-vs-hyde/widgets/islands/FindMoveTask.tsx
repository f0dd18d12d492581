import type { ComponentProps } from 'preact';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { FindMoveTask as Exercise } from '#widgets/scene/FindMoveTask.tsx';

type Props = Omit<ComponentProps<typeof Exercise<JekyllVsHyde>>, 'face'>;

/** A position and a move to find. */
export default function FindMoveTask(props: Props) {
  return <Exercise {...props} face={playingFace} />;
}
