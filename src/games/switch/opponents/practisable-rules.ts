import type { RuleId } from '#games/switch/rules/rule-index';

/** The rules that come up clearly more often where opponents and deals let them: all others come up anyway, or hang on what a reader does. */
export const PRACTISABLE_RULES: readonly RuleId[] = [
  'twos-penalty',
  'twos-answer',
  'twos-dead',
  'penalty-served',
  'five-hearts-penalty',
  'five-hearts-dead',
  'run-begins',
  'run-follow',
  'run-fails',
  'seven-anywhere',
  'seven-mirrors',
  'eights-reverse',
  'eights-again',
  'ace-suit',
];
