import type { CaseProblemsWords } from '../case-problems.ts';

function under(reading: string | null): string {
  return reading === null ? '' : ` (under the reading “${reading}”)`;
}

/** English. */
export const words: CaseProblemsWords = {
  within: (where, sentence) => `In ${where}: ${sentence}`,
  noWord: (found) => `{${found}} is neither a card nor a suit.`,
  illegalMove: (reading, move, refusals) => `Move ${move}${under(reading)} is refused: ${refusals.join(' ')}`,
  notSo: (reading, move, claim, found) =>
    `After move ${move}${under(reading)} the case claims ${claim}, but it is ${found}.`,
  unexplainedMove: (reading, move) =>
    `Of move ${move}${under(reading)} the case does not claim which rules it cites.`,
  idleRule: (rule) => `Nothing in the answer follows the rule “${rule}”.`,
};
