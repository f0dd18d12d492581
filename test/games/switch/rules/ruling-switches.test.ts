import { describe, expect, test } from 'vitest';
import { RULINGS, type RulingId, type Ruling } from '#games/switch/rules/ruling-readings';
import { DEFAULT_RULINGS, SWITCHES } from '#games/switch/rules/ruling-switches';
import { holds, type Laying, type Row } from './table.ts';

/** Every ruling under each of its readings, then what is settled where the source is silent. */

const ruled = (at: Laying, rulings: Laying['rulings']): Laying => ({ ...at, ...(rulings && { rulings }) });
const lastEight: Laying = { hands: ['8S', '6D', '6H'], on: '9S' };
const twoEights: Laying = { hands: ['8S 8D 9C', '6D', '6H'], on: '9S' };
const onTwos: Laying = { hands: ['7D 7C 4C', '6D', '6H'], on: '2S', penalty: 4 };
const onFive: Laying = { hands: ['7D 4C', '6D', '6H'], on: '5H', penalty: 5 };
const twoOfHearts: Laying = { hands: ['5H 4C', '6D'], on: '2H', penalty: 4 };
const king: Laying = { hands: ['AS AD 4C', 'AC 9S 6D 9D'], on: 'KH', run: 'K' };
const wrong: Laying = { hands: ['9S 9D 4C', '6D'], on: 'QH', run: 'Q' };
const early: Laying = { hands: ['AS 4C', '6D'], on: 'QH', run: 'Q' };

