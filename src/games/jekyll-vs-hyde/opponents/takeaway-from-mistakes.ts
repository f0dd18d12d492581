import { isWorthLearningFrom } from '#kit/mistake-severity';
import type { Cause } from './causes-in-rounds-played-on.ts';
import type { Reason } from './advice-reasons.ts';

/** What kind of mistake a card was. */
export type KindOfMistake =
  /** It won a trick that was not wanted, or left one that was. */
  | 'won'
  | 'left'
  /** It kept a card that wins more than is wanted, or gave up one that would have won later. */
  | 'kept-strong'
  | 'gave-up-strong'
  /** What a Potion set off, or would have. */
  | 'effect'
  /** Which tricks Pride takes later. */
  | 'pride-later'
  /** Which suit became the highest. */
  | 'ranking'
  /** It kept the last card of a suit. */
  | 'last-of-suit'
  /** No more is known than that the round ended with a number of tricks that was not wanted. */
  | 'count';

/** A mistake: what it cost of the game, where it was made, and why another card was better. */
interface Mistake {
  readonly cost: number;
  readonly trick: number;
  readonly round: number;
  readonly reasons: readonly Reason[];
}

/** The kind of mistake that cost most, how often it was made, and where it cost most. */
export interface Takeaway extends Pick<Mistake, 'trick' | 'round'> {
  readonly kind: KindOfMistake;
  readonly times: number;
}

/** What is to be learnt from the mistakes of a game: the kind that cost most, all that it cost added up; null where none cost much. */
export function takeawayFrom(mistakes: readonly Mistake[]): Takeaway | null {
  if (!mistakes.some(isWorthLearningFrom)) return null;
  const kinds = Map.groupBy(mistakes, ({ reasons }) => kindOf(reasons));
  const [most] = [...kinds].toSorted(([, one], [, other]) => sum(other) - sum(one));
  if (most === undefined) return null;
  const [kind, made] = most;
  const [worst] = made.toSorted((one, other) => other.cost - one.cost);
  return worst === undefined ? null : { kind, times: made.length, trick: worst.trick, round: worst.round };
}

function sum(mistakes: readonly Mistake[]): number {
  return mistakes.reduce((all, { cost }) => all + cost, 0);
}

/** By the first reason that speaks against the card: one that speaks for the better alone does not tell what was wrong. */
function kindOf(reasons: readonly Reason[]): KindOfMistake {
  for (const reason of reasons) {
    switch (reason.type) {
      case 'costs-trick':
        return 'effect';
      case 'as-well':
        return reason.more > 0 ? 'kept-strong' : 'gave-up-strong';
      case 'otherwise':
        return reason.tricks > reason.rather
          ? reason.isWon
            ? 'won'
            : 'kept-strong'
          : reason.isWon
            ? 'gave-up-strong'
            : 'left';
      case 'tried':
        return reason.cause === null ? 'count' : kindOfCause(reason.cause);
      case 'wanted':
      case 'trick':
      case 'potion':
      case 'open':
      case 'hand':
      case 'alike':
      case 'potion-due':
      case 'pride-risk':
    }
  }
  return 'count';
}

function kindOfCause(cause: Cause): KindOfMistake {
  switch (cause.type) {
    case 'now':
      return cause.isMore ? 'won' : 'left';
    case 'burdens':
      return 'kept-strong';
    case 'keeps':
      return 'gave-up-strong';
    case 'effect':
      return 'effect';
    case 'pride':
      return 'pride-later';
    case 'ranks':
      return 'ranking';
    case 'void':
      return 'last-of-suit';
    case 'gives':
    case 'other-card':
    case 'ends':
      return 'count';
  }
}
