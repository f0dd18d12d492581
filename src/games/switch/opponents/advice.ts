import {
  adviceOf as adviceFrom,
  worths,
  type Advice as AnyAdvice,
  type Thought as AnyThought,
} from '#kit/evaluate-sampled-deals';
import { rankOf, suitOf, without, type Card, type Seat, type Suit } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import { apply } from '#games/switch/rules/apply';
import { joinsRun } from '#games/switch/rules/runs';
import type { Cause, Play, Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import { isEffect, type Effect } from './told-effects.ts';
import { withoutIdleDraw } from './without-idle-draw.ts';
import { triedOut, type Thought, type TriedOut } from './turns-played-on.ts';
import { named, type Move, type NamedMove } from './distinct-legal-moves.ts';
import { FEW, followed, reasonAgainst, type Against } from './reason-against-alternative.ts';

/** What the strongest opponent would play, and what speaks for it. */
export interface Advice extends AnyAdvice<NamedMove, Why | Alike> {
  /** What the best move brings about beside the card that it lays, where no reason says so. */
  readonly effects: readonly Effect[];
  /** Whether the plays alone are compared: drawing is so much worse that nobody would think of it. */
  readonly ofPlays: boolean;
}

interface Stops {
  readonly type: 'stops';
  readonly seat: Seat;
  readonly how: 'penalty' | 'skip' | 'turn';
  readonly left: number;
}

/** Why one move is better than another: by rules of thumb or, where these tell nothing, by what came of both. */
export type Why = Reason | Against | TriedOut;

/** Something that is so of a move; the words say why it is good. */
export type Reason =
  | { readonly type: 'wins' }
  | { readonly type: 'goes-again' }
  /** Somebody who is about to finish picks up cards, or is skipped, or is left for the last in turn. */
  | Stops
  | { readonly type: 'together'; readonly count: number }
  /** Fewer cards are drawn now than later: it serves a penalty that could be answered, or fails a run that could go on. */
  | { readonly type: 'takes'; readonly cause: Cause; readonly count: number }
  /** Jacks or 8s that give another turn, in which what is left then is laid on them: they are kept for the last turn but one. */
  | { readonly type: 'keeps-turn'; readonly cards: readonly Card[]; readonly last: readonly Card[] }
  /** What is left can end the game, as the cards that are laid could not or need not; and one in the hand that cannot. */
  | { readonly type: 'keeps-end'; readonly card: Card; readonly trick: Card }
  /** Of the suit that is chosen so many are held, to go on with. */
  | { readonly type: 'chooses'; readonly suit: Suit; readonly held: number }
  /** A 7 or an Ace that goes on anything later. */
  | { readonly type: 'keeps-any'; readonly card: Card };

/** Why moves are about as good. */
export type Alike =
  /** Of all that can be done, or of all plays: the least and the most of such games that are won, 0 to 1. */
  | {
      readonly type: 'alike';
      readonly least: number;
      readonly most: number;
      /** Whether that is so of all plays alone, and drawing does worse. */
      readonly ofPlays: boolean;
    }
  /** Another play leaves as many cards as the best one, and as many to go on with. */
  | { readonly type: 'even-leaves'; readonly move: Play; readonly left: number }
  /** Another play is as good, and unlike the best one keeps somebody from finishing. */
  | { readonly type: 'even-stops'; readonly move: Play; readonly stops: Stops };

export function adviceOf(thought: Thought, state: Turn): Advice {
  const all = { ...thought, moves: thought.moves.map((move) => named(state, move)) };
  const { moves } = adviceFrom<NamedMove, never>(all, () => []);
  const compared = withoutIdleDraw(all);
  const ofPlays = compared !== all;
  const advice = adviceFrom<NamedMove, Why | Alike>(compared, (best, rival, even) => {
    const stopping = evenStops(state, best, even);
    if (rival === null)
      return [...reasonsBeside(state, best, compared.moves), ...stopping, ...alikeOf(compared, ofPlays)];
    const whys = reasonsTriedOut(all, state, rival, best, even);
    return [...whys, ...(stopping.length > 0 ? stopping : evenOf(state, best, even))];
  });
  const best = advice.moves[0]?.move;
  const isSaid = best === undefined || advice.reasons.some(({ type }) => type === 'stops');
  const effects = isSaid ? [] : apply(state, best).events.filter(isEffect);
  return { ...advice, moves, ofPlays, effects };
}

/**
 * Why a move did better than the one that was made, where deals were tried out: by rules of thumb or else by what came of both. It always says something. That
 * it did worse is told by the figure beside it.
 */
export function reasonsTriedOut(
  thought: Thought,
  state: Turn,
  made: Move,
  better: Move,
  even: readonly Move[] = [],
): readonly Why[] {
  const reasons = reasonsBetween(state, made, better, even);
  return reasons.length > 0 ? reasons : [triedOut(thought, state, better, made)];
}

/** What speaks for a move and not for all others as well; nothing of a drawing that is all there is to do. */
function reasonsBeside(state: Turn, best: Move, moves: readonly Move[]): readonly Reason[] {
  const others = moves.filter((move) => move !== best);
  if (others.length === 0 && best.type === 'draw') return [];
  return reasonsFor(state, best).filter(
    (reason) => others.length === 0 || !others.every((other) => isAlsoSoOf(state, other, reason)),
  );
}

/** Why nothing is clearly better; nothing where there is only one thing to do. */
function alikeOf(thought: AnyThought<Move>, ofPlays: boolean): readonly Alike[] {
  if (thought.moves.length < 2 || thought.trials.length === 0) return [];
  const all = worths(thought);
  return [{ type: 'alike', least: Math.min(...all), most: Math.max(...all), ofPlays }];
}

/** Why the play that is named beside the best one is as good, where the hand says so. */
function evenOf(state: Turn, best: Move, [even]: readonly Move[]): readonly Alike[] {
  if (even?.type !== 'play' || best.type !== 'play' || even.cards.length !== best.cards.length) return [];
  if (followed(state, even)?.held !== followed(state, best)?.held) return [];
  return [{ type: 'even-leaves', move: even, left: leftBy(state, even).length }];
}

/** The first of the plays that are about as good by which somebody is kept from finishing, where the best one does not do that. */
function evenStops(state: Turn, best: Move, even: readonly Move[]): readonly Alike[] {
  const stopsOf = (move: Move) => reasonsFor(state, move).find((reason) => reason.type === 'stops');
  if (reasonsFor(state, best).some(({ type }) => ['stops', 'wins', 'goes-again'].includes(type))) return [];
  const [first] = even.flatMap((move): readonly Alike[] => {
    const stops = stopsOf(move);
    return stops === undefined || move.type === 'draw' ? [] : [{ type: 'even-stops', move, stops }];
  });
  return first === undefined ? [] : [first];
}

/**
 * Why another move is better than the one that was made, by rules of thumb and what its player saw: what speaks for it and not for the other as well, and
 * last what speaks against that one; nothing where they do not tell the two apart.
 */
export function reasonsBetween(
  state: Turn,
  made: Move,
  better: Move,
  even: readonly Move[] = [],
): readonly (Reason | Against)[] {
  const against = reasonAgainst(state, made, better, even);
  const reasons = reasonsFor(state, better).filter(
    (reason) => (against === null || !isSaidBy(against, reason)) && !isAlsoSoOf(state, made, reason),
  );
  return against === null ? reasons : [...reasons, against];
}

/** Whether what speaks for a move is said once more by what speaks against the other. */
function isSaidBy(against: Against, reason: Reason): boolean {
  if (reason.type === 'together') return against.type === 'rival-sheds-less';
  if (reason.type === 'keeps-any') return against.type === 'rival-spends';
  return reason.type === 'chooses' && against.type === 'rival-follows-less';
}

/** Whether what speaks for a move would be as true of another. */
function isAlsoSoOf(state: Turn, other: Move, reason: Reason): boolean {
  switch (reason.type) {
    case 'keeps-any':
      return leftBy(state, other).some((card) => ['7', 'A'].includes(rankOf(card)));
    case 'keeps-end':
      return leftBy(state, other).some((card) => !mustDrawForLast(state, card, false));
    case 'takes':
      return other.type === 'draw';
    case 'together':
      return other.type === 'play' && other.cards.length >= reason.count;
    case 'chooses':
      return other.type === 'play' && (followed(state, other)?.held ?? 0) >= reason.held;
    case 'stops':
      return reasonsFor(state, other).some((one) => one.type === 'stops' && one.how === reason.how);
    case 'keeps-turn':
    case 'goes-again':
    case 'wins':
      return reasonsFor(state, other).some(({ type }) => type === reason.type);
  }
}

function leftBy(state: Turn, move: Move): readonly Card[] {
  const hand = handOf(state, move.by);
  return move.type === 'play' ? without(hand, move.cards) : hand;
}

/** What speaks for a move of the seat that is to act. Only its own hand is looked at, and what everybody sees. */
export function reasonsFor(state: Turn, move: Move): readonly Reason[] {
  if (move.type === 'draw') return takes(state);
  const { by, cards } = move;
  const left = without(handOf(state, by), cards);
  const after = apply(state, move).state;
  if (after.phase === 'over') return [{ type: 'wins' }];
  const reasons: Reason[] = [];
  if (after.phase === 'turn' && after.turn === by) reasons.push({ type: 'goes-again' });
  else reasons.push(...stops(state, move));
  if (cards.length > 1) reasons.push({ type: 'together', count: cards.length });
  const chosen = move.suit === undefined ? null : followed(state, move);
  if (chosen !== null && chosen.held > 0)
    reasons.push({ type: 'chooses', suit: chosen.suit, held: chosen.held });
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

/** Whether the cards keep somebody with few cards from finishing. */
function stops(state: Turn, { by, cards }: Extract<Move, { type: 'play' }>): readonly Stops[] {
  const rank = rankOf(cards[0] ?? '2C');
  const seat = seatAfter(state, by);
  const left = handOf(state, seat).length;
  if (left > FEW || joinsRun(state, rank)) return [];
  if (rank === '2' || cards.includes('5H')) return [{ type: 'stops', seat, how: 'penalty', left }];
  if (rank === 'J') return [{ type: 'stops', seat, how: 'skip', left }];
  const turns = rank === '8' && cards.length % 2 === 1 && seatsAt(state).length > 2;
  return turns ? [{ type: 'stops', seat, how: 'turn', left }] : [];
}
