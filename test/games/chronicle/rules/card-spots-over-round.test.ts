import { describe, expect, test } from 'vitest';
import { apply } from '#games/chronicle/rules/apply';
import { reasonsOf, type HiddenPlace } from '#games/chronicle/rules/card-place-reason';
import { CARDS, type Card, type Seat } from '#games/chronicle/rules/cards';
import { judge } from '#games/chronicle/rules/judge';
import { handOf, seatsAt } from '#games/chronicle/rules/seats';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Action, InGame, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { seededRandom } from '#kit/random';
import { choice, tableAt } from './random-games-and-tables.ts';
import { lay } from './table.ts';

/** Where cards can have come to in the course of a round. */

function statesOf(from: State, actions: readonly Action[]): readonly State[] {
  const states = [from];
  for (const action of actions) states.push(apply(states.at(-1) ?? from, action).state);
  return states;
}

function mayOf(past: readonly State[], viewer: Seat, card: Card): readonly HiddenPlace[] {
  const reason = reasonsOf(past, viewer)?.(card);
  return reason?.type === 'unseen' ? reason.may : [];
}

describe('A card that comes from a known place brings no other card', () => {
  test('one taken from one hand does not take along what is known of another', () => {
    const laid = lay({
      hands: ['P8 W5 L1', 'W2 L2 P2', 'W3 L3 P3', 'W8 P4 L4', 'L8 W9 P5'],
      leader: 'p4',
    });
    const past = statesOf(laid, [
      { type: 'play', by: 'p4', card: 'W8' },
      { type: 'take', by: 'p4', from: 'p1', card: 'P8' },
      { type: 'play', by: 'p5', card: 'W9' },
      { type: 'play', by: 'p1', card: 'W5' },
      { type: 'play', by: 'p2', card: 'W2' },
      { type: 'play', by: 'p3', card: 'W3' },
      { type: 'play', by: 'p5', card: 'L8' },
      { type: 'take', by: 'p5', from: 'p3', card: 'P3' },
    ]);
    expect(mayOf(past, 'p1', 'P8')).toEqual(['p4']);
    expect(mayOf(past, 'p1', 'P3')).toContain('p5');
  });

  test('one taken from me leaves what was shown in another hand', () => {
    const laid = lay({ hands: ['L5 L9 P1', 'L6 P8 W4', 'W1 P3 P4'] });
    const past = statesOf({ ...laid, shown: { p3: ['W1'] } }, [
      { type: 'play', by: 'p1', card: 'L5' },
      { type: 'play', by: 'p2', card: 'L6' },
      { type: 'play', by: 'p3', card: 'P3', down: true },
      { type: 'play', by: 'p2', card: 'P8' },
      { type: 'take', by: 'p2', from: 'p1', card: 'L9' },
    ]);
    expect(mayOf(past, 'p1', 'W1')).toEqual(['p3']);
    expect(mayOf(past, 'p1', 'L9')).toEqual(['p2']);
  });

  test('what turns up tells what had been taken', () => {
    const laid = lay({ hands: ['L5 P1 W9', 'L6 P2 W4', 'L8 P3 W1', 'L1 L2 W2'], leader: 'p3' });
    const past = statesOf({ ...laid, voids: { p4: ['power'] } }, [
      { type: 'play', by: 'p3', card: 'L8' },
      { type: 'take', by: 'p3', from: 'p1', card: 'P1' },
      { type: 'play', by: 'p4', card: 'L1' },
      { type: 'play', by: 'p1', card: 'L5' },
      { type: 'play', by: 'p2', card: 'L6' },
    ]);
    expect(mayOf(past, 'p1', 'P1')).toEqual(['p3']);
    expect(mayOf(past, 'p1', 'P2')).not.toContain('p4');
  });
});

