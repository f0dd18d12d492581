import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChoice } from '#games/chronicle/rules/effect-types';
import { EFFECT_OF } from '#games/chronicle/rules/effects';
import {
  abilitiesBy,
  historyBy,
  NOTHING_FILLED_IN,
  OPEN_HISTORY,
  OPEN_SLOTS,
  readFilledIn,
  writeFilledIn,
  type FilledIn,
} from '#games/chronicle/rules/reader-supplied-card-effects';
import {
  readFilledInCardsLink,
  writeFilledInCardsLink,
} from '#games/chronicle/rules/reader-supplied-card-effects-link';
import { KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { abilityOf, type Spelled } from '#games/chronicle/rules/ability-definitions';
import { choosersOf, EFFECTS, shortest } from '#games/chronicle/rules/ability-vocabulary';
import { sealed } from '#kit/checksummed-link';
import { FILLED_IN } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store';
import { ability, card, filledIn } from './filled-in-sets.ts';

/** What a reader has filled in is the same set as a file, in a link and in the browser, and a file that is none is told what is wrong. */

const SEED = 20_261_125;
const NUM_RUNS = 400;

const again = (set: FilledIn) => ({ ok: true, value: set });

describe('Whatever is filled in', () => {
  test('is the same set as a file, in a link, and in the browser', () => {
    fc.assert(
      fc.property(filledIn, (set) => {
        expect(readFilledIn(writeFilledIn(set))).toEqual(again(set));
        const link = writeFilledInCardsLink(set);
        expect(link).toMatch(/^[0-9A-Za-z.]*[0-9A-Za-z]$/);
        expect(readFilledInCardsLink(link)).toEqual(again(set));
        expect(FILLED_IN.read(FILLED_IN.write(set))).toEqual({ type: 'whole', value: set });
      }),
      { numRuns: NUM_RUNS, seed: SEED },
    );
  });

  test('is what a table plays by, beside what sources tell', () => {
    const set: FilledIn = {
      abilities: { '6': 'look-at-hand', King: { effect: 'owner-wins', time: 'played' } },
      history: { '2': { lead: 'P3', conditions: [{ most: 'power' }] } },
    };
    expect(abilitiesBy(set)).toEqual({ '8': 'take-unseen', ...set.abilities });
    expect(historyBy(set)).toEqual([...KNOWN_HISTORY, set.history['2']]);
    expect(abilitiesBy(NOTHING_FILLED_IN)).toEqual({ '8': 'take-unseen' });
  });

  test('means the same in as few words as say it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OPEN_SLOTS), ability, (slot, whole) => {
        const { effect, time, chooser } = abilityOf({ [slot]: shortest(slot, whole) }, slot) ?? {};
        expect({ effect, time }).toEqual({ effect: whole.effect, time: whole.time });
        if (choosersOf(whole.effect).length > 0) expect(chooser).toBe(whole.chooser);
      }),
    );
    expect(shortest('6', { effect: 'take-ally', time: 'played', chooser: 'owner' })).toBe('take-ally');
    expect(shortest('King', { effect: 'take-ally', time: 'end-of-meeting', chooser: 'owner' })).toBe(
      'take-ally',
    );
    expect(shortest('King', { effect: 'take-ally', time: 'played', chooser: 'next' })).toEqual({
      effect: 'take-ally',
      time: 'played',
      chooser: 'next',
    } satisfies Spelled);
  });

  test('asks who chooses exactly where the engine lets somebody choose', () => {
    for (const effect of EFFECTS)
      expect(choosersOf(effect).length > 0, effect).toBe(isChoice(EFFECT_OF[effect]));
  });
});

describe('What no source tells is open', () => {
  test('13 kinds of cards, and 11 of the 12 history cards', () => {
    expect(OPEN_SLOTS).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '9',
      '10',
      'Sage',
      'Fool',
      'Demon',
      'Dragon',
      'King',
    ]);
    expect(OPEN_HISTORY).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
  });
});

const file = (rest: object) => JSON.stringify({ game: 'chronicle', version: 1, ...rest });

