import type { GameChunks } from '../../build/bundler-chunks.ts';

/** Which files of Jekyll vs Hyde are wanted together. */
export const chunks: GameChunks = {
  names: ['table/RuleLink.tsx'],
  table: [
    'rules/view.ts',
    'rules-only-machine.ts',
    'table/Table.tsx',
    'move-and-event-texts.tsx',
    'table/MoveLabel.tsx',
    'face.tsx',
  ],
  rules: ['rules-only-machine.ts'],
  statechart: ['machine-with-statechart.ts'],
};
