import { replayCommandsOfGame } from '../../../src/cli/replay-commands-of-game.ts';
import { toyMachine } from './chart.ts';
import { words } from './words.ts';
import { toyWriting } from './game-text-adapter.ts';

/** The toy game on the command line: nobody has written a solver for it. */
export const commandLine = replayCommandsOfGame({
  machine: toyMachine,
  legality: toyWriting.words.game,
  standing: ({ phase, round }) => `${words.round(round)}: ${words.phases[phase]}`,
  snapshot: ({ context: { state } }) => ({ round: state.round, phase: state.phase, points: state.points }),
  alike: (state) => JSON.stringify(state),
});
