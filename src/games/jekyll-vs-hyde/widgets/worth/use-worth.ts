import { useEffect, useRef, useState } from 'preact/hooks';
import { roundAround } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { isPlaying, type LinePosition } from '#games/jekyll-vs-hyde/analysis/analyse-line';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { createSolverClient, type SolverClient } from '#games/jekyll-vs-hyde/widgets/solving/solver-client';
import { countOf, expect, expectedOf, learn, nameOf, valueOf } from './value-cache.ts';

/** `aside`: it does something else that was asked, and goes on afterwards. */
type Stage = 'running' | 'aside' | 'stopped' | 'failed';

export interface Working {
  readonly stage: Stage | 'done';
  readonly solved: number;
  readonly of: number;
  readonly stop: () => void;
  readonly resume: () => void;
  /** Has something else done first. Whoever asks calls `goOn` at its end, and `fail` where the browser did not let it be done. */
  readonly ask: (order: (solving: SolverClient, goOn: () => void, fail: () => void) => void) => void;
}

/** The most tricks left for which the gap to expect is found quickly. */
const EXPECTED_FROM = 7;

/**
 * Has the positions of a line worked out beside the page, the round of the one at `at` first, for as long as the widget is
 * there. What is found out is kept by `value-cache.ts`; the widget is drawn again whenever there is news.
 */
export function useWorth(line: readonly LinePosition[], at: number): Working {
  const [stage, set] = useState<Stage>('running');
  const [, count] = useState(0);
  const solving = useRef<SolverClient | null>(null);
  const frame = useRef(0);
  const [first] = roundAround(line, at);
  const { solved, of } = countOf(line);
  const isDone = solved === of;
  const shown = line[at]?.state;

  const tell = () => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      count((times) => times + 1);
    });
  };
  const fail = () => {
    // To go on is to try again with another worker.
    solving.current = null;
    set('failed');
  };

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      solving.current?.close();
    },
    [],
  );
  useEffect(() => {
    if (stage !== 'running') return;
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
  }, [line, first, stage, isDone]);
  useEffect(() => {
    if (shown === undefined || !isPlaying(shown) || stage === 'stopped') return;
    const gap = valueOf(shown);
    const isQuick = TRICKS - shown.tricks.length <= EXPECTED_FROM;
    if (gap === undefined || gap.low === gap.high || !isQuick || expectedOf(shown) !== null) return;
    solving.current ??= createSolverClient();
    solving.current.expect(shown, (gap) => {
      expect(shown, gap);
      tell();
    });
  }, [shown && nameOf(shown), shown && valueOf(shown)]);

  return {
    stage: stage === 'running' && isDone ? 'done' : stage,
    solved,
    of,
    stop: () => {
      solving.current?.stop();
      set('stopped');
    },
    resume: () => {
      set('running');
    },
    ask: (order) => {
      solving.current ??= createSolverClient();
      set('aside');
      order(
        solving.current,
        () => {
          set('running');
        },
        fail,
      );
    },
  };
}
