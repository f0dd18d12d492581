import { RULE_IDS, type RuleId } from '#games/switch/rules/rulebook';
import { deadlock } from './deadlock.ts';
import { draws } from './draws.ts';
import { finish } from './finish.ts';
import { match } from './match.ts';
import { next } from './next.ts';
import { playable } from './playable.ts';
import { runOver } from './run-over.ts';
import { turnedUp } from './which-starter.ts';
import type { SwitchKind } from './types.ts';
import { verdict } from './verdict.ts';

/** Every kind of question about Switch. */
export const KINDS: readonly SwitchKind[] = [
  playable,
  match,
  draws,
  next,
  runOver,
  finish,
  verdict,
  turnedUp,
  deadlock,
];

/** Every rule that can be asked about, in the order of the rulebook. */
export const ASKED: readonly RuleId[] = RULE_IDS.filter((rule) =>
  KINDS.some(({ rules }) => rules.includes(rule)),
);
