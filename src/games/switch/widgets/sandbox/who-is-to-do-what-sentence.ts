import { unreachableReason } from '#games/switch/board/unreachable-reason';
import { playable } from '#games/switch/rules/legal';
import { rankAfter, runToFollow } from '#games/switch/rules/runs';
import type { State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { words } from '#said/switch/sandbox-first-view';
import { say } from '#words/sentence-per-type';

/** Who is to do what, and how many cards go there, in a sentence; of what cannot be, that it cannot. */
export function duty(state: State): string {
  const { toAct } = words;
  if (state.phase === 'deal' || state.phase === 'shuffle') return toAct[state.phase];
  if (state.phase === 'over') return toAct.over(state.winner);
  const flaw = unreachableReason(state);
  if (flaw !== null) return say(words.flaws, flaw);
  const { turn, penalty, run, match } = state;
  if (seatsAt(state).every((seat) => handOf(state, seat).length === 0)) return words.nothing;
  if (handOf(state, turn).length === 0) return toAct.noCards(turn);
  const cards = playable(state).length;
  if (penalty > 0) return toAct.penalty(turn, penalty, cards);
  if (run !== null) return toAct.run(turn, run, runToFollow(state) === null ? null : rankAfter(run), cards);
  return toAct.match(turn, match.rank, match.suit, cards);
}
