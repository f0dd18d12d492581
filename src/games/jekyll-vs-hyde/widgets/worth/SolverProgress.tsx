import { words } from '#said/jekyll-vs-hyde/move-worth';
import type { Working } from './use-solver-along-line.ts';

/** How far the work is, and the way to stop it and to go on. */
export function SolverProgress({
  working: { stage, solved, of, stop, resume },
}: {
  readonly working: Working;
}) {
  const { progress } = words;
  if (of === 0) return null;
  const says = {
    running: progress.running(solved, of),
    aside: progress.running(solved, of),
    stopped: progress.stopped(solved, of),
    failed: progress.stopped(solved, of),
    done: progress.done(of),
  }[stage];
  const goesOn = stage === 'running' || stage === 'aside';
  return (
    <div class="working">
      <progress max={of} value={solved} aria-label={progress.label} hidden={stage === 'done'} />
      <span>{says}</span>
      {stage !== 'done' && (
        <button type="button" class="button quiet" onClick={goesOn ? stop : resume}>
          {goesOn ? progress.stop : progress.resume}
        </button>
      )}
    </div>
  );
}
