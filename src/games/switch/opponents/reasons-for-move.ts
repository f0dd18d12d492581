import { rankOf, suitOf, without, type Card, type Seat, type Suit } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { dueIn } from '#games/switch/rules/drawing';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import type { Cause, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { leftBy, type Move } from './distinct-legal-moves.ts';
import { followed, forRun, isMostHeld, type Followed } from './what-fits-next.ts';
import { effectsOf, FEW, type Effect, type Holding } from './told-effects.ts';

/** Somebody who is about to finish picks up cards, or is skipped, or is left for the last in turn. */
export interface Stops {
  readonly type: 'stops';
  readonly seat: Seat;
  readonly how: 'penalty' | 'skip' | 'turn';
  readonly left: number;
  /** How that comes about, which says it as well. */
  readonly effect: Effect;
}

/** Something that is so of a move; the words say why it is good. */
export type Reason =
  | { readonly type: 'wins' }
  | { readonly type: 'goes-again'; readonly effect: Effect }
  | Stops
  | { readonly type: 'together'; readonly count: number }
  /** Fewer cards are drawn now than later: it serves a penalty that could be answered, or fails a run that could go on. */
  | { readonly type: 'takes'; readonly cause: Cause; readonly count: number }
  /** Jacks or 8s that give another turn, in which what is left then is laid on them: they are kept for the last turn but one. */
  | { readonly type: 'keeps-turn'; readonly cards: readonly Card[]; readonly last: readonly Card[] }
  /** What is left can end the game, as the cards that are laid could not or need not; and one in the hand that cannot. */
  | { readonly type: 'keeps-end'; readonly card: Card; readonly trick: Card }
  /** A run begins, and these are kept that may go on with it when it comes round. */
  | { readonly type: 'ready-for-run'; readonly cards: readonly Card[] }
  /** Of the suit that is chosen so many are held, to go on with, and of no other more. */
  | { readonly type: 'chooses'; readonly suit: Suit; readonly held: number }
  /** Cards are kept that go on it; that is said beside a drawing alone, since of plays it is compared. */
  | { readonly type: 'fits-next'; readonly best: Followed }
  /** A 7 or an Ace that goes on anything later. */
  | { readonly type: 'keeps-any'; readonly card: Card };

/** Whether what speaks for a move would be as true of another. */
export function isAlsoSoOf(state: Turn, other: Move, reason: Reason): boolean {
  switch (reason.type) {
    case 'keeps-any':
      return leftBy(state, other).some((card) => ['7', 'A'].includes(rankOf(card)));
    case 'keeps-end':
      return leftBy(state, other).some((card) => !mustDrawForLast(state, card, false));
    case 'fits-next':
      return other.type === 'play';
    case 'takes':
      return other.type === 'draw';
    case 'together':
      return other.type === 'play' && other.cards.length >= reason.count;
    case 'chooses':
      return other.type === 'play' && (followed(state, other)?.held ?? 0) >= reason.held;
    case 'stops':
      return reasonsFor(state, other).some((one) => one.type === 'stops' && one.how === reason.how);
    case 'ready-for-run':
    case 'keeps-turn':
    case 'goes-again':
    case 'wins':
      return reasonsFor(state, other).some(({ type }) => type === reason.type);
  }
}

/** What speaks for a move of the seat that is to act. Only its own hand is looked at, and what everybody sees. */
export function reasonsFor(state: Turn, move: Move): readonly Reason[] {
  if (move.type === 'draw') return takes(state);
  const { by, cards } = move;
  const left = without(handOf(state, by), cards);
  const after = apply(state, move).state;
  if (after.phase === 'over') return [{ type: 'wins' }];
  const reasons: Reason[] = [];
  const effects = effectsOf(state, move);
  const again = effects.find(({ type }) => type === 'gives-turn');
  if (again !== undefined) reasons.push({ type: 'goes-again', effect: again });
  else reasons.push(...effects.flatMap(stops));
  if (cards.length > 1) reasons.push({ type: 'together', count: cards.length });
  const chosen = move.suit === undefined ? null : followed(state, move);
  if (chosen !== null && chosen.needed > 0 && isMostHeld(state, chosen))
    reasons.push({ type: 'chooses', suit: chosen.suit, held: chosen.held });
  const run = effects.some((effect) => effect.type === 'leaves-run' && effect.isBegun)
    ? forRun(left, '3')
    : [];
  if (run.length > 0) reasons.push({ type: 'ready-for-run', cards: run });
  const isTrick = (card: Card) => mustDrawForLast(state, card, false);
  const end = left.filter((card) => !isTrick(card));
  const [last] = end;
  const trick = [...cards, ...left].find(isTrick);
  const finish = lastTurns(state, left);
  if (finish !== null) reasons.push(finish);
  else if (last !== undefined && end.length === 1 && trick !== undefined)
    reasons.push({ type: 'keeps-end', card: last, trick });
  const any = left.find((card) => rankOf(card) === 'A') ?? left.find((card) => rankOf(card) === '7');
  if (any !== undefined && rankOf(cards[0] ?? any) !== rankOf(any) && end.length > 0)
    reasons.push({ type: 'keeps-any', card: any });
  const next = followed(state, move);
  if (effects.length === 0 && next !== null && next.fits.length > 0)
    reasons.push({ type: 'fits-next', best: next });
  return reasons;
}

/** Whether a hand is Jacks or 8s that give another turn and, of one rank, what goes on them and ends the game. */
function lastTurns(state: Turn, hand: readonly Card[]): Reason | null {
  const again = { J: seatsAt(state).length - 1, '8': 2 } as const;
  for (const rank of ['J', '8'] as const) {
    const cards = hand.filter((card) => rankOf(card) === rank);
    const last = without(hand, cards);
    const follows = last.some((card) => cards.some((other) => suitOf(other) === suitOf(card)));
    const isOne = last.every(
      (card) => rankOf(card) === rankOf(last[0] ?? card) && !mustDrawForLast(state, card, false),
    );
    if (cards.length === again[rank] && follows && isOne) return { type: 'keeps-turn', cards, last };
  }
  return null;
}

/** Of a drawing, where something could be played instead of picking up many. */
function takes(state: Turn): readonly Reason[] {
  const { cause, owed } = dueIn(state);
  return [{ type: 'takes', cause, count: owed }];
}

/** Whether what cards bring about keeps somebody with few cards from finishing, and leaves the turn to nobody who has as few. */
function stops(effect: Effect): readonly Stops[] {
  const of = ({ seat, left }: Holding, how: Stops['how'], next?: Holding): readonly Stops[] =>
    left > FEW || (next !== undefined && next.left <= left)
      ? []
      : [{ type: 'stops', seat, how, left, effect }];
  switch (effect.type) {
    case 'makes-draw':
      return of(effect.who, 'penalty');
    case 'turns':
      return of(effect.instead, 'turn', effect.next);
    case 'skips': {
      const [first] = effect.skipped;
      return first === undefined || effect.isSelf ? [] : of(first, 'skip', effect.next);
    }
    default:
      return [];
  }
}
