import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { forkBefore, lineThrough } from '#replays/replay-frames';
import { words } from '#said/replay-viewer';
import type { Face } from '../face.ts';
import { ReplayControls } from '../replay/ReplayControls.tsx';
import { Scrubber } from '../replay/Scrubber.tsx';
import { useSwipe } from '../replay/use-swipe.ts';
import { Stage } from '../stage/Stage.tsx';
import { MoveEvents } from './MoveEvents.tsx';
import type { SteppedReplay } from './use-stepped-replay.ts';

interface ReplayStageProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly held: SteppedReplay<T>;
  readonly seen: T['view'];
  readonly table: ComponentChildren;
  /** All ways through the game, four buttons, or only keys and fingers. */
  readonly controls?: 'full' | 'steps' | 'none';
  /** What stands before what the present move brought about, and what stands under the slider. */
  readonly told?: ComponentChildren;
  readonly course?: ComponentChildren;
  /** The place of the ways through something else that stands on the table; without it the game does, and what is told is its. */
  readonly instead?: ComponentChildren;
  /** Changes when the stage is to come into view, besides with each step. */
  readonly turn?: unknown;
  /** Whether the moves to come are guessed. */
  readonly guessing?: boolean;
  /** What can be done besides stepping. */
  readonly aside?: ComponentChildren;
}

/** A table, what the present move brought about, and the ways to the other moves. */
export function ReplayStage<T extends GameTypes>({
  face,
  held,
  seen,
  table,
  controls = 'full',
  told,
  course,
  instead,
  turn,
  guessing = false,
  aside,
}: ReplayStageProps<T>) {
  const { frames, steps } = held;
  const { at, jump } = steps;
  const swipe = useSwipe(steps.go);
  const line = lineThrough(frames, at).filter((id) => id < held.along.shown);
  const known = face.words.known(seen);
  const frame = frames[at];
  return (
    <div class="replay-board" {...swipe}>
      <Stage
        turn={turn ?? at}
        table={table}
        told={
          <>
            {told}
            {instead === undefined && frame !== undefined && (
              <MoveEvents
                face={face}
                frame={frame}
                before={line
                  .slice(0, line.indexOf(at))
                  .flatMap((id): readonly T['event'][] => frames[id]?.position.context.events ?? [])}
                guessing={guessing}
                leave={() => {
                  jump(forkBefore(frames, at));
                }}
              />
            )}
            {instead === undefined && known !== null && <p class="known">{known}</p>}
          </>
        }
        controls={
          instead ??
          (controls !== 'none' && (
            <Stepping face={face} held={held} line={line} full={controls === 'full'}>
              {course}
            </Stepping>
          ))
        }
        aside={aside}
      />
    </div>
  );
}

interface SteppingProps<T extends GameTypes> extends Pick<ReplayStageProps<T>, 'face' | 'held'> {
  /** The frames of the line that is looked at. */
  readonly line: readonly number[];
  readonly full: boolean;
  /** What stands under the slider. */
  readonly children: ComponentChildren;
}

/** The slider and the buttons that lead to the other moves. */
function Stepping<T extends GameTypes>({ face, held, line, full, children }: SteppingProps<T>) {
  const { frames, steps, player, along } = held;
  const { at, can, go, jump } = steps;
  const made = frames[at]?.number ?? 0;
  const position = along.hides ? words.move(made) : words.position(made, line.length - 1);
  const beginnings = (of: 'section' | 'part') =>
    line.flatMap((id, moves) => {
      const step = frames[id]?.step;
      return step != null && face.begins(step.action) === of ? [moves - 1] : [];
    });
  return (
    <>
      {full && (
        <Scrubber
          label={words.scrubber}
          text={position}
          moves={line.length - 1}
          made={made}
          large={beginnings('section')}
          small={beginnings('part')}
          jump={(made) => {
            jump(line[made] ?? at);
          }}
        />
      )}
      {children}
      <ReplayControls can={can} go={go} words={face.words.stepping} position={position} full={full}>
        {full && (
          <button type="button" class="button" onClick={player.toggle}>
            {player.playing ? words.pause : words.play}
          </button>
        )}
      </ReplayControls>
    </>
  );
}
