import type { ComponentProps } from 'preact';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/contract-types';
import { TryIt as Exercise } from '#widgets/scene/FindMoveTask.tsx';

type Props = Omit<ComponentProps<typeof Exercise<Switch>>, 'face'>;

/** A position and a move to find. */
export default function TryIt(props: Props) {
  return <Exercise {...props} face={playingFace} />;
}
