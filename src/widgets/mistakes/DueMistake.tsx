import type { GameTypes } from '#kit/game';
import '../../styles/player-hand-and-feedback.css';
import { words } from '#said/mistakes';
import { useTaskRunner } from '../thinking/use-task-runner.ts';
import type { DueMistakeProps } from './due-mistake-props.ts';
import type { IdeaOf, MistakeAdapter, ReasonsBetween, WhyBetter } from './mistake-question-adapter.ts';
import { MistakeQuestion } from './MistakeQuestion.tsx';
import { useMistakeQuestion } from './use-mistake-question.ts';

interface Props<T extends GameTypes, Task, Told> extends DueMistakeProps {
  readonly adapter: MistakeAdapter<T, Task, Told>;
  /** Without it the first hint names a rule. */
  readonly ideaOf?: IdeaOf<T>;
  /** Without it no reason is given by what is seen. */
  readonly reasonsBetween?: ReasonsBetween<T>;
  /** Without it no more is said than that. */
  readonly why?: WhyBetter<T, Task, Told>;
}

/** A mistake that comes back as a question, once its position is there. */
export function DueMistake<T extends GameTypes, Task, Told>(props: Props<T, Task, Told>) {
  const { adapter, mistake } = props;
  const { thinker } = useTaskRunner(adapter.thinking);
  const asked = useMistakeQuestion(adapter, thinker, props);
  if (asked === null) return <p role="status">{words.wait}</p>;
  return <MistakeQuestion key={mistake} {...props} thinker={thinker} asked={asked} />;
}
