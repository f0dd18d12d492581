import type { Board } from '#replays/board/sandbox-board';
import type { Positions } from '#replays/board/position-setup-adapter';
import type { Switch } from './rules/game-types.ts';
import { readQuestion, writeQuestion } from './rules/position-link.ts';
import { EMPTY, setupOf, stateOf, type Setup } from './rules/position-setup.ts';
import { rulesOnlyMachine } from './rules-only-machine.ts';

export type LaidBoard = Board<Switch, Setup>;

/** How positions of Switch are laid out and linked to: what has been played from there is a move like any other. */
export const positions: Positions<Switch, Setup> = {
  machine: rulesOnlyMachine,
  empty: EMPTY,
  stateOf,
  rulingsOf: ({ rulings }) => rulings,
  underRulings: (setup, rulings) => ({ ...setup, rulings }),
  // Before the deal nobody sits there: an empty table is laid instead.
  questionOf: (state) => ({
    setup: state.phase === 'deal' ? { ...EMPTY, rulings: state.rulings } : setupOf(state),
    moves: [],
  }),
  writeLink: writeQuestion,
  readLink: readQuestion,
  actionReader: async () => (await import('./rules/read-action-and-rulings.ts')).readAction,
};
