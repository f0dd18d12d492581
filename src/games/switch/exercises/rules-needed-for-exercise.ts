import { rankOf } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { judge } from '#games/switch/rules/judge';
import { ownMatch } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { State } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import type { SwitchExercise } from './types.ts';

/** The rules that a reader has to have met before the question makes sense, and before its answer can be worked out. */
export function rulesNeeded({
  rule,
  before,
  proposed,
  proof,
  choices,
  reasons,
}: SwitchExercise): ReadonlySet<RuleId> {
  return new Set<RuleId>([
    rule,
    ...shownBy(before),
    ...(proposed.some((action) => action.type === 'play' && action.cards.length > 1)
      ? (['same-rank'] as const)
      : []),
    ...citedIn(before, proof),
    ...proposed.slice(0, 1).flatMap((action) => judge(before, action).map((refusal) => refusal.rule)),
    ...choices.flatMap((choice) => (choice.type === 'verdict' && choice.rule !== null ? [choice.rule] : [])),
    ...reasons.flatMap((reason) => (reason === null ? [] : [reason.rule])),
  ]);
}

/**
 * What has to be known of the position itself: a penalty that waits and what answers it, a run, a top card that is matched as another,
 * an arrow that points the other way round.
 */
function shownBy(state: State): readonly RuleId[] {
  if (state.phase === 'deal') return [];
  const top = topOf(state);
  const own = ownMatch(top);
  const isOwn = own.rank === state.match.rank && own.suit === state.match.suit;
  return [
    ...(state.penalty > 0 && state.played.some((card) => rankOf(card) === '2')
      ? (['twos-penalty'] as const)
      : []),
    ...(state.penalty > 0 && state.played.includes('5H') ? (['five-hearts-penalty'] as const) : []),
    ...(state.penalty > 0 && top === '2H' && !state.played.includes('5H')
      ? (['five-hearts-on-two'] as const)
      : []),
    ...(state.direction === 1 ? [] : (['eights-reverse'] as const)),
    ...(state.run === null ? [] : (['run-begins'] as const)),
    ...(isOwn ? [] : ([rankOf(top) === '7' ? 'seven-mirrors' : 'ace-suit'] as const)),
  ];
}

/** Every rule that the moves of the proof turn on. */
function citedIn(before: State, proof: SwitchExercise['proof']): readonly RuleId[] {
  let state = before;
  return proof.flatMap((action) => {
    const after = apply(state, action);
    state = after.state;
    return after.events.map((event) => event.rule);
  });
}
