import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { MoveWeigher } from '#widgets/play/use-weighed-try.ts';
import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import { reasonSentence } from '../play/move-reason-sentence.ts';
import type { Task, Told } from '../thinking/background-tasks.ts';

/** Weighs cards, by what their player sees; what is given away is not weighed, for both give at once. */
export const weigher = {
  weigh: (state, move, against, seed) =>
    (state.phase === 'lead' || state.phase === 'follow') && move.type !== 'deal' && against?.type !== 'deal'
      ? { type: 'weigh', seen: view(state, move.by), move, against, seed }
      : null,
  weighed: (told) => (told.type === 'weighed' ? told.better : undefined),
  why: {
    ask: (state, made, better) =>
      (state.phase === 'lead' || state.phase === 'follow') && made.type !== 'deal' && better.type !== 'deal'
        ? { type: 'why', seen: view(state, made.by), made, better, seed: WEIGHING_SEED }
        : null,
    told: (told) => (told.type === 'why' ? told.reasons.map(reasonSentence) : undefined),
  },
} satisfies MoveWeigher<JekyllVsHyde, Task, Told>;
