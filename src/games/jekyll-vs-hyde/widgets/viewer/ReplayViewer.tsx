import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SEATS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Recording } from '#games/jekyll-vs-hyde/record/record-due';
import { playable } from '#games/jekyll-vs-hyde/rules/judge';
import { roleOf } from '#games/jekyll-vs-hyde/rules/match';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type View, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { begin } from '#games/jekyll-vs-hyde/statechart';
import { placeOf } from '#machines/chart-place';
import { lineThrough } from '#replays/frames';
import { frameOf, type Path } from '#replays/path';
import type { Line, Replay } from '#replays/replay';
import type { Entry } from '#studies/entries';
import { words as tableWords } from '#said/jekyll-vs-hyde/table';
import { isShortcutAllowed } from '#widgets/replay/Controls.tsx';
import type { MovePlace } from '#widgets/replay/use-steps.ts';
import { SPEEDS } from '#widgets/replay/use-player.ts';
import { useStatechartHighlight } from '#widgets/use-statechart-highlight.ts';
import { MoveEvents } from './MoveEvents.tsx';
import { MoveList } from './MoveList.tsx';
import type { Mode, PanelProps } from './panel.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { usePanel } from './use-panel.ts';
import { useReplay } from './use-replay.ts';

interface ReplayViewerProps {
  readonly replay: Replay<JekyllVsHyde>;
  /** Which game of the site it is, by its name in addresses. */
  readonly site?: string | undefined;
  /** Where it is kept in this browser, if it is. */
  readonly entry?: Entry | null;
  /** Who saw it, by the role in the first game, where nobody knows the other hand: it has been made up and is never shown. */
  readonly observer?: Seat | undefined;
  /** The record that it was made of, if any. */
  readonly recording?: Recording;
  /** Is told where it is kept, whenever that changes. */
  readonly settled?: (entry: Entry) => void;
  /** The address of the move to open at, within the replay. */
  readonly start?: string | undefined;
  /** Where in the address of the page the move stands. */
  readonly place?: MovePlace;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
  /** The moves of the replay, if they were drawn at build time. */
  readonly drawn?: ComponentChildren;
}

const MODES = ['why', 'infer', 'worth', 'guess', 'edit'] as const satisfies readonly Mode[];
/** Those that need no hand but the observer's own, and one that says that it does. */
const OBSERVED = ['why', 'infer', 'worth', 'notes'] as const satisfies readonly Mode[];
const VIEWERS = ['all', 'jekyll', 'hyde'] as const satisfies readonly Viewer[];

