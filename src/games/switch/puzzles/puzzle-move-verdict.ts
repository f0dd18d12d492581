import type { Draw, Play, Turn } from '#games/switch/rules/state';
import { failureOf, type DeadEnd, type Search } from './search-going-out.ts';
import { outcomeOf } from './puzzle-move-outcomes.ts';

/** What is to be said of an action of who wants to go out before anybody else acts. */
export type Verdict =
  /** The hand is empty. */
  | { readonly type: 'out' }
  /** It is still possible from here. */
  | { readonly type: 'on'; readonly state: Turn }
  | Wrong;

/** It is not: the action, what may follow on it at most, and what that comes to. */
export interface Wrong {
  readonly type: 'wrong';
  readonly action: Play | Draw;
  /** The action and what follows on it. */
  readonly plays: readonly (Play | Draw)[];
  readonly failure: DeadEnd['failure'];
}

/** What comes of a legal action. Refuses (throws) an illegal one. */
export function verdictOn(state: Turn, action: Play | Draw, search: Search): Verdict {
  const outcome = outcomeOf(state, action);
  if (outcome.type === 'out') return { type: 'out' };
  if (outcome.type !== 'again')
    return { type: 'wrong', action, plays: [action], failure: failureOf(state, outcome) };
  if (search.isOpen(outcome.state)) return { type: 'on', state: outcome.state };
  const { plays, failure } = search.deadEnd(outcome.state);
  return { type: 'wrong', action, plays: [action, ...plays], failure };
}
