import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { MoveWeigher } from '#widgets/play/use-weighed-try.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Weighs cards, by what their player sees; what is given away is not weighed, for both give at once. */
export const weigher: MoveWeigher<JekyllVsHyde, Task, Told> = {
  weigh: (state, move, against, seed) =>
    (state.phase === 'lead' || state.phase === 'follow') && move.type !== 'deal' && against?.type !== 'deal'
      ? { type: 'weigh', seen: view(state, move.by), move, against, seed }
      : null,
  weighed: (told) => (told.type === 'weighed' ? told.better : undefined),
};
