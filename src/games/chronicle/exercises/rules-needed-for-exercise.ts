import { apply } from '#games/chronicle/rules/apply';
import { isWild } from '#games/chronicle/rules/cards';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { seatsAt } from '#games/chronicle/rules/seats';
import { standingOn } from '#games/chronicle/rules/provisional-standing';
import type { State } from '#games/chronicle/rules/state';
import type { ChronicleExercise } from './types.ts';

/** The rules that a reader has to have met before the question makes sense, and before its answer can be worked out. */
export function rulesNeeded({ rule, before, proof, reasons }: ChronicleExercise): ReadonlySet<RuleId> {
  return new Set<RuleId>([
    rule,
    ...lyingIn(before),
    ...citedIn(before, proof),
    ...reasons.flatMap((reason) => (reason === null ? [] : [reason.rule])),
  ]);
}

/** What lies in the Meeting that is asked about, and what the table says beside it of a round that would end so. */
function lyingIn(state: State): readonly RuleId[] {
  if (state.phase !== 'meeting') return [];
  const { laid, lead } = state.meeting;
  const { victor, shutOut } = standingOn({ ...state, seats: seatsAt(state) });
  return [
    ...(laid.some(({ down }) => down) ? (['void-down'] as const) : []),
    ...(laid.some(({ card, down }) => !down && isWild(card)) ? (['wild-open'] as const) : []),
    ...(laid.length > 0 && lead === null ? (['wild-led'] as const) : []),
    ...(victor === null ? [] : (['evil-victory'] as const)),
    ...(shutOut.length === 0 ? [] : (['evil-excludes'] as const)),
  ];
}

/** Every rule that the moves of the proof turn on. */
function citedIn(before: State, proof: ChronicleExercise['proof']): readonly RuleId[] {
  let state = before;
  return proof.flatMap((action) => {
    const done = apply(state, action);
    ({ state } = done);
    return done.events.map(({ rule }) => rule);
  });
}
