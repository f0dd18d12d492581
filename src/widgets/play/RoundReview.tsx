import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words as play } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import type { GameTypes } from '#kit/game';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { Revisited } from './play-adapter.ts';

type Stage = 'running' | 'done' | 'stopped';

/** What was found, by the move that it is about. */
interface AboutMove {
  readonly at: number;
}

/** The ways on from the position of what was found, and what is to be heard once its answer was told there. */
export type WayOn = Pick<Revisited<GameTypes>, 'next' | 'onTold'>;

interface RoundReviewProps<Judged, Task, Told, Found extends AboutMove> {
  readonly thinker: TaskRunner<Task, Told>;
  readonly task: Task;
  /** A move that was judged; null where something else is told. */
  readonly read: (told: Told) => Judged | null;
  readonly words: {
    readonly title: string;
    /** What is measured, in a sentence. */
    readonly measure: string;
    readonly intro: string;
    readonly stop: string;
  };
  readonly wait: (judged: number) => string;
  /** What was found, of the moves that were judged, the last one first: what cost most stands first. */
  readonly find: (judged: readonly Judged[]) => readonly Found[];
  /** Whether it is held against its player: only that is counted and opened one after the other; left out, all is. */
  readonly isBlamed?: (found: Found) => boolean;
  /** Lists that, once nothing more is looked at; `show` opens the position of one, and `answer` draws what is not told before the reader wants it. */
  readonly list: (
    found: readonly Found[],
    show: (one: Found) => void,
    answer: (one: Found, told: ComponentChildren) => ComponentChildren,
  ) => ComponentChildren;
  /** Opens the position of what was found; its next is what cost most after it, where there is any. */
  readonly show: (one: Found, way: WayOn) => void;
  /** What it comes to, once nothing more is looked at. */
  readonly say: (judged: readonly Judged[], stage: 'done' | 'stopped') => string;
  /** What is to be learnt from it, in a sentence: it stands first, once all was looked at. */
  readonly takeaway?: (found: readonly Found[]) => string;
  /** Is told, once, of all moves that were judged. */
  readonly settle: (judged: readonly Judged[]) => void;
  /** Says where the reader took over, and so what is not looked back on. */
  readonly takenOver: ComponentChildren;
  /** The way to the questions that mistakes become. */
  readonly learn: ComponentChildren;
}

/** Looks back on a round that has just ended, as soon as it is opened: what each of the reader's moves has cost. */
export function RoundReview<Judged extends AboutMove, Task, Told, Found extends AboutMove = Judged>(
  props: RoundReviewProps<Judged, Task, Told, Found>,
) {
  const { thinker, task, read, words, wait, find, list, show, say, settle, takenOver, learn } = props;
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
  const blamed = found.filter(props.isBlamed ?? (() => true));
  const { answer, tell } = useAnswers();
  const open = oneByOne(blamed, show, tell);
  return (
    <section class="review">
      <h2>{words.title}</h2>
      {stage === 'running' && <p>{wait(judged.length)}</p>}
      <div role="status">
        {stage === 'done' && <Takeaway said={props.takeaway?.(found)} />}
        {stage !== 'running' && <p>{say(judged, stage)}</p>}
      </div>
      {takenOver}
      {/* What is found stands in the order of what it has cost: none of it can be pressed before all is known. */}
      {blamed.length > 0 && (
        <p>
          {words.measure}
          {punctuation.afterSentence}
          {play.over.tryFirst}
        </p>
      )}
      {learn}
      <div class="actions">
        {stage === 'running' && (
          <Press
            press={() => {
              set('stopped');
            }}
          >
            {words.stop}
          </Press>
        )}
        <WaysIntoFound found={blamed} {...{ open, tell }} />
      </div>
      {stage !== 'running' && list(found, open, answer)}
      {/* It is about figures that stand beside what was found. */}
      {(stage === 'running' || found.length > 0) && <p>{words.intro}</p>}
    </section>
  );
}

/** What is to be learnt, before all else. */
function Takeaway({ said }: { readonly said: string | undefined }) {
  if (said === undefined) return null;
  return (
    <p>
      <strong>{said}</strong>
    </p>
  );
}

interface WaysIntoFoundProps<Found> {
  readonly found: readonly Found[];
  readonly open: (one: Found) => void;
  /** Tells what was better in place of these. */
  readonly tell: (found: readonly Found[]) => void;
}

/** Opens what cost most, and the answers to all that was found. */
function WaysIntoFound<Found>({ found, open, tell }: WaysIntoFoundProps<Found>) {
  const [most] = found;
  if (most === undefined) return null;
  return (
    <>
      <Press
        isMain
        press={() => {
          open(most);
        }}
      >
        {play.over.costliest}
      </Press>
      {found.length > 1 && (
        <Press
          press={(button) => {
            tell(found);
            // They open below what is seen.
            requestAnimationFrame(() => {
              button.scrollIntoView();
            });
          }}
        >
          {play.over.allAnswers}
        </Press>
      )}
    </>
  );
}

interface PressProps {
  readonly isMain?: boolean;
  readonly press: (button: HTMLButtonElement) => void;
  readonly children: ComponentChildren;
}

function Press({ isMain = false, press, children }: PressProps) {
  return (
    <button
      type="button"
      class={isMain ? 'button' : 'button quiet'}
      onClick={({ currentTarget }) => {
        press(currentTarget);
      }}
    >
      {children}
    </button>
  );
}

/** The answers to what was found: each is closed until it is opened, tried or all are shown. */
function useAnswers() {
  const [told, set] = useState<ReadonlySet<number>>(new Set());
  return {
    tell: (found: readonly AboutMove[]) => {
      set((before) => new Set([...before, ...found.map(({ at }) => at)]));
    },
    answer: ({ at }: AboutMove, answer: ComponentChildren) => (
      <details
        open={told.has(at)}
        onToggle={({ currentTarget: { open } }) => {
          set((before) => new Set(open ? [...before, at] : [...before].filter((other) => other !== at)));
        }}
      >
        <summary>{play.over.answer}</summary>
        {answer}
      </details>
    ),
  };
}

/** What opens one of those that were found, and from there the next. */
function oneByOne<Found>(
  found: readonly Found[],
  show: (one: Found, way: WayOn) => void,
  tell: (told: readonly Found[]) => void,
): (one: Found) => void {
  const open = (one: Found) => {
    const at = found.indexOf(one);
    const next = at === -1 ? undefined : found[at + 1];
    show(one, {
      next:
        next &&
        (() => {
          open(next);
        }),
      onTold: () => {
        tell([one]);
      },
    });
  };
  return open;
}
