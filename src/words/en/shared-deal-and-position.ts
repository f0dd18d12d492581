import type { SharedDealAndPositionWords } from '../text-types/shared-deal-and-position.ts';

/** English. */
export const words: SharedDealAndPositionWords = {
  deal: {
    title: 'Somebody has sent you a deal',
    intro:
      'You play from the same cards, in the same seat, against the same opponents. How it went for them is shown beside your result at the end.',
    play: 'Play the same deal',
  },
  position: {
    title: 'A position to play on from',
    intro: 'You take over in the middle of a game, and the computer plays against you.',
    play: 'Play on',
  },
  unreadable:
    'What this link holds cannot be read: it may have been cut off. Ask for it again, or deal cards of your own.',
  mine: 'Your result',
  theirs: 'Theirs, from the same cards',
  notPlayed: 'They have not played this round.',
  ask: 'The same deal for a friend',
  link: 'A link to the same deal, with your result for the end',
  back: 'Answer with a link that holds your result',
};
