import { rankOf } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS, TWO_OF_HEARTS } from '#games/switch/rules/five-hearts';
import type { Stack } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';

/** What may answer a penalty that waits, as far as a pack of 52 cards still has it. */
export type PenaltyAnswer =
  | 'two'
  /** A 2, and the 5♥ where the 2 on top is the 2♥: of its suit nobody need have said anything. */
  | 'two-or-five'
  /** The 5♥ alone, and that on the 2♥ alone: all four 2s wait. */
  | 'five'
  /** The 2♥ alone, as on the 5♥. */
  | 'two-of-hearts'
  | 'nothing';

const TWOS = 4;
const FOR_FIVE = 5;

/**
 * What may answer the penalty that waits on a table, in which five cards count for the 5♥, and two for each 2. Where the 5♥ goes on no 2 at
 * all, that is told to who asks about the 5♥: another reading of every 2 is none that parts tables.
 */
export function answersTo(table: Pick<Stack, 'played' | 'penalty'>): PenaltyAnswer {
  const { played, penalty } = table;
  const isOdd = penalty % 2 === 1;
  const waiting = (penalty - (isOdd ? FOR_FIVE : 0)) / 2;
  const isFiveIn = isOdd || played.includes(FIVE_OF_HEARTS);
  // One that was answered long ago may lie below as well.
  const twos = Math.max(waiting, played.filter((card) => rankOf(card) === '2').length);
  if (topOf(table) === FIVE_OF_HEARTS) {
    // On a 2 that waited it was laid because that was the 2♥.
    return waiting > 0 || played.includes(TWO_OF_HEARTS) ? 'nothing' : 'two-of-hearts';
  }
  if (twos < TWOS) return isFiveIn ? 'two' : 'two-or-five';
  return isFiveIn ? 'nothing' : 'five';
}
