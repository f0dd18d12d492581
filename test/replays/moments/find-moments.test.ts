import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  momentsWith, nearest, readWanted, withWanted, writeWanted, type Sought, type Wanted,
} from '#replays/moments/find-moments'; // prettier-ignore
import { foundBy, momentsByRule, packMoments, unpackMoments } from '#replays/moments/moment-index';
import { addressAt, fact, SOURCE_KINDS, type Moment } from '#replays/moments/moment-types';

/** Moments are packed and found again, and where there is none, what is nearest is offered. */

const CONDITIONS: readonly Sought[] = [
  { id: 'rule', kind: 'one', values: ['follow', 'lead'] },
  { id: 'held', kind: 'all', values: ['A', 'B', 'C'] },
  { id: 'draws', kind: 'least', values: ['1', '2', '3', '4'] },
];

const source = fc.record({
  kind: fc.constantFrom(...SOURCE_KINDS),
  title: fc.string(),
  address: fc.constant('/x/#{at}'),
});

const moment = (from: readonly Moment['source'][]): fc.Arbitrary<Moment> =>
  fc.record({
    source: fc.constantFrom(...from),
    at: fc.nat({ max: 99 }).map(String),
    events: fc.array(
      fc.record({
        rule: fc.constantFrom('follow', 'lead', 'win'),
        says: fc.constantFrom('One.', 'Two.', 'Three.'),
        isMain: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    facts: fc.uniqueArray(
      fc.constantFrom('held=A', 'held=B', 'held=C', 'draws=1', 'draws=2', 'draws=4', 'by=p1'),
    ),
  });

const library = fc
  .array(source, { minLength: 1, maxLength: 3 })
  .chain((sources) => fc.array(moment(sources), { maxLength: 12 }));

const wanted: fc.Arbitrary<Wanted> = fc
  .record({
    rule: fc.option(fc.constantFrom('follow', 'lead')),
    held: fc.uniqueArray(fc.constantFrom('A', 'B', 'C')),
    draws: fc.option(fc.constantFrom('1', '2', '3', '4')),
  })
  .map(({ rule, held, draws }) =>
    withWanted(
      withWanted(withWanted(new Map(), 'rule', rule === null ? [] : [rule]), 'held', held),
      'draws',
      draws === null ? [] : [draws],
    ),
  );

/** What is meant by a query, told once more and plainly. */
function isMeant(one: Moment, asked: Wanted): boolean {
  const rules = one.events.map(({ rule }) => rule);
  const drawn = one.facts.filter((each) => each.startsWith('draws=')).map((each) => Number(each.slice(6)));
  const [rule, held = [], draws] = [asked.get('rule')?.[0], asked.get('held'), asked.get('draws')?.[0]];
  return (
    (rule === undefined || rules.includes(rule)) &&
    held.every((card) => one.facts.includes(`held=${card}`)) &&
    (draws === undefined || drawn.some((count) => count >= Number(draws)))
  );
}

describe('An index of moments', () => {
  test('says what went into it, each text once', () => {
    fc.assert(
      fc.property(library, (moments) => {
        const index = packMoments(moments);
        expect(unpackMoments(index)).toEqual(moments);
        expect(new Set(index.sentences).size).toBe(index.sentences.length);
      }),
    );
  });

  test('counts a moment once for a rule that several of its events cite', () => {
    fc.assert(
      fc.property(library, (moments) => {
        for (const [rule, count] of momentsByRule(moments))
          expect(count).toBe(moments.filter((one) => foundBy(one).has(fact('rule', rule))).length);
      }),
    );
  });
});

describe('Moments are found', () => {
  test('that have all that is looked for, and no others', () => {
    fc.assert(
      fc.property(library, wanted, (moments, asked) => {
        expect(momentsWith(CONDITIONS, moments, asked)).toEqual(moments.filter((one) => isMeant(one, asked)));
      }),
    );
  });

  test('by an address that says the same when it is read again', () => {
    fc.assert(
      fc.property(wanted, (asked) => {
        expect(readWanted(CONDITIONS, writeWanted(asked))).toEqual(asked);
      }),
    );
  });

  test('without what an address asks for that nobody knows', () => {
    expect(readWanted(CONDITIONS, '?rule=cheat&held=A&held=Z&held=A&draws=99&x=1')).toEqual(
      new Map([['held', ['A']]]),
    );
  });

  test('at an address that says the move', () => {
    expect(addressAt({ address: '/study/?at={at}#own-3' }, '8v1-2')).toBe('/study/?at=8v1-2#own-3');
  });
});

describe('Where nothing is found', () => {
  test('what is nearest asks for less of one thing, and there is something of it', () => {
    fc.assert(
      fc.property(library, wanted, (moments, asked) => {
        const offered = nearest(CONDITIONS, moments, asked);
        if (offered === null) {
          for (const id of asked.keys())
            expect(momentsWith(CONDITIONS, moments, withWanted(asked, id, []))).toEqual(
              asked.size > 0 && (asked.get(id)?.length ?? 0) > 1 ? expect.anything() : [],
            );
          return;
        }
        const found = momentsWith(CONDITIONS, moments, offered.wanted);
        expect(found).toHaveLength(offered.count);
        expect(offered.count).toBeGreaterThan(0);
        for (const one of momentsWith(CONDITIONS, moments, asked)) expect(found).toContain(one);
        expect(withWanted(offered.wanted, offered.id, asked.get(offered.id) ?? [])).toEqual(
          withWanted(asked, offered.id, asked.get(offered.id) ?? []),
        );
      }),
    );
  });

  test('of a number the highest that there is, and of cards all but one', () => {
    const at = (facts: readonly string[]): Moment => ({
      source: { kind: 'game', title: '', address: '' },
      at: '1',
      events: [{ rule: 'lead', says: '', isMain: true }],
      facts,
    });
    const moments = [at(['draws=2', 'held=A']), at(['draws=1', 'held=A']), at(['held=B'])];
    expect(nearest(CONDITIONS, moments, new Map([['draws', ['4']]]))).toMatchObject({
      id: 'draws',
      instead: ['2'],
      count: 1,
    });
    expect(nearest(CONDITIONS, moments, new Map([['held', ['A', 'B']]]))).toMatchObject({
      id: 'held',
      left: ['A'],
      instead: ['B'],
      count: 1,
    });
    expect(
      nearest(
        CONDITIONS,
        moments,
        new Map([
          ['rule', ['follow']],
          ['draws', ['4']],
        ]),
      ),
    ).toBeNull();
  });
});
