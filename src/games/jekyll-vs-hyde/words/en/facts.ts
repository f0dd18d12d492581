import type { FactsWords } from '../text-types/facts.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

const numbers = new Intl.NumberFormat('en-GB');
const rates = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** English. */
export const words: FactsWords = {
  title: 'What follows from the rules',
  intro:
    'Nobody decided the first four of these things: they follow from the rules, and every way it can go has been counted. The last three are samples of simulated play: the rules allow them, but how often they come up depends on how two players play, and only two simple ways of playing are simulated here. Each figure is worked out whenever this site is built, and shown with what was counted.',
  proof: 'Counted',
  even: {
    title: 'The gap is always even',
    text: 'All ten tricks are won by somebody. Whatever one takes, the other does not, and a trick that Pride moves changes both counts at once. So the two numbers add up to ten, and numbers that add up to ten differ by an even number.',
    proof: (ways) => `All ${ways} ways to share ten tricks.`,
    columns: [game.seats.jekyll, game.seats.hyde, 'Gap'],
  },
  track: {
    title: 'However the track is drawn, it is the same game',
    text: (gaps) =>
      `The manual counts ten spaces, and no source says where the two sides meet. So the Identity Track can be drawn with ten spaces, eleven, or ten steps, and with the border before or behind the fifth. It makes no difference. A round moves the marker by ${list(gaps.map(String))}, so it never stands where the drawings disagree.`,
    proof: (sequences) =>
      `All ${sequences} sequences of three gaps, on each drawing: who leads each round, how many rounds are played, who wins.`,
    columns: ['Drawing', 'Sequences that go otherwise'],
    drawings: {
      'eleven-positions': 'Positions 0 to 10, the border before 5',
      'border-after-five': 'Positions 0 to 10, the border behind 5',
      'ten-spaces': 'Ten spaces, starting on the first, the border in the middle',
      'ten-steps': 'Ten spaces, starting before the first, the border behind the fifth',
    },
    endings: 'How the sequences end',
    endingColumns: ['Ending', 'Sequences'],
    ending: (winner, rounds) =>
      winner === 'hyde'
        ? `${game.seats.hyde} wins in round ${rounds}`
        : `${game.seats.jekyll} wins after round ${rounds}`,
  },
  ties: {
    title: 'No trick can be a tie',
    text: 'Two cards of one suit have different numbers. Two suits have different ranks, and both are ranked by the time they are compared, because playing a card ranks its suit. A Potion is worth a number and a half, and no other card is.',
    proof: (looked, ties) =>
      `Every pair of cards with every suit a Potion can name, on every board of tokens, under both readings of the rules: ${numbers.format(looked)} tricks, ${ties === 0 ? 'each with exactly one winner' : amount(ties, 'tie')}.`,
  },
  hands: {
    title: 'Hands are equal after every trick',
    text: 'Each seat plays one card to a trick, and an exchange gives back as many cards as it takes. So the Greed effect always finds as many cards on either side: two of several until the seventh trick, both in the eighth, the only one in the ninth, and nothing in the tenth.',
    proof: 'What Greed exchanges in each trick.',
    columns: ['Trick', 'Cards left to each', 'Exchanged'],
  },
  effects: {
    title: 'How often Potions do something',
    text: 'A Potion brings about the effect of the card it meets; two Potions bring about none. Counted is what really happens: Pride that finds no trick to take and Greed in the tenth trick are left out. Two ways of playing were simulated, each against itself. “By lot”: every legal move is as likely as any other. “By rule of thumb”: a partner who sees one hand, gives cards away by lot, leads no Potion while another card is left, and then wins or loses the trick as cheaply as possible; Jekyll wants it unless ahead, Hyde wants whatever widens the gap. Neither is how a good player plays.',
    proof: (rounds, seed) =>
      `${numbers.format(rounds)} simulated first rounds in each way of playing, from the seed ${seed}: times a round, with the 95 % interval of the mean.`,
    column: 'Effect',
    names: {
      wrath: 'Wrath: the ranking is wiped',
      greed: 'Greed: cards are exchanged',
      pride: 'Pride: a trick is taken away',
      'two-potions': 'Two Potions: nothing',
    },
    styles: { lot: 'Any legal card by lot', thumb: 'By rule of thumb' },
    rate: (mean, margin) => `${rates.format(mean)} ± ${rates.format(margin)}`,
  },
  voids: {
    title: 'How often a Potion can answer a Potion',
    text: 'Against a led Potion another Potion may be played only by somebody who holds no card of the suit that was named. In the same simulated rounds as above:',
    columns: ['Played', 'Potions led', 'Follower void', 'and with a Potion to play'],
    share: (count, all) => `${numbers.format(count)} (${shares.format(all === 0 ? 0 : count / all)})`,
  },
  spread: {
    title: 'How rounds end',
    text: 'How the same simulated rounds ended. Neither player looks more than one trick ahead, so this is no measure of what Jekyll and Hyde can do.',
    gap: (gap) => `Gap ${gap}`,
  },
};
