import type { StatechartDrawingWords } from '../text-types/statechart-drawing.ts';

/** English. */
export const words: StatechartDrawingWords = {
  nodes: {
    dealing: 'Dealing',
    turn: 'A turn',
    normal: 'Normal play',
    penalty: 'A penalty waits',
    twos: '2s are active',
    fiveHearts: 'The 5♥ is active',
    run: 'A run',
    shuffling: 'A new deck',
    effect: 'Effect',
    won: 'Won',
    drawn: 'A draw',
  },
  moves: { deal: 'deal', play: 'play', draw: 'draw', shuffle: 'shuffle' },
  arrows: {
    dealt: 'Hands are dealt, and a first card is turned up.',
    played: 'Cards are played that fit, and take effect.',
    drew: 'A card is drawn.',
    'answered-twos': 'The 2s are answered, and the penalty grows.',
    'served-twos': 'The penalty is picked up, and the 2s are dead.',
    'answered-five-hearts': 'The 5♥ is answered with the 2♥.',
    'served-five-hearts': 'The penalty is picked up, and the 5♥ is dead.',
    followed: 'The run goes on.',
    failed: 'The run fails, and costs its rank.',
    shuffled: 'The played cards are the new deck, and the drawing goes on.',
    'deck-short': 'The deck is used up in the middle of a drawing.',
    'twos-wait': 'The next player has 2s to answer.',
    'five-hearts-waits': 'The next player has the 5♥ to answer.',
    'run-stands': 'The next player has a run to follow.',
    'nothing-waits': 'The next player may match what lies there.',
    won: 'Somebody has won.',
    drawn: 'Nobody can go on, and several have the fewest cards.',
  },
};
