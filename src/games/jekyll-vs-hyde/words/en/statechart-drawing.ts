import type { StatechartDrawingWords } from '../text-types/statechart-drawing.ts';

/** English. */
export const words: StatechartDrawingWords = {
  nodes: {
    dealing: 'Dealing',
    preparation: 'Preparation',
    bothChoose: 'Both choose',
    hydeChooses: 'Hyde chooses',
    jekyllChooses: 'Jekyll chooses',
    tricks: 'Tricks',
    lead: 'Lead',
    follow: 'Follow',
    effect: 'Effect',
    greedExchange: 'Greed exchange',
    award: 'Award',
    progression: 'Progression',
    hydeWins: 'Hyde wins',
    jekyllWins: 'Jekyll wins',
    drawn: 'Drawn',
  },
  moves: {
    deal: 'deal',
    exchange: 'exchange',
    lead: 'lead',
    follow: 'follow',
  },
  arrows: {
    dealt: 'Both pick up ten cards.',
    'jekyll-gives-first': 'Jekyll lays his cards down first; they stay hidden.',
    'hyde-gives-first': 'Hyde lays his cards down first; they stay hidden.',
    'hyde-gives-too': 'Hyde chooses too, and the cards change hands.',
    'jekyll-gives-too': 'Jekyll chooses too, and the cards change hands.',
    led: 'A card is led; a suit that is new gets its token.',
    followed: 'The trick is complete; a suit that is new gets its token.',
    greed: 'A Potion met Greed, and there are cards in hand.',
    'effect-done': 'The effect, if any, is done.',
    'next-trick': 'The winner leads to the next trick.',
    'last-trick': 'That was the tenth trick.',
    'next-round':
      'The end of the track is not reached and rounds are left: tokens come off, all cards are shuffled.',
    'next-game': 'The first game of a return match is over: the players change roles.',
    'hyde-wins': 'The marker is on the last space.',
    'jekyll-wins': 'The third round is over, the last space not reached.',
    drawn: 'Both needed as many rounds as Hyde.',
  },
};
