import type { Expected } from '#games/switch/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

const expected: Readonly<Record<Expected, string>> = {
  deal: 'a deal, as in “Deal p1: 8S … p2: 4H … deck: QD …”',
  move: 'a seat and what it does, as in “p1: 8S 8H”, “p2: AS>hearts” or “p3: draw”',
  shuffle: 'a new deck, as in “Shuffle 8S 4H …”',
  nothing: 'nothing more, for the game is over',
  card: 'a card (a rank and the letter of a suit, as in 10H), or what comes after the cards',
  hand: 'a hand, as in “p1:” and its cards, or “deck:” after the last one',
};

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `Something is missing here; expected is ${expected[what]}.`
      : `${found} does not fit here; expected is ${expected[what]}.`,
};
