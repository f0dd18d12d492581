import { canonical, emptyForm } from './canonical-position.ts';
import type { Ask, Question } from './search-question-types.ts';
import { UNKNOWN, answerOf, learned, settledBy } from './transposition-table-entry.ts';
import type { Table } from './transposition-table.ts';

/**
 * A Greed exchange in which both sides have a choice: two of three or more cards. One side shows its gift first; the question
 * is answered for it if one of its gifts holds against every gift of the other.
 */

/** Nine cards give 36 pairs. */
const MOST_PAIRS = 36;

/** `lead` asks on after the exchange; `reachable` gives the answer where nothing can change it any more, or `UNKNOWN`. */
export function createExchange(
  table: Table,
  question: Question,
  lead: Ask,
  reachable: (jekyll: number, hyde: number, won: number, left: number) => number,
): Ask {
  const form = emptyForm();
  /** With so many cards in hand: the pairs that the first and the second side can give. */
  const pairs = Array.from(
    { length: 11 },
    () => [new Int32Array(MOST_PAIRS), new Int32Array(MOST_PAIRS)] as const,
  );

  /** `leader` leads after the exchange, `left` tricks are to come. */
  return function exchange(jekyll, hyde, ranking, leader, won, left) {
    const sure = reachable(jekyll, hyde, won, left);
    if (sure !== UNKNOWN) return sure === 1;
    canonical(jekyll, hyde, ranking, question.bySuit, form);
    ({ jekyll, hyde, ranking } = form);
    const first = jekyll | (ranking << 25) | (leader << 29) | (1 << 30) | (question.bySuit ? 1 << 31 : 0);
    const second = hyde | (won << 25);
    const known = table.get(first, second);
    if (known !== 0) {
      const answer = answerOf(known, question);
      if (answer !== UNKNOWN) return answer === 1;
    }

    const before = table.noted();
    const { hydeFirst } = question;
    const [gifts, returns] = pairs[left] ?? [new Int32Array(0), new Int32Array(0)];
    const count = listPairs(gifts, hydeFirst ? hyde : jekyll);
    listPairs(returns, hydeFirst ? jekyll : hyde);
    let yes = !hydeFirst;
    for (let at = 0; at < count && yes !== hydeFirst; at += 1) {
      const gift = gifts[at] ?? 0;
      let refuted = false;
      for (let back = 0; back < count && !refuted; back += 1) {
        const other = returns[back] ?? 0;
        const both = gift | other;
        // What either gives, the other takes.
        if (lead(jekyll ^ both, hyde ^ both, ranking, leader, won, left) !== hydeFirst) {
          refuted = true;
          // What refuted one gift often refutes the next: it is tried first.
          returns.copyWithin(1, 0, back);
          returns[0] = other;
        }
      }
      if (!refuted) yes = hydeFirst;
    }
    table.put(first, second, learned(known, question, yes, false) | settledBy(0, table.noted() - before));
    return yes;
  };
}

/** Writes every pair of cards of a hand into the list, and gives their number. */
function listPairs(list: Int32Array, hand: number): number {
  // Neighbours that play alike are not alike here: the one that is given and the one that is kept meet again.
  let length = 0;
  for (let left = hand; left !== 0; left &= left - 1) {
    const one = left & -left;
    for (let rest = left & ~one; rest !== 0; rest &= rest - 1) {
      list[length] = one | (rest & -rest);
      length += 1;
    }
  }
  return length;
}
