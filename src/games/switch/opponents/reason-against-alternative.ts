import { SUITS, rankOf, suitOf, without, type Card, type Rank, type Suit } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import { joinsRun } from '#games/switch/rules/runs';
import type { Cause, Play, Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import { heldOf, type Move } from './distinct-legal-moves.ts';

/** What speaks against a move beside a better one. */
export type Against =
  /** It draws: the hand is larger by so many cards than after the better one. */
  | { readonly type: 'rival-draws'; readonly more: number; readonly cause: Cause }
  /** It lays the last cards, with which the game cannot be finished. */
  | { readonly type: 'rival-ends-on-trick'; readonly card: Card }
  /** It lays a card that is worth keeping, for it goes on anything; `beside`: so does what is laid instead, but an Ace chooses the suit as well. */
  | { readonly type: 'rival-spends'; readonly card: Card; readonly beside: Card | null }
  /** It lays a card that is worth keeping: one that hurts whoever is about to finish. */
  | { readonly type: 'rival-spends-threat'; readonly card: Card }
  /** It leaves so many cards more in the hand. */
  | { readonly type: 'rival-sheds-less'; readonly move: Play; readonly more: number }
  /** It leaves fewer cards to go on with of the suit that is asked for then. */
  | { readonly type: 'rival-follows-less'; readonly rival: Followed; readonly best: Followed }
  /** It lays a card without these others of its rank, all of which could leave the hand together. */
  | { readonly type: 'rival-parts'; readonly card: Card; readonly others: readonly Card[] };

/** The suit that is asked for after a play, and how many cards that are kept have it. */
interface Followed {
  readonly move: Play;
  readonly suit: Suit;
  readonly held: number;
  /** How many of these could not go on any other suit. */
  readonly needed: number;
}

/** With so many cards one is about to finish. */
export const FEW = 2;

const ANY: readonly Rank[] = ['7', 'A'];

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
    const { cause, owed } = dueIn(state);
    return { type: 'rival-draws', more: owed + laid, cause };
  }
  const end = endsOnTrick(state, rival);
  if (end !== null) return { type: 'rival-ends-on-trick', card: end };
  const laid = best.type === 'play' ? best.cards : [];
  return spent(state, rival, laid) ?? (best.type === 'play' ? between(state, rival, best, even) : null);
}

/** The last card of a play that leaves none in the hand and does not end the game. */
function endsOnTrick(state: Turn, { by, cards }: Play): Card | null {
  const top = cards.at(-1);
  if (top === undefined || cards.length < handOf(state, by).length) return null;
  return mustDrawForLast(state, top, joinsRun(state, rankOf(top))) ? top : null;
}

/** A card among those that a play lays which is worth more later than what is laid instead. */
function spent(state: Turn, rival: Play, laid: readonly Card[]): Against | null {
  if (joinsRun(state, rankOf(rival.cards[0] ?? '2C'))) return null;
  const isLaid = (rank: Rank) => laid.some((card) => rankOf(card) === rank);
  // An Ace does what a 7 does and more, and not the other way round.
  const any = rival.cards.find((card) => ANY.includes(rankOf(card)));
  if (any !== undefined && !isLaid('A') && !isLaid(rankOf(any)))
    return { type: 'rival-spends', card: any, beside: laid.find((card) => rankOf(card) === '7') ?? null };
  const isThreat = threatAt(state);
  const threat = rival.cards.find(isThreat);
  const isNow = handOf(state, seatAfter(state, rival.by)).length <= FEW;
  return threat !== undefined && !isNow && !laid.some(isThreat)
    ? { type: 'rival-spends-threat', card: threat }
    : null;
}

/** Tells the cards that hurt whoever is next: with two at the table an 8 does not. */
function threatAt(state: Turn): (card: Card) => boolean {
  const ranks: readonly Rank[] = seatsAt(state).length > 2 ? ['2', '8', 'J'] : ['2', 'J'];
  return (card) => card === '5H' || ranks.includes(rankOf(card));
}

/** What tells two plays apart by what they leave in the hand. */
function between(state: Turn, rival: Play, best: Play, even: readonly Move[]): Against | null {
  const more = best.cards.length - rival.cards.length;
  // Where one that keeps as many is as good as the best, it is not the number that tells.
  const keepsAsMany = (other: Move) => other.type === 'draw' || other.cards.length <= rival.cards.length;
  if (more > 0 && !even.some(keepsAsMany)) return { type: 'rival-sheds-less', move: rival, more };
  const [after, rather] = [followed(state, rival), followed(state, best)];
  const isMore =
    after !== null && rather !== null && after.held < rather.held && after.needed < rather.needed;
  if (isMore && isMostHeld(state, rather)) return { type: 'rival-follows-less', rival: after, best: rather };
  const [card] = rival.cards;
  const others = partedBy(state, rival);
  return card !== undefined && others.length > 0 && partedBy(state, best).length === 0
    ? { type: 'rival-parts', card, others }
    : null;
}

/** What stays in the hand of the rank that is laid. */
function partedBy(state: Turn, { by, cards }: Play): readonly Card[] {
  const [first] = cards;
  const left = without(handOf(state, by), cards);
  return left.filter((card) => first !== undefined && rankOf(card) === rankOf(first));
}

/** What can be laid on a play the next time, as far as that is known; null where a run stands then, which goes by rank. */
export function followed(state: Turn, move: Play): Followed | null {
  const { by, cards } = move;
  const top = cards.at(-1);
  if (top === undefined || leavesRun(state, rankOf(top))) return null;
  const suit = move.suit ?? (rankOf(top) === '7' ? state.match.suit : suitOf(top));
  return { move, suit, ...heldAndNeeded(without(handOf(state, by), cards), suit) };
}

/** How many cards of a hand have a suit, as it is counted by whoever looks at it, and how many of these are no 7s or Aces. */
function heldAndNeeded(hand: readonly Card[], suit: Suit): Pick<Followed, 'held' | 'needed'> {
  return { held: hand.filter((card) => suitOf(card) === suit).length, needed: heldOf(hand, suit) };
}

/** Whether of no other suit that could be chosen as well more is held: then the number is a reason to choose this one. */
export function isMostHeld(state: Turn, { move, held, needed }: Followed): boolean {
  if (move.suit === undefined) return true;
  const left = without(handOf(state, move.by), move.cards);
  return SUITS.every((suit) => {
    const other = heldAndNeeded(left, suit);
    return other.held <= held && other.needed <= needed;
  });
}

/** Whether a run stands after cards of a rank: one that they begin, or one that they go on with below the Ace. */
function leavesRun(state: Turn, rank: Rank): boolean {
  return joinsRun(state, rank) ? rank !== 'A' : rank === '3';
}
