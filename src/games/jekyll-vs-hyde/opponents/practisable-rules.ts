import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';

/** The rules that come up clearly more often where opponents and deals let them: all others come up anyway, or hang on what a reader does. */
export const PRACTISABLE_RULES: readonly RuleId[] = [
  'follow-suit',
  'potion-instead',
  'void-plays-any',
  'same-suit',
  'higher-rank',
  'pride-nothing',
  'wrath-clears',
  'wrath-own-token',
];
