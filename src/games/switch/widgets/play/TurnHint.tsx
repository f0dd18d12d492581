import type { Seat } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { rankAfter, runToFollow } from '#games/switch/rules/runs-three-to-ace';
import type { State } from '#games/switch/rules/state';
import { words as play } from '#said/switch/play-against-computer';

/** What a seat may do now, in a sentence. */
export function TurnHint({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  const { match: words } = play;
  if (state.phase !== 'turn' || state.turn !== seat) return null;
  const { owed } = dueIn(state);
  if (state.penalty > 0) return <>{words.penalty(laidOnPenalty(state), owed)}</>;
  const run = runToFollow(state);
  if (run !== null) return <>{words.run(run, rankAfter(run), owed)}</>;
  return <>{state.run === null ? words.normal(state.match) : words.openRun}</>;
}
