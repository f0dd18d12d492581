import { describe, expect, test } from 'vitest';
import { rankOf } from '#games/switch/rules/cards';
import { judge } from '#games/switch/rules/judge';
import { lastWithoutFinish } from '#games/switch/rules/last-without-finish';
import { playable } from '#games/switch/rules/legal';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { goesAfter, playsOf } from '#games/switch/rules/several';
import { words as events } from '#said/switch/events';
import { words as legality } from '#said/switch/legality';
import { words as table } from '#said/switch/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { statesOf } from '../board/random-game-states.ts';
import { action, lay, type Laying } from './table.ts';

/** With which card of a rank a play begins, what answers a penalty, and what is said of both. */

const SIXES: Laying = { hands: ['6H 6S 9D', '4C'], on: 'QS' };
const refusals = (laying: Laying, play: string) =>
  judge(lay(laying), action(lay(laying), play)).map((refusal) => say(legality.refusals, refusal));

describe('A card that goes only after another of its rank', () => {
  test('is told with which to begin, alone and before it', () => {
    expect(goesAfter(lay(SIXES), '6H')).toEqual(['6S']);
    for (const play of ['6H', '6H 6S'])
      expect(refusals(SIXES, play)).toEqual([
        '6♥ does not go on Q♠: spades or Queen has to be matched. Begin with 6♠: 6♥ may go after it in the same turn.',
      ]);
    expect(refusals(SIXES, '6S 6H')).toEqual([]);
    expect(refusals(SIXES, '9D').join()).not.toContain('Begin');
  });

  test('does not go after the 5♥, which is laid last', () => {
    expect(goesAfter(lay({ hands: ['5H 5C', '4C'], on: '9H' }), '5C')).toEqual([]);
    expect(goesAfter(lay({ hands: ['5H 5C', '4C'], on: '9C' }), '5H')).toEqual(['5C']);
  });

  test('is the one of which every play begins with one of those, in any position', () => {
    let after = 0;
    for (const state of statesOf(64)) {
      if (state.phase !== 'turn' || state.rulings.mistakes === 'cut-throat') continue;
      const plays = playsOf(state);
      for (const card of state.hands[state.turn] ?? []) {
        const firsts = plays.flatMap(({ cards }) => (cards.includes(card) ? cards.slice(0, 1) : []));
        const wanted = playable(state).includes(card) ? [] : [...new Set(firsts)];
        expect(goesAfter(state, card).toSorted()).toEqual(wanted.toSorted());
        expect(wanted.every((first) => rankOf(first) === rankOf(card))).toBe(true);
        after += wanted.length;
      }
    }
    expect(after).toBeGreaterThan(20);
  });
});

describe('What may be laid on a penalty', () => {
  test.each([
    [{ on: '2S', penalty: 2 }, ['2'], 'a 2'],
    [{ on: '2H', penalty: 2 }, ['2', '5H'], 'a 2 or 5♥'],
    [{ on: '5H', penalty: 5 }, ['2H'], '2♥'],
    [{ on: '5H 2H', penalty: 7 }, ['2'], 'a 2'],
    [{ on: '2H 5H', penalty: 7 }, [], null],
    [{ on: '2S', penalty: 2, rulings: { 'seven-on-penalty': 'after-serving' } }, ['2', '7'], 'a 2 or a 7'],
    [{ on: '9C' }, [], null],
  ] as const)('%j', (laying, answers, said) => {
    expect(laidOnPenalty(lay({ hands: ['4C', '4D'], ...laying }))).toEqual(answers);
    if (said !== null) expect(table.table.answers(answers)).toBe(`To be answered with ${said}`);
  });
});

describe('On a card that is not matched as itself', () => {
  const seven: Laying = { hands: ['QH QS 4C', '4D'], on: '9S 7C', rank: '9', suit: 'spades' };
  const ace: Laying = { hands: ['QH QS 4C', '4D'], on: 'AC', suit: 'spades' };

  test('a refusal says what it stands for', () => {
    expect(refusals(seven, '4C')).toEqual([
      '4♣ does not go on 7♣, which mirrors what lies below it: spades or 9 has to be matched.',
    ]);
    expect(refusals(ace, '4C')).toEqual([
      '4♣ does not go on A♣, for which spades was chosen: spades or Ace has to be matched.',
    ]);
  });

  test('a play says what was asked for, and not that suits or ranks are alike', () => {
    const played = (on: '7C' | 'QS') =>
      events.played({
        ...({ type: 'played', rule: 'match-top', by: 'p1', cards: ['9H'], on } as const),
        ...({ rank: on === '7C' ? '9' : 'Q', suit: 'spades' } as const),
      });
    expect(played('7C')).toBe('Player 1 plays 9♥ on 7♣, which asks for 9 or spades.');
    expect(played('QS')).toBe('Player 1 plays 9♥ on Q♠, rank on rank.');
  });
});

describe('The only card in hand, with which the game cannot be finished,', () => {
  test.each<[laying: Laying, last: string | null]>([
    [{ hands: ['2S', '4C'], on: 'KS' }, '2S'],
    [{ hands: ['AH', '4C'], on: 'KS' }, 'AH'],
    [{ hands: ['9S', '4C'], on: 'KS' }, null],
    // In a run no card finishes.
    [{ hands: ['9S', '4C'], on: '8D', run: '8' }, '9S'],
    [{ hands: ['2S', '4C'], on: '2D', penalty: 2 }, '2S'],
    // It may not be laid here, or is not alone.
    [{ hands: ['2S', '4C'], on: 'KD' }, null],
    [{ hands: ['2S 2D', '4C'], on: 'KS' }, null],
    [{ hands: ['2S', '4C'], on: 'KS', rulings: { 'finish-on-trick': 'win' } }, null],
  ])('is told beforehand: %j', (laying, last) => {
    expect(lastWithoutFinish(lay(laying))).toBe(last);
  });
});
