import type { Happening } from '#games/switch/moment-conditions';
import type { Card } from '#games/switch/rules/cards';
import type { ConditionWords } from '#words/text-types/moments';

/** What a language says of the conditions by which moments are found. */
export type MomentConditionsWords = Readonly<{
  happens: ConditionWords<Happening>;
  draws: ConditionWords<string>;
  laid: ConditionWords<string>;
  players: ConditionWords<string>;
  played: ConditionWords<Card>;
  held: ConditionWords<Card>;
}>;
