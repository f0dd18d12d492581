import type { RulebookWords } from '../text-types/rulebook.ts';

/** The sections of the house rules, by what they are about. */
export const sections: RulebookWords['sections'] = {
  Setup: 'Setup',
  Gameplay: 'Gameplay',
  'Multiple Card Play': 'Several cards',
  'Deck Management': 'The deck',
  'Quick Reference': 'The table of cards',
  '7s': '7s',
  '5♥': '5♥',
  '2s': '2s',
  Aces: 'Aces',
  'Runs: Starting a Run': 'Runs: the beginning',
  'Runs: Run Rules': 'Runs: the rules',
  'Runs: Legal Plays': 'Runs: legal plays',
  'Runs: Run Termination': 'Runs: the end',
  'Runs: Invalid Sequence Penalty': 'Runs: mistakes',
  'Runs: Trick Cards': 'Runs: trick cards',
  'Runs: Run Finish Rule': 'Runs: the last card',
  '8s': '8s',
  Jacks: 'Jacks',
  'Combination Tactics': 'Tactics',
  'Game States': 'States of the game',
  Terminology: 'Terms',
  'Future Features': 'Ideas for later',
};
