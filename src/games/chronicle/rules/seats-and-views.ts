import type { SeatsAndViews } from '#kit/game';
import { SEATS } from './cards.ts';
import { PLAYERS } from './deal.ts';
import { GAME_ID } from './game-id.ts';
import type { Chronicle } from './game-types.ts';
import { seatsAt } from './seats.ts';
import { start } from './state-before-deal.ts';
import { toAct } from './to-act.ts';
import { view } from './view.ts';

/** Who sits at Chronicle, who is to act and who sees what. */
export const seatsAndViews: SeatsAndViews<Chronicle> = {
  id: GAME_ID,
  seats: SEATS,
  players: PLAYERS,
  start,
  toAct,
  seatsIn: (state) => {
    if (state.phase !== 'deal') return seatsAt(state);
    return state.last === null ? SEATS : seatsAt(state.last);
  },
  view,
};
