import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom, type Random } from '#kit/random';
import type { Line, Replay } from '#replays/replay';
import { words } from '#said/playable-position';
import { replaceHand } from '../replace-hand-on-table.ts';
import { EXERCISE_DONE_EVENT } from '../exercise-events.ts';
import { Stage } from '../stage/Stage.tsx';
import { EndPauseButton } from '../play/EndPauseButton.tsx';
import { usePauseBetweenMoves, type PauseToSee } from '../play/use-pause-between-moves.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { useStatechartHighlight } from '../use-statechart-highlight.ts';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import { withoutToldBefore } from '../told-once.ts';
import { decides, sinceDecision } from '../../kit/when-seat-decides.ts';
import type { Guide } from './guided-game-adapter.ts';
import { Coach } from './Coach.tsx';
import { GuidedTable } from './GuidedTable.tsx';
import { RefusalOrWhatHappened } from './RefusalOrWhatHappened.tsx';
import { keepsTo, moveLeft, nextScriptedMove } from './next-scripted-move.ts';
import { madeBy, useRunningGame, type RunningGame } from '../use-running-game.ts';

export interface GuidedGameProps<T extends GameTypes> {
  readonly guide: Guide<T>;
  /** A game that the others play by heart, as long as the reader keeps to it. */
  readonly script: Replay<T>;
  readonly task: string;
  readonly chart?: ComponentChildren;
}

/** How long the others think after a move that is seen at a glance, in milliseconds. */
const THINKING = 700;

interface Opening<T extends GameTypes> {
  readonly seat: T['seat'];
  /** Of the deal; null: the script's. */
  readonly seed: number | null;
}

/** A game with a coach: first with partners who follow a script, then with partners who play freely. */
export function GuidedGame<T extends GameTypes>({ guide, script, task, chart }: GuidedGameProps<T>) {
  const { words: guided } = guide;
  const scripted = { seat: guide.seat, seed: null };
  const [opening, open] = useState<Opening<T>>(scripted);
  const root = useRef<HTMLDivElement>(null);
  const deals = (
    <div class="actions">
      {guide.seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button quiet"
          onClick={() => {
            open({ seat, seed: Math.floor(Math.random() * 2 ** 31) });
          }}
        >
          {guided.playFree(seat)}
        </button>
      ))}
      {opening.seed !== null && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            open(scripted);
          }}
        >
          {guided.playScripted}
        </button>
      )}
    </div>
  );
  return (
    <div role="group" class="try" aria-label={guided.title} data-task={task} ref={root}>
      <p class="label">{opening.seed === null ? guided.scripted : guided.free(opening.seat)}</p>
      <Game
        key={`${opening.seat} ${opening.seed}`}
        guide={guide}
        opening={opening}
        steps={opening.seed === null ? script.moves : []}
        chart={chart}
        next={deals}
        onOver={() => root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }))}
      />
    </div>
  );
}

interface GameProps<T extends GameTypes> {
  readonly guide: Guide<T>;
  readonly opening: Opening<T>;
  readonly steps: Line<T['action']>;
  readonly chart: ComponentChildren;
  /** The ways to another game. */
  readonly next: ComponentChildren;
  readonly onOver: () => void;
}

