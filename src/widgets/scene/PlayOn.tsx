import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/machine';
import { words } from '#said/trying';
import type { BySeat, PlayingFace, Viewer } from '../face.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { Events, MainEvents } from '../viewer/Events.tsx';
import { useGame } from './use-game.ts';

interface PlayOnProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly start: Standing<T>;
  readonly viewer: Viewer<T>;
}

/** A position as a game of its own: whoever is to act plays, legal cards marked, every move undoable. */
export function PlayOn<T extends GameTypes>({ face, start, viewer }: PlayOnProps<T>) {
  const { machine, Table, Hand, Refusals } = face;
  const { position, past, refusals, attempt, undo } = useGame<T, Standing<T>>(machine, start);
  const { state, events } = position.context;
  const happened = past.length > 1 ? events : [];
  const seats = machine.game.toAct(state).filter((one): one is T['seat'] => one !== 'dealer');
  // Where several are to act, whoever sees the scene plays first.
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  const hands =
    seat === undefined
      ? undefined
      : handOf<T>(seat, <Hand key={past.length} state={state} seat={seat} hints attempt={attempt} />);
  const open = viewer !== 'all' && viewer !== seat ? 'all' : viewer;
  return (
    <>
      <Table view={machine.game.view(state, open)} hands={hands} />
      <LiveRegion
        class="told"
        answers={refusals.length > 0}
        main={<MainEvents face={face} events={happened} />}
      >
        {refusals.length > 0 ? <Refusals refusals={refusals} /> : <Events face={face} events={happened} />}
      </LiveRegion>
      <button
        type="button"
        class="button quiet"
        aria-disabled={past.length < 2}
        onClick={() => {
          undo();
        }}
      >
        {words.undo}
      </button>
    </>
  );
}

/** What stands in place of one hand of the table. */
export function handOf<T extends GameTypes>(
  seat: T['seat'],
  hand: ComponentChildren,
): BySeat<T, ComponentChildren> {
  const hands: Partial<Record<T['seat'], ComponentChildren>> = {};
  hands[seat] = hand;
  return hands;
}
