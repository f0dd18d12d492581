import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words as play } from '#said/play-against-computer';
import type { TaskRunner } from '../thinking/background-task-runner.ts';

type Stage = 'running' | 'done' | 'stopped';

interface RoundReviewProps<Judged, Task, Told, Found> {
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
  /** What was found, of the moves that were judged, the last one first: what cost most stands first. */
  readonly find: (judged: readonly Judged[]) => readonly Found[];
  /** Lists that, once nothing more is looked at; `show` opens the position of one. */
  readonly list: (found: readonly Found[], show: (one: Found) => void) => ComponentChildren;
  /** Opens the position of what was found; `next` that of what cost most after it, where there is any. */
  readonly show: (one: Found, next: (() => void) | undefined) => void;
  /** What it comes to, once nothing more is looked at. */
  readonly say: (judged: readonly Judged[], stage: 'done' | 'stopped') => string;
  /** Is told, once, of all moves that were judged. */
  readonly settle: (judged: readonly Judged[]) => void;
  /** The way to the questions that mistakes become. */
  readonly learn: ComponentChildren;
}

/** Looks back on a round that has just ended, as soon as it is opened: what each of the reader's moves has cost. */
export function RoundReview<Judged, Task, Told, Found = Judged>(
  props: RoundReviewProps<Judged, Task, Told, Found>,
) {
  const { thinker, task, read, words, wait, find, list, show, say, settle, learn } = props;
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
  const found = stage === 'running' ? [] : find(judged);
  const [most] = found;
  const open = oneByOne(found, show);
  return (
    <section class="review">
      <h2>{words.title}</h2>
      {stage === 'running' && <p>{wait(judged.length)}</p>}
      <p role="status">{(stage === 'stopped' || stage === 'done') && say(judged, stage)}</p>
      {learn}
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
              open(most);
            }}
          >
            {play.over.costliest}
          </button>
        )}
      </div>
      {/* What is found stands in the order of what it has cost: none of it can be pressed before all is known. */}
      {stage !== 'running' && list(found, open)}
      <p>{words.intro}</p>
    </section>
  );
}

/** What opens one of those that were found, and from there the next. */
function oneByOne<Found>(
  found: readonly Found[],
  show: (one: Found, next: (() => void) | undefined) => void,
): (one: Found) => void {
  const open = (one: Found) => {
    const next = found[found.indexOf(one) + 1];
    show(
      one,
      next &&
        (() => {
          open(next);
        }),
    );
  };
  return open;
}
