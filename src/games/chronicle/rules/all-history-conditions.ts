import { CARDS } from '#games/chronicle/rules/cards';
import { COUNTED, type Condition } from '#games/chronicle/rules/history-card-conditions';

/** Every condition that a history card can have, as a list to choose from. */
export const ALL_HISTORY_CONDITIONS: readonly Condition[] = [
  ...COUNTED.map((fewest): Condition => ({ fewest })),
  ...COUNTED.map((most): Condition => ({ most })),
  { without: 'evil' },
  { owns: 'evil' },
  ...CARDS.map((owns): Condition => ({ owns })),
];
