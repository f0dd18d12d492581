import type { GameChunks } from '../../build/chunks.ts';

/** Which files of Chronicle are wanted together. */
export const chunks: GameChunks = {
  table: ['rules/view.ts', 'viewing-machine.ts', 'table/Table.tsx', 'voice.tsx', 'table/MoveLabel.tsx'],
  statechart: ['playing-machine.ts'],
  steps: ['face.tsx'],
};
