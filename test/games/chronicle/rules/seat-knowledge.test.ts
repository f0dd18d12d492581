import { describe, expect, test } from 'vitest';
import { isWild, suitOf, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import { chronicleGame } from '#games/chronicle/rules/game';
import { start } from '#games/chronicle/rules/state-before-deal';
import { knowledgeOf, type Knowledge } from '#games/chronicle/rules/seat-knowledge';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Action, InGame, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';

/** What a seat can know of the cards. */

interface Round {
  readonly begun: State;
  readonly moves: readonly Action[];
  /** After each of the moves. */
  readonly states: readonly InGame[];
}

/** First rounds by lot, of tables with every ruling and cards filled in by lot. */
function* rounds(games: number): Generator<Round> {
  for (let seed = 1; seed <= games; seed++) {
    const luck = seededRandom(seed);
    const begun = start(tableAt(seed, luck));
    let state: State = begun;
    const moves: Action[] = [];
    const states: InGame[] = [];
    do {
      const action = choice(state, luck, 3 + (seed % 4));
      ({ state } = chronicleGame.apply(state, action));
      moves.push(action);
      if (state.phase !== 'deal') states.push(state);
    } while (state.phase === 'meeting' || state.phase === 'effect');
    yield { begun, moves, states };
  }
}

/** What a seat knows, which has to be so in a state. */
function holds(known: Knowledge, state: InGame): void {
  expect(known.own).toEqual(handOf(state, known.seat));
  for (const { seat, shown, hidden, lacks } of known.others) {
    const hand = handOf(state, seat);
    expect(without(shown, hand)).toEqual([]);
    expect(shown.length + hidden).toBe(hand.length);
    expect(hand.filter((card) => lacks.some((suit) => suit === suitOf(card)))).toEqual([]);
  }
  const { laid, lead } = state.meeting;
  for (const { by, card, down } of laid) {
    if (!known.down.includes(by)) continue;
    expect(down && !isWild(card) && suitOf(card) !== lead).toBe(true);
  }
  const places = [
    ...known.others.flatMap(({ seat, shown }) => without(handOf(state, seat), shown)),
    ...laid.flatMap(({ by, card }) => (known.down.includes(by) ? [card] : [])),
    ...state.discard.slice(0, known.pile),
  ];
  expect(places.toSorted()).toEqual(known.unseen.toSorted());
}

function known(state: InGame, seat: Seat): Knowledge {
  const knowledge = knowledgeOf(view(state, seat));
  if (knowledge === null) throw new Error('A seat at the table knows something');
  return knowledge;
}

/** Every order of a few cards. */
function orders(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => orders(without(cards, [card])).map((rest) => [card, ...rest]));
}

/** The same with each of some cards where another lay. */
function exchanged<Value>(value: Value, from: readonly Card[], to: readonly Card[]): Value {
  return JSON.parse(JSON.stringify(value), (_, part: unknown) => {
    const at = from.findIndex((card) => card === part);
    return at < 0 ? part : to[at];
  }) as Value;
}

/** Where the round leads with other cards at the places that a seat does not see; null where the seat would have seen something else on the way. */
function otherwise({ begun, moves, states }: Round, seat: Seat, at: number, order: readonly Card[]) {
  const { unseen } = known(states[at] ?? fail(), seat);
  let state = begun;
  for (const [index, action] of moves.slice(0, at + 1).entries()) {
    const other = exchanged(action, unseen, order);
    // The history card lies open.
    const move =
      action.type === 'deal' && other.type === 'deal' ? { ...other, history: action.history } : other;
    if (chronicleGame.judge(state, move).length > 0) return null;
    ({ state } = chronicleGame.apply(state, move));
    if (JSON.stringify(view(state, seat)) !== JSON.stringify(view(states[index] ?? fail(), seat)))
      return null;
  }
  return state.phase === 'deal' ? null : state;
}

function fail(): never {
  throw new Error('There is such a state');
}

describe('What a seat can know', () => {
  test('is so at every step of rounds by lot, and all cards are somewhere', () => {
    const met = { shown: 0, lacks: 0, down: 0, pile: 0 };
    for (const { states } of rounds(60)) {
      for (const state of states) {
        for (const seat of seatsAt(state)) {
          const knowledge = known(state, seat);
          holds(knowledge, state);
          met.shown += knowledge.others.filter(({ shown }) => shown.length > 0).length;
          met.lacks += knowledge.others.filter(({ lacks }) => lacks.length > 0).length;
          met.down += knowledge.down.length;
          met.pile += knowledge.pile;
        }
      }
    }
    for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
  });

  test('is so in every deal that fits all that the seat has seen', () => {
    let others = 0;
    for (const round of rounds(60)) {
      for (const seat of seatsAt(round.states[0] ?? fail())) {
        const at = round.states.findIndex((state) => [2, 3, 4].includes(known(state, seat).unseen.length));
        const state = round.states[at];
        if (state === undefined) continue;
        const knowledge = known(state, seat);
        for (const order of orders(knowledge.unseen)) {
          const other = otherwise(round, seat, at, order);
          if (other === null) continue;
          holds(knowledge, other);
          if (JSON.stringify(other) !== JSON.stringify(state)) others += 1;
        }
      }
    }
    expect(others).toBeGreaterThan(50);
  });

  test('is nothing before the deal, and nobody’s where all hands are open', () => {
    expect(knowledgeOf(view(start(), 'p1'))).toBeNull();
    for (const { states } of rounds(1)) expect(knowledgeOf(view(states[0] ?? fail(), 'all'))).toBeNull();
  });
});
