import { describe, expect, test } from 'vitest';
import { readCase } from '#casebook/case';
import { citedIn, faultsOf } from '#casebook/faults-of-case';
import { casesOf, inOrder, relatedTo } from '#casebook/case-order-and-related-cases';
import { runs } from '#casebook/run-case-and-evaluate-claims';
import { toyClaims } from '../games/toy/claims.ts';

/** Cases are read, played and confirmed by what any game gives: here one for three, who choose at the same time. */

const chooses = (by: string, card: string) => ({ type: 'choose', by, card });
const CITES = ['choose-together', 'highest-takes'];
const FILE = {
  question: 'Who takes the point?',
  answer: 'Whoever chose the highest card; at some tables the lowest.',
  why: ['{N7} is higher than {N5}.'],
  setup: { hands: { ann: ['N1', 'N9'], bob: ['N5', 'N2'], cid: ['N7', 'N3'] } },
  moves: [chooses('bob', 'N5'), chooses('ann', 'N1'), chooses('cid', 'N7')],
  asked: 2,
  claims: [
    { type: 'turn', at: 2, phase: 'choose', seats: ['cid'] },
    { type: 'refused', at: 0, move: chooses('ann', 'N9'), rules: ['nine-stays'] },
    { type: 'cites', rules: CITES },
    { type: 'winner', winner: null },
  ],
  ruling: 'takes',
  readings: {
    highest: [{ type: 'points', seat: 'cid', points: 1 }],
    lowest: [{ type: 'points', seat: 'ann', points: 1 }],
  },
  rules: ['highest-takes', 'nine-stays'],
  sources: ['T 1'],
};

function read(changed: object = {}) {
  const one = readCase(toyClaims, { ...FILE, ...changed });
  if (!one.ok) throw new Error(JSON.stringify(one.problem));
  return one.value;
}
const problemOf = (changed: object) => {
  const one = readCase(toyClaims, { ...FILE, ...changed });
  return one.ok ? null : one.problem;
};
const faults = (changed: object) => faultsOf(toyClaims, read(changed)).map(({ type }) => type);

describe('A case of a game for three', () => {
  test('is played under each reading, and confirmed', () => {
    const one = read();
    expect(faultsOf(toyClaims, one)).toEqual([]);
    expect(runs(toyClaims, one).map(({ reading }) => reading)).toEqual(['highest', 'lowest']);
    expect([...citedIn(toyClaims, one)].toSorted()).toEqual([...CITES, 'nine-stays'].toSorted());
    expect(one.why).toEqual([
      [
        { type: 'card', card: 'N7' },
        { type: 'text', text: ' is higher than ' },
        { type: 'card', card: 'N5' },
        { type: 'text', text: '.' },
      ],
    ]);
  });

  test.each<[string, object, readonly string[]]>([
    ['a wrong number', { readings: { ...FILE.readings, lowest: [{ type: 'points', seat: 'ann', points: 0 }] } }, ['not-so']],
    ['a wrong seat to act', { claims: [{ type: 'turn', at: 2, phase: 'choose', seats: ['ann'] }, ...FILE.claims.slice(1)] }, ['not-so', 'not-so']],
    ['a winner before the end', { claims: [...FILE.claims, { type: 'winner', winner: 'cid' }] }, ['not-so', 'not-so']],
    ['a move that is allowed', { claims: [...FILE.claims, { type: 'refused', at: 0, move: chooses('ann', 'N1'), rules: ['own-card'] }] }, ['not-so', 'not-so']],
    ['no word about a move of the answer', { asked: 1 }, ['unexplained-move', 'unexplained-move']],
    ['a rule that is not followed', { rules: ['highest-takes', 'own-card'] }, ['idle-rule']],
    ['a move that may not be made', { moves: [chooses('ann', 'N9')], asked: 0, claims: [], readings: { highest: [], lowest: [] } }, ['illegal-move', 'illegal-move', 'idle-rule', 'idle-rule']],
  ])('with %s is found out', (_, changed, found) => {
    expect(faults(changed)).toEqual(found);
  }); // prettier-ignore

  test.each<[string, object, string]>([
    ['a setup that is none', { setup: { cards: [] } }, 'setup'],
    ['a move that is none', { moves: [{ type: 'sing' }], asked: 0 }, 'moves 1'],
    ['a claim that the game has not', { claims: [{ type: 'ranking', suits: [] }] }, 'claims 1'],
    ['a claim after a move that is not there', { claims: [{ type: 'cites', at: 4, rules: [] }] }, 'claims 1'],
    ['a word in braces that is no card', { why: ['{N10}'] }, 'why 1'],
    ['a reading too few', { readings: { highest: [] } }, ''],
    ['a rule of another game', { rules: ['follow-suit'] }, ''],
    ['the question after the last move', { asked: 4 }, ''],
  ])('with %s is refused, and where', (_, changed, where) => {
    expect(problemOf(changed)?.where).toBe(where);
  }); // prettier-ignore
});

test('A book of such cases follows the rulebook, and tells which belong together', () => {
  const one = { id: 'b', data: read() };
  const another = { id: 'a', data: read({ rules: ['nine-stays', 'highest-takes'] }) };
  const book = inOrder(toyClaims, [one, another]);
  expect(book.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(casesOf(toyClaims, 'highest-takes', book).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(relatedTo(toyClaims, one, book).map(({ id }) => id)).toEqual(['a']);
});
