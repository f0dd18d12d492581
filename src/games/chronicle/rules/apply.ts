import { carryOut } from './carry-out-move.ts';
import { judge } from './judge.ts';
import type { After } from './resolve-consequences.ts';
import type { Action, State } from './state.ts';

/** The state after a legal action, and what happened on the way. Refuses (throws) an illegal one. */
export function apply(state: State, action: Action): After {
  const [refusal] = judge(state, action);
  if (refusal) throw new Error(`Illegal ${action.type}: ${refusal.rule} (${refusal.type})`);
  return carryOut(state, action);
}
