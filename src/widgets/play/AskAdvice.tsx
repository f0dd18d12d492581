import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import '../../styles/advice.css';
import { MessageArea } from '../stage/MessageArea.tsx';
import type { TaskRunner } from '../thinking/background-task-runner.ts';

interface AskAdviceProps<Advice, Task, Told> {
  /** Null where nothing can be asked now, as the task is. */
  readonly thinker: TaskRunner<Task, Told> | null;
  readonly task: Task | null;
  /** What is told of the advice, the last time with all that there is to say; null where it is told of something else. */
  readonly read: (told: Told) => { readonly advice: Advice; readonly done: boolean } | null;
  readonly ask: string;
  readonly wait: (advice: Advice | null) => string;
  /** What is advised, and why. */
  readonly say: (advice: Advice) => ComponentChildren;
  /** What else was thought of. */
  readonly more: (advice: Advice) => ComponentChildren;
  /** Points in the hand to what is advised; null: to nothing any more. */
  readonly point: (advice: Advice | null) => void;
  readonly children: ComponentChildren;
}

/** Advice for whoever asks, over what was told before; around what else there is to press. */
export function AskAdvice<Advice, Task, Told>(props: AskAdviceProps<Advice, Task, Told>) {
  const { thinker, task, read, ask, wait, say, more, point, children } = props;
  const canAsk = thinker !== null && task !== null;
  const [asked, setAsked] = useState(false);
  const [told, tell] = useState<ReturnType<typeof read>>(null);
  useEffect(() => {
    if (!asked || thinker === null || task === null) return;
    return thinker.ask(task, (given) => {
      const advised = read(given);
      if (advised !== null) tell(advised);
    });
  }, [asked]);
  useEffect(() => {
    if (told?.done !== true) return;
    point(told.advice);
    return () => {
      point(null);
    };
  }, [told]);
  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-disabled={asked || !canAsk}
          onClick={() => {
            setAsked(canAsk);
          }}
        >
          {ask}
        </button>
        {children}
      </div>
      <MessageArea name="advice-room">
        {/* Not told step by step: whoever listens hears what comes of it. */}
        {asked && told?.done !== true && <p>{wait(told?.advice ?? null)}</p>}
        <div class="advice" role="status" hidden={told?.done !== true}>
          {told?.done === true && say(told.advice)}
        </div>
        {told?.done === true && more(told.advice)}
      </MessageArea>
    </>
  );
}
