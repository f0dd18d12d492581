import { RULE_IDS, type RuleId } from '#games/chronicle/rules/rulebook';
import { fame } from './fame.ts';
import { playable } from './playable.ts';
import type { ChronicleKind } from './types.ts';
import { winner } from './winner.ts';

/** Every kind of question about Chronicle. */
export const KINDS: readonly ChronicleKind[] = [playable, winner, fame];

/** Every rule that can be asked about, in the order of the rulebook. */
export const ASKED: readonly RuleId[] = RULE_IDS.filter((rule) =>
  KINDS.some(({ rules }) => rules.includes(rule)),
);
