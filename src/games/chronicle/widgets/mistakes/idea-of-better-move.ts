import { reasonsBetween, tellWhy, type Why } from '#games/chronicle/opponents/advice';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { view } from '#games/chronicle/rules/view';
import { words } from '#said/chronicle/mistake-question-hints';
import { words as play } from '#said/chronicle/play-against-computer';
import type { IdeaOf, ReasonsBetween, WhyBetter } from '#widgets/mistakes/mistake-question-adapter.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';
import { say } from '#words/sentence-per-type';

/** What to look at to find a move that does better than another, by what its player sees, without naming it; null where no rule of thumb tells. */
export const ideaOf: IdeaOf<Chronicle> = (state, made, better) => {
  const [reason] = reasonsOf(state, made, better);
  return reason === undefined ? null : words[reason.type];
};

/** Why a card does better than another, as it is said where it is advised; nothing where rules of thumb say little. */
export const sayReasonsBetween: ReasonsBetween<Chronicle> = (...moves) => {
  const reasons = reasonsOf(...moves);
  return tellWhy(reasons) ? reasons.map(sayReason) : [];
};

function sayReason(reason: Why): string {
  return say(play.hint.reasons, reason);
}

/** Where rules of thumb say little, how the rounds ended that were played out. */
export const why: WhyBetter<Chronicle, Task, Told> = {
  ask: (state, made, better) =>
    state.phase === 'meeting' && made.type === 'play' && better.type === 'play'
      ? { type: 'why', seen: seatView(view(state, made.by)), made, better, seed: SEED }
      : null,
  told: (told) => (told.type === 'why' ? told.reasons.map(sayReason) : undefined),
};

/** Of the same moves in the same position the same is said. */
const SEED = 1;

function reasonsOf(
  ...[state, made, better]: Parameters<IdeaOf<Chronicle>>
): ReturnType<typeof reasonsBetween> {
  return state.phase === 'meeting' && made.type === 'play' && better.type === 'play'
    ? reasonsBetween(state, made, better)
    : [];
}
