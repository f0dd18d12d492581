import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import { vocabulary } from '#games/chronicle/rules/known-notation-words';
import { comesBackWhole } from '../../round-trip-contract.ts';
import { lots } from './random-games-and-tables.ts';

comesBackWhole({
  machine: chronicleMachine,
  notation: chronicleNotation,
  vocabulary,
  lots,
  games: 160,
  longest: 150,
  comments: [
    'Well played.',
    'An “8”: {taken}',
    'p1: down L5 (or W8)',
    'Sage → Fool → Angel',
    '手札を見ましょう。',
  ],
});