type Readings<Id extends RulingId> = (typeof RULINGS)[Id]['readings'][number]['id'];
// prettier-ignore
const READINGS: { readonly [Id in RulingId]: Readonly<Record<Readings<Id>, readonly Row[]>> } = {
  'finish-on-trick': {
    draw: [
      ['an 8 takes effect, and its player draws', lastEight, ['8S'], { direction: -1, turn: 'p3', hands: [1, 1, 1], winner: null }],
      ['two 8s give another turn, with the card that was drawn', { hands: ['8S 8D', '6D'], on: '9S' }, ['8S 8D'], { turn: 'p1', hands: [1, 1] }],
      ['a 2 leaves its penalty', { hands: ['2S', '6D'], on: '9S' }, ['2S'], { penalty: 2, turn: 'p2', hands: [1, 1] }],
      ['a 3 begins a run', { hands: ['3S', '6D'], on: '9S' }, ['3S'], { run: '3', hands: [1, 1] }],
      ['the 5♥ leaves its penalty', { hands: ['5H', '6D'], on: '9H' }, ['5H'], { penalty: 5, hands: [1, 1] }],
      ['another 5 wins', { hands: ['5D', '6D'], on: '9D' }, ['5D'], { winner: 'p1' }],
      ['a 7 mirrors', { hands: ['7D', '6D'], on: '9H' }, ['7D'], { match: '9 hearts', hands: [1, 1] }],
      ['a Jack skips', { hands: ['JS', '6D', '6H'], on: '9S' }, ['JS'], { turn: 'p3', hands: [1, 1, 1] }],
      ['an Ace chooses', { hands: ['AS', '6D'], on: '9S' }, ['AS>clubs'], { match: 'A clubs', hands: [1, 1] }],
      ['any card of a run', { hands: ['9S', '6D'], on: '8H', run: '8' }, ['9S'], { run: '9', hands: [1, 1] }],
      ['the Ace that ends it too', { hands: ['AS', '6D'], on: 'KH', run: 'K' }, ['AS'], { run: null, hands: [1, 1] }],
    ],
    win: [
      ['an 8 wins', ruled(lastEight, { 'finish-on-trick': 'win' }), ['8S'], { winner: 'p1', hands: [0, 1, 1] }],
      ['a 2 wins', { hands: ['2S', '6D'], on: '9S', rulings: { 'finish-on-trick': 'win' } }, ['2S'], { winner: 'p1' }],
      ['a card of a run wins', { hands: ['9S', '6D'], on: '8H', run: '8', rulings: { 'finish-on-trick': 'win' } }, ['9S'], { winner: 'p1' }],
      ['a 7 that is served does not: the hand is not empty', { hands: ['7D', '6D'], on: '2S', penalty: 2, rulings: { 'finish-on-trick': 'win', 'seven-on-penalty': 'after-serving' } }, ['7D'], { winner: null, hands: [2, 1] }],
    ],
  },
  'even-eights': {
    again: [['the same player goes again, in the same direction', twoEights, ['8S 8D'], { turn: 'p1', direction: 1 }]],
    passes: [
      ['the direction stays, and the turn passes', ruled(twoEights, { 'even-eights': 'passes' }), ['8S 8D'], { turn: 'p2', direction: 1 }],
      ['an odd number turns it all the same', ruled({ ...twoEights, hands: ['8S 9C', '6D', '6H'] }, { 'even-eights': 'passes' }), ['8S'], { turn: 'p3', direction: -1 }],
    ],
  },
  'seven-on-penalty': {
    illegal: [
      ['it goes on no active 2', onTwos, ['7D'], { refused: ['seven-no-counter'] }],
      ['nor on the active 5♥', onFive, ['7D'], { refused: ['seven-no-counter'] }],
    ],
    'after-serving': [
      ['its player picks up the whole penalty, and it lies there as a 2', ruled(onTwos, { 'seven-on-penalty': 'after-serving' }), ['7D'], { penalty: 0, hands: [6, 1, 1], turn: 'p2', match: '2 spades', top: '7D' }],
      ['as the 5♥', ruled(onFive, { 'seven-on-penalty': 'after-serving' }), ['7D'], { penalty: 0, hands: [6, 1, 1], turn: 'p2', match: '5 hearts' }],
      ['the next 2 begins again', ruled({ ...onTwos, hands: ['7D 4C', '2D 6D', '6H'] }, { 'seven-on-penalty': 'after-serving' }), ['7D', '2D'], { penalty: 2 }],
      ['as a last card it costs one more', ruled({ ...onFive, hands: ['7D', '6D', '6H'] }, { 'seven-on-penalty': 'after-serving' }), ['7D'], { hands: [6, 1, 1], winner: null }],
    ],
  },
  'five-hearts-on-twos': {
    'on-two-of-hearts': [
      ['on the 2♥ it goes', twoOfHearts, ['5H'], { penalty: 9 }],
      ['on another 2 it does not', { ...twoOfHearts, on: '2C' }, ['5H'], { refused: ['five-hearts-on-two'] }],
      ['not even where the 2♥ lies below', { ...twoOfHearts, on: '2H 2C' }, ['5H'], { refused: ['five-hearts-on-two'] }],
      ['a dead 2♥ is a heart', { ...twoOfHearts, penalty: 0 }, ['5H'], { penalty: 5 }],
    ],
    never: [
      ['on the 2♥ it does not go', ruled(twoOfHearts, { 'five-hearts-on-twos': 'never' }), ['5H'], { refused: ['five-hearts-on-two'] }],
      ['a dead 2♥ is a heart', ruled({ ...twoOfHearts, penalty: 0 }, { 'five-hearts-on-twos': 'never' }), ['5H'], { penalty: 5 }],
    ],
  },
  'run-many-ranks': {
    'one-rank': [
      ['any number of cards of one rank', { hands: ['9S 9D 9H 4C', '6D'], on: '8H', run: '8' }, ['9S 9D 9H'], { run: '9', hands: [1, 1] }],
      ['but not of two', { hands: ['9S 10S 4C', '6D'], on: '8H', run: '8' }, ['9S 10S'], { refused: ['run-one-rank'] }],
    ],
  },
  'run-ace': {
    ends: [
      ['the run is over with the turn', king, ['AS'], { run: null, match: 'A spades', turn: 'p2' }],
      ['several Aces go in that turn, and none chooses', king, ['AS AD'], { run: null, match: 'A diamonds', hands: [1, 4] }],
      ['a suit may not be chosen', king, ['AS>hearts'], { refused: ['run-powerless'] }],
      ['then the suit of the Ace follows', king, ['AS', '9S'], { top: '9S' }],
      ['no other', king, ['AS', '9D'], { refused: ['match-top'] }],
      ['or an Ace, which chooses', king, ['AS', 'AC>hearts'], { match: 'A hearts' }],
      ['drawing costs one card', king, ['AS', 'draw'], { hands: [2, 5] }],
    ],
    'goes-on': [
      ['the run stands on the Ace', ruled(king, { 'run-ace': 'goes-on' }), ['AS'], { run: 'A', match: 'A spades', turn: 'p2' }],
      ['another Ace belongs to it, and chooses nothing', ruled(king, { 'run-ace': 'goes-on' }), ['AS', 'AC'], { run: 'A', match: 'A clubs' }],
      ['not even if its player likes', ruled(king, { 'run-ace': 'goes-on' }), ['AS', 'AC>hearts'], { refused: ['run-powerless'] }],
      ['a card of its suit ends it', ruled(king, { 'run-ace': 'goes-on' }), ['AS', '9S'], { run: null, top: '9S' }],
      ['another card does not go', ruled(king, { 'run-ace': 'goes-on' }), ['AS', '9D'], { refused: ['match-top'] }],
      ['drawing ends it and costs one card', ruled(king, { 'run-ace': 'goes-on' }), ['AS', 'draw'], { run: null, hands: [2, 5], match: 'A spades' }],
      ['a 7 mirrors it, for the run is over', ruled({ hands: ['AS 4C', '7D 6D'], on: 'KH', run: 'K' }, { 'run-ace': 'goes-on' }), ['AS', '7D'], { run: null, match: 'A spades', top: '7D' }],
      ['a last card that is none of the run wins', ruled({ hands: ['AS 4C', '9S'], on: 'KH', run: 'K' }, { 'run-ace': 'goes-on' }), ['AS', '9S'], { winner: 'p2' }],
      ['a last Ace does not', ruled({ hands: ['AS 4C', 'AD'], on: 'KH', run: 'K' }, { 'run-ace': 'goes-on' }), ['AS', 'AD'], { winner: null, hands: [1, 1], run: 'A' }],
    ],
  },
  mistakes: {
    refused: [
      ['what does not follow is refused', wrong, ['9S'], { refused: ['run-follow'] }],
      ['an Ace too early too', early, ['AS'], { refused: ['run-ace'] }],
    ],
    'cut-throat': [
      ['what does not follow on a Queen costs 13 and 2 cards', ruled(wrong, { mistakes: 'cut-throat' }), ['9S'], { hands: [18, 1], run: 'Q', top: 'QH', turn: 'p2' }],
      ['both cards of it return', ruled(wrong, { mistakes: 'cut-throat' }), ['9S 9D'], { hands: [18, 1], run: 'Q' }],
      ['on a 10 it costs 11 and 2', ruled({ ...wrong, on: '10H', run: '10' }, { mistakes: 'cut-throat' }), ['4C'], { hands: [16, 1] }],
      ['on a Jack 12 and 2', ruled({ ...wrong, on: 'JH', run: 'J' }, { mistakes: 'cut-throat' }), ['4C'], { hands: [17, 1] }],
      ['on a King 14 and 2', ruled({ ...wrong, on: 'KH', run: 'K' }, { mistakes: 'cut-throat' }), ['4C'], { hands: [19, 1] }],
      ['a 2 costs the same', ruled({ hands: ['2S 4C', '6D'], on: '3H', run: '3' }, { mistakes: 'cut-throat' }), ['2S'], { hands: [8, 1], run: '3' }],
      ['an Ace on a Queen 13, 2 and 12', ruled(early, { mistakes: 'cut-throat' }), ['AS'], { hands: [29, 1], run: 'Q' }],
      ['on a 3 13, 2 and 3', ruled({ ...early, on: '3H', run: '3' }, { mistakes: 'cut-throat' }), ['AS'], { hands: [20, 1], run: '3' }],
      ['it chooses no suit', ruled(early, { mistakes: 'cut-throat' }), ['AS>hearts'], { refused: ['run-powerless'] }],
      ['outside a run a mistake is refused', ruled({ hands: ['9C', '6D'], on: '4S' }, { mistakes: 'cut-throat' }), ['9C'], { refused: ['match-top'] }],
      ['on active 2s too', ruled({ hands: ['9C', '6D'], on: '2S', penalty: 2 }, { mistakes: 'cut-throat' }), ['9C'], { refused: ['twos-answer'] }],
    ],
  },
};

