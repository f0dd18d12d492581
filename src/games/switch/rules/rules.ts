import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import type { Switch } from './game-types.ts';
import { judge } from './judge.ts';
import { legal } from './legal.ts';
import { sameMove } from './same-move.ts';
import { seatsAndViews } from './seats-and-views.ts';

/** The rules of Switch; what is dealt, and what is read of files, `game.ts` adds. */
export const switchRules: Rules<Switch> = {
  ...seatsAndViews,
  judge,
  legal,
  same: sameMove,
  apply,
};
