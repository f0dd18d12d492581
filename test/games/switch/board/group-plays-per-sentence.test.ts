import { describe, expect, test } from 'vitest';
import {
  groupPlaysPerSentence,
  reasonsIn,
  sharedEvents,
  type PlayGroup,
} from '#games/switch/board/group-plays-per-sentence';
import { SUITS, type Card } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import { playsOf } from '#games/switch/rules/several';
import type { Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/sandbox-answers';
import { lay, type Laying } from '../rules/table.ts';
import { statesOf } from './random-game-states.ts';

/** The plays of a hand, told in as few sentences as they take. */

const told = (laying: Laying) =>
  groupPlaysPerSentence(lay(laying)).map(
    (group) =>
      (group.count === 1 ? group.cards.map(game.card).join() : words.plays.group(group)) +
      (group.choosesSuit ? ', choosing any suit' : ''),
  );

describe('Several cards of a rank are told together', () => {
  test.each<[string, Laying, readonly string[]]>([
    ['a card alone by itself', { hands: ['6S QD', '4D'], on: '9S' }, ['6♠']],
    [
      'all of which fit, in any order',
      { hands: ['6C 6H 6S', '4D'], on: '6D' },
      [
        '6♣',
        '6♥',
        '6♠',
        'two of 6♣, 6♥ and 6♠, ending on any of them',
        '6♣, 6♥ and 6♠, ending on any of them',
      ],
    ],
    ['one of two that fits goes first', { hands: ['6C 6H', '4D'], on: '9C' }, ['6♣', '6♣, then 6♥']],
    [
      'one of three that fits goes first',
      { hands: ['6C 6H 6S', '4D'], on: '9C' },
      [
        '6♣',
        'two of 6♣, 6♥ and 6♠, beginning with 6♣, ending on 6♥ or 6♠',
        '6♣, 6♥ and 6♠, beginning with 6♣, ending on 6♥ or 6♠',
      ],
    ],
    [
      'two ranks one after the other',
      { hands: ['9C 9H QC', '4D'], on: '9S' },
      ['9♣', '9♥', '9♣ and 9♥, ending on any of them'],
    ],
    [
      'the 5♥ on top of others, and the others without it',
      { hands: ['5C 5D 5H', '4D'], on: '9C' },
      ['5♣', '5♣, then 5♦', '5♣, then 5♥', '5♣, 5♦ and 5♥, beginning with 5♣, ending on 5♥'],
    ],
    [
      'in a run the 5♥ as any other',
      { hands: ['5C 5H', '4D'], on: '4S', run: '4' },
      ['5♣', '5♥', '5♣ and 5♥, ending on any of them'],
    ],
    [
      'Aces with the suit that is chosen',
      { hands: ['AC AS', '4D'], on: '9H' },
      [
        'A♣, choosing any suit',
        'A♠, choosing any suit',
        'A♣ and A♠, ending on any of them, choosing any suit',
      ],
    ],
    ['Aces of a run without one', { hands: ['AC', '4D'], on: 'KH', run: 'K' }, ['A♣']],
    ['nothing where nothing fits', { hands: ['6C QD', '4D'], on: '9S' }, []],
  ])('%s', (_, laying, groups) => {
    expect(told(laying)).toEqual(groups);
  });

  test('what does not follow in a run is told as a mistake where it has a price', () => {
    const state = lay({ hands: ['5C 9H', '4D'], on: '4S', run: '4', rulings: { mistakes: 'cut-throat' } });
    expect(groupPlaysPerSentence(state).map(({ cards, isMistake }) => [cards, isMistake])).toEqual([
      [['5C'], false],
      [['9H'], true],
    ]);
  });
});

/** Every play that a group tells of, made of what it says and of nothing else. */
function spelledOut({ count, cards, firsts, lasts, choosesSuit }: PlayGroup): readonly string[] {
  const orders = permutations(cards, count).filter(
    (order) => firsts.some((card) => card === order[0]) && lasts.some((card) => card === order.at(-1)),
  );
  return orders.flatMap((order) =>
    choosesSuit ? SUITS.map((suit) => `${order.join(' ')}>${suit}`) : [order.join(' ')],
  );
}

function permutations(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  return cards.flatMap((card) =>
    permutations(
      cards.filter((other) => other !== card),
      count - 1,
    ).map((rest) => [card, ...rest]),
  );
}

test('In every position each legal play is told of once, and none else', () => {
  let several = 0;
  for (const state of statesOf(128)) {
    if (state.phase !== 'turn') continue;
    const groups = groupPlaysPerSentence(state);
    const told = groups.flatMap(spelledOut);
    const legal = playsOf(state).map(({ cards, suit }) => cards.join(' ') + (suit ? `>${suit}` : ''));
    expect(told.toSorted()).toEqual(legal.toSorted());
    several += groups.filter(({ count }) => count > 1).length;
  }
  expect(several).toBeGreaterThan(500);
});

test('In every position each card of the hand may be laid first, or has its reason', () => {
  for (const state of statesOf(64)) {
    if (state.phase !== 'turn') continue;
    const reasons = reasonsIn(state);
    const first = groupPlaysPerSentence(state)
      .filter(({ isMistake }) => !isMistake)
      .flatMap(({ firsts }) => firsts);
    const named = new Set([...first, ...reasons.map(({ card }) => card)]);
    expect([...named].toSorted()).toEqual(handOf(state, state.turn).toSorted());
    for (const { card, refusal } of reasons) expect(judged(state, card)).toMatchObject([refusal]);
  }
});

/** What the judge says of a card at a table where mistakes are refused. */
function judged(state: Turn, card: Card) {
  const strict: Turn = { ...state, rulings: { ...state.rulings, mistakes: 'refused' } };
  return judge(strict, { type: 'play', by: state.turn, cards: [card] });
}

test('A card that goes only behind another of its rank says behind which', () => {
  const [reason] = reasonsIn(lay({ hands: ['6C 6H', '4D'], on: '9C' }));
  expect(reason).toMatchObject({ card: '6H', refusal: { rule: 'match-top' }, after: ['6C'] });
});

test('What is told of plays together holds of each of them', () => {
  const state = lay({ hands: ['JC JD JH', '4D', '4H'], on: '9C' });
  const two = groupPlaysPerSentence(state).find(({ count }) => count === 2);
  if (two === undefined) throw new Error('Two Jacks go on a club');
  expect(sharedEvents(state, two).slice(0, 2)).toMatchObject([
    { type: 'skipped', seats: ['p2', 'p3'] },
    { type: 'again', by: 'p1', count: 2 },
  ]);
  // Which of them lies on top is not the same for all.
  expect(sharedEvents(state, two).some(({ type }) => type === 'played')).toBe(false);
});