for (const [id, readings] of Object.entries(READINGS))
  describe.each(Object.entries(readings))(`${id}: %s`, (_, rows) => {
    test.each(rows)('%s', (...row) => {
      holds(row);
    });
  });

// prettier-ignore
const SETTLED: readonly Row[] = [
  ['a 7 on an Ace keeps the chosen suit', { hands: ['7D 4C', '6D'], on: 'AS', suit: 'hearts' }, ['7D'], { match: 'A hearts' }],
  ['a 7 on a 7 on an Ace keeps it too', { hands: ['7D 4C', '7S 6D'], on: 'AS', suit: 'hearts' }, ['7D', '7S'], { match: 'A hearts', top: '7S' }],
  ['a 7 on a 3 starts no run', { hands: ['7D 4C', '6D'], on: '3S' }, ['7D'], { run: null, match: '3 spades' }],
  ['a 3 on that 7 does', { hands: ['7D 4C', '3H 6D'], on: '3S' }, ['7D', '3H'], { run: '3' }],
  ['on a mirrored Ace an Ace goes', { hands: ['7D 4C', 'AH 6D'], on: 'AS', suit: 'hearts' }, ['7D', 'AH>clubs'], { match: 'A clubs' }],
  ['after 2♠, 2♥, 5♥ the nine cards cannot be countered', { hands: ['5H 4C', '2C 2D 6D'], on: '2S 2H', penalty: 4 }, ['5H', '2C'], { refused: ['five-hearts-answer'] }],
  ['the 5♥ among several 5s counts and goes on top', { hands: ['5D 5H 4C', '6D'], on: '9D' }, ['5D 5H'], { penalty: 5, top: '5H' }],
  ['it may not be covered', { hands: ['5D 5H 4C', '6D'], on: '9H' }, ['5H 5D'], { refused: ['five-hearts-last'] }],
  ['in a run it may', { hands: ['5D 5H 4C', '6D'], on: '4S', run: '4' }, ['5H 5D'], { run: '5', top: '5D', penalty: 0 }],
  ['on the active 2♥ it goes alone', { hands: ['5D 5H 4C', '6D'], on: '2H', penalty: 2 }, ['5D 5H'], { refused: ['twos-answer'] }],
  ['the 2♥ and further 2s answer the 5♥ together', { hands: ['2H 2C 4C', '6D'], on: '5H', penalty: 5 }, ['2H 2C'], { penalty: 9, top: '2C' }],
  ['but the 2♥ first', { hands: ['2H 2C 4C', '6D'], on: '5H', penalty: 5 }, ['2C 2H'], { refused: ['five-hearts-answer'] }],
  ['countering is a free choice', { hands: ['2H 4C', '6D'], on: '2S', penalty: 2 }, ['draw'], { hands: [4, 1], penalty: 0 }],
  ['drawing is always allowed', { hands: ['4S 4C', '6D'], on: '9S' }, ['draw'], { hands: [3, 1], turn: 'p2' }],
  ['a card drawn is not played in the same turn', { hands: ['4C', '6D'], on: '9S' }, ['draw'], { turn: 'p2' }],
  ['four Jacks of three go round to the second next', { hands: ['JS JC JD JH 9C', '6D', '6H'], on: '9S' }, ['JS JC JD JH'], { turn: 'p3' }],
  ['two Jacks of two lead to the other', { hands: ['JS JC 9C', '6D'], on: '9S' }, ['JS JC'], { turn: 'p2' }],
  ['a card left by a run matches by its own rank and suit', { hands: ['9S', '7C 6D'], on: '6H 7D', run: '7' }, ['draw', '7C'], { match: '7 diamonds', turn: 'p1', run: null }],
  ['an 8 left by a run is dead', { hands: ['9S', '8C 6D', '6H'], on: '8D', run: '8' }, ['draw'], { direction: 1, turn: 'p2' }],
  ['a run of 3s goes on with a 3', { hands: ['3S 9C', '3D 6D'], on: '9S' }, ['3S', '3D'], { run: '3', turn: 'p1' }],
];

test.each(SETTLED)('Settled: %s', (...row) => {
  holds(row);
});

test('A ruling has its default first, and is a switch where it changes play', () => {
  for (const [id, { effect, readings }] of Object.entries<Ruling>(RULINGS)) {
    const values = Object.entries<readonly string[]>(SWITCHES).find(([name]) => name === id)?.[1];
    expect(values).toEqual(effect === 'play' ? readings.map((reading) => reading.id) : undefined);
    if (effect === 'play') expect(Object.entries(DEFAULT_RULINGS)).toContainEqual([id, readings[0]?.id]);
  }
});
