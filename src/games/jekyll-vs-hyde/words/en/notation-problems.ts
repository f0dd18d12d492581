import type { Expected } from '#games/jekyll-vs-hyde/rules/notation';
import type { NotationProblemsWords } from '../text-types/notation-problems.ts';

const expected: Readonly<Record<Expected, string>> = {
  deal: 'a deal, as in “Deal J: W1 … H: W2 …”',
  gift: 'cards that are given, as in “J: W4” or “H: P2 5+”',
  lead: 'a card that is led, as in “W4” or “3+>pride”',
  follow: 'a card that follows, as in “W4” or “3+”',
  nothing: 'nothing more, for the game is over',
  card: 'a card (W1 to W7, G1 to G7, P1 to P7, 2+ to 5+), or what comes after the cards',
  hand: 'a hand: “J:” or “H:” and its cards',
  game: 'the number of the game',
  round: 'the number of the round',
};

export const words: NotationProblemsWords = {
  'unknown-word': ({ found, expected: what }) =>
    found === null
      ? `Something is missing here; expected is ${expected[what]}.`
      : `${found} does not fit here; expected is ${expected[what]}.`,
  'wrong-number': ({ of, found, due }) => `This is ${of} ${due}, not ${found}.`,
};
