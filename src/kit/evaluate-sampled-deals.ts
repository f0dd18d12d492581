import { betterBy, isClearlyBetter } from './clearly-better.ts';

/** The result of a search that deals the hidden cards at random many times, and plays each move out in every such deal. */
export interface Thought<Move> {
  readonly moves: readonly Move[];
  /** For each deal that was imagined the share of the game, 0 to 1, that came of each move, in the order of the moves. */
  readonly trials: readonly (readonly number[])[];
}

/** The share of the game, 0 to 1, that each move has on average, in the order of the moves; 0 as long as nothing was tried. */
export function worths({ moves, trials }: Thought<unknown>): readonly number[] {
  return moves.map(
    (_, index) => trials.reduce((sum, shares) => sum + (shares[index] ?? 0), 0) / Math.max(1, trials.length),
  );
}

/** The move that does best; of equals the first. Refuses (throws) where there is none. */
export function bestOf<Move>(thought: Thought<Move>): Move {
  const all = worths(thought);
  const best = thought.moves[all.indexOf(Math.max(...all))];
  if (best === undefined) throw new Error('Whoever is to act has something to do');
  return best;
}

export interface ComparedInDeals {
  readonly deals: number;
  /** In how many of them the one move did worse than the other, and better. */
  readonly worse: number;
  readonly better: number;
}

/** Shares that differ by less differ by rounding. */
const SAME = 1e-9;

/** In how many deals a move did worse than another, and in how many better. */
export function comparedInDeals<Move>(
  { moves, trials }: Thought<Move>,
  move: Move,
  other: Move,
): ComparedInDeals {
  const [one, against] = [moves.indexOf(move), moves.indexOf(other)];
  const differences = trials.map((shares) => (shares[one] ?? 0) - (shares[against] ?? 0));
  return {
    deals: trials.length,
    worse: differences.filter((difference) => difference < -SAME).length,
    better: differences.filter((difference) => difference > SAME).length,
  };
}

/** What the strongest opponent would play, and what speaks for it. */
export interface Advice<Move, Reason> {
  /** How many deals were tried out. */
  readonly deals: number;
  /** The best move first. */
  readonly moves: readonly {
    readonly move: Move;
    /** The share of such games, 0 to 1, that is won. */
    readonly share: number;
  }[];
  /** What speaks for the best move by rules of thumb, the weightiest first, and last against its rival. */
  readonly reasons: readonly Reason[];
  /** The nearest move that the best is clearly better than; null where there is none. */
  readonly rival: { readonly move: Move; readonly share: number } | null;
  /** What is named as about as good as the best: the nearest such move, or all others where none is clearly worse. */
  readonly even: readonly Move[];
}

/**
 * What a thought advises; a game knows what speaks for a move beside another one, or alone where none is clearly worse, by what is about as good. A move in `doubted`
 * looks worse in this thought and did not in fresh deals: it counts as about as good.
 */
export function adviceOf<Move, Reason>(
  thought: Thought<Move>,
  reasonsBetween: (best: Move, rival: Move | null, even: readonly Move[]) => readonly Reason[],
  doubted: readonly Move[] = [],
): Advice<Move, Reason> {
  const all = worths(thought);
  const order = thought.moves
    .map((move, index) => ({ move, share: all[index] ?? 0, index }))
    .toSorted((one, other) => other.share - one.share);
  const [best] = order;
  const isWorse = ({ move, index }: { readonly move: Move; readonly index: number }) =>
    best !== undefined &&
    !doubted.includes(move) &&
    isClearlyBetter(betterBy(best.move, pairsOf(thought, best.index, index)));
  const even = order.filter((one) => !isWorse(one));
  const moves = order.map(({ move, share }) => ({ move, share }));
  const rival = moves.find(({ move }) => even.every((one) => one.move !== move)) ?? null;
  const asGood = even.flatMap(({ move }) => (move === best?.move ? [] : [move]));
  return {
    deals: thought.trials.length,
    moves,
    reasons: best === undefined ? [] : reasonsBetween(best.move, rival?.move ?? null, asGood),
    rival,
    even: rival === null ? asGood : asGood.slice(0, 1),
  };
}

function pairsOf({ trials }: Thought<unknown>, one: number, other: number) {
  return trials.map((shares) => ({ share: shares[one] ?? 0, other: shares[other] ?? 0 }));
}
