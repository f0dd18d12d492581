import type { ComponentProps } from 'preact';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { FindMoveTask as Exercise } from '#widgets/scene/FindMoveTask.tsx';

type Props = Omit<ComponentProps<typeof Exercise<Switch>>, 'face'>;

/** A position and a move to find. */
export default function FindMoveTask(props: Props) {
  return <Exercise {...props} face={playingFace} />;
}
