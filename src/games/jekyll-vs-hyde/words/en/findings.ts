import type { Estimate } from '#kit/mean-and-share-with-interval';
import type { FindingsWords } from '../text-types/findings.ts';

const counts = new Intl.NumberFormat('en-GB');
const figures = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });

const figure = ({ value, from, to }: Estimate) =>
  `${figures.format(value)} (${figures.format(from)} to ${figures.format(to)})`;
const share = ({ value, from, to }: Estimate) =>
  `${percents.format(value)} (${percents.format(from)} to ${percents.format(to)})`;
const size = ({ value, from, to, of }: Estimate) =>
  figure(value < 0 ? { value: -value, from: -to, to: -from, of } : { value, from, to, of });

/** English. */
export const words: FindingsWords = {
  title: 'What perfect play with open hands says',
  description:
    'Many deals of Jekyll vs Hyde, solved to the last trick with open hands: how large the gap comes out, what a Potion and the lead are worth, and who is favoured.',
  intro: (deals) =>
    `${counts.format(deals)} deals by lot, each solved to its last trick with open hands, say what is in the cards when both sides see all of them and nobody errs.`,
  method: {
    title: 'What these figures mean',
    open: 'A deal is valued with open hands: both sides see all cards, from the first lead on, and neither errs. That is not how people play. It is what the cards are worth before hidden hands and mistakes have their say.',
    preparation:
      'Only the preparation is not perfect, for it is hidden. Both give what the middle opponent of this site gives if only the gap counts: from its own ten cards it works out how likely each is to win its trick, and gives those after which it can expect the smallest gap as Jekyll, the largest as Hyde. Where a figure is about giving by lot, each gives any cards that the rules allow.',
    intervals:
      'Behind each figure stands the range in which the true one lies in 95 of 100 such samples. Where both sides would give cards at the same time in a Greed exchange, the value may lie between two gaps; then it counts half for each.',
    sample: (deals, seed) =>
      `${counts.format(deals)} deals by lot from the seed ${seed}, as first, second and third rounds in turn, so that one, two and three cards are given equally often. The report and what made it are in the repository; one command makes it anew.`,
  },
  figure,
  share,
  table: 'The figures',
  columns: { deals: 'Deals' },
  spread: {
    title: 'How large the gap comes out',
    text: (mean, mode, most) =>
      `With Jekyll to lead, perfect play with open hands ends with a gap of ${figure(mean)} on average. The most frequent gap is ${mode}: ${share(most)} of all deals.`,
    landslides: (from, part) =>
      `A gap of ${from} or more is what it comes to in ${share(part)} of the deals. Whether the others can end so without a mistake is not said: with hidden hands, and other gifts, a good move may turn out badly.`,
    open: (open) =>
      `In ${share(open)} of the deals the value depends on a Greed exchange that both make at the same time.`,
    axes: ['Gap', 'Deals (%)'],
  },
  leading: {
    title: 'What it is worth to lead first',
    text: {
      more: (difference) =>
        `The same cards with Hyde to lead instead of Jekyll give a gap that is larger by ${figure(difference)} on average: to lead is an advantage to either.`,
      less: (difference) =>
        `The same cards with Hyde to lead instead of Jekyll give a gap that is smaller by ${size(difference)} on average: to lead is a burden to either.`,
      unclear: (difference) =>
        `The same cards with Hyde to lead instead of Jekyll change the gap by ${figure(difference)} on average: no difference that this sample could show.`,
    },
    shares: (same, larger, smaller) =>
      `In ${share(same)} of the deals it makes no difference, in ${share(larger)} the gap is larger with Hyde to lead, and in ${share(smaller)} it is smaller.`,
    column: 'The gap then',
    bars: ['smaller gap', 'the same', 'larger gap'],
    axis: 'Deals (%), Hyde leading instead',
  },
  potions: {
    title: 'What a Potion is worth',
    text: {
      more: (slope) =>
        `Each Potion that Hyde holds more than Jekyll adds ${figure(slope)} to the gap, and each that Jekyll holds more takes as much away. Potions serve whoever has them.`,
      less: (slope) =>
        `Each Potion that Hyde holds more than Jekyll takes ${size(slope)} from the gap. Potions harm whoever has them.`,
      unclear: (slope) =>
        `Each Potion that Hyde holds more than Jekyll changes the gap by ${figure(slope)}: no difference that this sample could show.`,
    },
    axes: ['Potions that Hyde holds more than Jekyll', 'Gap'],
    lead: (lead) => (lead > 0 ? `+${lead}` : lead < 0 ? `−${-lead}` : '0'),
    series: 'Mean gap',
  },
  numbers: {
    title: 'Which Potion it is',
    text: {
      more: (difference) =>
        `It matters which: 5+ does ${figure(difference)} more for whoever holds it than 2+ does.`,
      less: (difference) =>
        `It matters which: 2+ does ${size(difference)} more for whoever holds it than 5+ does.`,
      unclear: (difference) =>
        `Who holds a Potion matters more than which it is: what 5+ does for its holder differs from what 2+ does by ${figure(difference)}, and that may be chance.`,
    },
    axes: ['Potion', 'Gap'],
    holders: { jekyll: 'Jekyll holds it', hyde: 'Hyde holds it', nobody: 'set aside' },
    column: 'Potion',
    row: (potion, holder) =>
      `${potion}, ${{ jekyll: 'Jekyll holds it', hyde: 'Hyde holds it', nobody: 'set aside' }[holder]}`,
  },
  preparing: {
    title: 'Who gains from the preparation',
    text: {
      more: (difference) =>
        `Where both choose what they give instead of giving by lot, the gap is larger by ${figure(difference)}: a considered preparation serves Hyde.`,
      less: (difference) =>
        `Where both choose what they give instead of giving by lot, the gap is smaller by ${size(difference)}: a considered preparation serves Jekyll.`,
      unclear: (difference) =>
        `Where both choose what they give instead of giving by lot, the gap changes by ${figure(difference)}: no difference that this sample could show.`,
    },
    shares: (same, larger, smaller) =>
      `It stays the same in ${share(same)} of the deals, is larger in ${share(larger)} and smaller in ${share(smaller)}.`,
  },
  favoured: {
    title: 'Who is favoured',
    text: {
      more: (chance) =>
        `With open hands and these gifts, Hyde wins ${share(chance)} of all games in which nobody errs: so played, the game favours Hyde.`,
      less: (chance) =>
        `With open hands and these gifts, Hyde wins ${share(chance)} of all games in which nobody errs: so played, the game favours Jekyll.`,
      unclear: (chance) =>
        `With open hands and these gifts, Hyde wins ${share(chance)} of all games in which nobody errs: so played, as far as this sample tells, neither role is favoured.`,
    },
    played: (chance, rounds) =>
      `The first figure is worked out: solved deals, put together round by round. For comparison a simulation, ${counts.format(rounds)} rounds from each place of the marker: where the middle opponent plays against itself with hidden hands, Hyde wins ${percents.format(chance)}. Neither says how people fare.`,
    axes: ['Marker before the round', 'Hyde wins (%)'],
    rounds: { 1: 'Round 1', 2: 'Round 2', 3: 'Round 3' },
    columns: ['Before', 'Hyde wins, solved with open hands', 'simulated with the middle opponent'],
    place: (round, marker) => `Round ${round}, marker on ${marker}`,
  },
  obvious: {
    title: 'How often the obvious move is right',
    text: (right, idle, least, most) =>
      `One decision from each deal, simulated up to there, then solved with open hands. In ${share(idle)} of these decisions, with ${least} to ${most} tricks to come, it does not matter what is played. Any card by lot is best in ${share(right.lot)}, the card that is chosen at a glance in ${share(right.glance)}, and the one that is chosen by counting, from what the seat sees, in ${share(right.count)}. The rest is where puzzles come from.`,
    choosers: { lot: 'by lot', glance: 'at a glance', count: 'by the count' },
    axis: 'Best move (%)',
    left: 'Tricks to come',
  },
};
