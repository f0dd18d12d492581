import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import { SEATS } from './cards.ts';
import type { JekyllVsHyde } from './game-types.ts';
import { GAME_ID } from './game-id.ts';
import { judge, legal, toAct } from './judge.ts';
import { sameMove } from './same-move.ts';
import { start } from './state-before-deal.ts';
import { view } from './view.ts';

/** The rules of Jekyll vs Hyde; what is dealt, and what is read of files, `game.ts` adds. */
export const jekyllVsHydeRules: Rules<JekyllVsHyde> = {
  id: GAME_ID,
  seats: SEATS,
  players: { fewest: 2, most: 2 },
  start,
  toAct,
  seatsIn: () => SEATS,
  judge,
  legal,
  same: sameMove,
  apply,
  view,
};
