import { oneRight } from '#kit/exercise';
import { pick, type Random } from '#kit/random';
import { suitOf, type Card, type Suit } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { rankAfter } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Action, Turn } from '#games/switch/rules/state';
import { ofRank, plainCard, runRank, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Does a run stand after that? */

interface Posed {
  readonly before: Turn;
  readonly action: Action;
  readonly reason: Reason;
}

const POSED: Readonly<Partial<Record<RuleId, (chance: Random) => Posed>>> = {
  'run-begins': (chance) => {
    const [three] = ofRank('3', 1, chance);
    if (three === undefined) throw new Error('There are four 3s');
    const before = turnWith({ stack: [plainOf(suitOf(three), chance)], holds: [three] }, chance);
    return {
      before,
      action: { type: 'play', by: before.turn, cards: [three] },
      reason: { type: 'begins', rule: 'run-begins' },
    };
  },
  'run-follow': (chance) => {
    const run = runRank(chance, 'Q');
    const rank = pick([run, rankAfter(run)], chance);
    const { before, cards } = onRun(run, rank, chance);
    return {
      before,
      action: { type: 'play', by: before.turn, cards },
      reason: { type: 'goes-on', rule: 'run-follow', run: rank },
    };
  },
  'run-ace': (chance) => {
    const { before, cards } = onRun('K', 'A', chance);
    return {
      before,
      action: { type: 'play', by: before.turn, cards },
      reason: { type: 'ends', rule: 'run-ace' },
    };
  },
  'run-fails': (chance) => {
    const run = runRank(chance);
    const before = turnWith({ stack: runStack(run, chance), run }, chance);
    return {
      before,
      action: { type: 'draw', by: before.turn },
      reason: { type: 'failed', rule: 'run-fails', run },
    };
  },
};

function plainOf(suit: Suit, chance: Random): Card {
  for (;;) {
    const card = plainCard(chance);
    if (suitOf(card) === suit) return card;
  }
}

/** One card or two of a rank, laid on a run. */
function onRun(
  run: Parameters<typeof runStack>[0],
  rank: Parameters<typeof ofRank>[0],
  chance: Random,
): { readonly before: Turn; readonly cards: readonly Card[] } {
  const stack = runStack(run, chance);
  const free = ofRank(rank, 4, chance).filter((card) => !stack.includes(card));
  const cards = free.slice(0, 1 + Math.floor(chance() * 2));
  return { before: turnWith({ stack, run, holds: cards }, chance), cards };
}

export const runOver: SwitchKind = {
  id: 'run-over',
  rules: Object.keys(POSED) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    const posed = POSED[rule]?.(chance);
    if (posed === undefined) throw new RangeError(rule);
    const { before, action, reason } = posed;
    const after = apply(before, action).state;
    if (after.phase !== 'turn') throw new Error('The game goes on');
    const over = after.run === null;
    const choices = [false, true].map((one) => ({ type: 'over', over: one }) as const);
    return {
      ...{ kind: 'run-over', rule, viewer: before.turn, before, proposed: [action], proof: [action] },
      ...oneRight(choices, { type: 'over', over }),
      reasons: choices.map((choice) => (choice.over === over ? null : reason)),
    };
  },
};
