import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  freeName,
  newcomers,
  shortName,
  readKept,
  readStudies,
  writeStudies,
  type Study,
} from '../../src/studies/study-format.ts';

const GAME = 'jekyll-vs-hyde';
const study = (name: string, text = '{}'): Study => ({ name, text, changed: 5 });

const anyStudy: fc.Arbitrary<Study> = fc.record(
  {
    name: fc.string({ unit: 'binary', maxLength: 12 }),
    text: fc.string({ unit: 'binary' }),
    changed: fc.nat(),
  },
  { noNullPrototype: true },
);

describe('A file of studies', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyStudy), (studies) => {
        expect(readStudies(GAME, writeStudies(GAME, studies))).toEqual({
          ok: true,
          value: { studies, misfits: [] },
        });
      }),
    );
  });

  test('holds nothing of where a study was kept', () => {
    const kept = { ...study('A'), id: 7, revision: 3, version: 1 } as const;
    expect(readStudies(GAME, writeStudies(GAME, [kept]))).toEqual({
      ok: true,
      value: { studies: [study('A')], misfits: [] },
    });
  });

  test('gives its good studies and says which are not', () => {
    const file = { cabinet: 'studies', version: 1, studies: [study('A'), { ...study('B'), text: 7 }, 'C'] };
    expect(readStudies(GAME, `\uFEFF${JSON.stringify(file)}`)).toEqual({
      ok: true,
      value: {
        studies: [study('A')],
        misfits: [
          { study: 2, misfit: { type: 'unexpected', key: 'text', found: '7', expected: 'text' } },
          { study: 3, misfit: { type: 'unexpected', key: '', found: '"C"', expected: 'object' } },
        ],
      },
    });
  });

  test.each([
    ['no JSON', '{', { type: 'not-json' }],
    ['another thing', '[]', { type: 'unexpected', key: '', found: '[…]', expected: 'object' }],
    [
      'a later version',
      '{"cabinet":"studies","version":2,"studies":[]}',
      { key: 'version', expected: ['1'] },
    ],
    ['a replay', '{"game":"jekyll-vs-hyde","version":1,"moves":[]}', { type: 'unknown-key', key: 'game' }],
  ])('is refused where it is %s', (_, text, problem) => {
    expect(readStudies(GAME, text)).toMatchObject({ ok: false, problem });
  });
});

describe('What is kept of a study', () => {
  const kept = { version: 1, ...study('A'), revision: 1 };

  test('is read as it is', () => {
    expect(readKept(kept)).toEqual({ ok: true, value: kept });
  });

  test.each([
    ['a text that is gone', { ...kept, text: undefined }, 'text'],
    ['a name that is none', { ...kept, name: null }, 'name'],
    ['a moment that is none', { ...kept, changed: NaN }, 'changed'],
    ['half a revision', { ...kept, revision: 1.5 }, 'revision'],
    ['a later version', { ...kept, version: 2 }, 'version'],
    ['something more', { ...kept, board: 'x' }, 'board'],
    ['no study at all', 'A', ''],
  ])('is no study with %s', (_, value, key) => {
    expect(readKept(value)).toMatchObject({ ok: false, problem: { key } });
  });
});

describe('A name', () => {
  test.each([
    ['A', [], 'A'],
    ['A', ['B'], 'A'],
    ['A', ['A'], 'A (2)'],
    ['A', ['A', 'A (2)', 'A (4)'], 'A (3)'],
    ['A (2)', ['A (2)'], 'A (3)'],
    ['', [''], ' (2)'],
  ])('%j beside %j is %j', (name, taken, free) => {
    expect(
      freeName(
        name,
        taken.map((each) => study(each)),
      ),
    ).toBe(free);
  });
});

describe('A name in a list', () => {
  test.each([
    ['of as many characters as may stand stays', 'a'.repeat(120), 'a'.repeat(120)],
    ['of one more is cut', 'a'.repeat(121), `${'a'.repeat(119)}…`],
    ['is counted in whole characters', '🂡'.repeat(120), '🂡'.repeat(120)],
    ['is cut between whole characters, however long', '🂡'.repeat(5000), `${'🂡'.repeat(119)}…`],
    ['is on one line', 'a\r\nb', 'a b'],
  ])('%s', (_, name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe('Studies that come to others', () => {
  test('leave those as they are and take names that are free', () => {
    expect(newcomers([study('A', '1')], [study('A', '2'), study('A', '3'), study('B', '1')])).toEqual([
      study('A (2)', '2'),
      study('A (3)', '3'),
      study('B', '1'),
    ]);
  });

  test('come once, however often they are brought', () => {
    const all = fc.array(
      fc.record({ name: fc.constantFrom('A', 'A (2)', 'B'), text: fc.constantFrom('1', '2') }),
    );
    fc.assert(
      fc.property(all, all, (before, brought) => {
        const kept = newcomers(
          [],
          before.map(({ name, text }) => study(name, text)),
        );
        const studies = brought.map(({ name, text }) => study(name, text));
        const after = [...kept, ...newcomers(kept, studies)];
        expect(newcomers(after, studies)).toEqual([]);
        expect(new Set(after.map(({ name }) => name)).size).toBe(after.length);
        const texts = new Set(after.map(({ text }) => text));
        expect(studies.every(({ text }) => texts.has(text))).toBe(true);
      }),
    );
  });
});
