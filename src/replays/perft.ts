import type { Game, GameTypes } from '#kit/game';

/** How states are counted from. */
export interface Counting<T extends GameTypes> {
  /** The same text for states from which equally many sequences of every length lead on: they are counted once. */
  readonly alike: (state: T['state']) => string;
  /** How many states are told apart at most: beyond, nothing more is remembered, and each number takes several times longer. */
  readonly most?: number;
  /** Told when that happens, with the length from which on it does. */
  readonly slow?: (length: number) => void;
}

/** Takes half a gigabyte. */
const MOST = 300_000;

/** A state, and how many sequences lead to it or to one alike. */
interface Reached<T extends GameTypes> {
  readonly state: T['state'];
  ways: bigint;
}

/**
 * How many different sequences of 1, 2, … legal moves lead on from a state, a number for each length, as soon as it is known:
 * the count by which rules engines are compared. There is no end to it: where all sequences have stopped the numbers are 0.
 * Where several seats choose in secret the first of them moves first. A deal is no choice, so sequences stop before it.
 */
export function* perft<T extends GameTypes>(
  game: Game<T>,
  from: T['state'],
  { alike, most = MOST, slow }: Counting<T>,
): Generator<bigint, never> {
  let reached: readonly Reached<T>[] = [{ state: from, ways: 1n }];
  let length = 1;
  for (let next: typeof reached | null = reached; next !== null; length += 1) {
    reached = next;
    yield reached.reduce((sum, { state, ways }) => sum + ways * BigInt(nextChoices(game, state).length), 0n);
    next = nextReached(game, reached, alike, most);
  }
  slow?.(length);
  for (let further = 2; ; further += 1) {
    let sum = 0n;
    for (const { state, ways } of reached) sum += ways * BigInt(sequences(game, state, further));
    yield sum;
  }
}

/** The states one move on, those that are alike put together; null where there are too many. */
function nextReached<T extends GameTypes>(
  game: Game<T>,
  reached: readonly Reached<T>[],
  alike: (state: T['state']) => string,
  most: number,
): readonly Reached<T>[] | null {
  const next = new Map<string, Reached<T>>();
  for (const { state, ways } of reached) {
    for (const action of nextChoices(game, state)) {
      const after = game.apply(state, action).state;
      const key = alike(after);
      const known = next.get(key);
      if (known === undefined) {
        if (next.size === most) return null;
        next.set(key, { state: after, ways });
      } else known.ways += ways;
    }
  }
  return [...next.values()];
}

/** How many sequences of so many moves lead on, one after the other. */
function sequences<T extends GameTypes>(game: Game<T>, from: T['state'], length: number): number {
  const choices = nextChoices(game, from);
  if (length === 1) return choices.length;
  return choices.reduce(
    (sum, action) => sum + sequences(game, game.apply(from, action).state, length - 1),
    0,
  );
}

/** The legal actions of the seat whose turn it is to be counted. */
function nextChoices<T extends GameTypes>(game: Game<T>, state: T['state']): readonly T['action'][] {
  const [first, second] = game.toAct(state);
  const actions = game.legal(state);
  if (second === undefined) return actions;
  return actions.filter((action) => 'by' in action && action.by === first);
}
