import { betterBy, isClearlyBetter, type Better } from './clearly-better.ts';
import { bestOf, worths, type Thought } from './evaluate-sampled-deals.ts';

export type { Better } from './clearly-better.ts';
export { isWorthLearningFrom, severityOf, type Severity } from './mistake-severity.ts';

/** What a turn has cost, as far as that can be estimated by what its player knew. */
export interface Judged<Move, Reason = unknown> {
  /** Which of the moves it is, counted from 0, and which of the player's turns, from 1. */
  readonly at: number;
  readonly turn: number;
  readonly move: Move;
  /** The move that was clearly better; null where none was. */
  readonly better: Better<Move> | null;
  /** What speaks for that one by rules of thumb, as where it is advised, and last against the one that was made, in a game that knows such rules. */
  readonly reasons?: readonly Reason[];
}

/** Chance by which a move is weighed beside another: the same two in the same position are always judged alike, by who advises and by who looks back. */
export const WEIGHING_SEED = 1;

/** Deals in which a better move is looked for, and further ones by which it is measured: what was chosen by chance fails there. */
export interface Effort {
  readonly looked: number;
  readonly measured: number;
}

/** Thinks of all moves of a position in so many deals, or of some. */
type Think<Move> = (deals: number, moves?: readonly Move[]) => Iterable<Thought<Move>>;

/** The move that looked best and then, in fresh deals, was clearly better than the one that was made. It pauses after each deal. */
export function* betterThan<Move>(
  made: Move,
  alike: (one: Move, other: Move) => boolean,
  think: Think<Move>,
  { looked, measured }: Effort,
): Generator<undefined, Better<Move> | null> {
  const first = yield* last(think(looked));
  const best = bestOf(first);
  const place = first.moves.findIndex((move) => alike(move, made));
  const all = worths(first);
  if (alike(best, made) || (all[place] ?? 0) >= Math.max(...all)) return null;
  const better = yield* compared(made, best, think, { looked, measured });
  return isClearlyBetter(better) ? better : null;
}

/**
 * The move by which the one that was made turns out to be a mistake: one that is looked for, or `against` alone. Null where it is none: where
 * nothing did better, or not much, or not surely.
 */
export function* mistakeIn<Move>(
  made: Move,
  alike: (one: Move, other: Move) => boolean,
  think: Think<Move>,
  effort: Effort,
  against: Move | null = null,
): Generator<undefined, Better<Move> | null> {
  if (against !== null && alike(made, against)) return null;
  if (against === null) return yield* betterThan(made, alike, think, effort);
  const better = yield* compared(made, against, think, effort);
  return isClearlyBetter(better) ? better : null;
}

/** By how much another move does better than one, in fresh deals. */
function* compared<Move>(
  made: Move,
  move: Move,
  think: Think<Move>,
  { measured }: Effort,
): Generator<undefined, Better<Move>> {
  const { trials } = yield* last(think(measured, [made, move]));
  return betterBy(
    move,
    trials.map(([other = 0, share = 0]) => ({ share, other })),
  );
}

/** A generated position in which the move that a rule of thumb plays is a mistake of a certain kind. */
export interface FreshMistake<Action, Move> {
  /** From the first deal up to the position. */
  readonly moves: readonly Action[];
  /** What the rule of thumb plays, and what does better. */
  readonly made: Move;
  readonly better: Better<Move>;
}

/** The last thought, with a pause after each. */
function* last<Move>(thoughts: Iterable<Thought<Move>>): Generator<undefined, Thought<Move>> {
  let thought: Thought<Move> = { moves: [], trials: [] };
  for (thought of thoughts) yield;
  return thought;
}

/** The turns that cost most, the dearest first. */
export function dearest<Move, Reason>(
  judged: readonly Judged<Move, Reason>[],
  most: number,
): readonly (Judged<Move, Reason> & { readonly better: Better<Move> })[] {
  return judged
    .flatMap(({ better, ...rest }) => (better === null ? [] : [{ ...rest, better }]))
    .toSorted((one, other) => other.better.cost - one.better.cost)
    .slice(0, most);
}
