import type { GameTypes } from '#kit/game';
import type { Writing } from './game-text-adapter.ts';

/** Whether a text is a game's own kind of file, of a game that is not over. */
export function isUnfinishedRecord<
  T extends GameTypes,
  Slip extends { readonly type: string },
  Extra extends object,
>({ machine: { game }, readExtra }: Writing<T, Slip, Extra>, text: string): boolean {
  const file = readExtra?.(text) ?? null;
  if (file?.ok !== true) return false;
  const { rulings, moves } = file.value.replay;
  const end = moves.reduce<T['state']>(
    (state, { action }) => game.apply(state, action).state,
    game.start(rulings),
  );
  return game.toAct(end).length > 0;
}
