import { isEvil, isWild, strengthOf, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { alliesOf, othersThan } from '#games/chronicle/rules/seats';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { helpsBy, seenInMeeting, worthToTell } from './ally-worth.ts';
import { LIKELY, UNLIKELY } from './likely-to-win.ts';
import { laterMeetings } from './later-meetings-wanted.ts';
import { guesses } from './rule-of-thumb-opponent.ts';
import { isFourOpen, isOneShortOfFour, waysOut } from './ways-out-of-evil.ts';
import { surelyWins } from './sure-outcome-of-meeting.ts';

/** What speaks against a play beside a better one. */
export type Against =
  /** It is likelier to win the Meeting, with cards that would hurt. */
  | ({ readonly type: 'rival-wins'; readonly hurts: readonly Card[] } & Odds)
  /** It is less likely to win the Meeting, and cards that would help go to somebody else. */
  | ({ readonly type: 'rival-loses'; readonly helps: readonly Card[] } & Odds)
  /** It may bring somebody else the last of the four Evil cards. */
  | { readonly type: 'rival-fourth'; readonly card: Card; readonly seat: Seat }
  /** It keeps a card in hand that would hurt, and could be got rid of. */
  | { readonly type: 'rival-keeps'; readonly card: Card; readonly kept: Card }
  /** Neither wins, and it keeps a card of its suit in hand that is likelier to win what hurts. */
  | { readonly type: 'rival-keeps-higher'; readonly card: Card; readonly kept: Card }
  /** It is likely to win the Angel, who would discard the three Evil cards that the seat has, and may make four. */
  | { readonly type: 'rival-undoes'; readonly card: Card }
  /** It lays the Angel, who would discard the Evil that the seat has, in a Meeting that somebody else will win. */
  | { readonly type: 'rival-cures'; readonly card: Card }
  /** It lays a card that would help as an ally, in a Meeting that somebody else will win. */
  | { readonly type: 'rival-gives'; readonly card: Card; readonly condition: Condition }
  /** It lays a card that may do more later: a Wild, or one that is stronger in its suit. */
  | { readonly type: 'rival-spends'; readonly card: Card; readonly best: Card; readonly isOfNoSuit: boolean }
  /** It is likelier to win the Meeting, or less so, of which nobody knows yet what it is worth. */
  | ({ readonly type: 'rival-odds'; readonly isLikelier: boolean } & Odds);

/** A card beside the better one: whether each of them surely wins the Meeting, or surely does not; null where that is open. */
export interface Odds {
  readonly card: Card;
  readonly rivalWins: boolean | null;
  readonly best: Card;
  readonly bestWins: boolean | null;
}

/** Chances to win a Meeting that differ by so much tell. */
const TELLING = 0.2;

/**
 * The weightiest of what speaks against a play by rules of thumb and not as well against one that does about as well as the best; null where they tell
 * nothing. Only the hand of the seat that is to act is looked at, and what everybody sees.
 */
export function reasonAgainst(
  state: Playing | Choosing,
  rival: Intent,
  best: Intent,
  even: Intent | null = null,
): Against | null {
  const ofEven = even === null ? [] : reasonsAgainst(state, even, best).map(claimOf);
  return reasonsAgainst(state, rival, best).find((reason) => !ofEven.includes(claimOf(reason))) ?? null;
}

/** What is claimed of a play, whichever card it is. */
function claimOf(reason: Against): string {
  const how = 'isLikelier' in reason ? reason.isLikelier : 'isOfNoSuit' in reason && reason.isOfNoSuit;
  return `${reason.type} ${how}`;
}

/** All that speaks against a play, the weightiest first. */
function reasonsAgainst(state: Playing | Choosing, rival: Intent, best: Intent): readonly Against[] {
  if (state.phase !== 'meeting' || rival.type !== 'play' || best.type !== 'play') return [];
  const guessed = guesses(state);
  const [one, other] = [rival, best].map(({ card }) => guessed.find(({ play }) => play.card === card));
  const [wins, rather] = [one?.wins ?? 0, other?.wins ?? 0];
  const worth = worthToTell(state, state.turn);
  const open = seenInMeeting(state);
  const { card } = rival;
  const odds: Odds = {
    card,
    rivalWins: one === undefined ? null : surelyWins(state, one),
    best: best.card,
    bestWins: other === undefined ? null : surelyWins(state, other),
  };
  const reasons: Against[] = [];
  const victor =
    isEvil(card) && !isEvil(best.card)
      ? othersThan(state, state.turn).find((seat) => isOneShortOfFour(state, seat))
      : undefined;
  if (victor !== undefined) reasons.push({ type: 'rival-fourth', card, seat: victor });
  if (wins >= LIKELY && wins - rather >= TELLING && open.includes('Angel') && mayOwnFour(state))
    reasons.push({ type: 'rival-undoes', card });
  const [hurts, helps] = [
    [...open, card].filter((one) => worth(one) < 0),
    [...open, best.card].filter((one) => worth(one) > 0),
  ];
  if (wins - rather >= TELLING && hurts.length > helps.length)
    reasons.push({ type: 'rival-wins', ...odds, hurts });
  if (rather - wins >= TELLING && helps.length > hurts.length)
    reasons.push({ type: 'rival-loses', ...odds, helps });
  if (rather <= UNLIKELY && worth(best.card) < 0 && worth(card) >= 0)
    reasons.push({ type: 'rival-keeps', card, kept: best.card });
  if (Math.max(wins, rather) <= UNLIKELY && worth(best.card) < 0 && isStronger(best.card, card))
    reasons.push({ type: 'rival-keeps-higher', card, kept: best.card });
  if (card === 'Angel' && wins <= UNLIKELY && worth(card) > 0 && alliesOf(state, state.turn).some(isEvil))
    reasons.push({ type: 'rival-cures', card });
  const helped = helpsBy(state, card);
  if (Math.max(wins, rather) <= UNLIKELY && worth(card) > 0 && worth(best.card) <= 0 && helped !== undefined)
    reasons.push({ type: 'rival-gives', card, condition: helped });
  if (Math.abs(wins - rather) >= TELLING)
    reasons.push({ type: 'rival-odds', ...odds, isLikelier: wins > rather });
  // What one wants to be rid of is not kept to win with, nor a high card where the cards still out count against their owner.
  const later = laterMeetings(state);
  const isToLose = later !== null && !later.wins && later.why !== 'evil';
  const isKept = worth(card) >= 0 && (isWild(card) || !isToLose);
  if (isKept && isSpent(card, best.card))
    reasons.push({ type: 'rival-spends', card, best: best.card, isOfNoSuit: isWild(card) });
  return reasons;
}

/** Whether the seat to act is one Evil card short of all four, and that one may still come to it. */
function mayOwnFour(state: Playing): boolean {
  return isOneShortOfFour(state, state.turn) && isFourOpen(waysOut(state, state.turn));
}

/** Whether a card may do more later than the one that is played instead. */
function isSpent(card: Card, best: Card): boolean {
  if (isWild(card)) return !isWild(best);
  return isStronger(card, best);
}

function isStronger(card: Card, other: Card): boolean {
  if (isWild(card) || isWild(other)) return false;
  return suitOf(card) === suitOf(other) && strengthOf(card) > strengthOf(other);
}
