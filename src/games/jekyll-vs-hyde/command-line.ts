import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { stateKey } from '#games/jekyll-vs-hyde/rules/perft-state-key';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import type { ChartContext } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { bad, good, type Result } from '#kit/parse-result';
import { words } from '#said/jekyll-vs-hyde/names';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { replayCommandsOfGame } from '../../cli/replay-commands-of-game.ts';

/** Jekyll vs Hyde on the command line. */
export const commandLine = replayCommandsOfGame({
  machine: jekyllVsHydeMachine,
  legality,
  standing,
  snapshot: ({ context }) => snapshot(context),
  alike: stateKey,
  solve,
});

function standing(state: State): string {
  switch (state.phase) {
    case 'over':
      return state.winner === 'draw'
        ? 'the match is drawn'
        : `${words.seats[state.winner]} wins in round ${state.round}`;
    case 'deal':
      return `round ${state.round} to be dealt`;
    case 'preparation':
      return `round ${state.round}, preparation`;
    default:
      return `round ${state.round}, trick ${state.tricks.length + 1}`;
  }
}

function snapshot({ state, events }: ChartContext): object {
  const { round, phase, ranking, owned, hands, marker, winner } = view(state, 'all');
  // The second game of a return match starts with the marker at its beginning; the round that ended the first moved it.
  const moved = events.find((event) => event.type === 'gap');
  return {
    round,
    phase,
    ranking,
    tricks: owned,
    hands,
    marker: moved?.to ?? marker,
    winner: winner === 'draw' ? null : winner,
  };
}

/** The gap with which the round ends in perfect play, and after each legal move. */
function solve(state: State): Result<object, string> {
  if (state.phase !== 'lead' && state.phase !== 'follow') return bad(solving.unsolved[state.phase]);
  const { gap, moves } = createSolver().solve(state);
  return good({ gap, moves: moves.map(({ action, gap }) => ({ move: action, gap })) });
}
