import type { RuleDialogWords } from '../text-types/rule-dialog.ts';

/** English. */
export const words: RuleDialogWords = { rulebook: 'In the rulebook', close: 'Close' };
