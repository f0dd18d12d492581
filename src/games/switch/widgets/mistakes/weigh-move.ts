import type { Why } from '#games/switch/opponents/advice';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import type { Switch } from '#games/switch/rules/game-types';
import type { Action, Draw, Play } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { words as play } from '#said/switch/play-against-computer';
import type { MoveWeigher } from '#widgets/play/use-weighed-try.ts';
import { say } from '#words/sentence-per-type';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Weighs turns, by what their player sees. */
export const weigher = {
  weigh: (state, move, against, seed) =>
    isTurn(move) && (against === null || isTurn(against)) && state.phase === 'turn'
      ? { type: 'weigh', seen: seatView(view(state, move.by)), move, against, seed }
      : null,
  weighed: (told) => (told.type === 'weighed' ? told.better : undefined),
  why: {
    ask: (state, made, better) =>
      state.phase === 'turn' && isTurn(made) && isTurn(better)
        ? { type: 'why', seen: seatView(view(state, made.by)), made, better, seed: SEED }
        : null,
    told: (told) => (told.type === 'why' ? told.reasons.map(sayReason) : undefined),
  },
} satisfies MoveWeigher<Switch, Task, Told>;

/** Why a move does better than another, as it is said where it is advised. */
export function sayReason(reason: Why): string {
  return say(play.hint.reasons, reason);
}

/** Whether a move is what a player may do on their turn. */
export function isTurn(move: Action): move is Play | Draw {
  return move.type === 'play' || move.type === 'draw';
}

/** Of the same moves in the same position the same is said. */
const SEED = 1;
