import type { GameChunks } from '../../build/bundler-chunks.ts';

/** Which files of Chronicle are wanted together. */
export const chunks: GameChunks = {
  names: ['table/RuleLink.tsx'],
  table: [
    'rules/view.ts',
    'replay-stepping-machine.ts',
    'table/Table.tsx',
    'move-and-event-texts.tsx',
    'table/MoveLabel.tsx',
    'face.tsx',
  ],
  rules: ['rules-only-machine.ts'],
  statechart: ['machine-with-statechart.ts'],
};
