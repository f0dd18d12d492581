import type { RuleDialogWords } from '../text-types/rule-dialog.ts';

/** 日本語。 */
export const words: RuleDialogWords = { rulebook: 'ルールブックで見る', close: '閉じる' };
