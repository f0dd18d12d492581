import type { Rules } from '#kit/game';
import { apply } from './apply.ts';
import { SEATS } from './cards.ts';
import { PLAYERS } from './deal.ts';
import { GAME_ID } from './game-id.ts';
import type { Chronicle } from './game-types.ts';
import { judge, toAct } from './judge.ts';
import { legal } from './legal.ts';
import { sameMove } from './same-move.ts';
import { seatsAt } from './seats.ts';
import { start } from './state-before-deal.ts';
import { view } from './view.ts';

/** The rules of Chronicle. */
export const chronicleRules: Rules<Chronicle> = {
  id: GAME_ID,
  seats: SEATS,
  players: PLAYERS,
  start,
  toAct,
  seatsIn: (state) => {
    if (state.phase !== 'deal') return seatsAt(state);
    return state.last === null ? SEATS : seatsAt(state.last);
  },
  judge,
  legal,
  same: sameMove,
  apply,
  view,
};
