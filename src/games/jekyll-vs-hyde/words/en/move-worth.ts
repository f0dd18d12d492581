import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { Give } from '#games/jekyll-vs-hyde/rules/state';
import type { Range } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Whereabouts, MoveWorthWords } from '../text-types/move-worth.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { gapInWords } from './gap-in-words.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

function place({ game, round, trick }: Whereabouts): string {
  return game === null ? `Round ${round}, trick ${trick}` : `Game ${game}, round ${round}, trick ${trick}`;
}

function played({ played: move }: Cost): string {
  if (move.type === 'follow') return `answered with ${card(move.card)}`;
  return `led ${card(move.card)}${move.names === undefined ? '' : `, naming ${suits[move.names]}`}`;
}

function cards({ cards: given }: Give): string {
  return list(given.map(card));
}

function range({ from, to }: Range): string {
  return from === to ? String(from) : `${from} to ${to}`;
}

/** What a move came to that could have been better. */
function lost({ by, could, can }: Cost): string {
  return by === 'hyde'
    ? `${seats.hyde} could have had a gap of ${gapInWords(could)}, got ${gapInWords(can)}`
    : `${seats.jekyll} could have held the gap to ${gapInWords(could)}, let it go to ${gapInWords(can)}`;
}

/** English. */
export const words: MoveWorthWords = {
  title: 'What each move was worth',
  how: 'How this is worked out',
  intro:
    'Worked out with both hands open and no more slips on either side: the gap with which the round then ends. Jekyll wants it small, Hyde large. The look back after a round and the drill also estimate what a player could know from what was seen: that may call another move the better one, for nobody saw both hands.',
  hidden:
    'What a move is worth can only be said with both hands open. See the game as everybody to find out.',
  unknown:
    'What a move is worth can only be said with both hands open, and in this record one of them is not known.',
  suppose: {
    hint: 'In the sandbox you can suppose one: the hidden cards begin as some that fit all that was seen, and can be changed to those that you think were held.',
    open: 'Suppose a hand in the sandbox',
  },

  place,

  label: 'This position',
  gap: gapInWords,
  between: ({ low, high }) => range({ from: low.from, to: high.to }),
  mark: ({ low, high }) => {
    if (low.from === high.to) return String(low.from);
    return `${low.from}${low.from === low.to && high.from === high.to ? '/' : '–'}${high.to}`;
  },
  value: (gap) => `With best play the round ends with a gap of ${words.gap(gap)}.`,
  marker: ({ from, marker, winner }) => {
    const goes = marker === from ? `The marker stays on ${marker}` : `The marker goes to ${marker}`;
    return winner === null ? `${goes}.` : `${goes}: ${seats[winner]} wins.`;
  },
  soFar: ({ low, high }) =>
    low.from === 0 && high.to === 10
      ? 'Being worked out. Any gap from 0 to 10 is possible as far as is known.'
      : `Being worked out. The gap will be ${range({ from: low.from, to: high.to })}, as far as is known.`,
  two: ({ low, high }, expected) =>
    `In a Greed exchange both choose at the same time. If ${seats.hyde} had to show his cards first, the gap would be ${low}; if ${seats.jekyll} had to, ${high}.${expected === null ? '' : ` With both choosing as cleverly as can be, ${tenths.format(expected)} is to be expected on average.`}`,
  exchange:
    'Both are choosing what to give in the Greed exchange, so no single gift has a value here: it hangs on what the other gives.',
  gift: ({ given, trick, could, can, best }) => {
    const who = `Trick ${trick}, the Greed exchange: ${seats[given.by]} gave ${cards(given)}`;
    const [sure, better] =
      given.by === 'hyde'
        ? [`a gap of at least ${can}`, `at least ${could}`]
        : [`a gap of at most ${can}`, `at most ${could}`];
    return can === could
      ? `${who}. With both hands open that makes sure of ${sure}, whatever the other gives: no gift makes sure of more.`
      : `${who}. With both hands open that makes sure of ${sure}, whatever the other gives; ${cards(best)} would have made sure of ${better}.`;
  },
  giftWait: 'What was given is being weighed against all that the other can give.',
  preparation:
    'What is given in the preparation is not judged: both choose at once, and to weigh a gift against all others over the whole round takes minutes.',
  verdict: (cost) => {
    const who = `Trick ${cost.trick}: ${seats[cost.by]} ${played(cost)}`;
    if (cost.cost === 0) return `${who}: with both hands open nothing was better.`;
    const came =
      cost.by === 'hyde'
        ? `with both hands open the gap could have been ${gapInWords(cost.could)}, and became ${gapInWords(cost.can)}`
        : `with both hands open the gap could have been held to ${gapInWords(cost.could)}, and became ${gapInWords(cost.can)}`;
    const changes = {
      game: ' That decides the game.',
      marker: '',
      nothing: ' It makes no difference to the game.',
    }[cost.changes];
    return `${who}: ${came}.${changes}`;
  },

  moves: (seat) => `What ${seats[seat]} can play, and the gap it leads to`,
  best: 'best',
  played: 'as played',
  notYet: 'being worked out',
  fittingTricks: ({ jekyll, hyde }) =>
    jekyll + hyde === 0
      ? 'No trick may be behind: set both to 0'
      : `${amount(jekyll + hyde, 'trick')} must be behind: share them ${jekyll} : ${hyde}`,
  playOut: 'Play out the best line',
  playOutHint: ({ low, high }) =>
    low === high
      ? `Both sides play their best to the end of the round: a gap of ${low}.`
      : `Both sides play their best to the end of the round, ${seats.hyde} showing first in an exchange: a gap of ${low}.`,
  playingOut: 'Looking for the best line.',

  course: {
    title: (round, game) => `The value over ${game === null ? '' : `game ${game}, `}round ${round}`,
    hint: 'J and H mark where Jekyll or Hyde gave something away, even if it makes no difference to the game. Press one to stand before that move.',
    exchange: 'A mark on its tip is a Greed exchange that changed it.',
    turn: ({ by, action, from, to }, trick) => {
      const change = `the gap goes from ${words.gap(from)} to ${words.gap(to)}`;
      if (by === null || action.type === 'deal' || action.type === 'exchange')
        return `Trick ${trick}, the Greed exchange: ${change}`;
      return `Trick ${trick}, ${seats[by]} plays ${card(action.card)}: ${change}`;
    },
    none: 'Nobody gave anything away.',
    dashed: 'Dashed: if Jekyll had to show his cards first in the Greed exchanges to come.',
    table: 'The values as a table',
    columns: ['Trick', 'Move', 'Gap with best play before it'],
    end: (gap) => `The round ended with a gap of ${gap}.`,
  },

  costs: {
    title: 'The costliest moves',
    none: 'No move gave anything away that mattered.',
    soFar: 'None found so far.',
    idle: (count) =>
      count === 1
        ? 'Not listed: 1 slip that makes no difference to the game.'
        : `Not listed: ${count} slips that make no difference to the game.`,
    cost: (where, cost) => `${place(where)}: ${lost(cost)}`,
    next: 'next:',
    better: 'better:',
    twofold:
      'Where two numbers stand, a Greed exchange decides which of them it is: both choose at the same time.',
    game: 'decides the game',
  },

  progress: {
    label: 'Positions worked out',
    running: (solved, of) => `${solved} of ${amount(of, 'position')} worked out`,
    done: (of) => (of === 1 ? 'Worked out.' : `All ${of} positions are worked out.`),
    stopped: (solved, of) => `Stopped: ${solved} of ${amount(of, 'position')} worked out.`,
    stop: 'Stop',
    resume: 'Go on',
  },

  annotate: {
    ask: 'Annotate this game',
    hint: 'Marks each move that gave something away, unless it makes no difference to the game, and adds the better line beside it. Whatever is written there stays.',
    running: (solved, of) => `Annotating: ${solved} of ${amount(of, 'position')}`,
    done: (notes) => `${amount(notes, 'move')} annotated.`,
    nothing: 'There was nothing to note: no move gave anything away that mattered.',
    changed:
      'The game was changed meanwhile, so nothing was annotated. Ask once more for the game as it is now.',
  },
};