/** The game on its stage. At its end what it came to has the room of the coach. */
function Game<T extends GameTypes>(props: GameProps<T>) {
  const { guide, steps, chart, next, onOver } = props;
  const { seat, seed } = props.opening;
  const { machine, Table, Hand } = guide.face;
  const { game } = machine;
  const luck = useMemo(() => seededRandom(seed ?? 1), [seed]);
  const start = useMemo(() => dealt(guide, steps, luck), []);
  const running = useRunningGame<T, Standing<T>>(machine, start);
  const { position, past, moves, refusals, attempt, reconsider, undo } = running;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const { state } = position.context;
  const over = guide.isOver(state);
  const mine = decides<T>(game, position, seat);
  const pointed = mine ? nextScriptedMove<T>(game, steps, moves, state, seat) : null;
  const left = moveLeft<T>(game, steps, moves, seat) !== null;
  const [place = '', ...places] = [position, ...past.slice(0, -1)].map((one) => machine.place(one));
  useStatechartHighlight(root, place, places);
  const pause = usePauseBetweenMoves<T>(position, root, guide.face);
  useOthers(guide, position, seat, pause, () => {
    const written = keepsTo<T>(game, steps, moves, seat) ? steps.slice(past.length, past.length + 2) : [];
    attempt(othersMove(guide, state, seat, written, luck));
  });
  useEffect(() => {
    if (over) onOver();
  }, [over]);

  const said = { refusals, happened: told(guide, past, seat), turn: moves.filter(madeBy(seat)).length };
  const advised = pointed?.comment === undefined ? undefined : pointed.action;
  const hand = { state, seat, attempt, reconsider, pointed: advised };
  return (
    <div ref={root} data-phase={place}>
      <Stage
        turn={position}
        table={
          <GuidedTable {...{ guide, over, pause, seat, past, moves, next }}>
            <Table
              view={game.view(state, seat)}
              change={{ from: past.at(-2), to: position }}
              below={seat}
              hands={replaceHand<T>(seat, mine ? <Hand {...hand} hints /> : undefined)}
            />
          </GuidedTable>
        }
        prompt={over ? null : mine && <Coach {...{ guide, state, seat, pointed, left }} turn={past.length} />}
        told={<RefusalOrWhatHappened face={guide.face} {...said} />}
        controls={<Controls {...{ seat, moves, undo, pause }} />}
      />
      {chart}
      {!over && next}
    </div>
  );
}

/** What has happened since the seat had to decide last, without what is told once and was. */
function told<T extends GameTypes>(
  { face }: Guide<T>,
  past: readonly Standing<T>[],
  seat: T['seat'],
): readonly T['event'][] {
  const since = sinceDecision<T>(face.machine.game, past, seat);
  const all = past.flatMap(({ context }): readonly T['event'][] => context.events);
  return withoutToldBefore<T>(face, all.slice(0, all.length - since.length), since);
}

interface ControlsProps<T extends GameTypes> extends Pick<RunningGame<T, Standing<T>>, 'moves' | 'undo'> {
  readonly seat: T['seat'];
  readonly pause: PauseToSee;
}

/** The seat's own last move can be taken back. */
function Controls<T extends GameTypes>({ seat, moves, undo, pause }: ControlsProps<T>) {
  const isOwn = madeBy(seat);
  return (
    <>
      <ButtonBelowTable
        barred={!moves.some(isOwn)}
        press={() => {
          undo(isOwn);
        }}
      >
        {words.undo}
      </ButtonBelowTable>
      {pause.asks && <EndPauseButton press={pause.skip} />}
    </>
  );
}

/** Has the others move, the dealer among them, whenever one of them is to act and what was played before, such as a trick, has been seen. */
function useOthers<T extends GameTypes>(
  { face, isOver }: Guide<T>,
  position: Standing<T>,
  seat: T['seat'],
  { seen }: PauseToSee,
  move: () => void,
): void {
  useEffect(() => {
    const { state, events } = position.context;
    if (isOver(state) || face.machine.game.toAct(state).every((one) => one === seat)) return;
    return seen(move, events.filter(face.isMain).length > 1 ? undefined : THINKING);
  }, [position]);
}

/** Where the script begins, or a deal by chance. */
function dealt<T extends GameTypes>(guide: Guide<T>, [first]: Line<T['action']>, luck: Random): Standing<T> {
  const { machine } = guide.face;
  const start = machine.begin();
  const played = machine.play(start, first?.action ?? guide.deal(start.context.state, luck));
  if (!played.ok) throw new Error('The script does not begin with a deal');
  return played.value;
}

/** The script's move where it fits (where several choose at once, theirs are written one after the other), otherwise one of their own. */
function othersMove<T extends GameTypes>(
  { face, deal, partner }: Guide<T>,
  state: T['state'],
  seat: T['seat'],
  written: Line<T['action']>,
  luck: Random,
): T['action'] {
  const { game } = face.machine;
  const scripted = written.find(({ action }) => action.by !== seat && game.judge(state, action).length === 0);
  if (scripted !== undefined) return scripted.action;
  const other = game.toAct(state).find((one) => one !== seat);
  return other === undefined || other === 'dealer' ? deal(state, luck) : partner(state, other, luck);
}
