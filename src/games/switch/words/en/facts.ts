import type { FactsWords } from '../text-types/facts.ts';
import { list } from '#words/en/lists-and-amounts';

/** English. */
export const words: FactsWords = {
  title: 'What follows from the rules',
  intro:
    'Nobody decided these things: they follow from the rules and the 52 cards. Each figure is worked out by the rules engine whenever this site is built, and shown with what was counted; none is a sample.',
  proof: 'Counted',
  penalties: {
    title: 'No penalty is larger than 13 cards',
    text: (most) =>
      `Four 2s and the 5♥ make ${most} cards, and that is all there is. The 2♥ has to lie next to the 5♥, on either side of it; with the 5♥ on top nothing answers any more. A penalty of 10 or of 12 cannot come about. Where only 2s answer 2s, the 5♥ can come first and nowhere else, and the large odd penalties have half as many ways.`,
    proof: (chains) =>
      `All ${chains} orders in which penalty cards can be laid one after the other, each card asked of the judge.`,
    columns: ['Penalty', 'Orders', 'Orders where only 2s answer 2s'],
  },
  turns: {
    title: 'Two players: seven plays in one turn',
    text: (plays) =>
      `An even number of 8s gives another turn, and so do Jacks that skip everybody else. With all of them in hand one of two players can lay ${list(plays)} before the other acts. The more players there are, the more Jacks it takes; six players cannot be skipped at all.`,
    proof:
      'Every play of a hand of all 8s, all Jacks, four 9s and a card that is kept, one after the other, as long as it is the same player’s turn. Nobody draws.',
    columns: ['Players', 'Plays', 'Most cards', 'Plays where two 8s pass the turn'],
  },
  answers: {
    title: 'A first 2 is answered by every third or fourth neighbour',
    text: 'Somebody plays a 2 from a hand as it was dealt. How likely is it that the next player holds a 2, that anybody else at the table does, and that the next player holds the 2♥, the only answer to the 5♥?',
    proof: 'All hands that can be made of the 51 other cards.',
    columns: ['Players', 'Cards each', 'The next holds a 2', 'Anybody else does', 'The next holds the 2♥'],
  },
  begins: {
    title: 'Almost every hand can begin',
    text: 'On the first card of the stack go 12 other cards of its suit, 3 of its rank, and the 7s and Aces of the other suits: 21 of 51. So a hand as it was dealt seldom has nothing to lay.',
    proof:
      'Every first card with every number of plain cards in a hand: the first card is one of the plain cards that are not in the hand.',
    columns: ['Cards in hand', 'One fits', 'None fits'],
  },
  buried: {
    title: 'Nearly every second game begins with a burial',
    text: (tricks) =>
      `${tricks} of the 52 cards are trick cards. When the first card is turned up, it is often one of them and goes to the bottom of the deck.`,
    proof: 'One card after the other, each as likely as all that are left.',
    columns: ['Trick cards turned up first', 'Chance'],
    more: (tricks) => `${tricks} or more`,
  },
  prices: {
    title: 'What a run costs',
    text: (most, mistake) =>
      `Failing costs the rank on which the run stands, ${most} at the most, and on a 3 it is hardly dearer than a 2. At a cut-throat table a wrong card costs three more than failing would have, and an Ace that comes too early up to ${mistake}.`,
    proof: 'Every rank on which a run can stand.',
    columns: ['The run stands on', 'Failing', 'A wrong card (cut-throat)', 'An Ace too early (cut-throat)'],
    follows: 'it follows',
  },
};
