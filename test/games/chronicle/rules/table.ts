import { expect } from 'vitest';
import { apply } from '#games/chronicle/rules/apply';
import { CARDS, SEATS, sorted, type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { judge } from '#games/chronicle/rules/judge';
import { toAct } from '#games/chronicle/rules/to-act';
import { newMeeting } from '#games/chronicle/rules/leading';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import { DEFAULT_RULINGS, type Rulings } from '#games/chronicle/rules/ruling-switches';
import { bySeat } from '#games/chronicle/rules/seats';
import type { Action, Due, InGame, Playing, State, Table } from '#games/chronicle/rules/state';

/** Tables laid out by hand, and what is played at them in the notation of the game. */

export interface Laying {
  /** A hand for each seat, as `L5 Sage`. */
  readonly hands: readonly string[];
  readonly allies?: readonly string[];
  readonly fame?: readonly number[];
  /** The one on top comes last. */
  readonly discard?: string;
  readonly leader?: Seat;
  readonly conditions?: readonly Condition[];
  readonly rulings?: Partial<Rulings>;
}

export function cards(text: string): readonly Card[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const card = CARDS.find((one) => one === word);
      if (card === undefined) throw new Error(`${word} is no card`);
      return card;
    });
}

/** A Meeting is about to begin. */
export function lay(at: Laying): Playing {
  const seats = SEATS.slice(0, at.hands.length);
  const of = (texts: readonly string[] | undefined) =>
    bySeat(seats, (seat) => sorted(cards(texts?.[seats.indexOf(seat)] ?? '')));
  const leader = at.leader ?? 'p1';
  return {
    phase: 'meeting',
    rulings: { ...DEFAULT_RULINGS, ...at.rulings },
    round: 1,
    history: { lead: 'W1', conditions: at.conditions ?? [{ fewest: 'wisdom' }] },
    hands: of(at.hands),
    allies: of(at.allies),
    fame: bySeat(seats, (seat) => at.fame?.[seats.indexOf(seat)] ?? 0),
    discard: cards(at.discard ?? ''),
    aside: null,
    meeting: newMeeting(leader),
    ended: null,
    shown: {},
    voids: {},
    looking: null,
    turn: leader,
  };
}

/** A move as it is written: `p1: L5`. */
export function move(text: string, state: State): Action {
  const words = text.split(' ');
  const said = chronicleNotation.read(words, 0, state);
  if (said.type !== 'move' || said.end !== words.length) throw new Error(`“${text}” is no move`);
  return said.action;
}

/** What the moves lead to, and all that happened on the way. */
export function after(from: State, ...moves: readonly string[]): { state: State; events: readonly Event[] } {
  let state = from;
  const events: Event[] = [];
  for (const text of moves) {
    const done = apply(state, move(text, state));
    ({ state } = done);
    events.push(...done.events);
  }
  return { state, events };
}

/** The rules that forbid a move. */
export function forbidden(state: State, text: string): readonly string[] {
  return judge(state, move(text, state)).map(({ rule }) => rule);
}

export interface Expected {
  readonly refused?: readonly string[];
  /** That of the state, or the effect for which somebody chooses. */
  readonly phase?: Exclude<State['phase'], 'effect'> | Due['effect'];
  readonly turn?: Seat | 'dealer' | null;
  readonly lead?: string | null;
  readonly hands?: readonly string[];
  readonly allies?: readonly string[];
  readonly fame?: readonly number[];
  readonly discard?: string;
  readonly winner?: Seat | null;
  /** Rules by which something of this has happened. */
  readonly told?: readonly string[];
  readonly untold?: readonly string[];
}

/** What happens, the table, the moves, and what then holds; with `refused` the last move is the one that is. */
export type Row = readonly [string, Laying, readonly string[], Expected];

export function holds([, at, moves, expected]: Row): void {
  const from = lay(at);
  if (expected.refused !== undefined) {
    const { state } = after(from, ...moves.slice(0, -1));
    expect(forbidden(state, moves.at(-1) ?? '')).toEqual(expected.refused);
    return;
  }
  const { state, events } = after(from, ...moves);
  const table = tableOf(state);
  const texts = (hands: Table['hands']) => Object.values(hands).map((hand) => hand.join(' '));
  const phase = state.phase === 'effect' ? state.due[0]?.effect : state.phase;
  const found = {
    phase,
    turn: toAct(state)[0] ?? null,
    lead: table.meeting.lead,
    hands: texts(table.hands),
    allies: texts(table.allies),
    fame: Object.values(table.fame),
    discard: table.discard.join(' '),
    winner: state.phase === 'over' ? state.winner : null,
  };
  const { told = [], untold = [], ...facts } = expected;
  expect(found).toMatchObject(facts);
  const rules: readonly string[] = events.map(({ rule }) => rule);
  expect(told.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(untold.filter((rule) => rules.includes(rule))).toEqual([]);
}

/** What lies on the table; after a round what stands of it. */
export function tableOf(state: State): Table {
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) throw new Error('Nothing has been dealt');
  return table;
}

/** Every card on the table, wherever it lies. */
export function everyCard(state: InGame | Table): readonly Card[] {
  return [
    ...Object.values(state.hands).flat(),
    ...Object.values(state.allies).flat(),
    ...state.discard,
    ...(state.aside === null ? [] : [state.aside]),
    ...state.meeting.laid.map(({ card }) => card),
  ];
}
