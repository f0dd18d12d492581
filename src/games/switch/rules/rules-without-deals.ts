import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import { SEATS } from './cards.ts';
import { PLAYERS } from './deal.ts';
import type { Switch } from './game-types.ts';
import { GAME_ID } from './game-id.ts';
import { judge, toAct } from './judge.ts';
import { legal } from './legal.ts';
import { sameMove } from './same-move.ts';
import { start } from './state-before-deal.ts';
import { seatsAt } from './turn-order.ts';
import { view } from './view.ts';

/** The rules of Switch. */
export const switchRules: Rules<Switch> = {
  id: GAME_ID,
  seats: SEATS,
  players: PLAYERS,
  start,
  toAct,
  seatsIn: (state) => (state.phase === 'deal' ? SEATS : seatsAt(state)),
  judge,
  legal,
  same: sameMove,
  apply,
  view,
};