/** Steps through a game: the machine runs its moves once, then only the present frame changes. */
export default function ReplayViewer({
  replay,
  site,
  entry = null,
  observer,
  recording,
  settled = () => undefined,
  start,
  place = 'fragment',
  chart,
  drawn,
}: ReplayViewerProps) {
  const held = useReplay(replay, start, place);
  const { moves, frames, hold, player } = held;
  const { at, jump } = held.steps;
  const [mode, choose] = useState<Mode>(observer ? 'infer' : 'watch');
  const [sharing, share] = useState(false);
  const Panel = usePanel(mode);
  const Sharing = usePanel(sharing ? 'share' : 'watch');
  const [question, ask] = useState<{ readonly at: number; readonly card: Card } | null>(null);
  const [chosen, seeAs] = useState<Viewer>('all');
  // Whose eyes and which side to give back when the guessing ends; null where it has not taken them.
  const [before, keep] = useState<{ readonly chosen: Viewer; readonly flipped: boolean } | null>(null);
  const [flipped, flip] = useState(observer === 'hyde');
  const root = useRef<HTMLDivElement>(null);
  const notebook = useRef(null);
  const line = lineThrough(frames, at);
  const phase = (id: number) => placeOf(frames[id]?.position ?? begin());
  useStatechartHighlight(root, phase(at), line.slice(0, frames[at]?.number).map(phase));
  const sit = (seat: Seat) => {
    seeAs(seat);
    flip(seat === 'hyde');
  };
  /** Whoever guesses for a seat knows no more than it does. */
  const guess = (seat: Seat | null) => {
    keep({ chosen, flipped });
    choose('guess');
    if (seat !== null) sit(seat);
  };
  /** Another mode; the table is seen again as it was before the guessing. */
  const enter = (next: Mode) => {
    choose(next);
    if (mode !== 'guess' || before === null) return;
    seeAs(before.chosen);
    flip(before.flipped);
    keep(null);
  };
  useEffect(() => {
    const wanted = new URLSearchParams(location.search);
    const named = place === 'fragment' && wanted.get('mode');
    if (named === 'worth') choose(named);
    if (named !== 'guess') return;
    guess(wanted.get('as') === 'hyde' ? 'hyde' : 'jekyll');
  }, []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcutAllowed(event)) return;
      if (event.key === 'f') flip((was) => !was);
      if (event.key === 'p') player.toggle();
      if (event.key === 'w') enter(mode === 'why' ? 'watch' : 'why');
      if (event.key === '?') document.getElementById('keys')?.togglePopover();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [player.playing, mode, before]);

  const change = (line: Line<Action>, path: Path) => {
    jump(frameOf(hold(line), path) ?? 0);
  };

  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const viewer = observer ? roleOf(observer, state.match) : chosen;
  const seen = view(state, viewer);
  const { replay: words } = tableWords;
  const panel: PanelProps = {
    replay: { ...replay, moves },
    site: site !== undefined && moves === replay.moves ? site : null,
    frames,
    at,
    jump,
    change,
    entry,
    recording,
    notebook,
    settled,
    viewer,
    sit,
    observed: observer !== undefined,
    flipped,
    asked: question?.at === at ? question.card : null,
  };
  return (
    <div class="replay" data-mode={mode} ref={root}>
      <ReplayBoard
        held={held}
        seen={seen}
        table={
          <Table
            view={seen}
            players={replay.players}
            flipped={flipped}
            barred={mode === 'watch' || mode === 'why' ? barredIn(state, seen) : {}}
            ask={(card) => {
              ask({ at, card });
              enter('why');
            }}
          />
        }
      >
        <div class="options">
          <label>
            {words.speed}{' '}
            <select
              onChange={({ currentTarget }) => {
                player.setSpeed(Number(currentTarget.value));
              }}
            >
              {SPEEDS.map((speed) => (
                <option key={speed} value={speed} selected={speed === player.speed}>
                  {speed}×
                </option>
              ))}
            </select>
          </label>
          {!observer && (
            <label>
              {words.seenBy}{' '}
              <select
                onChange={({ currentTarget }) => {
                  // What is chosen by hand stays when the guessing ends.
                  keep(null);
                  seeAs(VIEWERS.find((one) => one === currentTarget.value) ?? 'all');
                }}
              >
                {VIEWERS.map((one) => (
                  <option key={one} value={one} selected={one === viewer}>
                    {words.seats[one]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {(observer ? OBSERVED : MODES).map((one) => (
            <button
              key={one}
              type="button"
              class="button quiet"
              aria-pressed={mode === one}
              onClick={() => {
                if (one === 'guess' && mode !== one) guess(chosen === 'all' ? 'jekyll' : null);
                else enter(mode === one ? 'watch' : one);
              }}
            >
              {words.modes[one]}
            </button>
          ))}
          <button
            type="button"
            class="button quiet"
            aria-pressed={flipped}
            onClick={() => {
              flip(!flipped);
            }}
          >
            {words.flip}
          </button>
          <button
            type="button"
            class="button quiet"
            aria-pressed={sharing}
            onClick={() => {
              share(!sharing);
            }}
          >
            {words.modes.share}
          </button>
          {!observer && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                void import('#games/jekyll-vs-hyde/widgets/sandbox/open-in-sandbox').then(
                  ({ openInSandbox }) => {
                    openInSandbox(state);
                  },
                );
              }}
            >
              {words.sandbox}
            </button>
          )}
        </div>
      </ReplayBoard>
      <div class="beside">
        {Panel !== null && <Panel {...panel} />}
        <MoveEvents frame={frame} />
        {Sharing !== null && <Sharing {...panel} />}
      </div>
      {mode === 'guess' ? null : (
        <MoveList frames={frames} at={at} jump={jump} drawn={moves === replay.moves ? drawn : undefined} />
      )}
      {chart}
    </div>
  );
}

/** The cards that may not be played now, of the hands that are to act and lie open. */
function barredIn(state: State, { toAct, viewer }: View): Readonly<Partial<Record<Seat, readonly Card[]>>> {
  if (!('hands' in state)) return {};
  const open = SEATS.filter((seat) => toAct.includes(seat) && (viewer === 'all' || viewer === seat));
  return Object.fromEntries(open.map((seat) => [seat, without(state.hands[seat], playable(state, seat))]));
}
