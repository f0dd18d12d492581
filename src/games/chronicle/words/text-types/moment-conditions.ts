import type { Happening } from '#games/chronicle/moment-conditions';
import type { Card } from '#games/chronicle/rules/cards';
import type { ConditionWords } from '#words/text-types/moments';

/** What a language says of the conditions by which moments are found. */
export type MomentConditionsWords = Readonly<{
  happens: ConditionWords<Happening>;
  round: ConditionWords<string>;
  players: ConditionWords<string>;
  played: ConditionWords<Card>;
  held: ConditionWords<Card>;
}>;
