import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { chronicleGame } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import type { Abilities } from '#games/chronicle/rules/ability-definitions';
import { EFFECTS } from '#games/chronicle/rules/ability-vocabulary';
import { words as game } from '#said/chronicle/legality';
import { words as slips } from '#said/chronicle/notation-problems';
import { answersBadInput, tallied } from '../malformed-input-contract.ts';
import { lots } from './rules/random-games-and-tables.ts';

/** Pieces that hurt more than random characters do. */
const PIECES = [
  '', '"', '{', '}', '[', ']', ',', ':', '\\', '0', 'null', 'true', '"L5"', '"W10"', '"Sage"', '"L11"', '"p1"', '"p7"', '"take"', '"play"',
  '"down"', '"deal"', '"most"', '"love"', '"stars"', '"__proto__"', '"constructor"', '"owner-wins"', '"end-of-round"', '\u0000', '\uD800',
  ' p2: ', ' down ', ' take L5 from p3 ', ' fewest-wisdom ', ' aside: ', ' Deal ', ' look at ', 'P10', '(', ')', '{', '}', '!?',
]; // prettier-ignore

const fileHolds = answersBadInput({
  machine: chronicleMachine,
  notation: chronicleNotation,
  lots,
  words: { game, slips },
  pieces: PIECES,
  cardKey: 'card',
});

const HISTORY = { lead: 'W1', conditions: [{ fewest: 'wisdom' }] };

describe('A move that is no move', () => {
  test.each<readonly [string, object, string]>([
    ['an unknown card', { type: 'play', by: 'p1', card: 'L11' }, 'unknown-card'],
    ['a card in small letters', { type: 'play', by: 'p1', card: 'sage' }, 'unknown-card'],
    ['a card that is a list', { type: 'play', by: 'p1', card: ['L5'] }, 'unknown-card'],
    ['a seat that there is not', { type: 'play', by: 'p7', card: 'L5' }, 'unexpected'],
    ['a side that is neither', { type: 'play', by: 'p1', card: 'L5', down: 'yes' }, 'unexpected'],
    ['a key too many', { type: 'look', by: 'p1', at: 'p2', card: 'L5' }, 'unknown-key'],
    ['a key missing', { type: 'take', by: 'p1', card: 'L5' }, 'missing-key'],
    ['an unknown move', { type: 'steal', by: 'p1' }, 'unexpected'],
    ['hands that are none', { type: 'deal', history: HISTORY, hands: [] }, 'unexpected'],
    ['a hand of an unknown seat', { type: 'deal', history: HISTORY, hands: { p9: [] } }, 'unknown-key'],
    ['an unknown card in a hand', { type: 'deal', history: HISTORY, hands: { p1: ['ZZ'] } }, 'unknown-card'],
    ['an unknown card aside', { type: 'deal', history: HISTORY, hands: {}, aside: 7 }, 'unknown-card'],
    ['no history', { type: 'deal', hands: {} }, 'missing-key'],
    ['a history that is a list', { type: 'deal', history: [], hands: {} }, 'unexpected'],
    ['an unknown Lead Card', { type: 'deal', history: { lead: 'ZZ', conditions: [] }, hands: {} }, 'unknown-card'],
    ['conditions that are no list', { type: 'deal', history: { lead: 'W1', conditions: {} }, hands: {} }, 'unexpected'],
    ['an unknown condition', { type: 'deal', history: { lead: 'W1', conditions: [{ most: 'stars' }] }, hands: {} }, 'unknown-condition'],
    ['a condition of two kinds', { type: 'deal', history: { lead: 'W1', conditions: [{ most: 'love', fewest: 'love' }] }, hands: {} }, 'unknown-condition'],
    ['a condition that is a list', { type: 'deal', history: { lead: 'W1', conditions: [['most', 'love']] }, hands: {} }, 'unknown-condition'],
  ])('with %s is refused', (_, json, type) => {
    const read = chronicleGame.readAction(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  }); // prettier-ignore

  test('a card of which is said that it is not face down is face up', () => {
    const read = chronicleGame.readAction({ type: 'play', by: 'p1', card: 'L5', down: false });
    expect(read).toEqual({ ok: true, value: { type: 'play', by: 'p1', card: 'L5' } });
  });
});

describe('A filled-in set that is none', () => {
  test.each<readonly [object, string]>([
    [{ 'wild-never-down': 'never' }, 'not-a-switch'],
    [{ 'evil-excludes': 'nobody' }, 'unexpected'],
    [{ constructor: 'x' }, 'not-a-switch'],
    [{ abilities: [] }, 'unexpected'],
    [{ abilities: 'take-unseen' }, 'unexpected'],
    [{ abilities: '["8"]' }, 'unexpected'],
    [{ abilities: null }, 'unexpected'],
    [{ abilities: { Angel: 'nothing' } }, 'not-a-slot'],
    [{ abilities: { '1': 'nothing' } }, 'not-a-slot'],
    [{ abilities: { L8: 'take-unseen' } }, 'not-a-slot'],
    [{ abilities: { constructor: 'nothing' } }, 'not-a-slot'],
    [JSON.parse('{"abilities":{"__proto__":"nothing"}}') as object, 'not-a-slot'],
    [{ abilities: { '8': 'steal' } }, 'unexpected'],
    [{ abilities: { '8': ['take-unseen'] } }, 'unexpected'],
    [{ abilities: { '8': { time: 'played' } } }, 'missing-key'],
    [{ abilities: { '8': { effect: 'take-unseen', time: 'never' } } }, 'unexpected'],
    [{ abilities: { '8': { effect: 'take-unseen', chooser: 'p1' } } }, 'unexpected'],
    [{ abilities: { '8': { effect: 'take-unseen', times: 2 } } }, 'unknown-key'],
    [{ abilities: { '8': { effect: 'give-card', chooser: 'next' } } }, 'owner-chooses'],
  ])('%j is refused as %s', (json, type) => {
    const read = chronicleGame.readRulings(json);
    expect(read.ok ? null : read.problem).toMatchObject({ type });
  });

  test.each<Abilities>([
    {},
    { '8': 'take-unseen' },
    { King: { effect: 'owner-wins' } },
    { '2': { effect: 'discard-ally', time: 'end-of-round', chooser: 'leader' } },
  ])('%j is none of them, and reads as it stands, as JSON in quotes too', (abilities) => {
    const read = { ok: true, value: { abilities } };
    expect(chronicleGame.readRulings({ abilities })).toEqual(read);
    expect(chronicleGame.readRulings({ abilities: JSON.stringify(abilities) })).toEqual(read);
  });

  test('and whatever a set holds, it is answered', () => {
    const sets = fc.dictionary(
      fc.oneof(fc.constantFrom('2', '8', 'Sage', 'Angel', '1'), fc.string()),
      fc.oneof(
        fc.constantFrom(...EFFECTS),
        fc.record({ effect: fc.constantFrom(...EFFECTS), time: fc.jsonValue() }),
        fc.jsonValue(),
      ),
    );
    expect(
      tallied(sets, (abilities) => fileHolds(JSON.stringify({ game: 'chronicle', version: 1, rulings: { abilities }, moves: [] }))).refused,
    ).toBeGreaterThan(50); // prettier-ignore
  });
});
