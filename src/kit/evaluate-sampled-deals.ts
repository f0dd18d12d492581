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
  /** The nearest move that is not about as good; null where there is none. */
  readonly rival: { readonly move: Move; readonly share: number } | null;
  /** Whether the second is about as good as the best. */
  readonly isClose: boolean;
}

/** Shares that differ by less are about the same: then nothing is held against either move. */
const CLOSE = 0.01;

/** What a thought advises; a game knows what speaks for a move, and what against another beside it. */
export function adviceOf<Move, Reason>(
  thought: Thought<Move>,
  reasonsFor: (move: Move) => readonly Reason[],
  reasonAgainst: (rival: Move, best: Move) => Reason,
): Advice<Move, Reason> {
  const all = worths(thought);
  const moves = thought.moves
    .map((move, index) => ({ move, share: all[index] ?? 0 }))
    .toSorted((one, other) => other.share - one.share);
  const [best, second] = moves;
  const isWorse = ({ share }: { readonly share: number }) =>
    best !== undefined && best.share - share >= CLOSE;
  const rival = moves.find(isWorse) ?? null;
  const reasons = best === undefined ? [] : reasonsFor(best.move);
  const against = best === undefined || rival === null ? [] : [reasonAgainst(rival.move, best.move)];
  return {
    deals: thought.trials.length,
    moves,
    reasons: [...reasons, ...against],
    rival,
    isClose: second !== undefined && !isWorse(second),
  };
}
