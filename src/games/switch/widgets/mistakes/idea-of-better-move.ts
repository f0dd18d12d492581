import { reasonsBetween } from '#games/switch/opponents/advice';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import type { Switch } from '#games/switch/rules/game-types';
import { view } from '#games/switch/rules/view';
import { words } from '#said/switch/mistake-question-hints';
import { words as play } from '#said/switch/play-against-computer';
import type { IdeaOf, ReasonsBetween, WhyBetter } from '#widgets/mistakes/mistake-question-adapter.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';
import { say } from '#words/sentence-per-type';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Switch> = (state, made, better) => {
  const [reason] = reasonsOf(state, made, better);
  return reason === undefined ? null : words[reason.type];
};

/** Why a move does better than another, as it is said where it is advised. */
export const sayReasonsBetween: ReasonsBetween<Switch> = (...moves) =>
  reasonsOf(...moves).map((reason) => say(play.hint.reasons, reason));

/** Where rules of thumb tell nothing, what came of both moves where deals were tried out. */
export const why: WhyBetter<Switch, Task, Told> = {
  ask: (state, made, better) =>
    state.phase === 'turn' && isTurn(made) && isTurn(better)
      ? { type: 'why', seen: seatView(view(state, made.by)), made, better, seed: SEED }
      : null,
  told: (told) =>
    told.type === 'why' ? told.reasons.map((reason) => say(play.hint.reasons, reason)) : undefined,
};

/** Of the same moves in the same position the same is said. */
const SEED = 1;

function reasonsOf(...[state, made, better]: Parameters<IdeaOf<Switch>>): ReturnType<typeof reasonsBetween> {
  return state.phase === 'turn' && isTurn(made) && isTurn(better) ? reasonsBetween(state, made, better) : [];
}

function isTurn(
  move: Switch['action'],
): move is Extract<Switch['action'], { readonly type: 'play' | 'draw' }> {
  return move.type === 'play' || move.type === 'draw';
}
