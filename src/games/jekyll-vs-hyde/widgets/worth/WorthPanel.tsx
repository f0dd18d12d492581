import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { ComponentProps, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { costOf } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { lineThrough } from '#replays/replay-frames';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import '../../../../styles/side-panel.css';
import worthStyles from './worth.css?url&no-inline';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Portal } from '#widgets/Portal.tsx';
import { useStylesheet } from '#widgets/use-stylesheet.ts';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import type { GameFrame } from '#widgets/face.ts';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import { useReplayEdits } from '#widgets/viewer/use-replay-edits.ts';
import { AnnotateWholeGame } from './AnnotateWholeGame.tsx';
import { CostliestMoves } from './CostliestMoves.tsx';
import { TrickGapChart } from './TrickGapChart.tsx';
import { TrickGapStrip } from './TrickGapStrip.tsx';
import { GiftVerdict } from './GiftVerdict.tsx';
import { knownOf } from './position-value-cache.ts';
import { MoveCost } from './MoveCost.tsx';
import { PositionWorth } from './PositionWorth.tsx';
import { useSolverAlongLine, type Working } from './use-solver-along-line.ts';
import { SolverProgress } from './SolverProgress.tsx';

/** What each move of a game was worth: of the position, over the round, and of the game as a whole. */
export default function WorthPanel(panel: PanelProps<JekyllVsHyde>) {
  const { observed, viewer, isAside } = panel;
  const [isAtWork, tell] = useState(false);
  if (!useStylesheet(worthStyles)) return null;
  return (
    <div class="panel" role="group" aria-label={words.title} hidden={isAside}>
      <p class="label">{words.title}</p>
      {observed ? (
        <UnknownHand state={panel.frames[panel.at]?.position.context.state} />
      ) : (
        <>
          {viewer !== 'all' && <p>{words.hidden}</p>}
          {(viewer === 'all' || isAtWork) && (
            <OpenWorth
              {...panel}
              isOpen={viewer === 'all' && !isAside}
              work={(isAtWork) => {
                tell(isAtWork);
                panel.workAside(isAtWork);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** Why nothing can be said where a hand is not known, and the way to where one can be supposed. */
function UnknownHand({ state }: { readonly state: State | undefined }) {
  const { hint, open } = words.suppose;
  return (
    <>
      <p>{words.unknown}</p>
      {state !== undefined && 'hands' in state && (
        <>
          <p>{hint}</p>
          <button
            type="button"
            class="button"
            onClick={() => {
              void import('#games/jekyll-vs-hyde/widgets/sandbox/open-in-sandbox').then(
                ({ openInSandbox }) => {
                  openInSandbox(state);
                },
              );
            }}
          >
            {open}
          </button>
        </>
      )}
    </>
  );
}

const NOTHING: readonly LinePosition[] = [];

type OpenWorthProps = PanelProps<JekyllVsHyde> &
  Pick<ComponentProps<typeof AnnotateWholeGame>, 'isOpen' | 'work'>;

/** All of it. What is being noted in the game goes on while the rest is not to be seen. */
function OpenWorth(panel: OpenWorthProps) {
  const { replay, frames, at: id, jump, isOpen, work } = panel;
  const ids = lineThrough(frames, id);
  const leaf = ids.at(-1);
  const line = useMemo(() => playedAlong(frames, ids), [frames, leaf]);
  const at = frames[id]?.number ?? 0;
  // Where nothing is said of it, nothing but what was asked is worked out.
  const working = useSolverAlongLine(isOpen ? line : NOTHING, at);
  const changes = useReplayEdits(panel, isGameTextReadable);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, ['button']);
  const show = useShown(root, id);
  const go = (place: number) => {
    show();
    jump(ids[place] ?? id);
  };
  /** The position in which somebody erred, once it has been asked for: it is looked at before the move, with what was better. */
  const [choice, choose] = useState<number | null>(null);
  const goToChoice = (place: number) => {
    choose(ids[place] ?? null);
    go(place);
  };
  return (
    <div ref={root}>
      {working.stage === 'failed' && <p class="warning">{solving.failed}</p>}
      {isOpen && (
        <>
          <Portal into={panel.places.course}>
            <TrickGapStrip line={line} go={goToChoice} />
          </Portal>
          {/* What is true of the whole game first: it is what the panel is opened for, and it stays where it is from move to move. */}
          <TrickGapChart line={line} at={Math.max(at, 1)} {...{ go, goToChoice }}>
            <CostliestMoves line={line} isDone={working.stage === 'done'} go={goToChoice} />
          </TrickGapChart>
          <SolverProgress working={working} />
          <PresentWorth {...{ panel, line, at, working }} isChoice={choice === id} />
        </>
      )}
      <AnnotateWholeGame
        moves={replay.moves}
        line={frames[id]?.depth === 0 ? line : playedAlong(frames, lineThrough(frames))}
        {...{ working, changes, isOpen, work }}
      />
      <details class="worth-intro">
        <summary>{words.how}</summary>
        <p>{words.intro}</p>
      </details>
    </div>
  );
}

interface PresentWorthProps {
  readonly panel: PanelProps<JekyllVsHyde>;
  readonly line: readonly LinePosition[];
  readonly at: number;
  readonly working: Working;
  /** Whether it is looked at for the move that was made in it, and not for the one that led to it. */
  readonly isChoice: boolean;
}

/** What the position that is looked at is worth, and what the move has cost. */
function PresentWorth({ panel, line, at, working, isChoice }: PresentWorthProps) {
  const now = line[at];
  if (now === undefined) return null;
  const told = isChoice ? now : line[at - 1];
  const solution = told && knownOf(told.state)?.solution;
  const cost = told && solution ? costOf(told, solution) : null;
  return (
    <PositionWorth state={now.state} played={now.action}>
      {told !== undefined && cost !== null && (
        <MoveCost key={panel.at} state={told.state} {...{ cost, working, panel, isChoice }} />
      )}
      {told?.action?.type === 'exchange' && (
        <GiftVerdict key={panel.at} state={told.state} given={told.action} client={working.client} />
      )}
    </PositionWorth>
  );
}

/** Brings what is said of a move into the part of the panel that is seen, once who pressed it further up has come there. */
function useShown(root: RefObject<HTMLElement>, id: number): () => void {
  const [asked, ask] = useState(false);
  useEffect(() => {
    if (!asked) return;
    ask(false);
    const panel = root.current?.closest('.side-panel');
    const said = root.current?.querySelector('.worth');
    if (!panel || !said) return;
    // On a phone the panel goes along with the page.
    if (panel.scrollHeight === panel.clientHeight) said.scrollIntoView({ block: 'nearest' });
    else panel.scrollTop += said.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  }, [asked, id]);
  return () => {
    ask(true);
  };
}

/** The positions of the frames with these ids, and what was done in each. */
function playedAlong(
  frames: readonly GameFrame<JekyllVsHyde>[],
  ids: readonly number[],
): readonly LinePosition[] {
  return ids.flatMap((id, place) => {
    const frame = frames[id];
    const next = frames[ids[place + 1] ?? -1];
    return frame === undefined
      ? []
      : [{ state: frame.position.context.state, action: next?.step?.action ?? null }];
  });
}
