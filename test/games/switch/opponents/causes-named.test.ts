import { expect, test } from 'vitest';
import { reasonsBetween } from '#games/switch/opponents/advice';
import type { Move } from '#games/switch/opponents/distinct-legal-moves';
import type { Card } from '#games/switch/rules/cards';
import type { Turn } from '#games/switch/rules/state';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/switch/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/switch/words/ja/play-against-computer.ts';
import { turnAgainst } from './turn-of-first-player.ts';

const play = (...cards: readonly Card[]): Move => ({ type: 'play', by: 'p1', cards });
const choose = (card: Card, suit: 'clubs' | 'diamonds' | 'hearts' | 'spades'): Move => ({
  type: 'play',
  by: 'p1',
  cards: [card],
  suit,
});
const draw: Move = { type: 'draw', by: 'p1' };

/** What makes one card better than another is told as what it does, in both languages. */
test.each<[about: string, state: Turn, made: Move, better: Move, said: string]>([
  [
    'the other leaves trick cards alone',
    turnAgainst(['9H', 'JS', '2C'], [4]),
    play('9H'),
    draw,
    'If you play 9♥, only trick cards are left (J♠ and 2♣), and nobody can finish on one.',
  ],
  [
    'the other leaves a single trick card',
    turnAgainst(['9H', '2S'], [4]),
    play('9H'),
    draw,
    'If you play 9♥, only 2♠ is left, a trick card, and nobody can finish on one.',
  ],
  [
    'the other turns to somebody who is about to finish',
    turnAgainst(['8S', 'KS', '4C', '6D'], [4, 5, 1]),
    play('8S'),
    play('KS'),
    '8♠ turns the direction: Player 4 (1 card) is next, not Player 2 (4 cards).',
  ],
  [
    'the other skips its own player',
    turnAgainst(['JS', 'JC', '4C', '6D'], [4]),
    play('JS', 'JC'),
    play('JS'),
    'J♠ and J♣ skip Player 2 and you: Player 2 (4 cards) is next.',
  ],
  [
    'one 2 is kept to answer with',
    turnAgainst(['2S', '2D', '4C', '6D'], [4, 4]),
    play('2S', '2D'),
    play('2S'),
    '2♦ is better kept: it answers a 2, and holds up whoever is about to finish.',
  ],
  [
    'one Ace is kept',
    turnAgainst(['AS', 'AD', '4C', '6D'], [4, 4]),
    { type: 'play', by: 'p1', cards: ['AS', 'AD'], suit: 'clubs' },
    choose('AS', 'clubs'),
    'A♦ is better kept: it goes on anything later.',
  ],
  [
    'a run leaves less to go on with',
    turnAgainst(['8C', '9C', 'KD', '6H'], [4, 4], { run: '8' }),
    play('9C'),
    play('8C'),
    'Keep 9♣ for the run: you may need it when it comes round to you.',
  ],
  [
    'a trick card can go before the last one',
    turnAgainst(['AS', '3D', '6C'], [4, 4]),
    choose('AS', 'clubs'),
    choose('AS', 'diamonds'),
    '3♦ fits on diamonds next time, and 6♣ stays for the end: nobody can finish on a trick card.',
  ],
  [
    'a card can go next that lets somebody pick up',
    turnAgainst(['AS', '5H', '6C', 'KD'], [4, 4]),
    choose('AS', 'clubs'),
    choose('AS', 'hearts'),
    '5♥ fits on hearts next time, and makes whoever follows pick up.',
  ],
  [
    'a card goes with no other',
    turnAgainst(['9H', 'QS', 'KS', '4C'], [4, 4]),
    play('QS'),
    play('9H'),
    'No other card of yours goes with 9♥: be rid of it while it fits.',
  ],
  [
    'fewer of a suit are out of sight',
    turnAgainst(['AS', '6C', '6D'], [4, 4], { played: ['2C', '3C', '4C', '9C', '9S'] }),
    choose('AS', 'diamonds'),
    choose('AS', 'clubs'),
    'Only 8 clubs are still hidden, against 12 diamonds: it is harder for others to match.',
  ],
])('%s', (_about, state, made, better, said) => {
  const reasons = reasonsBetween(state, made, better);
  expect(reasons.map((reason) => say(words.hint.reasons, reason))).toContain(said);
  expect(reasons.length).toBeLessThanOrEqual(2);
  for (const reason of reasons) expect(say(japanese.hint.reasons, reason)).toMatch(/。$/);
});

test('beside a drawing it is told what can go on the card next time, before how many are left', () => {
  const said = (state: Turn, better: Move) =>
    reasonsBetween(state, draw, better).map((reason) => say(words.hint.reasons, reason));
  expect(said(turnAgainst(['KS', 'QS', 'KD', '4C'], [4, 4]), play('KS'))).toEqual([
    'Next time your Q♠ and K♦ fit on K♠.',
    'It leaves you with 3 cards; if you draw, you have 5.',
  ]);
  expect(said(turnAgainst(['KS'], [4]), play('KS'))).toEqual(['It wins the game.']);
  expect(said(turnAgainst(['6S', '9C'], [4], { run: '9' }), play('9C')).at(-1)).toBe(
    'It spares you the 9 cards that the run would cost you.',
  );
});
