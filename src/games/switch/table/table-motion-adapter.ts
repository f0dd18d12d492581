import type { Switch } from '#games/switch/rules/game-types';
import { playMotion } from '#widgets/motion/play-motion.ts';
import { momentOf } from './event-motions.ts';

/** What moves on the table: every move by what came of it. */
export const watchTable = playMotion<Switch>({ momentOf });
