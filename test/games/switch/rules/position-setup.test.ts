import { describe, expect, test } from 'vitest';
import { CARDS, sorted } from '#games/switch/rules/cards';
import { readSetup } from '#games/switch/casebook/read-case-setup';
import { EMPTY, setupOf, stateOf } from '#games/switch/rules/position-setup';
import { start } from '#games/switch/rules/state-before-deal';
import type { State } from '#games/switch/rules/state';
import { switchRules } from '#games/switch/rules/rules';
import { switchGame } from '#games/switch/rules/game';
import { seededRandom } from '#kit/random';
import { everyCard, lay } from './table.ts';

/** Positions as somebody lays them out. */

const read = (json: unknown) => {
  const setup = readSetup(json);
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
};

describe('A position from JSON', () => {
  test('needs only the hands and the top card: all other cards are the deck', () => {
    const state = stateOf(read({ hands: { p1: ['4S', '9C'], p2: ['6D'] }, top: '6S' }));
    expect(unmixed(state)).toEqual(lay({ hands: ['4S 9C', '6D'], on: '6S' }));
    expect(state).not.toEqual(unmixed(state));
  });

  test('tells what waits, what is matched and whose turn it is', () => {
    const laid = { hands: ['4S 9C', '6D', '6H'], on: '7S', turn: 'p2', direction: -1, rank: '2', suit: 'hearts' } as const; // prettier-ignore
    const json = {
      hands: { p1: ['9C', '4S'], p2: ['6D'], p3: ['6H'] },
      top: '7S',
      turn: 'p2',
      direction: -1,
      match: { rank: '2', suit: 'hearts' },
    };
    expect(unmixed(stateOf(read(json)))).toEqual(lay(laid));
    expect(stateOf(read({ ...json, penalty: 4, run: 'K', passes: 1 }))).toMatchObject({ penalty: 4, run: 'K', passes: 1 }); // prettier-ignore
  });

  test('with a deck has all other cards at the bottom of the stack', () => {
    const laid = { hands: { p1: ['4S'], p2: ['6D'] }, top: '6S', under: ['9C'], deck: ['KD'] };
    const state = stateOf(read(laid));
    expect(state).toMatchObject({ deck: ['KD'], match: { rank: '6', suit: 'spades' } });
    expect(state.phase === 'turn' && state.played.slice(-2)).toEqual(['9C', '6S']);
    expect(state.phase === 'turn' && everyCard(state).toSorted()).toEqual(CARDS.toSorted());
  });

  test('without hands waits for the deal', () => {
    expect(stateOf(read({ hands: {}, rulings: { mistakes: 'cut-throat' } }))).toEqual(
      start({ mistakes: 'cut-throat' }),
    );
  });

  test.each<[string, unknown]>([
    ['no object', 7],
    ['no hands', { top: '6S' }],
    ['a card that there is none of', { hands: { p1: ['1S'] }, top: '6S' }],
    ['a seat that there is none of', { hands: { p7: ['4S'] } }],
    ['a ruling that there is none of', { hands: {}, rulings: { mistakes: 'forgiven' } }],
    ['a key too many', { hands: {}, hand: [] }],
    ['half a card waiting', { hands: {}, penalty: 0.5 }],
  ])('is refused with %s', (_, json) => {
    expect(readSetup(json).ok).toBe(false);
  });
});

test('Every position of a game is one that can be laid out, and all 52 cards lie in it', () => {
  const chance = seededRandom(21);
  let laidOut = 0;
  for (const players of [2, 3, 4, 5, 6]) {
    let state: State = start();
    for (let moves = 0; moves < 120 && state.phase !== 'over'; moves += 1) {
      expect(stateOf(setupOf(state))).toEqual(withoutShown(state));
      laidOut += 1;
      const legal = switchRules.legal(state);
      const action = legal[Math.floor(chance() * legal.length)] ?? switchGame.deal(state, chance, players);
      ({ state } = switchRules.apply(state, action));
      if (state.phase !== 'deal') expect(new Set(everyCard(state)).size).toBe(52);
    }
  }
  expect(laidOut).toBeGreaterThan(200);
});

test('The empty table is one for two', () => {
  expect(unmixed(stateOf(EMPTY))).toEqual(lay({ hands: ['', ''], on: '4C' }));
});

/** The same with the deck in the order of a sorted hand. */
function unmixed(state: State): State {
  return state.phase === 'deal' ? state : { ...state, deck: sorted(state.deck) };
}

function withoutShown(state: State): State {
  if (state.phase === 'deal') return state;
  return { ...state, shown: Object.fromEntries(Object.keys(state.shown).map((seat) => [seat, []])) };
}
