import type { Board } from '#replays/board/sandbox-board';
import type { Positions } from '#replays/board/position-setup-adapter';
import type { Chronicle } from './rules/game-types.ts';
import { readQuestion, writeQuestion } from './rules/position-link.ts';
import { EMPTY, setupOf, stateOf, type Setup } from './rules/position-setup.ts';
import { rulesOnlyMachine } from './rules-only-machine.ts';

export type LaidBoard = Board<Chronicle, Setup>;

/** Three at the table who hold nothing. */
const LAID: Setup = {
  ...EMPTY,
  hands: { p1: [], p2: [], p3: [] },
  allies: { p1: [], p2: [], p3: [] },
  fame: { p1: 0, p2: 0, p3: 0 },
};

/** How positions of Chronicle are laid out and linked to: what has been played from there is a move like any other. */
export const positions: Positions<Chronicle, Setup> = {
  machine: rulesOnlyMachine,
  empty: LAID,
  stateOf,
  rulingsOf: ({ rulings }) => rulings,
  underRulings: (setup, rulings) => ({ ...setup, rulings }),
  // Before the first deal nobody sits there: an empty table is laid instead.
  questionOf: (state) => ({
    setup:
      state.phase === 'deal' && state.last === null ? { ...LAID, rulings: state.rulings } : setupOf(state),
    moves: [],
  }),
  writeLink: writeQuestion,
  readLink: readQuestion,
  actionReader: async () => (await import('./rules/read-action.ts')).readAction,
};
