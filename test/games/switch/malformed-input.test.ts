import { describe, expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { switchGame } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import { words as game } from '#said/switch/legality';
import { words as slips } from '#said/switch/notation-problems';
import { answersBadInput } from '../malformed-input-contract.ts';
import { lots } from './rules/random-games-and-tables.ts';

/** Pieces that hurt more than random characters do. */
const PIECES = [
  '', '"', '{', '}', '[', ']', ',', ':', '\\', '0', 'null', '"AS"', '"10H"', '"2C"', '"1S"', '"p1"', '"p7"', '"draw"', '"play"',
  '"shuffle"', '"deal"', '"suit"', '"hearts"', '"stars"', '"__proto__"', '"constructor"', '"cut-throat"', '\u0000', '\uD800',
  ' p2: ', ' draw ', ' AS>hearts ', '>', ' deck: ', ' Deal ', ' Shuffle ', '10S', '(', ')', '{', '}', '!?',
]; // prettier-ignore

answersBadInput({
  machine: switchMachine,
  notation: switchNotation,
  lots,
  words: { game, slips },
  pieces: PIECES,
  cardKey: 'cards',
});

describe('A move that is no move', () => {
  test.each<readonly [string, object, string]>([
    ['an unknown card', { type: 'play', by: 'p1', cards: ['1S'] }, 'unknown-card'],
    ['a card in small letters', { type: 'play', by: 'p1', cards: ['as'] }, 'unknown-card'],
    ['cards that are no list', { type: 'play', by: 'p1', cards: 'AS' }, 'unexpected'],
    ['a seat that there is not', { type: 'draw', by: 'p7' }, 'unexpected'],
    ['a suit that there is not', { type: 'play', by: 'p1', cards: ['AS'], suit: 'stars' }, 'unexpected'],
    ['a key too many', { type: 'draw', by: 'p1', cards: [] }, 'unknown-key'],
    ['a key missing', { type: 'play', by: 'p1' }, 'missing-key'],
    ['an unknown move', { type: 'pass', by: 'p1' }, 'unexpected'],
    ['hands that are none', { type: 'deal', hands: [], deck: [] }, 'unexpected'],
    ['a hand of an unknown seat', { type: 'deal', hands: { p9: [] }, deck: [] }, 'unknown-key'],
    ['an unknown card in a hand', { type: 'deal', hands: { p1: ['ZZ'], p2: [] }, deck: [] }, 'unknown-card'],
    ['an unknown card in the deck', { type: 'deal', hands: { p1: [], p2: [] }, deck: [7] }, 'unknown-card'],
  ])('with %s is refused', (_, json, type) => {
    const read = switchGame.readAction(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });

  test.each([
    [{ 'run-many-ranks': 'one-rank' }, 'not-a-switch'],
    [{ mistakes: 'forgiven' }, 'unexpected'],
    [{ constructor: 'x' }, 'not-a-switch'],
  ])('rulings %j are refused as %s', (json, type) => {
    const read = switchGame.readRulings(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });
});
