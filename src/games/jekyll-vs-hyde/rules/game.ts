import type { Game } from '#kit/game';
import { shuffledDeal } from './shuffled-deal.ts';
import type { JekyllVsHyde } from './game-types.ts';
import { readAction, readRulings } from './read-action-and-rulings.ts';
import { jekyllVsHydeRules } from './rules.ts';

export type { JekyllVsHyde } from './game-types.ts';

/** Jekyll vs Hyde, with what is dealt and what is read of files. */
export const jekyllVsHyde: Game<JekyllVsHyde> = {
  ...jekyllVsHydeRules,
  deal(state, chance) {
    if (state.phase !== 'deal') throw new Error(`No deal is due in phase ${state.phase}`);
    return shuffledDeal(chance);
  },
  readAction,
  readRulings,
};
