import type { GameTypes } from '#kit/game';
import { createTaskRunner } from '../thinking/background-task-runner.ts';
import { keepMistakes } from './keep-mistakes.ts';
import type { MistakeAdapter } from './mistake-question-adapter.ts';
import type { Mistake } from './mistake-permalink.ts';

/** A guess that was not what was played: the game up to it, its position, and the guess. */
export interface MissedGuess<T extends GameTypes> extends Pick<Mistake<T>, 'rulings' | 'moves' | 'made'> {
  readonly state: T['state'];
}

/** Has a guess weighed by what its player saw, and keeps it where it was a mistake worth learning from; `tell` hears then what did better. Gives what stops it. */
export function keepMissedGuess<T extends GameTypes, Task, Told>(
  { face, thinking, weigh, weighed }: MistakeAdapter<T, Task, Told>,
  { state, ...guess }: MissedGuess<T>,
  tell: (better: T['action']) => void,
): () => void {
  const task = weigh(state, guess.made, null, guess.moves.length);
  if (task === null) return () => undefined;
  const thinker = createTaskRunner(thinking);
  thinker.ask(
    task,
    (told) => {
      const better = weighed(told);
      if (better == null) return;
      const { move, cost } = better;
      void keepMistakes<T>(face.machine.game.id, [{ ...guess, better: move, cost }]).then((kept) => {
        if (kept > 0) tell(move);
      });
    },
    thinker.dismiss,
  );
  return thinker.dismiss;
}
