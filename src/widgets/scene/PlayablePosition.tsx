import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '#said/playable-position';
import type { PlayingFace, Viewer } from '../face.ts';
import { replaceHand } from '../replace-hand-on-table.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { Stage } from '../stage/Stage.tsx';
import { RefusalOrWhatHappened } from './RefusalOrWhatHappened.tsx';
import { useRunningGame, type RunningGame } from '../use-running-game.ts';

interface PlayablePositionProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly start: Standing<T>;
  readonly viewer: Viewer<T>;
  /** Who sits at the bottom, if not the viewer. */
  readonly below?: T['seat'] | undefined;
  /** What answers the first move, in a game in which that can be worked out. */
  readonly Try?: ComponentType<TryProps<T>> | undefined;
  /** What is said of the first move, as soon as it is made; without it nothing is. */
  readonly answer?: ((tried: T['action']) => ComponentChildren) | undefined;
  /** Is asked about each legal first move: whether it is only a try, and not made. */
  readonly holds?: ((tried: T['action']) => boolean) | undefined;
  /** A move of which `afterwards` tells what it led to: it is answered without words. */
  readonly known?: T['action'] | undefined;
  /** A move that was to be found: what answers it is told so. */
  readonly sought?: T['action'] | undefined;
  /** What there is to say besides, below what answers the first move. */
  readonly afterwards?: ComponentChildren;
  /** Is told that something was played. */
  readonly onTried?: (() => void) | undefined;
  /** What there is to say of the position, until something is played. */
  readonly about?: ComponentChildren;
  /** Cards that what is said points to, until something is played. */
  readonly pointed?: T['action'] | undefined;
  /** Whether the first move is all that is played: nobody goes on for another seat, and what answered it is taken back with it. */
  readonly once?: boolean;
  /** What can be done there, once `tried` was played and before: `takeBack` is a way back to the position. Left out, that alone. */
  readonly actions?: (tried: T['action'] | undefined, takeBack: ComponentChildren) => ComponentChildren;
}

/** A move that is tried in a position. */
export interface TryProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
  /** Plays what answers it, unless more has been played or it was taken back. */
  readonly reply: (action: T['action']) => void;
  /** Whether what it leads to is told elsewhere. */
  readonly isWordless: boolean;
  /** Whether it is the one that was to be found, and is told to be better: nothing is said against that. */
  readonly isSought: boolean;
}

/** A position as a game of its own: whoever is to act plays, legal cards marked, every move undoable; or only the first is played. */
export function PlayablePosition<T extends GameTypes>(props: PlayablePositionProps<T>) {
  const { face, start, viewer, below = viewer === 'all' ? undefined : viewer } = props;
  const { holds, onTried, about, pointed, once = false, actions } = props;
  const { machine, Table, Hand } = face;
  const { position, past, moves, refusals, attempt, reconsider, undo } = useRunningGame<T, Standing<T>>(
    machine,
    start,
  );
  const { state, events } = position.context;
  const happened = past.length > 1 ? events : [];
  const seats = machine.game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  // Where several are to act, whoever sees the scene plays first, or else who sits below.
  const seat = [viewer, below, seats[0]].flatMap((one) => seats.find((other) => other === one) ?? [])[0];
  const play = (action: T['action']) => {
    if (moves.length === 0 && machine.play(start, action).ok && holds?.(action) === true) reconsider();
    else attempt(action);
  };
  const points = past.length === 1 ? pointed : undefined;
  const takeBack = <TakeBack {...{ once, moves, undo }} />;
  const hands =
    seat === undefined || (once && moves.length > 0)
      ? undefined
      : replaceHand<T>(
          seat,
          <Hand key={past.length} {...{ state, seat, reconsider }} attempt={play} hints pointed={points} />,
        );
  useEffect(() => {
    if (moves.length > 0) onTried?.();
  }, [moves.length]);
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
          <Tried {...props} {...{ moves, attempt }} />
          <RefusalOrWhatHappened face={face} refusals={refusals} happened={happened} turn={past.length} />
        </>
      }
      controls={<div class="actions">{actions === undefined ? takeBack : actions(moves[0], takeBack)}</div>}
    />
  );
}

interface TakeBackProps<T extends GameTypes>
  extends Pick<PlayablePositionProps<T>, 'once'>, Pick<RunningGame<T, Standing<T>>, 'moves' | 'undo'> {}

function TakeBack<T extends GameTypes>({ once = false, moves, undo }: TakeBackProps<T>) {
  return (
    <ButtonBelowTable
      barred={moves.length === 0}
      press={() => {
        // What was played first, with whatever answered it.
        if (once) undo((move) => move === moves[0]);
        else undo();
      }}
    >
      {words.undo}
    </ButtonBelowTable>
  );
}

interface TriedProps<T extends GameTypes>
  extends
    Pick<RunningGame<T, Standing<T>>, 'moves' | 'attempt'>,
    Pick<PlayablePositionProps<T>, 'face' | 'Try' | 'answer' | 'afterwards' | 'known' | 'sought' | 'start'> {}

/** The answer to the first move, part of which may come a while after it. It is in view until the reader plays on. */
function Tried<T extends GameTypes>(props: TriedProps<T>) {
  const { face, Try, answer, afterwards, known, sought, start, moves, attempt } = props;
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(0);
  latest.current = moves.length;
  const replied = useRef(false);
  const [tried] = moves;
  useEffect(() => {
    if (moves.length === 0) replied.current = false;
    const room = root.current?.closest('.stage-told');
    // What happens is told below, and scrolls there as it comes.
    if (room != null && moves.length === (replied.current ? 2 : 1)) room.scrollTop = 0;
  }, [moves]);
  if (tried === undefined) return null;
  const isTried = (one: T['action'] | undefined) => one !== undefined && face.machine.game.same(one, tried);
  const isKnown = isTried(known);
  return (
    <div ref={root}>
      {answer?.(tried)}
      {Try !== undefined && (
        <div class={isKnown ? undefined : 'answer-room'}>
          <Try
            key={JSON.stringify(tried)}
            state={start.context.state}
            action={tried}
            isWordless={isKnown}
            isSought={isTried(sought)}
            reply={(action) => {
              if (latest.current !== 1) return;
              replied.current = true;
              attempt(action);
            }}
          />
        </div>
      )}
      {afterwards}
    </div>
  );
}
