import { chanceAsPercent as share } from '#words/en/chance-as-percent';
import { amount, anyOf, list } from '#words/en/lists-and-amounts';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { words as advised } from './move-reasons.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card, cardName, goes } = game;
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });
const points = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });
const numbers = new Intl.NumberFormat('en-GB', { useGrouping: true });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const opponents = {
  whatever: {
    name: 'Whatever goes',
    note: 'Lays any card that may be laid. Keeps nothing back, and does not look at anybody else.',
  },
  hand: {
    name: 'By its hand',
    note: 'Looks at its own hand: what leaves it together, what it will need later, what it can end on. Saves its 2s and Jacks for whoever is about to finish.',
  },
  ahead: {
    name: 'Thinking ahead',
    note: 'Imagines deals that fit what it sees, plays every move on in each of them, and takes the one after which it stands best.',
  },
} as const;

/** English. */
export const words: PlayAgainstComputerWords = {
  title: 'Play',
  intro:
    'A game of Switch against one to five opponents. They see their own cards, the stack and how many cards everybody holds, nothing more. Ask for advice at any time; after the game you can see which of your turns cost most.',
  needsScript: 'To play needs JavaScript: your opponents think in your browser.',
  setup: {
    role: 'Your seat',
    roles: {
      p1: { name: seats.p1, note: 'You begin.' },
      either: { name: 'Any seat', note: 'Drawn by lot.' },
    },
    opponents,
    stays: 'What somebody plays stays',
    length: 'How many players',
    lengths: {
      '2': { name: '2', note: 'You and one opponent.' },
      '3': { name: '3', note: 'You and two opponents.' },
      '4': { name: '4', note: 'You and three opponents.' },
      '5': { name: '5', note: 'You and four opponents.' },
      '6': { name: '6', note: 'You and five opponents.' },
    },
  },
  match: {
    label: (seat, strength, table) =>
      `You are ${seats[seat]}, ${table} at the table, against “${opponents[strength].name}”`,
    thinks: (seat) => `${seats[seat]} is thinking.`,
    received: (cards) => `You draw the ${list(cards.map(cardName))}.`,
    normal: ({ rank, suit }) =>
      `Your turn: ${ranks[rank]} or ${suits[suit]}${rank === '7' ? '' : ', a 7'}${rank === 'A' ? '' : ', an Ace'}, or draw.`,
    penalty: (answers, penalty) =>
      answers.length === 0
        ? `Your turn: pick up ${amount(penalty, 'card')}.`
        : `Your turn: answer with ${anyOf(answers.map(goes))}, or pick up ${amount(penalty, 'card')}.`,
    run: (rank, next, price) =>
      `Your turn: ${ranks[rank]} or ${ranks[next]} goes on with the run, or draw ${amount(price, 'card')}.`,
    openRun: 'Your turn: another Ace, or any card that matches this one.',
    noFinish: (last) => `You cannot finish on ${card(last)}: if you play it, you draw and play on.`,
  },
  hint: {
    ask: 'What would you play?',
    wait: (deals, of) => `Trying out deals that fit what you see: ${deals} of ${of}.`,
    onlyMove: 'There is only one thing you may do: draw.',
    would: ({ moves: [best, second], rival, even: [even, another], ofPlays }) => {
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const would = `I would ${words.hint.move(best.move)}`;
      const [one, several] = ofPlays ? [' play is', ' plays are'] : [' is', 's are'];
      if (rival === null) return `${would}; the other${another === undefined ? one : several} about as good.`;
      const also = even === undefined ? '' : `, or just as well ${words.hint.move(even)},`;
      return `${would}${also} rather than ${words.hint.move(rival.move)}.`;
    },
    reasons: advised.reasons,
    columns: ['Move', 'Games won'],
    table: (deals) =>
      `Estimated from ${amount(deals, 'deal')} that fit what you see: a few per cent are chance`,
    more: (moves) => `What about the other${moves === 1 ? '' : 's'}? (${moves})`,
    move: advised.move,
    share,
  },
  over: {
    title: (seat, winner) =>
      winner === 'draw' ? 'A draw' : winner === seat ? 'You have won' : `${seats[winner]} has won`,
    last: (seat, winner, last) =>
      `${card(last)} was ${seat === winner ? 'your' : 'their'} last card, and is no trick card.`,
    counted: (winner) =>
      winner === 'draw'
        ? 'Nobody can go on, and several have the fewest cards.'
        : `Nobody can go on: ${seats[winner]} has the fewest cards.`,
    left: (seat, counts) =>
      `Cards left: ${list(counts.map(({ seat: one, left }) => `${one === seat ? 'you have' : `${seats[one]} has`} ${left || 'none'}`))}.`,
    other: 'Play again in the other seat',
    name: (strength, table, moment) =>
      `For ${table}, against “${opponents[strength].name}”, ${days.format(moment)}`,
  },
  review: {
    title: 'Which turns cost most',
    measure:
      'A turn is measured by what you knew then: how many more of 100 games like this one another move wins. Less than 2 more is about as good.',
    intro:
      'Each of your turns is played again in hundreds of deals that fit what you knew then, once with your move and once with the one that looked better. It is an estimate: beside each figure stands the range in which it lies 95 times out of 100.',
    stop: 'Stop',
    wait: (done, of) => `Looked back on ${done} of your ${amount(of, 'turn')}.`,
    turn: (turn) => `Your turn ${turn}:`,
    better: (made, { move, cost, interval: [from, to] }) =>
      `You chose to ${words.hint.move(made)}. It would have been better to ${words.hint.move(move)}: of 100 games like this one, that wins about ${points.format(100 * cost)} more (${points.format(100 * from)} to ${points.format(100 * to)}).`,
    flawless: 'In none of your turns was another move clearly better.',
    summary: (shown, found) =>
      found === shown
        ? `In ${amount(found, 'turn')} another move was clearly better.`
        : `In ${amount(found, 'turn')} another move was clearly better; these are the ${shown} that cost most.`,
    costMost: (turn) => `Your turn ${turn} cost most.`,
    stopped: (turn) =>
      turn === 0
        ? 'Stopped before a turn was looked at.'
        : `Stopped. What came after your turn ${turn} was not looked at.`,
  },
  about: {
    opponents: 'Three opponents',
    opponentsText:
      'None of them is silly on purpose: they differ in what they look at. All three play fairly. They are given what a player in their seat would see, and the same hidden cards in another order would make no difference to what they play.',
    aheadText:
      'The one that thinks ahead plays each move on for a few turns and then judges the hands by how often such hands have won, in some thousand games that were played for it. Luck decides much in Switch: nobody wins all the time.',
    strengths: 'How strong they are',
    reportText: (games, seed) =>
      `A simulation: each has played ${numbers.format(games)} games at tables for two and for four, one against the rest of the next weaker kind, sitting in each seat as often, from the seed ${seed}. The range is the 95% confidence interval, by Wilson’s method. The last column is what an equal would win.`,
    reportColumns: ['Who plays', 'Has won', 'Range', 'Even'],
    pairing: ({ strength, against, players }) =>
      `“${opponents[strength].name}” against ${players === 2 ? 'one' : 'three'} of “${opponents[against].name}”`,
    share: (won, value) => `${won} (${percents.format(value)})`,
    interval: ({ from, to }) => `${percents.format(from)} to ${percents.format(to)}`,
    equal: (players) => percents.format(1 / players),
  },
};
