import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { lineThrough } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import type { Line } from '#replays/replay';
import { words as tryingWords } from '#said/trying';
import { words } from '#said/viewer';
import type { GameFrame, PlayingFace, Viewer } from '../face.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { Controls, commandForKey } from '../replay/Controls.tsx';
import { lineSteps, type LineSteps } from '../replay/line-steps.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import { Comment } from '../viewer/Comment.tsx';
import { Events, MainEvents } from '../viewer/Events.tsx';
import { PlayOn } from './PlayOn.tsx';

interface SceneProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  /** The anchor by which other pages lead here. */
  readonly id: string;
  /** The position before the first of the moves. */
  readonly start: Standing<T>;
  readonly moves: Line<T['action']>;
  /** The first and the last frame that the scene steps through, by the number of moves made. */
  readonly from: number;
  readonly to: number;
  readonly viewer: Viewer<T>;
  /** Opens a state in the sandbox, where the page has no link there of its own. */
  readonly openInSandbox?: ((state: T['state']) => void) | undefined;
  /** A sentence about the scene. */
  readonly children?: ComponentChildren;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
}

/** A scripted position that steps, with words for each step. From any step the reader can play on, for every seat. */
export function Scene<T extends GameTypes>(props: SceneProps<T>) {
  const { face, id, start, moves, from, to, viewer, children, chart } = props;
  const { machine, Table } = face;
  const frames = useMemo(() => {
    const all = unfold(start, moves, (position, action) => machine.play(position, action)).frames;
    return lineThrough(all).flatMap((id): GameFrame<T> | readonly [] => all[id] ?? []);
  }, [moves, start]);
  const [at, goTo] = useState(from);
  const [playing, setPlaying] = useState(false);
  const frame = frames[at] ?? frames[0];
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root);
  const place = frame === undefined ? '' : machine.place(frame.position);
  useStatechartHighlight(
    root,
    place,
    frames.slice(0, at).map((past) => machine.place(past.position)),
  );
  if (frame === undefined) return null;
  const way = lineSteps(at, from, to, goTo);
  return (
    <figure
      class="scene"
      id={id}
      ref={root}
      data-phase={place}
      onKeyDown={(event) => {
        const command = playing ? undefined : commandForKey(event);
        if (command === undefined) return;
        event.preventDefault();
        way.go(command);
      }}
    >
      {children != null && <figcaption>{children}</figcaption>}
      {playing ? (
        <PlayOn face={face} start={frame.position} viewer={viewer} />
      ) : (
        <>
          <Table view={machine.game.view(frame.position.context.state, viewer)} />
          <Happened face={face} frame={frame} isFirst={at === from} />
        </>
      )}
      <SceneBar
        {...props}
        at={at}
        way={way}
        playing={playing}
        switchTo={setPlaying}
        state={frame.position.context.state}
      />
      {chart}
    </figure>
  );
}

interface SceneBarProps<T extends GameTypes> extends Pick<
  SceneProps<T>,
  'face' | 'from' | 'to' | 'openInSandbox'
> {
  readonly at: number;
  readonly way: LineSteps;
  readonly playing: boolean;
  readonly switchTo: (playing: boolean) => void;
  readonly state: T['state'];
}

/** What can be done with a scene: step, play on from here, or take the position to the sandbox. */
function SceneBar<T extends GameTypes>({
  face,
  from,
  to,
  openInSandbox,
  at,
  way,
  playing,
  switchTo,
  state,
}: SceneBarProps<T>) {
  return (
    <div class="scene-bar" data-pagefind-ignore>
      {!playing && to > from && (
        <Controls {...way} words={face.words.stepping} position={words.step(at - from + 1, to - from + 1)} />
      )}
      <button
        type="button"
        class="button quiet"
        onClick={() => {
          switchTo(!playing);
        }}
      >
        {playing ? tryingWords.backToScene : tryingWords.playOn}
      </button>
      {!playing && openInSandbox !== undefined && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            openInSandbox(state);
          }}
        >
          {words.sandbox}
        </button>
      )}
    </div>
  );
}

interface HappenedProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly frame: GameFrame<T>;
  /** Whether the scene begins here: nothing has happened yet, then. */
  readonly isFirst: boolean;
}

/** What a step of the scene brought about, and what somebody wrote beside it. */
function Happened<T extends GameTypes>({ face, frame, isFirst }: HappenedProps<T>) {
  const events = isFirst ? [] : frame.position.context.events;
  return (
    <LiveRegion class="told" main={<MainEvents face={face} events={events} />}>
      <Events face={face} events={events} />
      {!isFirst && frame.step !== null && <Comment step={frame.step} />}
    </LiveRegion>
  );
}
