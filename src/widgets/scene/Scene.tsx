import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Line } from '#replays/replay';
import { words } from '#said/replay-viewer';
import type { GameFrame, PlayingFace, Viewer } from '../face.ts';
import { ReplayControls, commandForKey } from '../replay/ReplayControls.tsx';
import {
  unbranchedLineNavigation,
  type UnbranchedLineNavigation,
} from '../replay/unbranched-line-navigation.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import { Stage } from '../stage/Stage.tsx';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { STEPPING } from '../use-announcement.ts';
import { MoveComment } from '../viewer/MoveComment.tsx';
import { EventSentences } from '../EventSentences.tsx';
import './scene.css';
import { toldInScene } from './told-in-scene.ts';
import { PlayablePosition } from './PlayablePosition.tsx';
import { PlayOnFromScene, type Playing, type SceneActionsProps } from './PlayOnFromScene.tsx';

interface SceneProps<T extends GameTypes> extends Pick<
  SceneActionsProps<T>,
  'openInSandbox' | 'begun' | 'opponents'
> {
  readonly face: PlayingFace<T>;
  /** The anchor by which other pages lead here. */
  readonly id: string;
  /** The position before the first of the moves. */
  readonly start: Standing<T>;
  readonly moves: Line<T['action']>;
  /** The first and the last frame that the scene steps through, by the number of moves made. */
  readonly from: number;
  readonly to: number;
  /** The frame at which the scene stands when it is drawn, if not the first. */
  readonly first?: number | undefined;
  readonly viewer: Viewer<T>;
  /** The rules that the scene is there to show: of them it tells what is otherwise told once. */
  readonly about?: readonly string[] | undefined;
  /** A sentence about the scene. */
  readonly children?: ComponentChildren;
  /** The statechart, drawn at build time. */
  readonly chart?: ComponentChildren;
}

const nobody = () => Promise.reject(new Error('Nobody plays against a reader here'));

/** A scripted position that steps, with words for each step. From any step the reader can play on, for every seat. */
export function Scene<T extends GameTypes>(props: SceneProps<T>) {
  const { face, id, start, moves, from, to, first = from, viewer, about, opponents, children, chart } = props;
  const { machine } = face;
  const frames = useMemo(() => mainLine(face, start, moves), [moves, start]);
  const [at, goTo] = useState(first);
  useAskedStep(id, from, to, goTo);
  const [playing, setPlaying] = useState<Playing>(null);
  const Against = useLazyComponent(playing === 'against computer', opponents?.load ?? nobody);
  const frame = frames[at] ?? frames[0];
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root);
  const places = frames.slice(0, at + 1).map(({ position }) => machine.place(position));
  const place = places.at(-1) ?? '';
  useStatechartHighlight(root, place, places.slice(0, -1));
  if (frame === undefined) return null;
  const way = unbranchedLineNavigation(at, from, to, goTo);
  const seat = seatToPlay(face, frame, viewer);
  return (
    <figure
      class="scene"
      id={id}
      ref={root}
      data-phase={place}
      onKeyDown={(event) => {
        if (playing === null) stepByKey(event, way);
      }}
    >
      {children != null && <figcaption>{children}</figcaption>}
      {playing === 'by hand' ? (
        <PlayablePosition face={face} start={frame.position} viewer={viewer} />
      ) : playing !== null && Against !== null && seat !== undefined ? (
        <Against start={frame.position} seat={seat} rules={opponents?.rules ?? []} />
      ) : (
        <StepOnTable
          {...{ face, frame, viewer, about, way }}
          before={frames[at - 1]}
          all={frames.slice(from, to + 1)}
          turn={at}
          steps={[from, to]}
        />
      )}
      <PlayOnFromScene
        {...{ ...props, playing, seat }}
        moves={moves.slice(0, at)}
        switchTo={setPlaying}
        state={frame.position.context.state}
      />
      {chart}
    </figure>
  );
}

