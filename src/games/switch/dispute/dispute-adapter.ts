import { otherReadingsOf, withReading, type Disputes } from '#kit/dispute-questionnaire';
import { apply } from '#games/switch/rules/apply';
import type { Switch } from '#games/switch/rules/game-types';
import { judge } from '#games/switch/rules/judge';
import { writeQuestion } from '#games/switch/rules/position-link';
import { stateOf } from '#games/switch/rules/position-setup';
import type { RuleId } from '#games/switch/rules/rule-index';
import { SWITCHES } from '#games/switch/rules/ruling-switches';
import { buildDisputedPosition } from './build-disputed-position.ts';
import { steps } from './dispute-steps.ts';
import { playedOutcome, refusedOutcome, type Outcome } from './outcome-of-disputed-move.ts';

/** What the rules of Switch say of a dispute over one play. */

/** What a play comes to that was made in vain: it comes back, or a last card does not win. */
const FAILED: readonly Outcome['type'][] = ['mistaken', 'not-finished'];

/** Disputes over a play in Switch. */
export const disputes: Disputes<Switch, Outcome> = {
  steps,
  verdict: (said, other) => {
    const { setup, moves } = buildDisputedPosition(said);
    const [action] = moves;
    const rulings = withReading(setup.rulings, other);
    const state = stateOf({ ...setup, rulings });
    const refusals = judge(state, action);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      const outcome = refusedOutcome(refusal, state);
      return { upheld: false, outcome, rules: refusals.map(({ rule }) => rule), events: [], refusals };
    }
    const { state: after, events } = apply(state, action);
    const { outcome, rules } = playedOutcome(after, events);
    const all: readonly RuleId[] = [...rules, ...events.map(({ rule }) => rule)];
    const working = [...new Set(all)].filter((one) => one !== 'turns');
    return { upheld: !FAILED.includes(outcome.type), outcome, rules: working, events, refusals };
  },
  otherReadings: otherReadingsOf(SWITCHES),
  position: (said) => writeQuestion(buildDisputedPosition(said)),
};
