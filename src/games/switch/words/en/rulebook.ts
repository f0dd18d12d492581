import type { RulebookWords } from '../text-types/rulebook.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { sections } from './source-sections.ts';

/** The rulebook of Switch in English. */
export const rulebook: RulebookWords = {
  chapters: {
    deal: 'The deal',
    matching: 'What goes on what',
    several: 'Several cards in one turn',
    drawing: 'Drawing, and a new deck',
    twos: 'The 2s',
    'five-hearts': 'The 5♥',
    runs: 'Runs',
    sevens: 'The 7s',
    eights: 'The 8s',
    jacks: 'The Jacks',
    aces: 'The Aces',
    finishing: 'The end',
  },
  rules,
  rulings,
  source: 'A set of house rules for a folk game that nobody publishes.',
  sections,
};
