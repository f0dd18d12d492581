import type { Effect } from '#games/jekyll-vs-hyde/moment-conditions';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { ConditionWords } from '#words/text-types/moments';

/** What a language says of the conditions by which moments are found. */
export type MomentConditionsWords = Readonly<{
  effect: ConditionWords<Effect>;
  round: ConditionWords<string>;
  trick: ConditionWords<string>;
  gap: ConditionWords<string>;
  played: ConditionWords<Card>;
  held: ConditionWords<Card>;
}>;
