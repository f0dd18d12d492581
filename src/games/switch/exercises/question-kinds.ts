import { RULE_IDS, type RuleId } from '#games/switch/rules/rule-index';
import { deadlock } from './deadlock-winner.ts';
import { draws } from './cards-to-draw.ts';
import { finish } from './is-game-won.ts';
import { match } from './what-to-match.ts';
import { next } from './next-player.ts';
import { playable } from './playable-cards.ts';
import { runOver } from './is-run-over.ts';
import { whichCardStartsStack } from './which-card-starts-stack.ts';
import type { SwitchKind } from './types.ts';
import { verdict } from './is-it-allowed.ts';

/** Every kind of question about Switch. */
export const KINDS: readonly SwitchKind[] = [
  playable,
  match,
  draws,
  next,
  runOver,
  finish,
  verdict,
  whichCardStartsStack,
  deadlock,
];

/** Every rule that can be asked about, in the order of the rulebook. */
export const ASKED: readonly RuleId[] = RULE_IDS.filter((rule) =>
  KINDS.some(({ rules }) => rules.includes(rule)),
);
