import type { Game } from '#kit/game';
import { shuffledDeal } from './shuffled-deal.ts';
import type { JekyllVsHyde } from './contract-types.ts';
import { readAction, readRulings } from './read-action.ts';
import { jekyllVsHydeRules } from './rules-without-deals.ts';

export type { JekyllVsHyde } from './contract-types.ts';

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
