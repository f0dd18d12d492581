import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';

/** The rules that can forbid a move. */
export type ForbiddingRuleId = Extract<
  RuleId,
  | 'the-cards'
  | 'deal-ten'
  | 'give-count'
  | 'give-together'
  | 'forced-potion'
  | 'own-cards'
  | 'turns'
  | 'name-suit'
  | 'follow-suit'
  | 'follow-named'
  | 'potion-barred'
  | 'greed-exchanges'
  | 'game-over'
>;
