import type { AboutOpponentsWords } from '../text-types/about-opponents.ts';
import { words as play } from './play-against-computer.ts';

const { opponents } = play.setup;
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });
const numbers = new Intl.NumberFormat('en-GB', { useGrouping: true });

/** English. */
export const words: AboutOpponentsWords = {
  opponents: 'Two opponents',
  opponentsText:
    'Neither is silly on purpose: they differ in what they look at. Both play fairly. They are given what a player in their seat would see, and the same hidden cards in another order would make no difference to what they play. They play by the cards as you have filled them in.',
  aheadText:
    'The one that thinks ahead judges a round by its Fame: by how often such a standing has won, in some thousand games that were played for it.',
  strengths: 'How strong they are',
  reportText: (games, seed) =>
    `A simulation: “${opponents.ahead.name}” has played ${numbers.format(games)} games at tables for three and for four, alone against “${opponents.thumb.name}” in all other seats, sitting in each seat as often, with nothing filled in, from the seed ${seed}. The range is the 95% confidence interval, by Wilson’s method. The last column is what an equal would win.`,
  reportColumns: ['Who plays', 'Has won', 'Range', 'Even'],
  pairing: ({ strength, against: weaker, players }) =>
    `“${opponents[strength].name}” against ${players === 3 ? 'two' : 'three'} of “${opponents[weaker].name}”`,
  share: (won, value) => `${won} (${percents.format(value)})`,
  interval: ({ from, to }) => `${percents.format(from)} to ${percents.format(to)}`,
  equal: (players) => percents.format(1 / players),
};
