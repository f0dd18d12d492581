import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { choose } from '#games/jekyll-vs-hyde/board/edit-position';
import { trickCountsFittingHands } from '#games/jekyll-vs-hyde/board/trick-counts-fitting-hands';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import '../../../../styles/side-panel.css';
import worthStyles from '../worth/worth.css?url&no-inline';
import { nameOf, valueOf } from '#games/jekyll-vs-hyde/widgets/worth/position-value-cache';
import { PositionWorth } from '#games/jekyll-vs-hyde/widgets/worth/PositionWorth.tsx';
import { useSolverAlongLine } from '#games/jekyll-vs-hyde/widgets/worth/use-solver-along-line';
import { SolverProgress } from '#games/jekyll-vs-hyde/widgets/worth/SolverProgress.tsx';
import type { PanelProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { useStylesheet } from '#widgets/use-stylesheet.ts';

/** What the position on the sandbox is worth, and everything that may be played in it; and the best line, to be played out. */
export default function SandboxWorth({ board, change, state, play }: PanelProps<JekyllVsHyde, Setup>) {
  const name = nameOf(state);
  const line = useMemo(() => [{ state, action: null }], [name]);
  const working = useSolverAlongLine(line, 0);
  const isStyled = useStylesheet(worthStyles);
  const [finding, find] = useState(false);
  const shown = useRef(name);
  shown.current = name;
  // Whatever was asked of another position is of no use any more.
  useEffect(() => {
    find(false);
    if (working.stage === 'aside') working.resume();
  }, [name]);

  if (!isStyled) return null;
  const gap = valueOf(state);
  const canPlayOut = isPlaying(state) && (state.phase !== 'greed' || nobodyChose(state));
  const playOut = () => {
    if (finding) return;
    find(true);
    working.ask((solver, goOn, fail) => {
      solver.playOut(state, {
        done: (moves) => {
          find(false);
          goOn();
          if (shown.current === name) play(moves);
        },
        failed: () => {
          find(false);
          fail();
        },
      });
    });
  };
  return (
    <section class="panel" aria-label={words.label}>
      <p class="label">{words.label}</p>
      <p class="worth-intro">{words.intro}</p>
      {working.stage === 'failed' && <p class="warning">{solving.failed}</p>}
      {working.stage !== 'done' && <SolverProgress working={working} />}
      <PositionWorth state={state}>
        <FittingTricks {...{ board, change }} />
      </PositionWorth>
      {gap !== undefined && canPlayOut && (
        <>
          <div class="actions">
            <button type="button" class="button" aria-disabled={finding} onClick={playOut}>
              {words.playOut}
            </button>
          </div>
          <p class="course-hint">{finding ? words.playingOut : words.playOutHint(gap)}</p>
        </>
      )}
    </section>
  );
}

/** Mends a position whose hands and tricks do not agree, where the number of tricks can do that. */
function FittingTricks({ board, change }: Pick<PanelProps<JekyllVsHyde, Setup>, 'board' | 'change'>) {
  const won = trickCountsFittingHands(board);
  if (won === null) return null;
  return (
    <div class="actions">
      <button
        type="button"
        class="button"
        onClick={() => {
          change(choose(board, { won }));
        }}
      >
        {words.fittingTricks(won)}
      </button>
    </div>
  );
}

function nobodyChose({ chosen }: Extract<State, { readonly phase: 'greed' }>): boolean {
  return chosen.jekyll === null && chosen.hyde === null;
}
