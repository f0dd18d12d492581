import type { RuleId } from '#games/chronicle/rules/rule-index';

/** The rules that come up clearly more often where opponents and deals let them: all others come up anyway, or hang on what a reader does. */
export const PRACTISABLE_RULES: readonly RuleId[] = [
  'follow-suit',
  'void-down',
  'wild-led',
  'leader-wins',
  'ability-played',
  'take-unseen',
];
