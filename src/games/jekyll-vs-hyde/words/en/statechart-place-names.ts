import type { PlacesWords } from '../interfaces/statechart-place-names.ts';

/** English. */
export const words: PlacesWords = {
  dealing: 'Hyde shuffles all 25 cards and deals ten to each; five are set aside unseen.',
  preparation: 'Both give as many cards as the number of the round, at the same time and face down.',
  bothChoose: 'Nobody has laid cards down yet.',
  hydeChooses: 'Jekyll has chosen; Hyde still has to.',
  jekyllChooses: 'Hyde has chosen; Jekyll still has to.',
  tricks: 'Ten tricks: each seat plays one card to each.',
  lead: 'The leader plays any card; a Potion must name a suit.',
  follow: 'The other seat answers: with the suit, or as a void or a Potion allows.',
  effect:
    'One Potion brings the effect of the other card’s suit; without a Potion, or with two, nothing happens.',
  greedExchange: 'Both choose two cards, or the one they have left, and exchange them at the same time.',
  award: 'The winner takes the trick, and with Pride one of the loser’s as well.',
  progression: 'The marker moves towards Hyde by the difference in tricks.',
  hydeWins: 'Hyde has won.',
  jekyllWins: 'Jekyll has won.',
  drawn: 'The return match has no winner.',
};
