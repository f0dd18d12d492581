import type { SeatsAndViews } from '#kit/game';
import { SEATS } from './cards.ts';
import { PLAYERS } from './deal.ts';
import { GAME_ID } from './game-id.ts';
import type { Switch } from './game-types.ts';
import { seatsAt } from './turn-order.ts';
import { start } from './state-before-deal.ts';
import { toAct } from './to-act.ts';
import { view } from './view.ts';

/** Who sits at Switch, who is to act and who sees what. */
export const seatsAndViews: SeatsAndViews<Switch> = {
  id: GAME_ID,
  seats: SEATS,
  players: PLAYERS,
  start,
  toAct,
  seatsIn: (state) => (state.phase === 'deal' ? SEATS : seatsAt(state)),
  view,
};
