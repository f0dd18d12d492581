import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words as play } from '#said/play-against-computer';
import type { TaskRunner } from '../thinking/background-task-runner.ts';

type Stage = 'running' | 'done' | 'stopped';

interface RoundReviewProps<Judged, Task, Told> {
  readonly thinker: TaskRunner<Task, Told>;
  readonly task: Task;
  /** A move that was judged; null where something else is told. */
  readonly read: (told: Told) => Judged | null;
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly stop: string;
  };
  readonly wait: (judged: number) => string;
  /** What was found, once nothing more is looked at, of the moves that were judged, the last one first. */
  readonly list: (judged: readonly Judged[]) => ComponentChildren;
  /** The move that cost most, if any did. */
  readonly costliest: (judged: readonly Judged[]) => Judged | undefined;
  /** Opens the position of such a move. */
  readonly show: (one: Judged) => void;
  /** What it comes to, once nothing more is looked at. */
  readonly say: (judged: readonly Judged[], stage: 'done' | 'stopped') => string;
  /** Is told, once, of all moves that were judged. */
  readonly settle: (judged: readonly Judged[]) => void;
}

/** Looks back on a round that has just ended, as soon as it is opened: what each of the reader's moves has cost. */
export function RoundReview<Judged, Task, Told>(props: RoundReviewProps<Judged, Task, Told>) {
  const { thinker, task, read, words, wait, list, costliest, show, say, settle } = props;
  const [stage, set] = useState<Stage>('running');
  const [judged, keep] = useState<readonly Judged[]>([]);
  useEffect(() => {
    if (stage === 'done' || stage === 'stopped') settle(judged);
    if (stage !== 'running') return;
    return thinker.ask(
      task,
      (told) => {
        const found = read(told);
        if (found !== null) keep((before) => [found, ...before]);
      },
      () => {
        set('done');
      },
    );
  }, [stage]);
  const most = stage === 'running' ? undefined : costliest(judged);
  return (
    <section class="review">
      <h2>{words.title}</h2>
      {stage === 'running' && <p>{wait(judged.length)}</p>}
      <p role="status">{(stage === 'stopped' || stage === 'done') && say(judged, stage)}</p>
      <div class="actions">
        {stage === 'running' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              set('stopped');
            }}
          >
            {words.stop}
          </button>
        )}
        {most !== undefined && (
          <button
            type="button"
            class="button"
            onClick={() => {
              show(most);
            }}
          >
            {play.over.costliest}
          </button>
        )}
      </div>
      {/* What is found stands in the order of what it has cost: none of it can be pressed before all is known. */}
      {stage !== 'running' && list(judged)}
      <p>{words.intro}</p>
    </section>
  );
}
