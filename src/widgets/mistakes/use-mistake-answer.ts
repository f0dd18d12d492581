import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Better } from '#kit/detect-and-rate-mistakes';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { MistakeAdapter } from './mistake-question-adapter.ts';
import type { MistakeAsked } from './use-mistake-question.ts';

/** How a move did that was made in place of a mistake. */
export type Verdict<T extends GameTypes> =
  | { readonly type: 'weighing' }
  | { readonly type: 'best' | 'as-good' | 'again' }
  | { readonly type: 'worse'; readonly better: Better<T['action']> };

export interface MistakeAnswer<T extends GameTypes> {
  /** Where the move has led; null as long as none was made. */
  readonly led: Standing<T> | null;
  /** That move. */
  readonly tried: T['action'] | null;
  readonly verdict: Verdict<T> | null;
  /** The first move, where another did better and a second one may be tried. */
  readonly missed: T['action'] | null;
  /** Why the last attempt was refused. */
  readonly refusals: readonly T['refusal'][];
  readonly attempt: (action: T['action']) => void;
}

/** The move that is made in place of a mistake, or the second where the first did worse; `tell` hears whether the first was as good as the best, and `miss` that it was not, before the second. */
export function useMistakeAnswer<T extends GameTypes, Task, Told>(
  { face, weigh, weighed }: MistakeAdapter<T, Task, Told>,
  thinker: TaskRunner<Task, Told> | null,
  { position, made, better }: MistakeAsked<T>,
  tell: (right: boolean) => void,
  miss: () => void,
): MistakeAnswer<T> {
  const [answer, set] = useState<Omit<MistakeAnswer<T>, 'attempt'>>({
    led: null,
    tried: null,
    verdict: null,
    missed: null,
    refusals: [],
  });
  const { machine } = face;
  const { state } = position.context;
  return {
    ...answer,
    attempt: (action) => {
      if (answer.led !== null) return;
      const played = machine.play(machine.enter(state), action);
      if (!played.ok) {
        set({ ...answer, refusals: played.problem });
        return;
      }
      const led = played.value;
      const { missed } = answer;
      const settle = (verdict: Verdict<T>) => {
        const isRight = verdict.type === 'best' || verdict.type === 'as-good';
        if (verdict.type !== 'weighing' && !isRight && missed === null) {
          set({ led: null, tried: null, verdict: null, missed: action, refusals: [] });
          miss();
          return;
        }
        set({ led, tried: action, verdict, missed, refusals: [] });
        if (verdict.type !== 'weighing') tell(isRight && missed === null);
      };
      if (machine.game.same(action, better)) settle({ type: 'best' });
      else if (machine.game.same(action, made)) settle({ type: 'again' });
      else {
        const task = weigh(state, action, better, SEED);
        if (task === null || thinker === null) return;
        settle({ type: 'weighing' });
        thinker.ask(task, (told) => {
          const found = weighed(told);
          if (found !== undefined)
            settle(found === null ? { type: 'as-good' } : { type: 'worse', better: found });
        });
      }
    },
  };
}

/** The same move in the same position is always judged alike. */
const SEED = 1;
