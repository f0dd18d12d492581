import type { RulePracticeWords } from '../text-types/rule-practice.ts';

/** English. */
export const words: RulePracticeWords = {
  offer: 'Practise this',
  title: (rule) => `Practise: ${rule}`,
  intro:
    'The cards are picked so that this rule is likely to come up soon, and of moves that are about as good the computer chooses the one that brings it about. It sees no more than its own hand.',
  begin: 'Deal for practice',
  playOn: (rule) => `Play on and practise “${rule}”`,
  unknown: 'This link names no rule that can be practised. Choose one in the rulebook, or deal as usual.',
};
