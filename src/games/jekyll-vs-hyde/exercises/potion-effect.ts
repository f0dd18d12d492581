import type { Random } from '#kit/random';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { oneRight } from '#kit/exercise';
import {
  LAST,
  NINTH,
  asAnswered,
  cites,
  eventOf,
  findTrick,
  type PlayedTrick,
  type Search,
} from './random-positions-for-exercises.ts';
import type { Choice, AskingKind, Outcome } from './types.ts';

const OUTCOMES: readonly Outcome[] = ['tokens-leave', 'give-two', 'give-one', 'take-trick', 'nothing'];

/** What does the Potion bring about before the trick is taken? */
export const effect: AskingKind = {
  id: 'effect',
  rules: [
    'effect-first',
    'effect-actual-suit',
    'pride-takes',
    'pride-nothing',
    'greed-exchanges',
    'greed-nothing',
    'wrath-clears',
    'wrath-own-token',
    'potions-cancel',
  ],
  make(rule, chance) {
    const trick = findTrick(chance, (trick) => cites(trick, rule), whenFor(rule, chance));
    return {
      kind: 'effect',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        OUTCOMES.map((outcome) => ({ type: 'outcome', outcome })),
        { type: 'outcome', outcome: outcomeOf(trick) },
      ),
    };
  },
};

/** Where a search finds soon what mostly happens at one end of a round. */
function whenFor(rule: RuleId, chance: Random): Search {
  if (rule === 'wrath-own-token') return { startBy: 1 };
  if (rule === 'greed-nothing') return LAST;
  // Otherwise it would nearly always be two cards.
  return rule === 'greed-exchanges' && chance() < 0.5 ? NINTH : {};
}

function outcomeOf(trick: PlayedTrick): Outcome {
  if (eventOf(trick, 'cleared')) return 'tokens-leave';
  if (eventOf(trick, 'took-trick')) return 'take-trick';
  const greed = eventOf(trick, 'greed-due');
  if (greed === undefined) return 'nothing';
  return greed.count === 2 ? 'give-two' : 'give-one';
}
