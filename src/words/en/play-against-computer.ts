import { amount } from './lists-and-amounts.ts';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';

/** Of a hundred games, as the look back counts them. */
const inHundred = (cost: number) => Math.max(1, Math.round(100 * cost));

/** English. */
export const words: PlayAgainstComputerWords = {
  setup: {
    opponent: 'Who plays against you',
    easiest: 'the easiest',
    strongest: 'the hardest',
    deal: 'Deal the cards',
    readings: 'Readings of the rules',
  },
  match: {
    you: 'you',
    takeBack: 'Take back',
    backToCards: 'Back to the cards',
    soFar: 'What has been played so far',
    leave: 'Leave this game',
    reallyLeave: 'Leave this game? It is not kept.',
    stay: 'Play on',
    onPage:
      'Your browser lets nothing run beside the page, so your opponent thinks in small steps on the page itself. It may take a little longer.',
    elsewhere: (name) =>
      `Another game of yours is open, and that one is there when you come back. This one is kept under “Your games” as “${name}”.`,
    apart: (name) =>
      `Your browser has no room to come back to this game by itself. It is kept under “Your games” as “${name}”.`,
    aside: 'The game you were in could not be read to its end. It was set aside as it was.',
    goOn: 'Go on',
    seen: 'Go on as soon as you have seen enough.',
    practising: 'Practising:',
    cameUp: (times) =>
      times === 0
        ? 'It has not come up yet.'
        : times === 1
          ? 'It came up once.'
          : `It came up ${times} times.`,
  },
  pauses: { short: 'for a moment', long: 'for three seconds', tap: 'until I tap' },
  over: {
    next: 'Next round',
    result: 'The result',
    lookBack: 'Look back',
    costliest: 'Try again what cost most',
    tryFirst: 'Press one in the list to try it again before you read its answer.',
    answer: 'The answer',
    allAnswers: 'Show all answers',
    advised:
      'The advice had named this move, or called it about as good. It looks less far than this look back does, so it does not count as your mistake, and the drill does not ask it.',
    advisedToo: (count) =>
      `${amount(count, 'move')} that the advice had named, or called about as good, did less well here, where more deals are tried: no mistake of yours.`,
    takenOver: (moves) =>
      `You took over after ${amount(moves, 'move')} of your side. Somebody else made ${moves === 1 ? 'it' : 'them'}, so this look back leaves ${moves === 1 ? 'it' : 'them'} out.`,
    tryAgain: 'You see what you saw then. What would you do now?',
    show: 'Show me',
    found: 'Yes, by what you saw then this was better.',
    foundByLuck: 'Yes, as the hands lay this was better.',
    sameAgain: 'The same as you did then.',
    secondTry: 'The look back found another move. Try once more.',
    secondTryBy: (cost) =>
      `By what you saw then, another move wins about ${inHundred(cost)} more of 100 games like this one. Try once more.`,
    asGood: 'Good too: by what you saw then, this does about as well as the move that was found.',
    worse: (cost) =>
      `By what you saw then, the move that was found wins about ${inHundred(cost)} more of 100 games like this one.`,
    notFound: 'Not this one.',
    better: (move) => `Better: ${move}.`,
    handsOpen: 'All hands are open now.',
    nextListed: 'Next one',
    backToEnd: 'Back to the end',
    again: 'Play again',
    change: 'Another opponent',
    open: 'Open the game in the viewer',
    keep: 'Keep it among my games',
    kept: (name) => `Kept: ${name}.`,
    own: 'Your games',
  },
};
