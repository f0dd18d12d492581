import type { Switch } from '#games/switch/rules/game-types';
import { playMotion } from '#widgets/motion/player.ts';
import { momentOf } from './moments.ts';

/** What moves on the table: every move by what came of it. */
export const watchTable = playMotion<Switch>({ momentOf });
