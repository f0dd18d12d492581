import { useEffect, useRef, useState } from 'preact/hooks';
import { roundAround } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { isPlaying, type LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { createSolverClient, type SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import { countOf, expect, expectedOf, learn, nameOf, valueOf } from './position-value-cache.ts';

/** `aside`: it does something else that was asked, and goes on afterwards. */
type Stage = 'running' | 'aside' | 'stopped' | 'failed';

export interface Working {
  readonly stage: Stage | 'done';
  readonly solved: number;
  readonly of: number;
  readonly stop: () => void;
  readonly resume: () => void;
  /** Who solves; it works beside whatever else it does. */
  readonly client: () => SolverClient;
  /** Has something else done first. Whoever asks calls `goOn` at its end, and `fail` where the browser did not let it be done. */
  readonly ask: (order: (solving: SolverClient, goOn: () => void, fail: () => void) => void) => void;
}

/**
 * Has the positions of a line worked out beside the page, the round of the one at `at` first, for as long as the widget is
 * there. What is found out is kept by `position-value-cache.ts`; the widget is drawn again whenever there is news.
 */
export function useSolverAlongLine(line: readonly LinePosition[], at: number): Working {
  const [stage, set] = useState<Stage>('running');
  const solving = useRef<SolverClient | null>(null);
  const tell = useRedraw();
  const fail = () => {
    // To go on is to try again with another worker.
    solving.current = null;
    set('failed');
  };
  const resume = () => {
    set('running');
  };
  const { solved, of } = countOf(line);
  const isDone = solved === of;
  useEffect(
    () => () => {
      solving.current?.close();
    },
    [],
  );
  useSolvedLine(solving, line, at, stage === 'running', tell, fail);
  useExpectedGap(solving, line[at]?.state, stage !== 'stopped', tell);
  return {
    stage: stage === 'running' && isDone ? 'done' : stage,
    solved,
    of,
    stop: () => {
      solving.current?.stop();
      set('stopped');
    },
    resume,
    client: () => (solving.current ??= createSolverClient()),
    ask: (order) => {
      set('aside');
      order((solving.current ??= createSolverClient()), resume, fail);
    },
  };
}

/** Has the whole line solved while that is wanted, and what is found out kept. */
function useSolvedLine(
  solving: { current: SolverClient | null },
  line: readonly LinePosition[],
  at: number,
  wanted: boolean,
  tell: () => void,
  fail: () => void,
): void {
  const [first] = roundAround(line, at);
  const { solved, of } = countOf(line);
  const isDone = solved === of;
  useEffect(() => {
    if (!wanted) return;
    if (isDone) {
      solving.current?.stop();
      return;
    }
    solving.current ??= createSolverClient();
    solving.current.analyse(line, at, {
      told: ({ at, progress, solution }) => {
        const state = line[at]?.state;
        if (state !== undefined) learn(state, { progress, solution });
        tell();
      },
      done: tell,
      failed: fail,
    });
    // Within a round the order stays the same wherever somebody looks.
  }, [line, first, wanted, isDone]);
}

/** The most tricks left for which the gap to expect is found quickly. */
const EXPECTED_FROM = 7;

/** Has the gap to expect found of the position that is shown, where its worth is two gaps around an exchange. */
function useExpectedGap(
  solving: { current: SolverClient | null },
  shown: State | undefined,
  wanted: boolean,
  tell: () => void,
): void {
  useEffect(() => {
    if (shown === undefined || !isPlaying(shown) || !wanted) return;
    const gap = valueOf(shown);
    const isQuick = TRICKS - shown.tricks.length <= EXPECTED_FROM;
    if (gap === undefined || gap.low === gap.high || !isQuick || expectedOf(shown) !== null) return;
    solving.current ??= createSolverClient();
    solving.current.expect(shown, (gap) => {
      expect(shown, gap);
      tell();
    });
  }, [shown && nameOf(shown), shown && valueOf(shown)]);
}

/** Has the widget drawn again, once with the next frame however often it is asked. */
function useRedraw(): () => void {
  const [, count] = useState(0);
  const frame = useRef(0);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      count((times) => times + 1);
    });
  };
}
