/**
 * The source by its headings: a set of house rules for a folk game that nobody publishes. Whoever cites a section cites one that
 * is listed here. What no section says, and every table has to settle, has no source.
 */
export const SECTIONS = [
  'Setup',
  'Gameplay',
  'Multiple Card Play',
  'Deck Management',
  'Quick Reference',
  '7s',
  '5♥',
  '2s',
  'Aces',
  'Runs: Starting a Run',
  'Runs: Run Rules',
  'Runs: Legal Plays',
  'Runs: Run Termination',
  'Runs: Invalid Sequence Penalty',
  'Runs: Trick Cards',
  'Runs: Run Finish Rule',
  '8s',
  'Jacks',
  'Combination Tactics',
  'Game States',
  'Terminology',
  'Future Features',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What the house rules call themselves. */
export const HOUSE_RULES_TITLE = 'Switch - Complete Game Rules';