/** A round by lot, as far as its table goes. */
function roundBy(seed: number): { readonly begun: State; readonly actions: readonly Action[] } {
  const luck = seededRandom(seed);
  const begun = start(tableAt(seed, luck));
  const actions: Action[] = [];
  let state: State = begun;
  do {
    const action = choice(state, luck, 3 + (seed % 4));
    ({ state } = apply(state, action));
    actions.push(action);
  } while (state.phase === 'meeting' || state.phase === 'effect');
  return { begun, actions };
}

/** The actions with two cards in each other's stead from one of them on. */
function swapped(actions: readonly Action[], from: number, one: Card, other: Card): readonly Action[] {
  const swap = (card: unknown) => (card === one ? other : card === other ? one : card);
  return actions.map((action, at) => {
    if (at < from) return action;
    const { history, ...rest } = { history: undefined, ...action };
    const text = JSON.stringify(rest, (_, part: unknown) => swap(part));
    return { ...(JSON.parse(text) as Action), ...(history !== undefined && { history }) };
  });
}

/** The states from one on by another course, if a seat sees the same all along; null where it does not, or where the rules forbid it. */
function sameSeen(
  from: State,
  actions: readonly Action[],
  viewer: Seat,
  seen: readonly string[],
): readonly State[] | null {
  const states = [from];
  for (const [at, action] of actions.entries()) {
    const state = states.at(-1) ?? from;
    if (judge(state, action).length > 0) return null;
    const next = apply(state, action).state;
    if (JSON.stringify(view(next, viewer)) !== seen[at]) return null;
    states.push(next);
  }
  return states;
}

function placeOf(state: InGame, card: Card): HiddenPlace | undefined {
  if (state.discard.includes(card)) return 'pile';
  if (state.meeting.laid.some((laid) => laid.card === card)) return 'down';
  return seatsAt(state).find((seat) => handOf(state, seat).includes(card));
}

/** Of the claims that a card can be in a place, those that hold in no round found that looks the same to a seat. */
function notFound(
  states: readonly State[],
  actions: readonly Action[],
  viewer: Seat,
  claims: readonly string[],
): readonly string[] {
  const seen = states.map((state) => JSON.stringify(view(state, viewer)));
  const open = new Set(claims);
  const rounds = [{ states, actions }];
  const met = new Set([JSON.stringify(actions)]);
  for (const round of rounds) {
    for (const [at, action] of round.actions.entries()) {
      const before = round.states[at];
      const isHidden = action.type !== 'play' || action.down === true;
      if (before === undefined || !isHidden || rounds.length > 400) continue;
      for (const [index, one] of CARDS.entries()) {
        for (const other of CARDS.slice(index + 1)) {
          if (open.size === 0) return [];
          if (before.phase !== 'deal' && placeOf(before, one) !== placeOf(before, other)) continue;
          const next = swapped(round.actions, at, one, other);
          const text = JSON.stringify(next);
          if (met.has(text)) continue;
          met.add(text);
          const rest = sameSeen(before, next.slice(at), viewer, seen.slice(at + 1));
          const last = rest?.at(-1);
          if (rest === null || last === undefined || last.phase === 'deal') continue;
          rounds.push({ states: [...round.states.slice(0, at), ...rest], actions: next });
          for (const card of CARDS) open.delete(`${card} ${placeOf(last, card)}`);
        }
      }
    }
  }
  return [...open];
}

test('Where a card is said to be possible it lies in some round that looks the same', () => {
  let asked = 0;
  for (const seed of [2, 3, 4, 6]) {
    const { begun, actions } = roundBy(seed);
    const states = statesOf(begun, actions).slice(0, -4);
    const now = states.at(-1);
    if (now === undefined || now.phase === 'deal') continue;
    const claims = CARDS.flatMap((card) =>
      mayOf(states, 'p1', card).flatMap((place) =>
        place === placeOf(now, card) ? [] : [`${card} ${place}`],
      ),
    );
    asked += claims.length;
    expect(notFound(states, actions.slice(0, states.length - 1), 'p1', claims), `${seed}`).toEqual([]);
  }
  expect(asked).toBeGreaterThan(30);
});
