import { rankOf, SUITS } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS, TWO_OF_HEARTS } from '#games/switch/rules/five-hearts';
import type { Stack } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import { partsOf } from '#games/switch/rules/twos';

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

/**
 * What may answer the penalty that waits on a table. Where the 5♥ goes on no 2 at all, that is told to who asks about the 5♥: another
 * reading of every 2 is none that parts tables.
 */
export function answersTo({ played, penalty }: Pick<Stack, 'played' | 'penalty'>): PenaltyAnswer {
  const waiting = partsOf(penalty);
  if (topOf({ played }) === FIVE_OF_HEARTS) {
    // On a 2 that waited it was laid because that was the 2♥.
    return waiting.twos > 0 || played.includes(TWO_OF_HEARTS) ? 'nothing' : 'two-of-hearts';
  }
  // What was picked up for long ago may lie below as well.
  const twos = Math.max(waiting.twos, played.filter((card) => rankOf(card) === '2').length);
  const five = waiting.five || played.includes(FIVE_OF_HEARTS);
  if (twos < SUITS.length) return five ? 'two' : 'two-or-five';
  return five ? 'nothing' : 'five';
}
