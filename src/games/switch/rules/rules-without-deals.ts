import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import type { Switch } from './contract-types.ts';
import { judge } from './judge.ts';
import { legal } from './legal.ts';
import { sameMove } from './same-move.ts';
import { seatsAndViews } from './seats-and-views.ts';

/** The rules of Switch. */
export const switchRules: Rules<Switch> = {
  ...seatsAndViews,
  judge,
  legal,
  same: sameMove,
  apply,
};
