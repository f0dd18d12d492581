import { rankOf, without, type Card, type Rank } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import { joinsRun } from '#games/switch/rules/runs';
import type { Cause, Play, Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import type { Move } from './distinct-legal-moves.ts';
import { FEW, type Effect } from './told-effects.ts';
import { handsTurn, leavesTricks } from './where-move-leads.ts';
import { byWhatFits, type ByWhatFits } from './reason-by-what-fits.ts';
import { isAny } from './what-fits-next.ts';

/** What speaks against a move beside a better one. */
export type Against =
  /** It draws what is owed, and so many cards are held then; after the better one so many are left. */
  | {
      readonly type: 'rival-draws';
      readonly owed: number;
      readonly held: number;
      readonly left: number;
      readonly cause: Cause;
    }
  /** It lays the last cards, with which the game cannot be finished. */
  | { readonly type: 'rival-ends-on-trick'; readonly card: Card }
  /** It lays a card that is worth keeping, for it goes on anything; `beside`: so does what is laid instead, but an Ace chooses the suit as well. */
  | { readonly type: 'rival-spends'; readonly card: Card; readonly beside: Card | null }
  /** It lays a card that is worth keeping for what it can do later. */
  | { readonly type: 'rival-spends-threat'; readonly card: Card; readonly use: Use }
  /** It leaves these alone, on none of which the game can be finished. */
  | { readonly type: 'rival-leaves-tricks'; readonly move: Play; readonly cards: readonly Card[] }
  /** It gives the turn to somebody who is about to finish, or skips its player as well. */
  | { readonly type: 'rival-hands-turn'; readonly effect: Effect }
  /** It leaves so many cards more in the hand. */
  | { readonly type: 'rival-sheds-less'; readonly move: Play; readonly more: number }
  /** It lays a card without these others of its rank, all of which could leave the hand together. */
  | { readonly type: 'rival-parts'; readonly card: Card; readonly others: readonly Card[] }
  | ByWhatFits;

/** What a card is kept for: to answer a penalty, to let somebody pick up, to go again, to skip somebody, or to turn the direction. */
export type Use = 'answer' | 'penalty' | 'turn' | 'skip' | 'direction';

/**
 * The weightiest of what speaks against a move by rules of thumb, and not against the better one or those that are about as good as well; null
 * where they tell nothing. Only the hand of the seat that is to act is looked at, and what everybody sees.
 */
export function reasonAgainst(
  state: Turn,
  rival: Move,
  best: Move,
  even: readonly Move[] = [],
): Against | null {
  if (rival.type === 'draw') {
    const laid = best.type === 'play' ? best.cards.length : 0;
    // Where a 7 may be laid on a penalty, it is picked up all the same.
    if (state.penalty > 0 && best.type === 'play' && best.cards.some((card) => rankOf(card) === '7'))
      return null;
    const { cause, owed } = dueIn(state);
    const held = handOf(state, rival.by).length;
    return { type: 'rival-draws', owed, held: held + owed, left: held - laid, cause };
  }
  const end = endsOnTrick(state, rival);
  if (end !== null) return { type: 'rival-ends-on-trick', card: end };
  const tricks = leavesTricks(state, rival);
  if (tricks !== null && leavesTricks(state, best) === null)
    return { type: 'rival-leaves-tricks', move: rival, cards: tricks };
  const effect = handsTurn(state, rival, best);
  if (effect !== null) return { type: 'rival-hands-turn', effect };
  return spent(state, rival, best) ?? (best.type === 'play' ? between(state, rival, best, even) : null);
}

/** The last card of a play that leaves none in the hand and does not end the game. */
function endsOnTrick(state: Turn, { by, cards }: Play): Card | null {
  const top = cards.at(-1);
  if (top === undefined || cards.length < handOf(state, by).length) return null;
  return mustDrawForLast(state, top, joinsRun(state, rankOf(top))) ? top : null;
}

/** A card among those that a play lays which is worth more later than what is laid instead. */
function spent(state: Turn, rival: Play, best: Move): Against | null {
  if (joinsRun(state, rankOf(rival.cards[0] ?? '2C'))) return null;
  const laid = best.type === 'play' ? best.cards : [];
  const isLaid = (rank: Rank) => laid.some((card) => rankOf(card) === rank);
  // Of several of a rank those are spent that the better move keeps.
  const isMoreOfIt = isLaid(rankOf(rival.cards[0] ?? '2C')) && rival.cards.length > laid.length;
  const more = rival.cards.filter((card) => !laid.includes(card));
  // An Ace does what a 7 does and more, and not the other way round.
  const any = more.find(isAny);
  if (any !== undefined && (isMoreOfIt || (!isLaid('A') && !isLaid(rankOf(any)))))
    return { type: 'rival-spends', card: any, beside: laid.find((card) => rankOf(card) === '7') ?? null };
  const useOf = (card: Card) => useAt(state, card);
  const threat = more.find((card) => useOf(card) !== null);
  const use = threat === undefined ? null : useOf(threat);
  if (threat === undefined || use === null) return null;
  if (isMoreOfIt) return { type: 'rival-spends-threat', card: threat, use };
  const isNow = handOf(state, seatAfter(state, rival.by)).length <= FEW;
  return isNow || laid.some((card) => useOf(card) !== null)
    ? null
    : { type: 'rival-spends-threat', card: threat, use };
}

/** What a card is worth keeping for; null of one that has no such use: with two at the table an 8 has none. */
function useAt(state: Turn, card: Card): Use | null {
  if (card === '5H') return 'penalty';
  const isForTwo = seatsAt(state).length === 2;
  switch (rankOf(card)) {
    case '2':
      return 'answer';
    case 'J':
      return isForTwo ? 'turn' : 'skip';
    case '8':
      return isForTwo ? null : 'direction';
    default:
      return null;
  }
}

/** What tells two plays apart by what they leave in the hand. */
function between(state: Turn, rival: Play, best: Play, even: readonly Move[]): Against | null {
  const more = best.cards.length - rival.cards.length;
  // Where one that keeps as many is as good as the best, it is not the number that tells.
  const keepsAsMany = (other: Move) => other.type === 'draw' || other.cards.length <= rival.cards.length;
  if (more > 0 && !even.some(keepsAsMany)) return { type: 'rival-sheds-less', move: rival, more };
  const fitting = byWhatFits(state, rival, best);
  if (fitting !== null && fitting.type !== 'fits-power') return fitting;
  const [card] = rival.cards;
  const others = partedBy(state, rival);
  return card !== undefined && others.length > 0 && partedBy(state, best).length === 0
    ? { type: 'rival-parts', card, others }
    : fitting;
}

/** What stays in the hand of the rank that is laid. */
function partedBy(state: Turn, { by, cards }: Play): readonly Card[] {
  const [first] = cards;
  const left = without(handOf(state, by), cards);
  return left.filter((card) => first !== undefined && rankOf(card) === rankOf(first));
}
