import { useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Better } from '#kit/detect-and-rate-mistakes';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { MistakeAdapter } from './mistake-question-adapter.ts';
import { isNearly } from './near-miss.ts';
import type { MistakeAsked } from './use-mistake-question.ts';

/** How a move did that was made in place of a mistake. */
export type Verdict<T extends GameTypes> =
  | { readonly type: 'weighing' }
  | { readonly type: 'best' | 'as-good' }
  /** The move that was made then, which `nearly` does as well. */
  | { readonly type: 'again'; readonly nearly: boolean }
  | { readonly type: 'worse'; readonly nearly: boolean; readonly better: Better<T['action']> };

/** A first move that did worse. */
export interface Missed<T extends GameTypes> {
  readonly move: T['action'];
  /** Whether it did only a little worse. */
  readonly nearly: boolean;
}

export interface MistakeAnswer<T extends GameTypes> {
  /** Where the move has led; null as long as none was made. */
  readonly led: Standing<T> | null;
  /** That move. */
  readonly tried: T['action'] | null;
  readonly verdict: Verdict<T> | null;
  /** The first move, where another did better and a second one may be tried. */
  readonly missed: Missed<T> | null;
  /** Why the last attempt was refused. */
  readonly refusals: readonly T['refusal'][];
  readonly attempt: (action: T['action']) => void;
}

/** The move that is made in place of a mistake, or the second where the first did worse; `tell` hears whether the last of them was as good as the best, and `miss` that the first was not, before the second. */
export function useMistakeAnswer<T extends GameTypes, Task, Told>(
  { face, weigh, weighed }: MistakeAdapter<T, Task, Told>,
  thinker: TaskRunner<Task, Told> | null,
  { position, made, better, cost }: MistakeAsked<T>,
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
        if ((verdict.type === 'again' || verdict.type === 'worse') && missed === null) {
          set({
            led: null,
            tried: null,
            verdict: null,
            missed: { move: action, nearly: verdict.nearly },
            refusals: [],
          });
          miss();
          return;
        }
        set({ led, tried: action, verdict, missed, refusals: [] });
        if (verdict.type !== 'weighing') tell(isRight);
      };
      if (machine.game.same(action, better)) settle({ type: 'best' });
      else if (machine.game.same(action, made)) settle({ type: 'again', nearly: isNearly({ cost }) });
      else {
        const task = weigh(state, action, better, SEED);
        if (task === null || thinker === null) return;
        settle({ type: 'weighing' });
        thinker.ask(task, (told) => {
          const found = weighed(told);
          if (found !== undefined) settle(verdictOf(found));
        });
      }
    },
  };
}

/** The verdict on a move against which another was found to be better, or none. */
function verdictOf<T extends GameTypes>(found: Better<T['action']> | null): Verdict<T> {
  return found === null ? { type: 'as-good' } : { type: 'worse', nearly: isNearly(found), better: found };
}

/** The same move in the same position is always judged alike. */
const SEED = 1;
