import type { Game } from '#kit/game';
import { PLAYERS } from './deal.ts';
import { shuffledDeal, shuffledDeck } from './shuffled-deal.ts';
import type { Switch } from './game-types.ts';
import { readAction, readRulings } from './read-action-and-rulings.ts';
import { switchRules } from './rules.ts';

export type { Switch } from './game-types.ts';

/** Switch, with what is dealt and shuffled and what is read of files. */
export const switchGame: Game<Switch> = {
  ...switchRules,
  deal(state, chance, players = PLAYERS.fewest) {
    if (state.phase === 'deal') return shuffledDeal(chance, players);
    if (state.phase === 'shuffle') return shuffledDeck(state, chance);
    throw new Error(`Nothing is for the dealer to do in phase ${state.phase}`);
  },
  readAction,
  readRulings,
};
