import type { GameChunks } from '../../build/chunks.ts';

/** Which files of Jekyll vs Hyde are wanted together. */
export const chunks: GameChunks = {
  table: [
    'rules/view.ts',
    'replay-viewing-machine.ts',
    'table/Table.tsx',
    'face-without-pictures.tsx',
    'table/MoveLabel.tsx',
  ],
  statechart: ['playing-machine.ts'],
  steps: ['face.tsx'],
};
