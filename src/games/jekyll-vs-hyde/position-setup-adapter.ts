import type { Board, BoardFrame } from '#replays/board/sandbox-board';
import type { Positions } from '#replays/board/position-setup-adapter';
import type { JekyllVsHyde } from './rules/game-types.ts';
import { readQuestion, writeQuestion } from './rules/position-link.ts';
import { questionOf } from './rules/position-with-moves.ts';
import { EMPTY, stateOf, type Setup } from './rules/position-setup.ts';
import { rulesOnlyMachine } from './rules-only-machine.ts';

export type LaidBoard = Board<JekyllVsHyde, Setup>;
export type LaidFrame = BoardFrame<JekyllVsHyde>;

/** How positions of Jekyll vs Hyde are laid out and linked to. */
export const positions: Positions<JekyllVsHyde, Setup> = {
  machine: rulesOnlyMachine,
  empty: EMPTY,
  stateOf,
  rulingsOf: ({ rulings }) => rulings,
  underRulings: (setup, rulings) => ({ ...setup, rulings }),
  questionOf,
  writeLink: writeQuestion,
  readLink: readQuestion,
  actionReader: async () => (await import('./rules/read-action-and-rulings.ts')).readAction,
};
