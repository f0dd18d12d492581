import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Reason } from './answer-choice-reason-types.ts';
import { has, the, type Told } from './events-of-exercise-proof.ts';
import type { Outcome } from './types.ts';

/** Whose effect each outcome is. */
const EFFECTS: Readonly<Record<Exclude<Outcome, 'nothing'>, Suit>> = {
  'tokens-leave': 'wrath',
  'give-two': 'greed',
  'give-one': 'greed',
  'take-trick': 'pride',
};

/** Why this is not what the Potion brings about. */
export function reasonAgainstPotionEffectChoice(told: Told, outcome: Outcome): Reason {
  if (has(told, 'potions-cancel')) {
    if (outcome === 'nothing') throw new Error('Two Potions bring about nothing');
    return { type: 'two-potions', rule: 'potions-cancel', of: EFFECTS[outcome] };
  }
  const { rule, suit, against, instead } = the(told, 'effect');
  if (outcome === 'nothing') return { type: 'effect-happens', rule: 'effect-first', suit, against };
  const of = EFFECTS[outcome];
  const idle = has(told, 'nothing-to-take') ? the(told, 'nothing-to-take').from : null;
  if (of !== suit)
    return { type: 'other-effect', rule, of, against, named: instead === of ? of : null, idle };
  if (suit === 'greed') return greedCount(told, outcome === 'give-two' ? 2 : 1);
  return { type: 'nothing-to-take', rule: 'pride-nothing', from: the(told, 'nothing-to-take').from };
}

/** Why Greed does not ask for so many cards. */
export function greedCount(told: Told, count: number): Reason {
  if (has(told, 'greed-nothing')) return { type: 'greed-count', rule: 'greed-nothing', count, due: 0 };
  return { type: 'greed-count', rule: 'greed-exchanges', count, due: the(told, 'greed-due').count };
}
