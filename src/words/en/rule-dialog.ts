import type { RuleDialogWords } from '../interfaces/rule-dialog.ts';

/** English. */
export const words: RuleDialogWords = { rulebook: 'In the rulebook', close: 'Close' };
