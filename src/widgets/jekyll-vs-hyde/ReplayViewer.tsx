import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SEATS, other, without, type Card, type Seat } from '#games/jekyll-vs-hyde/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/game';
import { playable } from '#games/jekyll-vs-hyde/judge';
import type { Action, State } from '#games/jekyll-vs-hyde/state';
import { knowledge, view, type View, type Viewer } from '#games/jekyll-vs-hyde/view';
import { begin, play } from '#machines/jekyll-vs-hyde';
import { placeOf } from '#machines/place';
import { lineThrough, unfold } from '#replays/frames';
import { frameOf, type Path } from '#replays/path';
import type { Line, Replay } from '#replays/replay';
import type { Entry } from '#studies/shelf';
import { english } from '#words/en/table';
import { Controls, isTyping } from '../replay/Controls.tsx';
import { Scrubber } from '../replay/Scrubber.tsx';
import { SPEEDS, usePlayer } from '../replay/use-player.ts';
import { useSteps } from '../replay/use-steps.ts';
import { useSwipe } from '../replay/use-swipe.ts';
import { useChartLight } from '../use-chart-light.ts';
import { Happened } from './Happened.tsx';
import { MoveList } from './MoveList.tsx';
import { usePanel, type Mode } from './panel.ts';
import { Table } from './Table.tsx';

interface ReplayViewerProps {
  readonly replay: Replay<JekyllVsHyde>;
  /** Where it is kept in this browser, if it is. */
  readonly entry?: Entry | null;
  /** Whether the address of the page follows the moves. */
  readonly addressed?: boolean;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
}

const VIEWERS = ['all', 'jekyll', 'hyde'] as const satisfies readonly Viewer[];

/** Steps through a game: the machine runs its moves once, then only the present frame changes. */
export default function ReplayViewer({ replay, entry = null, addressed = true, chart }: ReplayViewerProps) {
  const played = (moves: Line<Action>) => unfold(begin(replay.rulings), moves, play).frames;
  const [{ moves, frames }, hold] = useState(() => ({ moves: replay.moves, frames: played(replay.moves) }));
  const [mode, choose] = useState<Mode>('watch');
  const Panel = usePanel(mode);
  const [question, ask] = useState<{ readonly at: number; readonly card: Card } | null>(null);
  const starts = (id: number) => /deal|lead/.test(frames[id]?.step?.action.type ?? '');
  // Opens with the first hands on the table: before the deal there is nothing to look at.
  const { at, can, go, jump } = useSteps(frames, Math.min(1, frames.length - 1), starts, addressed);
  const player = usePlayer(at, can('forward'), () => {
    go('forward');
  });
  const [viewer, seeAs] = useState<Viewer>('all');
  const [flipped, flip] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const line = lineThrough(frames, at);
  const place = (id: number) => placeOf(frames[id]?.position ?? begin()).path;
  useChartLight(root, place(at), line.slice(0, frames[at]?.number).map(place));
  const swipe = useSwipe(go);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === 'f') flip((was) => !was);
      if (event.key === 'p') player.toggle();
      if (event.key === 'w') choose((was) => (was === 'why' ? 'watch' : 'why'));
      if (event.key === '?') document.getElementById('keys')?.togglePopover();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [player.playing]);

  const change = (line: Line<Action>, path: Path) => {
    const next = line === moves ? frames : played(line);
    hold({ moves: line, frames: next });
    jump(frameOf(next, path) ?? 0);
  };

  const frame = frames[at];
  if (frame === undefined) return null;
  const { state } = frame.position.context;
  const seen = view(state, viewer);
  const voids = seen.viewer === 'all' ? [] : knowledge(seen).voids;
  const { replay: words } = english;
  const position = words.position(frame.number, line.length - 1);
  const partsOf = (type: string) =>
    line.flatMap((id, made) => (frames[id]?.step?.action.type === type ? [made - 1] : []));
  return (
    <div class="replay" ref={root}>
      <div class="replay-board" {...swipe}>
        <Table
          view={seen}
          players={replay.players}
          flipped={flipped}
          barred={mode === 'watch' || mode === 'why' ? barredIn(state, seen) : {}}
          ask={(card) => {
            ask({ at, card });
            choose('why');
          }}
        />
        {seen.viewer !== 'all' && voids.length > 0 && (
          <p class="known">{words.voids(other(seen.viewer), voids)}</p>
        )}
        <Scrubber
          label={words.scrubber}
          text={position}
          moves={line.length - 1}
          made={frame.number}
          large={partsOf('deal')}
          small={partsOf('lead')}
          jump={(made) => {
            jump(line[made] ?? at);
          }}
        />
        <Controls can={can} go={go} position={position} full>
          <button type="button" class="button" onClick={player.toggle}>
            {player.playing ? words.pause : words.play}
          </button>
        </Controls>
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
          <label>
            {words.seenBy}{' '}
            <select
              onChange={({ currentTarget }) => {
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
          {(['why', 'guess', 'edit'] as const).map((one) => (
            <button
              key={one}
              type="button"
              class="button quiet"
              aria-pressed={mode === one}
              onClick={() => {
                choose(mode === one ? 'watch' : one);
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
        </div>
      </div>
      <div class="beside">
        {Panel !== null && (
          <Panel
            replay={{ ...replay, moves }}
            frames={frames}
            at={at}
            jump={jump}
            change={change}
            entry={entry}
            viewer={viewer}
            asked={question?.at === at ? question.card : null}
          />
        )}
        <Happened frame={frame} />
      </div>
      {mode === 'guess' ? null : <MoveList frames={frames} at={at} jump={jump} />}
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
