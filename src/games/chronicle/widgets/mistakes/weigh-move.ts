import type { Why } from '#games/chronicle/opponents/advice-reasons';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { view } from '#games/chronicle/rules/view';
import { words as play } from '#said/chronicle/play-against-computer';
import type { MoveWeigher } from '#widgets/play/use-weighed-try.ts';
import { say } from '#words/sentence-per-type';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Weighs cards that are played, by what their player sees; what an ability asks for is not weighed. */
export const weigher = {
  weigh: (state, move, against, seed) =>
    move.type === 'play' && (against === null || against.type === 'play') && state.phase === 'meeting'
      ? { type: 'weigh', seen: seatView(view(state, move.by)), move, against, seed }
      : null,
  weighed: (told) => {
    if (told.type !== 'weighed') return undefined;
    const { better } = told;
    // Where a card is played, so is the one that does better.
    return better?.move.type === 'play' ? { ...better, move: better.move } : null;
  },
  why: {
    ask: (state, made, better) =>
      state.phase === 'meeting' && made.type === 'play' && better.type === 'play'
        ? { type: 'why', seen: seatView(view(state, made.by)), made, better, seed: SEED }
        : null,
    told: (told) => (told.type === 'why' ? told.reasons.map(sayReason) : undefined),
  },
} satisfies MoveWeigher<Chronicle, Task, Told>;

/** Why a card does better than another, as it is said where it is advised. */
export function sayReason(reason: Why): string {
  return say(play.hint.reasons, reason);
}

/** Of the same moves in the same position the same is said. */
const SEED = 1;
