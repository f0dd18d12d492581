import { RULE_IDS, type RuleId } from '#games/chronicle/rules/rulebook';
import { ability, hands, time } from './ability.ts';
import { aside, first, size } from './deal.ts';
import { discards } from './discards.ts';
import { ending, over } from './ending.ts';
import { fame } from './fame.ts';
import { next } from './next.ts';
import { playable } from './playable.ts';
import type { ChronicleKind } from './types.ts';
import { way } from './way.ts';
import { winner } from './winner.ts';

/** Every kind of question about Chronicle. */
export const KINDS: readonly ChronicleKind[] = [
  size,
  aside,
  first,
  playable,
  way,
  winner,
  next,
  time,
  hands,
  ability,
  over,
  fame,
  discards,
  ending,
];

/** Every rule that can be asked about, in the order of the rulebook. */
export const ASKED: readonly RuleId[] = RULE_IDS.filter((rule) =>
  KINDS.some(({ rules }) => rules.includes(rule)),
);
