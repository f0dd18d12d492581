import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { END, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { chanceAsPercent as chance } from '#words/en/chance-as-percent';
import { amount, list } from '#words/en/lists-and-amounts';
import { gapInWords } from './gap-in-words.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;
const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1, useGrouping: true });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** What a player wants of the tricks, and what brings him nearer to it. Of an advised move nothing is said that would speak against it. */
const AIM = {
  jekyll: {
    nearer: `more even, as ${seats.jekyll} wants`,
    hand: `${seats.jekyll} wants half`,
  },
  hyde: {
    nearer: `further apart, as ${seats.hyde} wants`,
    hand: `${seats.hyde} wants nearly all or nearly none`,
  },
} as const;

const SEVERITIES = {
  small: 'a small mistake',
  middling: 'a mistake',
  grave: 'a grave mistake',
  advised: 'played as advised',
} as const;

/** What a move plays or gives, without saying so. */
function name(move: Parameters<PlayAgainstComputerWords['hint']['move']>[0]): string {
  if (move.type === 'exchange') return list(move.cards.map(card));
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)} naming ${suits[names]}`;
}

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
  hint: {
    ask: 'What would you play?',
    wait: (trials, of) => `Trying out hands that you may be facing: ${trials} of ${of}.`,
    onlyMove: 'There is only one thing you may do.',
    would: ({ moves: [best, second], rival }) => {
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const would = `I would ${words.hint.move(best.move)}`;
      return rival === null
        ? `${would}; the others are about as good.`
        : `${would} rather than ${name(rival)}.`;
    },
    reasons: {
      trick: ({ seat, isWon, owned, helps }) => {
        const after = `you then have ${owned?.[seat] ?? 0}, ${seats[other(seat)]} ${owned?.[other(seat)] ?? 0}`;
        const so = helps === true ? AIM[seat].nearer : null;
        if (owned === null) {
          return `It should ${isWon ? 'win' : 'lose'} the trick${so === null ? '' : `: ${so}`}.`;
        }
        const gets = isWon ? 'It wins the trick' : `It leaves the trick to ${seats[other(seat)]}`;
        return `${gets}: ${after}${so === null ? '' : `, ${so}`}.`;
      },
      open: () => 'The trick may go either way.',
      hand: ({ seat, wins, of, isExchange, inAll, letsGo }) => {
        const tricks = `about ${wins} of the ${amount(of, 'trick')}`;
        const all = inAll === null ? '' : `, so about ${inAll} of all ${TRICKS}`;
        if (isExchange) return `With what comes back, you should win ${tricks}${all}; ${AIM[seat].hand}.`;
        const aim = inAll === null ? '' : `; ${AIM[seat].hand}`;
        return `${letsGo ? 'You can let it go: what' : 'What'} you keep should win ${tricks} to come${all}${aim}.`;
      },
      'as-well': ({ move, isWon, isLikely, kept, more }) => {
        const [count, than, wanted] = [
          amount(Math.abs(more), 'trick'),
          ...(more > 0 ? ['more', 'fewer'] : ['fewer', 'more']),
        ];
        if (isWon === null)
          return `If you ${words.hint.move(move)} instead, about ${count} ${than}, and you want ${wanted}.`;
        const gets = `${isLikely ? 'should ' : ''}${isWon ? 'win' : 'lose'}${isLikely ? '' : 's'}`;
        return `${name(move)} ${gets} as well, but then you keep ${list(kept.map(card))}: about ${count} ${than}, and you want ${wanted}.`;
      },
      otherwise: ({ move, isWon, isLikely, tricks, rather }) =>
        `With ${name(move)} you ${isLikely ? 'should' : 'would'} ${isWon ? 'win' : 'lose'} the trick, and have about ${tricks} of the ${TRICKS} in the end, not ${rather}.`,
      tried: ({ move, trials, worse, better, wins }) => {
        const ends = `the round ends worse for you in ${worse} of the ${amount(trials, 'hand')} tried out, better in ${better}${better < worse ? '' : ', but then by less'}`;
        if (wins === null) return `If you ${words.hint.move(move)} instead, ${ends}.`;
        if (wins === 0) return `With ${name(move)} your chance to win this trick is the same, but ${ends}.`;
        return `${name(move)} would win the trick ${wins > 0 ? 'more' : 'less'} often: ${ends}.`;
      },
    },
    verdict: (isAsGood) => (isAsGood ? 'About as good.' : 'Worse.'),
    compared: ({ isAsGood, trials, worse, better }) =>
      `Of the ${amount(trials, 'hand')} tried out, the round ends worse for you in ${worse}, better in ${better}${isAsGood || better < worse ? '' : ', but then by less'}.`,
    sameTricks: ({ trials, best, kept }, won) => {
      const verb = won > 0 ? 'win' : 'lose';
      const gets = best.type === 'lead' ? `should ${verb}` : `${verb}s`;
      const like =
        won > 0 && won < trials
          ? `wins the trick just as often as ${name(best)}`
          : `${gets} the trick just as ${name(best)} ${best.type === 'lead' ? 'should' : 'does'}`;
      return `It ${like}${kept.length === 0 ? '' : `, and ${list(kept.map(card))} then stays in your hand instead`}.`;
    },
    tricks: (best, { won, rather }) => `It wins the trick in ${won} of them, ${name(best)} in ${rather}.`,
    average: ({ moves, trials, isClose }, seat, worse) => {
      const [best, second] = moves;
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const gap = (move: typeof best) => numbers.format(Math.round(move.gap));
      const otherwise = worse === null ? '' : `; if you ${words.hint.move(worse.move)}, about ${gap(worse)}`;
      return `In ${amount(trials, 'hand')} that ${seats[other(seat)]} may hold, the round ends with a gap of about ${gap(best)}${otherwise}.${isClose ? ` It is close: to ${words.hint.move(second.move)} is about as good.` : ''}`;
    },
    fear: ({ moves: [best] }, fear, seat) =>
      `The worst to meet: ${seats[other(seat)]} holding ${card(fear.card)}. Then you win ${chance(fear.chance)} of the games${best === undefined ? '' : `; on the whole, ${chance(best.chance)}`}.`,
    columns: ['If you', 'Gap', 'Chance to win'],
    table: 'On average. Press a move to compare it.',
    more: (moves) => `What about the others? (${moves})`,
    move: (move) => {
      switch (move.type) {
        case 'exchange':
          return `give ${list(move.cards.map(card))}`;
        case 'lead':
          return `lead ${card(move.card)}${move.names === undefined ? '' : ` and name ${suits[move.names]}`}`;
        case 'follow':
          return `answer with ${card(move.card)}`;
      }
    },
    gap: (gap) => numbers.format(gap),
    chance,
  },
  over: {
    title: (round, change) =>
      `Round ${round} ${change > 0 ? 'went your way' : change < 0 ? 'went against you' : 'changed nothing'}`,
    result: (seat, own, gap, from, to) =>
      `You took ${amount(own, 'trick')}, ${seats[other(seat)]} ${TRICKS - own}. That is a gap of ${gap}${gap === 0 ? `, and the marker stays on ${to}.` : `: the marker goes from ${from} to ${to}.`}`,
    needed: (round, gap) => `In round ${round} a gap of ${gap} is enough for ${seats.hyde}.`,
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
    other: 'Other role',
    name: (seat, strength, moment) =>
      `As ${seats[seat]} against “${words.setup.opponents[strength].name}”, ${days.format(moment)}`,
  },
  review: {
    title: 'What your cards have cost',
    measure:
      'A card is measured by what you could see: how many more of 100 such games another card wins. How the hands really lay is added only where it says something else.',
    intro:
      'A mistake is only what you could know from what you saw: another card did better in hands that fit it, each played to its end, even if it made no difference this time. The biggest comes first, and the drill asks them again. What happened besides is told with both hands open: how the round would have ended without another mistake on either side. The cards that you gave away are not judged, for both players choose those at the same time.',
    stop: 'Stop',
    wait: (done, of) => `Looked back on ${done} of your ${amount(of, 'card')}, the last first.`,
    gap: gapInWords,
    found: (trick, severity) => `Trick ${trick}: ${severity === null ? 'bad luck' : SEVERITIES[severity]}`,
    chose: (move) => `You chose to ${words.hint.move(move)}.`,
    known: ({ move, cost }) =>
      `By what you saw it was better to ${words.hint.move(move)}: that wins about ${Math.round(100 * cost)} more of 100 games.`,
    unlucky: 'By what you saw, nothing else was surely better.',
    cost: ({ best, got }) =>
      `As the hands lay, which you could not see, the round then ends with a gap of ${words.review.gap(got)}; with the best card it would be ${words.review.gap(best)}.`,
    flawless: (moves) =>
      moves === 1
        ? 'With both hands open too, your card was the best there was.'
        : `With both hands open too, each of your ${moves} cards was as good as any other.`,
    summary: (mistakes, unlucky, moves) => {
      const known = `${mistakes === 0 ? 'None' : mistakes} of your ${amount(moves, 'card')} ${mistakes > 1 ? 'were mistakes' : 'was a mistake'} by what you saw`;
      if (unlucky === 0) return `${known}.`;
      return `${known}; ${unlucky} ${mistakes === 0 ? '' : 'more '}turned out badly, which you could not know.`;
    },
    costMost: (trick, round) =>
      `The biggest was your card in trick ${trick}${round === null ? '' : ` of round ${round}`}.`,
    wanted: (seat, gap) =>
      `${gap === 0 ? 'No gap' : `A gap of ${gap}`} is all that ${seats[seat]} can want, so none of this has hurt you.`,
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
    interval: (from, to) => `${percents.format(from)} to ${percents.format(to)}`,
  },
};
