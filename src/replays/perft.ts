import type { Game, GameTypes } from '#kit/game';

/**
 * How many different sequences of 1, 2, … `depth` legal moves lead on from a state: the count by which rules engines are
 * compared. Where several seats choose in secret the first of them moves first. A deal is no choice, so sequences stop
 * before it. `depth` is a whole number from 1.
 */
export function perft<T extends GameTypes>(game: Game<T>, state: T['state'], depth: number): number[] {
  const counts = Array.from({ length: depth }, () => 0);
  const count = (from: T['state'], level: number) => {
    const actions = nextChoices(game, from);
    counts[level] = (counts[level] ?? 0) + actions.length;
    if (level + 1 === depth) return;
    for (const action of actions) count(game.apply(from, action).state, level + 1);
  };
  count(state, 0);
  return counts;
}

/** The legal actions of the seat whose turn it is to be counted. */
function nextChoices<T extends GameTypes>(game: Game<T>, state: T['state']): readonly T['action'][] {
  const [first, second] = game.toAct(state);
  const actions = game.legal(state);
  if (second === undefined) return actions;
  return actions.filter((action) => 'by' in action && action.by === first);
}
