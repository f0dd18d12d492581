import {
  adviceOf as adviceFrom,
  worths,
  type Advice as AnyAdvice,
  type Thought as AnyThought,
} from '#kit/evaluate-sampled-deals';
import type { Play, Turn } from '#games/switch/rules/state';
import { untoldEffects, type Effect } from './told-effects.ts';
import { withoutIdleDraw } from './without-idle-draw.ts';
import { triedOut, type Thought, type TriedOut } from './turns-played-on.ts';
import { leftBy, named, type Move, type NamedMove } from './distinct-legal-moves.ts';
import { reasonAgainst, type Against } from './reason-against-alternative.ts';
import { followed } from './what-fits-next.ts';
import { isAlsoSoOf, reasonsFor, type Reason, type Stops } from './reasons-for-move.ts';

/** What the strongest opponent would play, and what speaks for it. */
export interface Advice extends AnyAdvice<NamedMove, Why | Alike> {
  /** What the best move brings about beside the card that it lays, where no reason says so. */
  readonly effects: readonly Effect[];
  /** Whether the plays alone are compared: drawing is so much worse that nobody would think of it. */
  readonly ofPlays: boolean;
}

/** Why one move is better than another: by rules of thumb or, where these tell nothing, by what came of both. */
export type Why = Reason | Against | TriedOut | BringsAbout;

/** What one of two moves brings about, where both are told of. */
interface BringsAbout {
  readonly type: 'brings-about';
  readonly effect: Effect;
}

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
  | {
      readonly type: 'even-leaves';
      readonly move: Play;
      readonly left: number;
      /** How many of these have the suit that is asked for then. */
      readonly matching: number;
    }
  /** Another play is as good, and unlike the best one keeps somebody from finishing. */
  | { readonly type: 'even-stops'; readonly move: Play; readonly stops: Stops };

export function adviceOf(thought: Thought, state: Turn): Advice {
  const all = { ...thought, moves: thought.moves.map((move) => named(state, move)) };
  const { moves } = adviceFrom<NamedMove, never>(all, () => []);
  const compared = withoutIdleDraw(all);
  const ofPlays = compared !== all;
  let even: readonly NamedMove[] = [];
  const advice = adviceFrom<NamedMove, Why | Alike>(compared, (best, rival, asGood) => {
    even = ownSuitFirst(state, best, asGood);
    const stopping = evenStops(state, best, even);
    if (rival === null)
      return [...reasonsBeside(state, best, compared.moves), ...stopping, ...alikeOf(compared, ofPlays)];
    const whys = reasonsTriedOut(all, state, rival, best, even);
    return [...whys, ...(stopping.length > 0 ? stopping : evenOf(state, best, even))];
  });
  const best = advice.moves[0]?.move;
  const effects = best === undefined ? [] : untoldEffects(state, best, advice.reasons);
  return { ...advice, even: even.slice(0, advice.even.length), moves, ofPlays, effects };
}

/**
 * Of what is about as good, what one would think of first: where the best chooses a suit, the same card with the suit that one holds most of, and more of than
 * the best leaves; where it chooses none, what leaves the suit that one holds most of.
 */
function ownSuitFirst(state: Turn, best: NamedMove, even: readonly NamedMove[]): readonly NamedMove[] {
  if (best.type !== 'play') return even;
  if (best.suit === undefined)
    return even.toSorted((one, other) => leaves(state, other) - leaves(state, one));
  const held = (move: NamedMove) =>
    move.type === 'play' && move.cards.join() === best.cards.join() ? leaves(state, move) : 0;
  const [most] = even.toSorted((one, other) => held(other) - held(one));
  return most === undefined || held(most) <= held(best)
    ? even
    : [most, ...even.filter((move) => move !== most)];
}

/** How many cards that are kept have the suit that a move leaves; 0 of a drawing, and where a run stands then. */
function leaves(state: Turn, move: NamedMove): number {
  return move.type === 'play' ? (followed(state, move)?.held ?? 0) : 0;
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
  // That a card more costs little is no reason where plays, by which one has fewer, are as good.
  const isPlayEven = even.some(({ type }) => type === 'play');
  const reasons = reasonsBetween(state, made, better, even).filter(
    (reason) => reason.type !== 'takes' || reason.cause !== 'choice' || !isPlayEven,
  );
  return reasons.length > 0 ? reasons : [triedOut(thought, state, better, made)];
}

/** What both moves bring about, and then why the other did better than the one that was made: what a look back tells. */
export function effectsAndReasons(thought: Thought, state: Turn, made: Move, better: Move): readonly Why[] {
  const reasons = reasonsTriedOut(thought, state, made, better);
  const effects = [made, better].flatMap((move) => untoldEffects(state, move, reasons));
  return [...effects.map((effect) => ({ type: 'brings-about', effect }) as const), ...reasons];
}

/** What speaks for a move and not for all others as well; nothing of a drawing that is all there is to do. */
function reasonsBeside(state: Turn, best: Move, moves: readonly Move[]): readonly Reason[] {
  const others = moves.filter((move) => move !== best);
  if (others.length === 0 && best.type === 'draw') return [];
  return reasonsFor(state, best).filter(
    (reason) =>
      others.length === 0 ||
      (reason.type !== 'fits-next' && !others.every((other) => isAlsoSoOf(state, other, reason))),
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
  const [left, leftByBest] = [followed(state, even), followed(state, best)];
  if (left === null || leftByBest === null || left.held !== leftByBest.held) return [];
  return [{ type: 'even-leaves', move: even, left: leftBy(state, even).length, matching: left.held }];
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
  // That what is held is worth keeping is said by what speaks against the play, where something does.
  const [first, second] = reasons.filter(
    (reason) => against === null || reason.type !== 'takes' || reason.cause !== 'choice',
  );
  if (first?.type === 'wins') return [first];
  // More than two are too much to keep in mind.
  return [first, against ?? second].filter((reason) => reason !== undefined);
}

/** Whether what speaks for a move is said once more by what speaks against the other. */
function isSaidBy(against: Against, reason: Reason): boolean {
  if (reason.type === 'together') return against.type === 'rival-sheds-less';
  if (reason.type === 'keeps-any') return against.type === 'rival-spends';
  return reason.type === 'chooses' && against.type === 'rival-follows-less';
}
