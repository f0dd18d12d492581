import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { playingFace } from '#games/switch/playing-face.tsx';
import type { Switch } from '#games/switch/rules/game-types';
import { stateOf, type Setup } from '#games/switch/rules/position-setup';
import type { RuleId } from '#games/switch/rules/rule-index';
import { Scene } from '#widgets/scene/Scene.tsx';

interface CaseSceneProps extends Omit<
  ComponentProps<typeof Scene<Switch>>,
  'face' | 'start' | 'about' | 'opponents'
> {
  /** The position before the first of the moves, by whose rulings they are played. */
  readonly setup: Setup;
  /** The rules that it is about. */
  readonly rules: readonly RuleId[];
}

/** The position of a case, which steps through the moves of its answer. */
export default function CaseScene({ setup, rules, ...props }: CaseSceneProps) {
  const start = useMemo(() => playingFace.machine.enter(stateOf(setup)), [setup]);
  return (
    <Scene
      {...props}
      face={playingFace}
      about={rules}
      start={start}
      opponents={{ load: () => import('./PlayPositionAgainstComputer.tsx'), rules }}
    />
  );
}
