import type { RuleId } from '#games/chronicle/rules/rule-index';

/**
 * The questions of the search test that are about one card, answered by taps alone: what is tapped, in the order in which it is asked
 * (`step:choice` where the verdict stands and something more is told), what it comes to, and a rule of those that are named.
 */
export const SETTLED_BY_TAPS: readonly (readonly [
  question: string,
  taps: string,
  outcome: string,
  rule: RuleId,
])[] = [
  ['8 as my last card', 'nothing 8', 'led takes', 'ability-must'],
  ['what does an 8 do', 'nothing 8', 'led takes', 'ability-played'],
  ['steal a card', 'nothing 8', 'led takes', 'ability-played'],
  ['must I take with the 8', 'nothing 8', 'led takes', 'ability-must'],
  ['8 face down', '3 8 other none', 'earlier down', 'void-down'],
  ['what does a 6 do', 'nothing 6', 'led open', 'open-slot'],
  ['wild face down', '3 wild way:down', 'wild-down', 'wild-open'],
  ['wild is led', 'nothing wild', 'led open', 'wild-led'],
  ['only wilds', 'wild wild', 'all-wild', 'leader-wins'],
  ['wild although I can follow', '3 wild', 'over-wild', 'wild-open'],
  ['void in the lead suit', '3 9 other none way:up', 'off-suit-open', 'void-down'],
  ['void with a wild', '3 9 other none', 'earlier down', 'void-down'],
  ['must the Wild be played', '3 9 other none', 'earlier down', 'void-down'],
  ['may I play face down though I hold a Wild', '3 9 other none', 'earlier down', 'void-down'],
  ['must I follow suit', '3 9 other some', 'must-follow', 'follow-suit'],
  ['face down card win', '3 9 other none', 'earlier down', 'highest-wins'],
  ['lead face down', 'nothing 9 way:down', 'lead-down', 'lead-any'],
  ['who wins a meeting', '3 9 same', 'player', 'highest-wins'],
];
