import type { GuidedRoundWords } from '../text-types/guided-round.ts';
import { list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

/** English. */
export const words: GuidedRoundWords = {
  title: 'A whole round',
  scripted: 'A round with a script: you are Jekyll',
  free: (seat) => `A free round: you are ${game.seats[seat]}`,
  playFree: (seat) => `A new deal, as ${game.seats[seat]}`,
  playScripted: 'Back to the script',
  coach: 'The coach:',
  points: (move) => {
    if (move.type === 'exchange') return `The script gives ${list(move.cards.map(game.card))}.`;
    return `The script ${move.type === 'lead' ? 'leads' : 'answers with'} ${game.card(move.card)}.`;
  },
  left: 'Your last move was not the script’s, and is fine too: from here on Hyde plays freely.',
  letsGo: 'From here on you choose. As long as your choices are those of the script, so are Hyde’s.',
};
