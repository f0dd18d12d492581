import type { Game } from '#kit/game';
import { PLAYERS } from './deal.ts';
import { shuffledDeal } from './shuffled-deal.ts';
import type { Chronicle } from './game-types.ts';
import { readAction } from './read-action.ts';
import { readRulings } from './read-rulings.ts';
import { chronicleRules } from './rules.ts';
import { seatsAt } from './seats.ts';

export type { Chronicle } from './game-types.ts';

/** Chronicle, with what is dealt and what is read of files. */
export const chronicleGame: Game<Chronicle> = {
  ...chronicleRules,
  deal(state, chance, players = PLAYERS.fewest) {
    if (state.phase !== 'deal') throw new Error(`Nothing is for the dealer to do in phase ${state.phase}`);
    return shuffledDeal(chance, state.last === null ? players : seatsAt(state.last).length);
  },
  readAction,
  readRulings,
};
