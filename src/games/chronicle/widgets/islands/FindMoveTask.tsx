import type { ComponentProps } from 'preact';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { FindMoveTask as Exercise } from '#widgets/scene/FindMoveTask.tsx';

type Props = Omit<ComponentProps<typeof Exercise<Chronicle>>, 'face'>;

/** A position and a move to find. */
export default function FindMoveTask(props: Props) {
  return <Exercise {...props} face={playingFace} />;
}
