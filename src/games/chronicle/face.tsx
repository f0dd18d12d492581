import type { Card, Seat } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { dueIn } from '#games/chronicle/rules/to-act';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import { isAtRoundEnd } from '#games/chronicle/rules/ability-time-of-stage';
import type { InGame, State } from '#games/chronicle/rules/state';
import type { View } from '#games/chronicle/rules/view';
import { MoveLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { Table } from '#games/chronicle/table/Table.tsx';
import { steppingMachine } from '#games/chronicle/replay-stepping-machine';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import type { Face, Part } from '#widgets/face.ts';

/** How Chronicle is seen and spoken of. */
export const face: Face<Chronicle> = {
  ...voice,
  machine: steppingMachine,
  Table,
  MoveLabel,
  part,
  begins: ({ type }) => (type === 'deal' ? 'section' : null),
  barred,
};

/** The deal of a round, its Meetings by who leads them, and what is chosen at its end. */
function part(state: State): Part {
  const { replay } = table;
  if (state.phase === 'deal') {
    const round = (state.last?.round ?? 0) + 1;
    return { section: sectionOf(round), key: 'deal', name: replay.deal };
  }
  const section = sectionOf(state.round);
  const ended = state.phase === 'over' || (state.phase === 'effect' && isAtRoundEnd(state.stage));
  if (ended) return { section, key: 'end', name: replay.roundEnd };
  return { section, key: `meeting-${cardsAtBegin(state)}`, name: replay.meeting(state.meeting.leader) };
}

function sectionOf(round: number): Part['section'] {
  return { key: `round-${round}`, title: table.replay.round(round) };
}

/** How many cards were in all hands when the Meeting began: none comes back to a hand, so each Meeting has its own number. */
function cardsAtBegin(state: InGame): number {
  const held = seatsAt(state).reduce((sum, seat) => sum + handOf(state, seat).length, 0);
  return held + state.meeting.acted.length;
}

/** The cards that may not be played now, of the hand that is to act and lies open; none may while something else is chosen. */
function barred(state: State, { viewer }: View): Readonly<Partial<Record<Seat, readonly Card[]>>> {
  if (state.phase === 'deal' || state.phase === 'over') return {};
  const seat = state.phase === 'meeting' ? state.turn : dueIn(state).chooser;
  if (viewer !== 'all' && viewer !== seat) return {};
  const held = handOf(state, seat);
  return {
    [seat]: state.phase === 'meeting' ? held.filter((card) => playOf(state, seat, card) === null) : held,
  };
}
