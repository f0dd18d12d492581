import type { Effect } from '#games/jekyll-vs-hyde/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const effects: Readonly<Record<Effect, string>> = {
  'two-potions': 'both play a Potion',
  wrath: 'a Potion meets Wrath',
  greed: 'a Potion meets Greed',
  pride: 'a Potion meets Pride',
};

/** English. */
export const words: MomentConditionsWords = {
  effect: { title: 'Potions', value: (effect) => effects[effect] },
  round: { title: 'Round', value: (round) => round },
  trick: { title: 'Trick', value: (trick) => trick },
  gap: { title: 'Gap', value: (gap) => `${gap} or more` },
  played: { title: 'Cards in the trick', value: game.card },
  held: { title: 'Cards in the hand of who moves', value: game.card },
};
