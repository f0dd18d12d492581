import { useEffect, useState } from 'preact/hooks';
import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import type { GameTypes } from '#kit/game';
import type { TaskRunner } from '../thinking/background-task-runner.ts';
import type { DueMistakeProps } from './due-mistake-props.ts';
import type { MistakeAdapter } from './mistake-question-adapter.ts';
import { readMistake, sinceDeal, type Mistake, type PosedMistake } from './mistake-permalink.ts';

/** What is asked: a position, and whether the reader has had it before. */
export interface MistakeAsked<T extends GameTypes> extends PosedMistake<T> {
  readonly fresh: boolean;
  /** By how much of the game, 0 to 1, the mistake did worse. */
  readonly cost: number;
}

/** The question that a mistake makes, null until it is there: its own position, or a fresh deal of the same kind that the engine makes. */
export function useMistakeQuestion<T extends GameTypes, Task, Told>(
  adapter: MistakeAdapter<T, Task, Told>,
  thinker: TaskRunner<Task, Told> | null,
  { mistake, cost, fresh, onNone }: Pick<DueMistakeProps, 'mistake' | 'cost' | 'fresh' | 'onNone'>,
): MistakeAsked<T> | null {
  const [asked, ask] = useState<MistakeAsked<T> | null>(null);
  useEffect(() => {
    if (thinker === null) return;
    let stop: (() => void) | undefined;
    let wanted = true;
    void readMistake(adapter.machine, mistake).then((own) => {
      if (!wanted) return;
      if (own === null) onNone();
      else if (!fresh) ask({ ...own, cost, fresh });
      else {
        const { face, hints } = adapter;
        const rule = mainRuleOfMoveEvents(face.machine.game, hints.telling, own.position.context.state, [
          own.better,
        ]);
        stop = thinker.ask(adapter.findAlike(rule, seedOf()), (told) => {
          const found = adapter.found(told);
          if (found !== undefined)
            ask(
              found === null
                ? { ...own, cost, fresh: false }
                : { ...posed(adapter, found), cost: found.cost, fresh },
            );
        });
      }
    });
    return () => {
      wanted = false;
      stop?.();
    };
  }, [thinker]);
  return asked;
}

function seedOf(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** The engine made the moves, so none is refused. */
function posed<T extends GameTypes>(
  { machine }: Pick<MistakeAdapter<T, unknown, unknown>, 'machine'>,
  { rulings, moves, made, better }: Mistake<T>,
): PosedMistake<T> {
  let position = machine.begin(rulings);
  const positions = [position];
  for (const move of moves) {
    const played = machine.play(position, move);
    if (!played.ok) throw new Error(`A fresh deal makes an illegal move: ${JSON.stringify(played.problem)}`);
    position = played.value;
    positions.push(position);
  }
  return { position, happened: sinceDeal<T>(moves, positions), made, better };
}
