import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import type { MistakeAdapter } from './mistake-question-adapter.ts';

interface OpenHandsComparisonProps<T extends GameTypes, Task, Told> {
  readonly openly: NonNullable<MistakeAdapter<T, Task, Told>['openly']>;
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly state: T['state'];
  readonly worse: T['action'];
  readonly better: T['action'];
  /** Whether the worse one is the mistake that the reader once made. */
  readonly formerly: boolean;
}

/** How two moves of a position compare with all hands open, as soon as it is known. */
export function OpenHandsComparison<T extends GameTypes, Task, Told>(
  props: OpenHandsComparisonProps<T, Task, Told>,
) {
  const { openly, thinker, state, worse, better, formerly } = props;
  const [told, tell] = useState<{ readonly told: Told } | null>(null);
  const Comparison = useLazyComponent(true, openly.load);
  useEffect(() => {
    const task = openly.compare(state, worse, better);
    if (thinker === null || task === null) return;
    return thinker.ask(task, (told) => {
      tell({ told });
    });
  }, []);
  return told === null || Comparison === null ? null : <Comparison told={told.told} formerly={formerly} />;
}
