import type { Card } from '#games/chronicle/rules/cards';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { worthToTell } from './ally-worth.ts';
import { ROUND_ENDS, shareOfDeals, type RoundEnd, type Thought } from './round-outcomes.ts';

/** Why none of several moves is clearly better than another: what they have in common where they were played out. */
export type Alike =
  /** The round nearly always ends the same way; in so many of the deals, 0 to 1, at least. */
  | { readonly type: 'alike-settled'; readonly end: RoundEnd; readonly least: number }
  /** Somebody else takes the Meeting whatever is played; `counts`: whether some of the cards to choose from count for or against the seat. */
  | { readonly type: 'alike-loses'; readonly isSure: boolean; readonly counts: boolean }
  /** The seat itself does. */
  | { readonly type: 'alike-takes'; readonly isSure: boolean }
  /** The advised card takes the Meeting more often than another, or less often, but the Fame of the round does not hang on it. */
  | {
      readonly type: 'alike-little-at-stake';
      readonly most: Taking;
      readonly least: Taking;
    }
  /** The hands to choose between are unknown. */
  | { readonly type: 'alike-unseen' }
  /** All were about as likely to take the Meeting, and ended about as well. */
  | { readonly type: 'alike-chances'; readonly takes: number }
  /** None of these. */
  | { readonly type: 'alike-tried' };

/** How often a card took the Meeting, 0 to 1. */
export interface Taking {
  readonly card: Card;
  readonly takes: number;
}

/** From so many of the deals on something is so nearly always. */
const NEARLY_ALL = 0.9;
/** By so much chances to take a Meeting differ. */
const TELLING = 0.2;

/** `best`: the advised move, which is held against the one that takes the Meeting most differently. */
export function whyAlike(state: Playing | Choosing, thought: Thought, best: Intent): Alike {
  if (state.phase === 'effect' && thought.moves.every(isUnseen(state))) return { type: 'alike-unseen' };
  const settled = settledEnd(thought);
  if (settled !== null) return settled;
  const taking = thought.moves.flatMap((move): readonly Taking[] => {
    const takes = shareOfDeals(thought, move, (outcome) => outcome.takes);
    return takes === null || move.type !== 'play' ? [] : [{ card: move.card, takes }];
  });
  const order = taking.toSorted((one, other) => other.takes - one.takes);
  const [most, least] = [order[0], order.at(-1)];
  if (state.phase !== 'meeting' || most === undefined || least === undefined) return { type: 'alike-tried' };
  const worth = worthToTell(state, state.turn);
  const counts = taking.some(({ card }) => worth(card) !== 0);
  if (most.takes <= 1 - NEARLY_ALL) return { type: 'alike-loses', isSure: most.takes === 0, counts };
  if (least.takes >= NEARLY_ALL) return { type: 'alike-takes', isSure: least.takes === 1 };
  if (most.takes - least.takes < TELLING)
    return { type: 'alike-chances', takes: (most.takes + least.takes) / 2 };
  const own = taking.find(({ card }) => best.type === 'play' && card === best.card) ?? most;
  return most.takes - own.takes > own.takes - least.takes
    ? { type: 'alike-little-at-stake', most, least: own }
    : { type: 'alike-little-at-stake', most: own, least };
}

/** The end that nearly all rounds have, whichever move is made. */
function settledEnd(thought: Thought): Alike | null {
  for (const end of ROUND_ENDS) {
    const least = Math.min(
      ...thought.moves.map((move) => shareOfDeals(thought, move, (one) => one.end === end) ?? 0),
    );
    // Short of all it is no more than is said of it: “over 99% or more” would be twice.
    if (least >= NEARLY_ALL)
      return { type: 'alike-settled', end, least: least < 1 ? Math.min(least, 0.99) : least };
  }
  return null;
}

/** Whether a choice takes a card unseen from a hand of which nothing is known. */
function isUnseen({ shown, voids }: Choosing): (move: Intent) => boolean {
  return (move) =>
    move.type === 'take' &&
    move.card === '??' &&
    (shown[move.from]?.length ?? 0) === 0 &&
    (voids[move.from]?.length ?? 0) === 0;
}
