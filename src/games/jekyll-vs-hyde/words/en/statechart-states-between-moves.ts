import type { PresentStateDescriptions } from '../text-types/statechart-state-descriptions.ts';

/** English. */
export const words: PresentStateDescriptions = {
  dealing: 'Hyde shuffles all 25 cards and deals ten to each; five are set aside unseen.',
  bothChoose: 'Nobody has laid cards down yet.',
  hydeChooses: 'Jekyll has chosen; Hyde still has to.',
  jekyllChooses: 'Hyde has chosen; Jekyll still has to.',
  lead: 'The leader plays any card; a Potion must name a suit.',
  follow: 'The other seat answers: with the suit, or as a void or a Potion allows.',
  hydeWins: 'Hyde has won.',
  jekyllWins: 'Jekyll has won.',
  drawn: 'The return match has no winner.',
};
