import type { GuidedRoundWords } from '../text-types/guided-round.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** English. */
export const words: GuidedRoundWords = {
  title: 'A whole round',
  scripted: `A round with a script: you are ${seats.p1}`,
  free: (seat) => `A free round: you are ${seats[seat]}`,
  playFree: 'A new deal',
  playScripted: 'Back to the script',
  coach: 'The coach:',
  lead: 'You lead: any card, face up.',
  noSuit: 'No suit is set yet: any card, face up.',
  follow: (suit) => `Follow ${suits[suit]}, or play a Wild.`,
  void: (suit) => `You are void in ${suits[suit]}: any card face down, or a Wild face up.`,
  choose: 'Take a card from another hand.',
  points: (played, down) => `The script plays ${card(played)}${down ? ' face down' : ''}.`,
  left: 'Your last move was not the script’s, and is fine too: from here on the others play freely.',
  letsGo: 'From here on you choose. As long as your choices are those of the script, so are the others’.',
};