describe('A file that is no filled-in set', () => {
  test.each<readonly [string, string, object]>([
    ['is no JSON', '{"game"', { type: 'not-json' }],
    ['is too long', ' '.repeat(50_001), { type: 'too-long' }],
    ['is a list', '[]', { type: 'misfit', place: [] }],
    ['is of another game', '{"game":"toy","version":1}', { misfit: { type: 'unexpected', key: 'game' } }],
    ['is of a later version', '{"game":"chronicle","version":2}', { misfit: { type: 'unexpected', key: 'version' } }],
    ['has a key of which nobody knows', file({ ability: {} }), { misfit: { type: 'unknown-key', key: 'ability' } }],
    ['says a thing twice', '{"game":"chronicle","version":1,"abilities":{"6":"nothing","6":"take-ally"}}', { place: ['abilities'], misfit: { type: 'repeated-key', key: '6' } }],
    ['has abilities that are a list', file({ abilities: [] }), { misfit: { type: 'unexpected', key: 'abilities' } }],
    ['fills in what sources tell', file({ abilities: { '8': 'nothing' } }), { place: ['abilities'], misfit: { type: 'unknown-key', key: '8' } }],
    ['fills in the Angel', file({ abilities: { Angel: 'nothing' } }), { misfit: { type: 'unknown-key', key: 'Angel' } }],
    ['has an effect that there is not', file({ abilities: { '6': 'steal' } }), { place: ['abilities', '6'], misfit: { type: 'unexpected' } }],
    ['has a time that there is not', file({ abilities: { '6': { effect: 'nothing', time: 'later' } } }), { place: ['abilities', '6'], misfit: { key: 'time' } }],
    ['lets somebody else give from a hand', file({ abilities: { '6': { effect: 'give-card', chooser: 'next' } } }), { misfit: { type: 'owner-chooses' } }],
    ['fills in a history card that is known', file({ history: { '1': { lead: 'W1', conditions: [{ fewest: 'wisdom' }] } } }), { place: ['history'], misfit: { type: 'unknown-key', key: '1' } }],
    ['has a history card too many', file({ history: { '13': {} } }), { misfit: { type: 'unknown-key' } }],
    ['has a history card without a Lead Card', file({ history: { '2': { conditions: [] } } }), { place: ['history', '2'], misfit: { type: 'missing-key' } }],
    ['has a history card without a condition', file({ history: { '2': { lead: 'W1', conditions: [] } } }), { place: ['history', '2'], refusal: { type: 'no-condition' } }],
    ['asks for a thing twice', file({ history: { '2': { lead: 'W1', conditions: [{ most: 'love' }, { most: 'love' }] } } }), { refusal: { type: 'condition-twice' } }],
    ['holds what every object inherits', '{"game":"chronicle","version":1,"abilities":{"__proto__":"nothing"}}', { misfit: { type: 'unknown-key', key: '__proto__' } }],
  ])('because it %s is told so', (_, text, problem) => {
    const read = readFilledIn(text);
    expect(read.ok ? null : read.problem).toMatchObject(problem);
  }); // prettier-ignore

  test('whatever it holds, is answered, and what is read can be written', () => {
    const key = fc.oneof(fc.constantFrom(...OPEN_SLOTS, '8', 'Angel', '1', ...OPEN_HISTORY), fc.string());
    const hostile = fc.record({
      game: fc.oneof(fc.constant('chronicle'), fc.jsonValue()),
      version: fc.oneof(fc.constant(1), fc.jsonValue()),
      abilities: fc.oneof(fc.dictionary(key, fc.oneof(ability, fc.jsonValue())), fc.jsonValue()),
      history: fc.oneof(fc.dictionary(key, fc.oneof(card, fc.jsonValue())), fc.jsonValue()),
    });
    fc.assert(
      fc.property(fc.oneof(hostile.map((json) => JSON.stringify(json)), fc.string(), filledIn.map(writeFilledIn)), fc.nat(), fc.string(), (text, at, put) => {
        for (const source of [text, text.slice(0, at % (text.length + 1)) + put + text.slice(at % (text.length + 1))]) {
          const read = readFilledIn(source);
          if (read.ok) expect(readFilledIn(writeFilledIn(read.value))).toEqual(read);
          expect(() => readFilledInCardsLink(source)).not.toThrow();
        }
      }),
      { numRuns: NUM_RUNS, seed: SEED },
    ); // prettier-ignore
  });
});

test.each([
  ['nothing', ''],
  ['a slot that sources tell', 'agA'],
  ['a slot twice', 'aaAaA'],
  ['an effect that there is not', 'aaO'],
  ['a time that there is not', 'aaA40'],
  ['a card of which the owner does not know', 'aaB02'],
  ['a history card that is known', 'a.1em0'],
  ['a history card twice', 'a.2Am0.2Bm0'],
  ['a history card without a condition', 'a.2A'],
  ['a condition that there is not', 'a.2Am6'],
])('A link that holds %s is damaged', (_, body) => {
  expect(readFilledInCardsLink(sealed(body))).toEqual({ ok: false, problem: { type: 'damaged' } });
});

test('What is damaged in the browser is set aside, and what a later Cabinet has kept is left alone', () => {
  expect(FILLED_IN.read('{"game":"chronicle","version":1,"abilities":7}')).toEqual({ type: 'damaged' });
  expect(FILLED_IN.read('{"game":"chronicle","version":2,"abilities":7}')).toEqual({ type: 'later' });
});
