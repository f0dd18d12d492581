import { without, type Card, type Seat } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import { steppingMachine } from '#games/switch/replay-stepping-machine';
import { playableTogether } from '#games/switch/rules/legal';
import type { State } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import type { View } from '#games/switch/rules/view';
import { MoveLabel } from '#games/switch/table/MoveLabel.tsx';
import { Table } from '#games/switch/table/Table.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { words as game } from '#said/switch/names';
import { words as table } from '#said/switch/table-and-replay-steps';
import type { Face, Part } from '#widgets/face.ts';

/** How Switch is seen and spoken of. */
export const face: Face<Switch> = {
  ...voice,
  machine: steppingMachine,
  Table,
  MoveLabel,
  part,
  begins: ({ type }) => (type === 'deal' ? 'section' : 'part'),
  barred,
};

/** The deal, and then each turn by who has it. */
function part(state: State): Part {
  const section = { key: 'game', title: table.replay.game };
  if (state.phase === 'deal' || state.phase === 'over')
    return { section, key: state.phase, name: table.replay.deal };
  const by = state.phase === 'turn' ? state.turn : state.drawing.by;
  const held = seatsAt(state).map((seat) => handOf(state, seat).join(''));
  // Each turn finds other cards in the hands, or one pass more, and a drawing that waits for the dealer is a part of its own.
  return {
    section,
    key: `${state.phase}.${by}.${state.passes}.${state.played.length}.${held.join('.')}`,
    name: game.seats[by],
  };
}

/** The cards that may not be played now, of the hand that is to act and lies open. */
function barred(state: State, { viewer }: View): Readonly<Partial<Record<Seat, readonly Card[]>>> {
  if (state.phase !== 'turn' || (viewer !== 'all' && viewer !== state.turn)) return {};
  return { [state.turn]: without(handOf(state, state.turn), playableTogether(state)) };
}
