import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { ComponentChildren, ComponentType } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '#said/trying-moves';
import type { PlayingFace, Viewer } from '../face.ts';
import { replaceHand } from '../replace-hand-on-table.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { Stage } from '../stage/Stage.tsx';
import { MoveFeedback } from './MoveFeedback.tsx';
import { useRunningGame, type RunningGame } from '../use-running-game.ts';

interface PlayablePositionProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly start: Standing<T>;
  readonly viewer: Viewer<T>;
  /** Who sits at the bottom, if not the viewer. */
  readonly below?: T['seat'] | undefined;
  /** What answers the first move, in a game in which that can be worked out. */
  readonly Try?: ComponentType<TryProps<T>> | undefined;
  /** What there is to say of the position, until something is played. */
  readonly about?: ComponentChildren;
  /** Cards that what is said points to, until something is played. */
  readonly pointed?: T['action'] | undefined;
  /** What can be done in place of taking back, until something is played: the row has no room for both. */
  readonly untried?: ComponentChildren;
  /** What can be done besides. */
  readonly children?: ComponentChildren;
}

/** A move that is tried in a position. */
export interface TryProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
  /** Plays what answers it, unless more has been played or it was taken back. */
  readonly reply: (action: T['action']) => void;
}

/** A position as a game of its own: whoever is to act plays, legal cards marked, every move undoable. */
export function PlayablePosition<T extends GameTypes>({
  face,
  start,
  viewer,
  below = viewer === 'all' ? undefined : viewer,
  Try,
  about,
  pointed,
  untried,
  children,
}: PlayablePositionProps<T>) {
  const { machine, Table, Hand } = face;
  const { position, past, moves, refusals, attempt, undo } = useRunningGame<T, Standing<T>>(machine, start);
  const { state, events } = position.context;
  const happened = past.length > 1 ? events : [];
  const seats = machine.game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  // Where several are to act, whoever sees the scene plays first.
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  const points = past.length === 1 ? pointed : undefined;
  const hands =
    seat === undefined
      ? undefined
      : replaceHand<T>(seat, <Hand key={past.length} {...{ state, seat, attempt }} hints pointed={points} />);
  const open = viewer !== 'all' && viewer !== seat ? 'all' : viewer;
  return (
    <Stage
      arrives
      turn={past.length}
      table={
        <Table
          view={machine.game.view(state, open)}
          change={{ from: past.at(-2), to: position }}
          below={below}
          hands={hands}
        />
      }
      told={
        <>
          {past.length === 1 && about}
          {Try !== undefined && <Tried {...{ Try, start, moves, attempt }} />}
          <MoveFeedback face={face} refusals={refusals} happened={happened} turn={past.length} />
        </>
      }
      controls={
        <div class="actions">
          {(past.length === 1 ? untried : null) ?? <TakeBack barred={past.length < 2} undo={undo} />}
          {children}
        </div>
      }
    />
  );
}

function TakeBack({ barred, undo }: { readonly barred: boolean; readonly undo: () => void }) {
  return (
    <ButtonBelowTable
      barred={barred}
      press={() => {
        undo();
      }}
    >
      {words.undo}
    </ButtonBelowTable>
  );
}

interface TriedProps<T extends GameTypes> extends Pick<RunningGame<T, Standing<T>>, 'moves' | 'attempt'> {
  readonly Try: ComponentType<TryProps<T>>;
  readonly start: Standing<T>;
}

/** The answer to the first move, which may come a while after it. */
function Tried<T extends GameTypes>({ Try, start, moves, attempt }: TriedProps<T>) {
  const latest = useRef(0);
  latest.current = moves.length;
  const [tried] = moves;
  if (tried === undefined) return null;
  return (
    <div class="answer-room">
      <Try
        key={JSON.stringify(tried)}
        state={start.context.state}
        action={tried}
        reply={(action) => {
          if (latest.current === 1) attempt(action);
        }}
      />
    </div>
  );
}