interface StepOnTableProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly viewer: Viewer<T>;
  readonly about: readonly string[] | undefined;
  readonly frame: GameFrame<T>;
  readonly before: GameFrame<T> | undefined;
  /** All that the scene steps through. */
  readonly all: readonly GameFrame<T>[];
  /** The number of the frame, and of the first and the last of the scene. */
  readonly turn: number;
  readonly steps: readonly [from: number, to: number];
  readonly way: UnbranchedLineNavigation;
}

/** A step of the scene, what it brought about, and the way to the others where there are any. */
function StepOnTable<T extends GameTypes>(props: StepOnTableProps<T>) {
  const { face, viewer, about, frame, before, all, turn, steps, way } = props;
  const { machine, Table } = face;
  const [from, to] = steps;
  const seen = ({ position }: GameFrame<T>) => machine.game.view(position.context.state, viewer);
  return (
    <Stage
      turn={turn}
      table={
        <Table
          view={seen(frame)}
          change={{ from: before?.position, to: frame.position }}
          steps={all.map(seen)}
          below={viewer === 'all' ? undefined : viewer}
        />
      }
      told={to > from ? <Happened {...{ face, frame, about }} isFirst={turn === from} /> : undefined}
      controls={
        to > from && (
          <ReplayControls
            {...way}
            words={face.words.stepping}
            position={words.step(turn - from + 1, to - from + 1)}
          />
        )
      }
    />
  );
}

/** Goes to the step to which the address of the page leads, if it is one of this scene. */
function useAskedStep(id: string, from: number, to: number, goTo: (step: number) => void): void {
  useEffect(() => {
    const at = new URLSearchParams(location.search).get('at') ?? '';
    const step = /^\d{1,5}$/.test(at) ? Number(at) : NaN;
    if (location.hash === `#${id}` && step >= from && step <= to) goTo(step);
  }, []);
}

function stepByKey(event: KeyboardEvent, way: UnbranchedLineNavigation): void {
  const command = commandForKey(event);
  if (command === undefined) return;
  event.preventDefault();
  way.go(command);
}

/** The frames of a line from where it starts; variations are left out. */
function mainLine<T extends GameTypes>(
  { machine }: PlayingFace<T>,
  start: Standing<T>,
  moves: Line<T['action']>,
): readonly GameFrame<T>[] {
  const all = playOutVariations(start, moves, (position, action) => machine.play(position, action)).frames;
  return lineThrough(all).flatMap((id): GameFrame<T> | readonly [] => all[id] ?? []);
}

/** In whose place a step is played on from against the computer: whoever sees it, or whoever is to act; undefined where nobody is. */
function seatToPlay<T extends GameTypes>(
  { machine }: PlayingFace<T>,
  { position }: GameFrame<T>,
  viewer: Viewer<T>,
): T['seat'] | undefined {
  const [toAct] = machine.game
    .toAct(position.context.state)
    .filter((one): one is T['seat'] => one !== 'dealer');
  return toAct === undefined || viewer === 'all' ? toAct : viewer;
}

interface HappenedProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly frame: GameFrame<T>;
  readonly about: readonly string[] | undefined;
  /** Whether the scene begins here: nothing has happened yet, then. */
  readonly isFirst: boolean;
}

/** What a step of the scene brought about, and what somebody wrote beside it. */
function Happened<T extends GameTypes>({ face, frame, about, isFirst }: HappenedProps<T>) {
  const events = isFirst ? [] : toldInScene(frame.position.context.events, face, about);
  const step = isFirst ? null : frame.step;
  const root = useRef<HTMLDivElement>(null);
  // A step is read from its first sentence on, wherever the one before was left.
  useLayoutEffect(() => {
    const room = root.current?.closest('.stage-told');
    if (room) room.scrollTop = 0;
  }, [frame]);
  return (
    <AnnouncedMessage occasion={frame} happens rest={STEPPING}>
      {step !== null && <MoveComment step={step} />}
      <div ref={root}>
        <EventSentences face={face} events={events} />
      </div>
    </AnnouncedMessage>
  );
}
