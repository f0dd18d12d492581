import type { StatechartDrawingWords } from '../text-types/statechart-drawing.ts';

const choosing = {
  take: 'take a card',
  give: 'give a card',
  look: 'look at a hand',
  discard: 'discard an ally',
  'take-ally': 'take an ally',
  'give-ally': 'give an ally',
  exchange: 'exchange allies',
  claim: 'take a card of the Meeting',
};

/** English. */
export const words: StatechartDrawingWords = {
  nodes: {
    dealing: 'Dealing',
    meeting: 'A Meeting',
    leading: 'Leading',
    following: 'Following',
    choosing: 'A choice',
    roundEnd: 'The end of a round',
    outcome: 'What follows',
    won: 'Won',
  },
  moves: { deal: 'deal', play: 'play', ...choosing, leftover: 'settle the hand', angel: 'the Angel' },
  arrows: {
    dealt: 'A history card is revealed, and hands are dealt.',
    led: 'A card is led.',
    followed: 'A card is played, face up or face down.',
    took: 'A card is taken unseen from a hand.',
    gave: 'A card goes from one hand to another.',
    looked: 'A hand is looked at.',
    discarded: 'An ally is discarded.',
    'took-ally': 'An ally is taken from somebody else.',
    'gave-ally': 'An ally is given to somebody else.',
    exchanged: 'Two allies are exchanged.',
    claimed: 'A card of the Meeting becomes an ally.',
    'hand-settled': 'The cards left in hand become allies, or are discarded.',
    'angel-settled': 'The Evil cards are discarded by the Angel, or kept.',
    'effect-due': 'An ability asks for a choice.',
    'round-end-due': 'The end of the round asks for a choice.',
    'goes-on': 'Somebody has still to play in this Meeting.',
    'next-meeting': 'The winner has collected, and leads the next Meeting.',
    'next-round': 'The round is over, and nobody has won yet.',
    won: 'Somebody has won.',
  },
};
