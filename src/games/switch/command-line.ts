import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { stateKey } from '#games/switch/rules/perft-state-key';
import type { State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { words } from '#said/switch/names';
import { words as legality } from '#said/switch/legality';
import { replayCommandsOfGame } from '../../cli/replay-commands-of-game.ts';

/** Switch on the command line: nobody has written a solver for it. */
export const commandLine = replayCommandsOfGame({
  machine: switchMachine,
  legality,
  standing,
  snapshot: ({ context: { state } }) => snapshot(state),
  alike: stateKey,
});

function standing(state: State): string {
  switch (state.phase) {
    case 'deal':
      return 'hands to be dealt';
    case 'turn':
      return `${words.seats[state.turn]} to act`;
    case 'shuffle':
      return 'a new deck to be shuffled';
    case 'over':
      return state.winner === 'draw' ? 'a draw' : `${words.seats[state.winner]} wins`;
  }
}

function snapshot(state: State): object {
  const { phase, toAct, direction, top, penalty, run, hands, deck, played, winner } = view(state, 'all');
  return {
    phase,
    toAct: toAct[0] ?? null,
    direction,
    top,
    penalty,
    run,
    hands,
    deck: deck.length,
    played: played.length,
    winner,
  };
}
