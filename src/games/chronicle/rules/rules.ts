import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import type { Chronicle } from './game-types.ts';
import { judge } from './judge.ts';
import { legal } from './legal.ts';
import { sameMove } from './same-move.ts';
import { seatsAndViews } from './seats-and-views.ts';

/** The rules of Chronicle; what is dealt, and what is read of files, `game.ts` adds. */
export const chronicleRules: Rules<Chronicle> = {
  ...seatsAndViews,
  judge,
  legal,
  same: sameMove,
  apply,
};
