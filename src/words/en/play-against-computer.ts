import type { PlayWords } from '../play-against-computer.ts';

/** English. */
export const words: PlayWords = {
  setup: {
    opponent: 'Who plays against you',
    easiest: 'the easiest',
    strongest: 'the hardest',
    deal: 'Deal the cards',
    readings: 'Readings of the rules',
  },
  match: {
    you: 'you',
    takeBack: 'Take back',
    leave: 'Leave this game',
    reallyLeave: 'Leave this game? It is not kept.',
    stay: 'Play on',
    onPage:
      'Your browser lets nothing run beside the page, so your opponent thinks in small steps on the page itself. It may take a little longer.',
    elsewhere: (name) =>
      `Another game of yours is still going on, and that one is there when you come back. This one is kept under “Your games” as “${name}”.`,
    apart: (name) =>
      `Your browser has no room to come back to this game by itself. It is kept under “Your games” as “${name}”.`,
    aside: 'The game you were in could not be read to its end. It was set aside as it was.',
    goOn: 'Go on',
    seen: 'Go on as soon as you have seen enough.',
  },
  shared: {
    deal: {
      title: 'Somebody has sent you a deal',
      intro:
        'You play from the same cards, in the same seat, against the same opponents. How it went for them is shown beside your result at the end.',
      play: 'Play the same deal',
    },
    position: {
      title: 'A position to play on from',
      intro: 'You take over in the middle of a game, and the computer plays the other seats.',
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
  },
  pauses: { short: 'for a moment', long: 'for three seconds', tap: 'until I tap' },
  over: {
    next: 'Next round',
    result: 'The result',
    lookBack: 'Look back',
    backToEnd: 'Back to the end',
    again: 'Play again',
    change: 'Another opponent',
    open: 'Open the game in the viewer',
    keep: 'Keep it among my games',
    kept: (name) => `Kept: ${name}.`,
    own: 'Your games',
  },
};
