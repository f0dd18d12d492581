import { RULE_IDS, type RuleId } from '#games/chronicle/rules/rule-index';
import { ability, hands, time } from './ability-questions.ts';
import { aside, first, size } from './questions-about-deal.ts';
import { discards } from './angel-discards.ts';
import { ending, over } from './ending-questions.ts';
import { fame } from './fame-after-round.ts';
import { next } from './next-player.ts';
import { playable } from './playable-cards.ts';
import type { ChronicleKind } from './types.ts';
import { way } from './how-card-may-be-played.ts';
import { winner } from './meeting-winner.ts';

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
