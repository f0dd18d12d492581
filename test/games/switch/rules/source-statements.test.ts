import { describe, expect, test } from 'vitest';
import type { Section } from '#games/switch/rules/source-sections';
import { SECTIONS } from '#games/switch/rules/source-sections';
import { holds, type Row } from './table.ts';

/** The source, section by section; every example that it gives is a row. */

const two = { hands: ['2H 5H 7H 9C', '2C 2D 4S 6S'], on: '2S' } as const;

// prettier-ignore
const SOURCE: Readonly<Partial<Record<Section, readonly Row[]>>> = {
  Gameplay: [
    ['the turn goes from Player 1 to Player 2', { hands: ['4S 9C', '6D', '6H'], on: '6S' }, ['4S'], { turn: 'p2' }],
    ['and from Player 2 to Player 3', { hands: ['4S', '6D 9D', '6H'], on: '6S', turn: 'p2' }, ['6D'], { turn: 'p3' }],
    ['and from the last to Player 1', { hands: ['4S', '6D', '6H 9H'], on: '6S', turn: 'p3' }, ['6H'], { turn: 'p1' }],
    ['a card of the suit may be played', { hands: ['4S 9C', '6D'], on: '6S' }, ['4S'], { top: '4S', match: '4 spades' }],
    ['a card of the rank may be played', { hands: ['6C 9C', '6D'], on: '6S' }, ['6C'], { top: '6C', match: '6 clubs' }],
    ['a card of neither may not', { hands: ['9C 4S', '6D'], on: '6S' }, ['9C'], { refused: ['match-top'] }],
    ['whoever chooses not to play draws a card, and the turn passes', { hands: ['4S 9C', '6D'], on: '6S' }, ['draw'], { turn: 'p2', hands: [3, 1] }],
    ['the first to play the last card wins', { hands: ['4S', '6D'], on: '6S' }, ['4S'], { turn: null, winner: 'p1' }],
  ],
  'Multiple Card Play': [
    ['several cards of one rank go in one turn', { hands: ['9S 9C 9D 4H', '6D'], on: '6S' }, ['9S 9C 9D'], { top: '9D', match: '9 diamonds', hands: [1, 1] }],
    ['but nobody has to play more than one', { hands: ['9S 9C 9D', '6D'], on: '6S' }, ['9S'], { top: '9S', hands: [2, 1] }],
    ['cards of two ranks do not', { hands: ['9S 4S', '6D'], on: '6S' }, ['9S 4S'], { refused: ['same-rank'] }],
    ['the first has to fit', { hands: ['9S 9C', '6D'], on: '6S' }, ['9C 9S'], { refused: ['match-top'] }],
  ],
  '7s': [
    ['on 2♠ a 7 becomes 2♠', { hands: ['7D 4C', '6S'], on: '2S' }, ['7D'], { top: '7D', match: '2 spades' }],
    ['on 5♥ a 7 becomes 5♥', { hands: ['7D 4C', '6S'], on: '5H' }, ['7D'], { top: '7D', match: '5 hearts' }],
    ['on K♣ a 7 becomes K♣', { hands: ['7D 4H', '6S'], on: 'KC' }, ['7D'], { top: '7D', match: 'K clubs' }],
    ['after it the mirrored rank may be played', { hands: ['7D 4H', 'KD 6S'], on: 'KC' }, ['7D', 'KD'], { top: 'KD' }],
    ['or the mirrored suit', { hands: ['7D 4H', '9C 6S'], on: 'KC' }, ['7D', '9C'], { top: '9C' }],
    ['but not the suit of the 7 itself', { hands: ['7D 4H', '9D 6S'], on: 'KC' }, ['7D', '9D'], { refused: ['match-top'] }],
    ['it copies no effect: on a dead 2 it begins no penalty', { hands: ['7D 4C', '6S'], on: '2S' }, ['7D'], { penalty: 0, turn: 'p2' }],
    ['it stops no 2s', { ...two, penalty: 2 }, ['7H'], { refused: ['seven-no-counter'] }],
    ['it counters no 5♥', { hands: ['7D 4C', '6S'], on: '5H', penalty: 5 }, ['7D'], { refused: ['seven-no-counter'] }],
    ['several 7s mirror one after the other', { hands: ['7D 7C 4H', '6S'], on: 'KC' }, ['7D 7C'], { top: '7C', match: 'K clubs' }],
    ['and a 7 on a 7 passes on what that mirrors', { hands: ['7D 4H', '7S 6S'], on: 'KC' }, ['7D', '7S'], { top: '7S', match: 'K clubs' }],
    ['in a run it is only a 7', { hands: ['7D 4H', '6S'], on: '6C', run: '6' }, ['7D'], { run: '7', match: '7 diamonds' }],
  ],
  '5♥': [
    ['the next player has five cards to pick up', { hands: ['5H 4H', '6S'], on: '9H' }, ['5H'], { penalty: 5, turn: 'p2' }],
    ['it goes on a 5 of any suit', { hands: ['5H 4H', '6S'], on: '5C' }, ['5H'], { penalty: 5 }],
    ['and on nothing else', { hands: ['5H 4H', '6S'], on: '6C' }, ['5H'], { refused: ['match-top'] }],
    ['only the 2♥ counters it', { hands: ['5H 4H', '2H 6S'], on: '9H' }, ['5H', '2H'], { penalty: 7, turn: 'p1' }],
    ['another 2 does not', { hands: ['5H 4H', '2D 6S'], on: '9H' }, ['5H', '2D'], { refused: ['five-hearts-answer'] }],
    ['nor does a heart', { hands: ['5H 4H', '9H 6S'], on: 'KH' }, ['5H', '9H'], { refused: ['five-hearts-answer'] }],
    ['2♠, 2♥, 5♥: nine cards in all', { hands: ['2S 5H 4C', '2H 6S'], on: '9S' }, ['2S', '2H', '5H'], { penalty: 9, turn: 'p2' }],
    ['and they are picked up', { hands: ['2S 5H 4C', '2H 6S'], on: '9S' }, ['2S', '2H', '5H', 'draw'], { penalty: 0, turn: 'p1', hands: [1, 10] }],
    ['5♥, 2♥, 2♣: nine cards in all', { hands: ['5H 2C 4C', '2H 6S'], on: '9H' }, ['5H', '2H', '2C'], { penalty: 9, turn: 'p2' }],
    ['in a run it is only a 5', { hands: ['5H 4H', '6S'], on: '4C', run: '4' }, ['5H'], { run: '5', penalty: 0 }],
    ['once served it is dead, and the turn is over', { hands: ['5H 4C', '6S', '4H'], on: '9H' }, ['5H', 'draw'], { penalty: 0, turn: 'p3', hands: [1, 6, 1] }],
    ['then play goes on by its suit', { hands: ['5H 4C', '6S', '4H 9C'], on: '9H' }, ['5H', 'draw', '4H'], { top: '4H', turn: 'p1' }],
  ],
  '2s': [
    ['a 2 gives the next player two cards to pick up', { hands: ['2S 4C', '6S'], on: '9S' }, ['2S'], { penalty: 2, turn: 'p2' }],
    ['any 2 goes on any 2', { hands: ['2S 4C', '2D 6S'], on: '9S' }, ['2S', '2D'], { penalty: 4, turn: 'p1' }],
    ['2♠, 2♥, 2♦: six cards to pick up', { hands: ['2S 4C', '2H 6S', '2D 9S'], on: '9C', suit: 'spades' }, ['2S', '2H', '2D'], { penalty: 6, turn: 'p1' }],
    ['several go in one turn', { hands: ['2S 2H 2D 4C', '6S'], on: '9S' }, ['2S 2H 2D'], { penalty: 6, turn: 'p2' }],
    ['nothing else answers them', { ...two, penalty: 2, turn: 'p2' }, ['6S'], { refused: ['twos-answer'] }],
    ['the turn ends with picking up', { ...two, penalty: 2 }, ['draw'], { penalty: 0, turn: 'p2', hands: [6, 4] }],
    ['then the 2s are dead, and their suit may be matched', { ...two, penalty: 2 }, ['draw', '6S'], { top: '6S', turn: 'p1' }],
    ['or another 2 be played, which begins again with two', { ...two, penalty: 2 }, ['draw', '2D'], { penalty: 2, turn: 'p1' }],
    ['in a run no 2 is legal', { hands: ['2C 4C', '6S'], on: '3C', run: '3' }, ['2C'], { refused: ['run-no-two'] }],
    ['not even on the Ace that ended it', { hands: ['2C 4C', '6S'], on: 'KS', run: 'K' }, ['2C'], { refused: ['run-no-two'] }],
  ],
  Aces: [
    ['an Ace goes on any suit, and its player chooses one', { hands: ['AD 4C', '6S'], on: '9S' }, ['AD>hearts'], { match: 'A hearts', turn: 'p2' }],
    ['it cannot be played without choosing', { hands: ['AD 4C', '6S'], on: '9S' }, ['AD'], { refused: ['ace-suit'] }],
    ['no other card chooses', { hands: ['4S AD', '6S'], on: '9S' }, ['4S>hearts'], { refused: ['ace-suit'] }],
    ['it cannot be played on active 2s', { hands: ['AS 4C', '6S'], on: '2S', penalty: 2 }, ['AS>hearts'], { refused: ['ace-no-counter'] }],
    ['nor on the active 5♥', { hands: ['AH 4C', '6S'], on: '5H', penalty: 5 }, ['AH>hearts'], { refused: ['ace-no-counter'] }],
    ['in a run it goes on a King, and ends it', { hands: ['AS 4C', '6S'], on: 'KH', run: 'K' }, ['AS'], { run: null, match: 'A spades', turn: 'p2' }],
    ['on anything lower it does not', { hands: ['AS 4C', '6S'], on: 'QH', run: 'Q' }, ['AS'], { refused: ['run-ace'] }],
    ['the next must match the chosen suit', { hands: ['AD 4C', '6S 9H'], on: '9S' }, ['AD>hearts', '6S'], { refused: ['match-top'] }],
    ['with a card of it', { hands: ['AD 4C', '6S 9H'], on: '9S' }, ['AD>hearts', '9H'], { top: '9H' }],
    ['or another Ace', { hands: ['AD 4C', 'AS 9H'], on: '9S' }, ['AD>hearts', 'AS>clubs'], { match: 'A clubs' }],
    ['several Aces go in one turn, with one choice', { hands: ['AD AC 4C', '6S'], on: '9S' }, ['AD AC>diamonds'], { top: 'AC', match: 'A diamonds', hands: [1, 1] }],
  ],
  'Runs: Starting a Run': [
    ['a 3 that fits begins a run', { hands: ['3S 4C', '6S'], on: '9S' }, ['3S'], { run: '3', turn: 'p2' }],
    ['one that does not fit does not', { hands: ['3D 4C', '6S'], on: '9S' }, ['3D'], { refused: ['match-top'] }],
    ['several 3s may begin it', { hands: ['3S 3D 3C 4C', '6S'], on: '9S' }, ['3S 3D 3C'], { run: '3', top: '3C', hands: [1, 1] }],
    ['then suits do not matter', { hands: ['3S 9C', '4D 6S'], on: '9S' }, ['3S', '4D'], { run: '4', turn: 'p1' }],
  ],
  'Runs: Run Rules': [
    ['the same rank may follow', { hands: ['7H 9C', '6S'], on: '7D', run: '7' }, ['7H'], { run: '7' }],
    ['or the next', { hands: ['8H 9C', '6S'], on: '7D', run: '7' }, ['8H'], { run: '8' }],
    ...(['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q'] as const).map((rank, at, ranks): Row => {
      const next = ranks[at + 1] ?? 'K';
      return [`after a ${rank} comes a ${next}`, { hands: [`${next}S 2C`, '2D'], on: `${rank}H`, run: rank }, [`${next}S`], { run: next }];
    }),
    ['the last is the Ace: the run ends there', { hands: ['AS 2C', '2D'], on: 'KH', run: 'K' }, ['AS'], { run: null }],
    ['several cards of the rank may be played, and their player chooses which lies on top', { hands: ['8H 8S 8C 9C', '6S'], on: '7D', run: '7' }, ['8H 8C 8S'], { top: '8S', hands: [1, 1] }],
    ['a rank may not be left out', { hands: ['9H 9C', '6S'], on: '7D', run: '7' }, ['9H'], { refused: ['run-follow'] }],
    ['nor may one go back', { hands: ['6H 9C', '6S'], on: '7D', run: '7' }, ['6H'], { refused: ['run-follow'] }],
  ],
  'Runs: Legal Plays': [
    ['on a King another King may be played', { hands: ['KS 2C', '2D'], on: 'KH', run: 'K' }, ['KS'], { run: 'K' }],
    ['or an Ace', { hands: ['AS 2C', '2D'], on: 'KH', run: 'K' }, ['AS'], { top: 'AS' }],
    ['and nothing else', { hands: ['QS 2C', '2D'], on: 'KH', run: 'K' }, ['QS'], { refused: ['run-follow'] }],
  ],
  'Runs: Run Termination': [
    ['a run that ends on 7 costs seven cards', { hands: ['9S 2C', '2D'], on: '7H', run: '7' }, ['draw'], { run: null, hands: [9, 1], turn: 'p2', match: '7 hearts' }],
    ['one that ends on a King costs thirteen', { hands: ['9S 2C', '2D'], on: 'KH', run: 'K' }, ['draw'], { run: null, hands: [15, 1], turn: 'p2' }],
    ['one that ends on a Jack eleven', { hands: ['9S 2C', '2D'], on: 'JH', run: 'J' }, ['draw'], { hands: [13, 1] }],
    ['one that ends on a Queen twelve', { hands: ['9S 2C', '2D'], on: 'QH', run: 'Q' }, ['draw'], { hands: [14, 1] }],
    ['whoever could go on may let it fail', { hands: ['7S 2C', '2D'], on: '7H', run: '7' }, ['draw'], { run: null, hands: [9, 1] }],
  ],
  'Runs: Invalid Sequence Penalty': [
    ['3, 4, 6: at a cut-throat table the 6 returns, and costs 5 and 2 cards', { hands: ['6S 9C', '2D'], on: '3H 4H', run: '4', rulings: { mistakes: 'cut-throat' } }, ['6S'], { run: '4', top: '4H', hands: [9, 1], turn: 'p2' }],
    ['several cards return together', { hands: ['6S 6C 9C', '2D'], on: '3H 4H', run: '4', rulings: { mistakes: 'cut-throat' } }, ['6S 6C'], { run: '4', hands: [10, 1] }],
    ['cards of several ranks are no play at all', { hands: ['4S 6S 9C', '2D'], on: '3H', run: '3', rulings: { mistakes: 'cut-throat' } }, ['4S 6S'], { refused: ['run-one-rank'] }],
  ],
  'Runs: Trick Cards': [
    ['an 8 turns no direction', { hands: ['8S 9C', '2D', '2H'], on: '7H', run: '7' }, ['8S'], { direction: 1, turn: 'p2' }],
    ['two 8s give no further turn', { hands: ['8S 8C 9C', '2D', '2H'], on: '7H', run: '7' }, ['8S 8C'], { direction: 1, turn: 'p2' }],
    ['a Jack skips nobody', { hands: ['JS 9C', '2D', '2H'], on: '10H', run: '10' }, ['JS'], { turn: 'p2' }],
  ],
  'Runs: Run Finish Rule': [
    ['whoever plays the last card in a run draws one', { hands: ['9S', '2D'], on: '8H', run: '8' }, ['9S'], { hands: [1, 1], run: '9', turn: 'p2', winner: null }],
    ['a King too, which is a trick card only there', { hands: ['KS', '2D'], on: 'QH', run: 'Q' }, ['KS'], { hands: [1, 1], run: 'K', winner: null }],
    ['outside a run a King wins', { hands: ['KS', '2D'], on: 'QS' }, ['KS'], { winner: 'p1' }],
  ],
  '8s': [
    ['after one 8 Player 1 is followed by Player 4', { hands: ['8S 9C', '6D', '6H', '6C'], on: '9S' }, ['8S'], { direction: -1, turn: 'p4' }],
    ['and Player 4 by Player 3', { hands: ['8S 9C', '6D', '6H', '6C 8C'], on: '9S' }, ['8S', 'draw'], { turn: 'p3' }],
    ['another 8 leads back to Player 1, 2, 3, 4', { hands: ['8S 9C', '6D', '6H', '6C 8C'], on: '9S' }, ['8S', '8C'], { direction: 1, turn: 'p1' }],
    ['an even number: the same player continues', { hands: ['8S 8D 9C', '6D', '6H', '6C'], on: '9S' }, ['8S 8D'], { direction: 1, turn: 'p1' }],
    ['three turn the direction', { hands: ['8S 8D 8C 9C', '6D', '6H', '6C'], on: '9S' }, ['8S 8D 8C'], { direction: -1, turn: 'p4' }],
    ['four do not', { hands: ['8S 8D 8C 8H 9C', '6D', '6H', '6C'], on: '9S' }, ['8S 8D 8C 8H'], { direction: 1, turn: 'p1' }],
    ['of two players one 8 leads to the other', { hands: ['8S 9C', '6D'], on: '9S' }, ['8S'], { direction: -1, turn: 'p2' }],
    ['and two 8s to the same again', { hands: ['8S 8D 9C', '6D'], on: '9S' }, ['8S 8D'], { turn: 'p1' }],
  ],
  Jacks: [
    ['of two players one Jack gives another turn', { hands: ['JS 9C', '6D'], on: '9S' }, ['JS'], { turn: 'p1' }],
    ['of three two Jacks do', { hands: ['JS JC 9C', '6D', '6H'], on: '9S' }, ['JS JC'], { turn: 'p1' }],
    ['of four three Jacks do', { hands: ['JS JC JD 9C', '6D', '6H', '6C'], on: '9S' }, ['JS JC JD'], { turn: 'p1' }],
    ['one of four skips one', { hands: ['JS 9C', '6D', '6H', '6C'], on: '9S' }, ['JS'], { turn: 'p3' }],
    ['two of six skip two', { hands: ['JS JC 9C', '6D', '6H', '6C', '4D', '4H'], on: '9S' }, ['JS JC'], { turn: 'p4' }],
    ['skips follow the direction', { hands: ['JS 9C', '6D', '6H', '6C'], on: '9S', direction: -1 }, ['JS'], { turn: 'p3', direction: -1 }],
    ['of five', { hands: ['JS 9C', '6D', '6H', '6C', '4D'], on: '9S', direction: -1 }, ['JS'], { turn: 'p4' }],
  ],
  'Combination Tactics': [
    ['8s for another turn, then the last card', { hands: ['8S 8D 9D', '6D', '6H'], on: '9S' }, ['8S 8D', '9D'], { winner: 'p1' }],
    ['an 8 and then a Jack of the same player', { hands: ['8S 8D JD 9D 9C', '6D', '6H'], on: '9S' }, ['8S 8D', 'JD'], { turn: 'p3' }],
  ],
  'Deck Management': [
    ['when a drawing needs more than the deck has, the dealer is to act', { hands: ['4C 9C', '6D'], on: '6S', deck: '' }, ['draw'], { turn: null, hands: [2, 1] }],
    ['a deck that is just used up waits for the next drawing', { hands: ['4C 9C', '6D'], on: '6S', deck: 'KD' }, ['draw'], { turn: 'p2', hands: [3, 1] }],
  ],
};

describe.each(Object.entries(SOURCE))('%s', (_, rows) => {
  test.each(rows)('%s', (...row) => {
    holds(row);
  });
});

test('Every section that says how to play has its rows', () => {
  // The table repeats the sections, the states and the terms are in all of them, and the future is not yet.
  const told = ['Setup', 'Quick Reference', 'Game States', 'Terminology', 'Future Features'];
  expect(SECTIONS.filter((section) => SOURCE[section] === undefined)).toEqual(told);
});
