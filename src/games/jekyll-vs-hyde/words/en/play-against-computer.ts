import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { END, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { chanceAsPercent as chance } from '#words/en/chance-as-percent';
import { amount } from '#words/en/lists-and-amounts';
import { gapInWords } from './gap-in-words.ts';
import { words as advice } from './advice.ts';
import { words as game } from './names.ts';
import { nameOfMove as name } from './why-tried-move-is-worse.ts';

const { seats } = game;
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, useGrouping: true });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const SEVERITIES = {
  small: 'a small mistake',
  middling: 'a mistake',
  grave: 'a big mistake',
  advised: 'played as advised',
} as const;

/** Whether a gap does not hang on a Greed exchange. */
const isOne = ({ low, high }: Parameters<typeof gapInWords>[0]) => low === high;

/** English. */
export const words: PlayAgainstComputerWords = {
  title: 'Play',
  intro:
    'Against the computer, with hidden hands: it sees its own cards and what you have shown. Ask for advice, and look back after each round.',
  needsScript: 'To play needs JavaScript: your opponent thinks in your browser.',
  setup: {
    role: 'Your role',
    roles: {
      jekyll: { name: seats.jekyll, note: 'You want even rounds. You lead first.' },
      hyde: { name: seats.hyde, note: 'You want lopsided rounds, whichever way they lean.' },
      either: { name: 'Either', note: 'A coin decides.' },
    },
    opponents: {
      glance: {
        name: 'At a glance',
        note: 'Looks at the cards in hand and the card to be answered. Remembers nothing, and does not count tricks.',
      },
      count: {
        name: 'By the count',
        note: 'Counts what was played, who could not follow, and how many tricks a hand is good for. Steers towards the gap that is wanted.',
      },
      ahead: {
        name: 'Thinking ahead',
        note: 'Imagines hands that fit all it has seen, plays every card in each of them to the end, and takes the one that wins the game most often.',
      },
    },
    stays: 'A finished trick stays',
    length: 'How long',
    lengths: {
      round: {
        name: 'One round',
        note: 'Ten tricks, in five to ten minutes: the first round of a game. At its end the marker moves, and you see how you did.',
      },
      game: {
        name: 'A whole game',
        note: `Up to three rounds, in up to half an hour, until the marker reaches ${END} or all are over: then one of you has won.`,
      },
    },
  },
  match: {
    label: (seat, strength, round, length) =>
      `You are ${seats[seat]}, against “${words.setup.opponents[strength].name}”${length === 'game' ? `: round ${round}` : ''}`,
    thinks: (seat) => `${seats[seat]} is thinking.`,
  },
  hint: advice,
  over: {
    title: (round, change) =>
      `Round ${round} ${change > 0 ? 'went your way' : change < 0 ? 'went against you' : 'changed nothing'}`,
    result: (seat, own, gap, from, to) =>
      `You took ${amount(own, 'trick')}, ${seats[other(seat)]} ${TRICKS - own}. That is a gap of ${gap}${gap === 0 ? `, and the marker stays on ${to}.` : `: the marker goes from ${from} to ${to}.`}`,
    needed: (round, gap) =>
      gap === TRICKS
        ? `In round ${round} ${seats.hyde} needs a gap of ${gap}: every trick on one side.`
        : `In round ${round} a gap of ${gap} is enough for ${seats.hyde}.`,
    ofRound: (round, own, to) => `Round ${round}: ${own}–${TRICKS - own}, marker on ${to}.`,
    perfect: (seat) => `The perfect round for ${seats[seat]}.`,
    outlook: (seat, ...values) => {
      const [before, now] = values.map((value) => chance(seat === 'hyde' ? value : 1 - value));
      return before === now
        ? `Between equals your chance stays ${now}.`
        : `Between equals your chance was ${before}, and is ${now} now.`;
    },
    won: (seat, winner) =>
      seat === winner ? 'You have won the game.' : `You have lost: ${seats[winner]} has won the game.`,
    whyWon: (winner) =>
      winner === 'hyde'
        ? `With the marker on ${END}, ${seats.hyde} wins.`
        : `After the last round the marker is still short of ${END}, so ${seats.jekyll} wins.`,
    other: 'Other role',
    name: (seat, strength, moment) =>
      `As ${seats[seat]} against “${words.setup.opponents[strength].name}”, ${days.format(moment)}`,
  },
  review: {
    title: 'What your cards have cost',
    measure:
      'A mistake is only what you could know from what you saw: another card wins more of such games, even if it made no difference this time. How the hands really lay is added only where it says something else.',
    intro:
      'What happened besides is told with both hands open: how the round would have ended without another mistake on either side. The cards that you gave away are not judged, for both players choose those at the same time.',
    stop: 'Stop',
    wait: (done, of) => `Looked back on ${done} of your ${amount(of, 'card')}, the last first.`,
    gap: gapInWords,
    found: (trick, severity) => `Trick ${trick}: ${severity === null ? 'bad luck' : SEVERITIES[severity]}`,
    chose: (move) => `You chose to ${words.hint.move(move)}.`,
    known: ({ move }) => `By what you saw it was better to ${words.hint.move(move)}.`,
    wins: ({ move, cost }) => `${name(move)} wins about ${Math.round(100 * cost)} more of 100 games.`,
    unlucky: 'By what you saw, nothing else was surely better.',
    cost: ({ best, got }, better) =>
      `As the hands lay, the best was to ${words.hint.move(better)}: the gap then ends at ${words.review.gap(best)}${isOne(best) && isOne(got) ? `, not ${words.review.gap(got)}` : `; after your card at ${words.review.gap(got)}, by who chooses first in a Greed exchange`}.`,
    betterOpenly: (still) =>
      `With both hands open, which nobody could see, another card was better${still ? ' still' : ''}:`,
    flawless: (moves) =>
      moves === 1
        ? 'With both hands open too, your card was the best there was.'
        : `With both hands open too, each of your ${moves} cards was as good as any other.`,
    summary: (mistakes, unlucky, moves) => {
      const known =
        mistakes === 0
          ? `None of your ${amount(moves, 'card')} was a mistake by what you saw`
          : `For ${mistakes} of your ${amount(moves, 'card')} another was clearly better by what you saw`;
      if (unlucky === 0) return `${known}.`;
      return `${known}; ${unlucky} ${mistakes === 0 ? '' : 'more '}turned out badly, which you could not know.`;
    },
    ended: (seat, own, isPerfect) => {
      const took = `You took ${own} of the ${TRICKS} tricks`;
      if (isPerfect) return `${took}, all that ${seats[seat]} can want: nothing here has hurt you.`;
      const wants =
        seat === 'jekyll'
          ? `${seats.jekyll} wants half of them: that is ${amount(Math.abs(own - TRICKS / 2), 'trick')} too ${own > TRICKS / 2 ? 'many' : 'few'}`
          : `${seats.hyde} wants nearly all or nearly none`;
      return `${took}. ${wants}.`;
    },
    notBlamed: (count) =>
      `${amount(count, 'card')} that turned out badly, or ${count === 1 ? 'was' : 'were'} played as advised: no ${count === 1 ? 'mistake' : 'mistakes'} of yours`,
    stopped: (trick, round) =>
      `Stopped. What was played before trick ${trick}${round === null ? '' : ` of round ${round}`} was not looked at.`,
  },
  about: {
    opponents: 'Three opponents',
    opponentsText:
      'None of them is silly on purpose: they differ in what they look at. All three play fairly. They are given what a player in their seat would see, and the same hidden cards in another order would make no difference to what they play.',
    chances: 'What a gap is worth',
    chancesText: `Nobody plays for a gap as such. With the marker on 6 in the third round, ${seats.hyde} needs a gap of 4, and ${TRICKS} is worth no more; on ${END} the game is over. So your opponents, and the advice, look at the chance that ${seats.hyde} wins the game from where the marker will stand.`,
    chancesFrom: (rounds, seed) =>
      `A simulation, not a proof: ${numbers.format(rounds)} rounds from each place, “${words.setup.opponents.count.name}” against itself, from the seed ${seed}. The third round first: there the chance is how often the end of the track was reached. Whoever plays the second round knows these figures, and so on back to the start.`,
    chancesColumns: ['Marker on', 'Before round 2', 'Before round 3'],
    start: (value) =>
      `At the start of a game, so simulated, ${seats.hyde} wins with a chance of ${chance(value)}.`,
    chance,
    reportText: (games, seed) =>
      `How strong they are, in a simulation: each has played ${numbers.format(games)} games against the next weaker one in either role, from the seed ${seed}. The range beside what the stronger one has won is the 95% confidence interval, by Wilson’s method. Bear in mind that ${seats.hyde} wins more often between equals, as the figures for the gap show.`,
    reportColumns: ['Who plays', 'Has won', 'Range'],
    pairing: ({ strength, seat, against }) =>
      `“${words.setup.opponents[strength].name}” as ${seats[seat]} against “${words.setup.opponents[against].name}”`,
    share: (won, share) => `${won} (${percents.format(share)})`,
    interval: ({ from, to }) => `${percents.format(from)} to ${percents.format(to)}`,
  },
};
