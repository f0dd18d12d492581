import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { stateKey } from '#games/chronicle/rules/perft-state-key';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { words } from '#said/chronicle/names';
import { words as legality } from '#said/chronicle/legality';
import { replayCommandsOfGame } from '../../cli/replay-commands-of-game.ts';

/** Chronicle on the command line: nobody has written a solver for it. */
export const commandLine = replayCommandsOfGame({
  machine: chronicleMachine,
  legality,
  standing,
  snapshot: ({ context: { state } }) => snapshot(state),
  alike: stateKey,
});

function standing(state: State): string {
  switch (state.phase) {
    case 'deal':
      return `round ${(state.last?.round ?? 0) + 1} to be dealt`;
    case 'meeting':
      return `round ${state.round}, ${words.seats[state.turn]} to play`;
    case 'effect':
      return `round ${state.round}, ${state.due.map(({ chooser }) => words.seats[chooser])[0]} to choose`;
    case 'over':
      return `${words.seats[state.winner]} wins in round ${state.round}`;
  }
}

function snapshot(state: State): object {
  const { round, phase, toAct, lead, hands, allies, fame, discard, due, winner } = view(state, 'all');
  return {
    round,
    // Where somebody has to choose, the phase is that of the effect.
    phase: due?.effect ?? phase,
    toAct: toAct[0] ?? null,
    lead,
    hands,
    allies,
    fame,
    discard: discard.length,
    winner,
  };
}
