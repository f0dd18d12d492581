import { SEATS, other } from '#games/jekyll-vs-hyde/rules/cards';
import type { PuzzlesWords } from '../text-types/puzzles.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as shared } from '#words/en/puzzles';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

const move: PuzzlesWords['move'] = (action) => {
  switch (action.type) {
    case 'deal':
      return 'the deal';
    case 'exchange':
      return list(action.cards.map(card));
    case 'lead':
      return action.names === undefined
        ? card(action.card)
        : `${card(action.card)}, naming ${suits[action.names]}`;
    case 'follow':
      return card(action.card);
  }
};

/** English. */
export const words: PuzzlesWords = {
  ...shared,
  intro: (puzzles) =>
    `${puzzles} positions with open hands and one card to play. Exactly one move is right, and it is not the one that comes to mind. All of them are proved: the solver has looked at every way the round can end.`,
  task: (seat, gap) => {
    if (seat === 'hyde') return `Hyde to play: make a gap of ${gap}`;
    return gap === 0 ? 'Jekyll to play: come out even' : `Jekyll to play: hold the gap to ${gap}`;
  },
  standing: (left, owned) =>
    `${amount(left, 'trick')} to come. So far ${list(SEATS.map((seat) => `${seats[seat]} has ${owned[seat]}`))}.`,
  about: {
    title: 'How they were found',
    text: 'The engine plays rounds and stops where one move is better than all others and is not the obvious one: not the one that somebody plays who looks only at the cards in hand, and often not even the one that counts what every card is good for. A puzzle is harder the more tricks are to come, the more moves there are, the more ways of guessing miss the right one, and the later it shows that the obvious move was wrong. The gap is the one that perfect play on both sides leads to.',
  },
  list: {
    ...shared.list,
    task: (seat, gap) => {
      if (seat === 'hyde') return gap === 10 ? 'Hyde: a gap of 10' : `Hyde: a gap of ${gap} or more`;
      return gap === 0 ? 'Jekyll: no gap' : `Jekyll: a gap of ${gap} at most`;
    },
    kind: (phase, left) => `${phase === 'lead' ? 'A lead' : 'An answer'}, ${amount(left, 'trick')} to come`,
  },
  told: {
    right: (seat, gap, others) =>
      seat === 'hyde'
        ? `Hyde makes sure of a gap of ${gap}, whatever Jekyll does. No other move makes sure of more than ${others}.`
        : `Jekyll can ${gap === 0 ? 'come out even' : `hold the gap to ${gap}`}, whatever Hyde does. Every other move allows ${others} or more.`,
    wrong: (gap, wanted) => `If nobody errs any more, the gap is ${gap} instead of ${wanted}.`,
    breaks: ({ trick: { trick, by, card: won, beats }, owned }, wanted) =>
      `It fails in trick ${trick}: ${seats[by]} takes it with ${card(won)} over ${card(beats)}. With ${seats.jekyll} on ${owned.jekyll} and ${seats.hyde} on ${owned.hyde} the gap no longer comes to ${wanted}.`,
    shown: (action) => `The move is ${move(action)}.`,
    obvious: (rival, action, gap) => {
      const who = {
        glance: 'At a glance',
        count: 'By counting what each card is good for',
        answer: 'Looking one card ahead',
      }[rival];
      return `${who} one would play ${move(action)}, and end with ${gap}.`;
    },
    playOut: 'Step on to see it played out, with best play on both sides.',
  },
  themes: {
    'wipe-ranking': { name: 'Wipe the ranking', text: 'A Potion and Wrath meet, and no suit has a rank any more.' },
    'take-trick': { name: 'Two for one', text: 'With Pride beside a Potion the trick brings another one along.' },
    'swap-cards': { name: 'Trade cards', text: 'Greed beside a Potion has both hands exchange cards.' },
    'two-potions': { name: 'Potion on Potion', text: 'Two Potions bring about nothing, and the higher one wins.' },
    'right-name': { name: 'Name the suit', text: 'The card is the obvious one; the suit it names is not.' },
    'lose-on-purpose': { name: 'Lose on purpose', text: 'The obvious move wins this trick. It is better lost.' },
    'win-on-purpose': { name: 'Take it now', text: 'The obvious move lets this trick go. It has to be won.' },
    'save-potion': { name: 'Keep the Potion', text: 'The Potion is worth more later.' },
    'spend-potion': { name: 'Spend the Potion', text: 'There will be no better moment for the Potion.' },
    'make-ranking': { name: 'Make the ranking', text: 'The trick brings its tokens, and the order of the suits is settled.' },
    'save-suit': { name: 'Save the suit', text: 'The obvious move plays the last card of a suit, which is still needed.' },
    'leave-suit': { name: 'Leave the suit', text: 'It gives up the last card of a suit, and is free of it.' },
    'right-suit': { name: 'The right suit', text: 'It is the suit that matters.' },
    'right-number': { name: 'The right number', text: 'The suit is the obvious one, the number is not.' },
  }, // prettier-ignore
  description: (number, seat, gap, left) =>
    `Puzzle ${number}, with open hands and ${amount(left, 'trick')} to come: ${seats[seat]} plays, and one card alone ${seat === 'hyde' ? `makes a gap of ${gap}` : gap === 0 ? 'comes out even' : `holds the gap to ${gap}`}.`,
  move,
  followed: (action) => ('by' in action ? `${seats[action.by]}: ${move(action)}` : move(action)),
  answer: {
    title: 'The answer, and where every other move leads',
    text: (action, gap) =>
      `${seats[action.by]} plays ${move(action)}: with best play on both sides the round ends with a gap of ${gap}. ${seats[other(action.by)]} can do nothing about it.`,
    columns: ['Move', 'Gap', 'What follows'],
    noReply: 'nothing more',
  },
  unconfirmed: (position, claim) => `The solver does not confirm the ${claim} of the puzzle ${position}.`,
};
