import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/setup';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type View, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { begin, enter, play } from '#games/jekyll-vs-hyde/statechart';
import { placeOf } from '#machines/chart-place';
import { lineThrough } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import type { Replay } from '#replays/replay';
import { words as tryingWords } from '#said/jekyll-vs-hyde/trying';
import { words } from '#said/jekyll-vs-hyde/table';
import { LiveRegion } from '#widgets/LiveRegion.tsx';
import { Controls, commandForKey, type NavCommand } from '#widgets/replay/Controls.tsx';
import { useStatechartHighlight } from '#widgets/use-statechart-highlight.ts';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { Comment } from '#games/jekyll-vs-hyde/widgets/viewer/Comment.tsx';
import { Events, MainEvents } from '#games/jekyll-vs-hyde/table/Events.tsx';
import type { ReplayFrame } from '#games/jekyll-vs-hyde/widgets/viewer/round-outline';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { useGame } from './use-game.ts';

interface SceneProps {
  /** The anchor by which other pages lead here. */
  readonly id: string;
  readonly replay: Pick<Replay<JekyllVsHyde>, 'rulings' | 'moves'>;
  /** Where it begins, if not before the first deal; it then plays by the rulings of the setup. */
  readonly setup?: Setup;
  /** The first and the last frame that the scene steps through, by the number of moves made. */
  readonly from: number;
  readonly to: number;
  readonly viewer: Viewer;
  /** A sentence about the scene. */
  readonly children?: ComponentChildren;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
}

/** A scripted position that steps, with words for each step. From any step the reader can play on, as both sides. */
export default function Scene({ id, replay, setup, from, to, viewer, children, chart }: SceneProps) {
  const frames = useMemo(() => {
    const start = setup === undefined ? begin(replay.rulings) : enter(stateOf(setup));
    const all = unfold(start, replay.moves, play).frames;
    return lineThrough(all).flatMap((id) => all[id] ?? []);
  }, [replay, setup]);
  const [at, goTo] = useState(from);
  const [playing, setPlaying] = useState(false);
  const frame = frames[at] ?? frames[0];
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root);
  const place = frame === undefined ? '' : placeOf(frame.position);
  useStatechartHighlight(
    root,
    place,
    frames.slice(0, at).map((past) => placeOf(past.position)),
  );
  if (frame === undefined) return null;

  const happened = at === from ? [] : frame.position.context.events;
  const ends: Readonly<Partial<Record<NavCommand, number>>> = {
    first: from,
    back: at - 1,
    forward: at + 1,
    last: to,
  };
  const can = (way: NavCommand) => {
    const end = ends[way] ?? at;
    return end !== at && end >= from && end <= to;
  };
  const go = (way: NavCommand) => {
    if (can(way)) goTo(ends[way] ?? at);
  };
  return (
    <figure
      class="scene"
      id={id}
      ref={root}
      data-phase={place}
      onKeyDown={(event) => {
        const way = playing ? undefined : commandForKey(event);
        if (way === undefined) return;
        event.preventDefault();
        go(way);
      }}
    >
      {children != null && <figcaption>{children}</figcaption>}
      {playing ? (
        <PlayOn frame={frame} viewer={viewer} setup={setup} />
      ) : (
        <>
          <Table view={seen(frame.position.context.state, viewer, setup)} />
          <LiveRegion class="told" main={<MainEvents events={happened} />}>
            <Events events={happened} />
            {at !== from && frame.step !== null && <Comment step={frame.step} />}
          </LiveRegion>
        </>
      )}
      <div class="scene-bar">
        {!playing && to > from && (
          <Controls
            can={can}
            go={go}
            words={words.replay}
            position={words.replay.step(at - from + 1, to - from + 1)}
          />
        )}
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            setPlaying(!playing);
          }}
        >
          {playing ? tryingWords.backToScene : tryingWords.playOn}
        </button>
        {/* A page that lays out the position of a scene has a link to it of its own. */}
        {!playing && setup === undefined && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              void import('#games/jekyll-vs-hyde/widgets/sandbox/open-in-sandbox').then(
                ({ openInSandbox }) => {
                  openInSandbox(frame.position.context.state);
                },
              );
            }}
          >
            {words.replay.sandbox}
          </button>
        )}
      </div>
      {chart}
    </figure>
  );
}

interface PlayOnProps {
  readonly frame: ReplayFrame;
  readonly viewer: Viewer;
  readonly setup: Setup | undefined;
}

/** The scene's position as a game of its own: whoever is to act plays, legal cards marked, every move undoable. */
function PlayOn({ frame, viewer, setup }: PlayOnProps) {
  const { position, past, refusals, attempt, undo } = useGame(frame.position);
  const { state, events } = position.context;
  const happened = past.length > 1 ? events : [];
  const hands = Object.fromEntries(
    toAct(state)
      .filter((seat): seat is Seat => seat !== 'dealer')
      .slice(0, 1)
      .map((seat) => [
        seat,
        <PlayerHand key={past.length} state={state} seat={seat} hints attempt={attempt} />,
      ]),
  );
  const open = viewer !== 'all' && hands[viewer] === undefined ? 'all' : viewer;
  return (
    <>
      <Table view={seen(state, open, setup)} hands={hands} />
      <LiveRegion class="told" answers={refusals.length > 0} main={<MainEvents events={happened} />}>
        {refusals.length > 0 ? <Refusals refusals={refusals} /> : <Events events={happened} />}
      </LiveRegion>
      <button
        type="button"
        class="button quiet"
        aria-disabled={past.length < 2}
        onClick={() => {
          undo();
        }}
      >
        {tryingWords.undo}
      </button>
    </>
  );
}

/** What lies in the tricks that a setup begins with nobody has said, so none of them is shown as the one just taken. */
function seen(state: State, viewer: Viewer, setup?: Setup): View {
  const shown = view(state, viewer);
  if (setup?.round !== shown.round) return shown;
  return { ...shown, tricks: shown.tricks.slice(setup.won.jekyll + setup.won.hyde) };
}
