import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '#kit/parse-json-reporting-duplicate-keys';
import { readRecordFile } from '#games/jekyll-vs-hyde/record/record-file';
import { readProgress } from '#progress/progress';
import { readStudies } from '#studies/study-format';

/** What stands twice in a text: the way to it, and the line of the second one. */
function repeatedIn(text: string): readonly string[] {
  const parsed = parseJson(text);
  if (!parsed.ok) throw new Error('This is no JSON');
  return parsed.value.repeated.map(({ path, line }) => `${path.join('/')} in line ${line}`);
}

describe('Text that is no JSON', () => {
  test.each([
    ['cut in a text', '{"a":[1,"b'],
    ['cut behind a comma', '{\n"a":[1,\n'],
    ['cut before a value', '{"a":'],
    ['cut in a list that holds brackets as text', '["]}",{"a":1}'],
  ])('is known to be cut: %s', (_, text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, problem: { type: 'not-json', isCut: true } });
  });

  test.each([
    ['closed twice', '{"a":1}}'],
    ['wrong before its end', '{"a":[1,,2],\n"b":['],
    ['a word', 'W1 W2'],
    ['nothing', ''],
  ])('is not taken for a cut one: %s', (_, text) => {
    expect(parseJson(text)).toMatchObject({ ok: false, problem: { isCut: false } });
  });
});

describe('A key that stands twice in one object is found', () => {
  test.each<[what: string, text: string, found: readonly string[]]>([
    ['at the top', '{"moves":[1],"moves":[]}', ['moves in line 1']],
    ['in a list, with its line', '{\n"a":[{},\n{"b":1,\n"b":1}]}', ['a/1/b in line 4']],
    ['spelled in two ways', '{"moves":1,"\\u006doves":2}', ['moves in line 1']],
    ['in an object that is lost by another', '{"a":{"b":1,"b":2},"a":0}', ['a/b in line 1', 'a in line 1']],
    ['three times', '{"a":1,"a":2,"a":3}', ['a in line 1', 'a in line 1']],
    ['of a name that every object inherits', '{"__proto__":1,"__proto__":2}', ['__proto__ in line 1']],
    ['empty', '{"":1,"":2}', [' in line 1']],
    ['behind a list and a text', '{"a":[[],{}],"b":"}","b":"]"}', ['b in line 1']],
  ])('%s', (_, text, found) => {
    expect(repeatedIn(text)).toEqual(found);
  });

  test.each([
    ['the same key in two objects', '[{"a":1},{"a":{"a":1}}]'],
    ['values that look like keys', '{"a":"b","b":"a","c":["a","a"]}'],
    ['text that looks like JSON', String.raw`{"a":"{\"a\":1,\"a\":2}","b":"\\"}`],
    ['no object', '"a"'],
  ])('but not %s', (_, text) => {
    expect(repeatedIn(text)).toEqual([]);
  });

  test('wherever it is put into any JSON, and nothing is found before', () => {
    fc.assert(
      fc.property(fc.json(), fc.string(), fc.json(), (json, key, other) => {
        const name = JSON.stringify(key);
        expect(repeatedIn(json)).toEqual([]);
        expect(repeatedIn(`[${other},{${name}:${json},"${'x'.repeat(40)}":0,${name}:${json}}]`)).toEqual([
          `1/${key} in line 1`,
        ]);
      }),
      { seed: 1886 },
    );
  });

  test('in brackets within brackets, however many', () => {
    const deep = 50_000;
    expect(repeatedIn(`${'{"a":['.repeat(deep)}${']}'.repeat(deep)}`)).toEqual([]);
    expect(repeatedIn(`${'{"a":0,"a":['.repeat(deep)}${']}'.repeat(deep)}`)).toHaveLength(100);
  });
});

describe('Nothing that stands twice is lost in silence', () => {
  test('in the file of a record', () => {
    const text = '{"record":"jekyll-vs-hyde","version":1,"observer":"all",\n"moves":[],"moves":[]}';
    expect(readRecordFile(text)).toMatchObject({
      ok: false,
      problem: { move: null, fault: { type: 'repeated-key', key: 'moves', line: 2 } },
    });
  });

  test('in a file of progress', () => {
    expect(readProgress('{"version":1,"lessons":{"a":["1"]},"lessons":{},"rules":{}}')).toEqual({
      ok: false,
      problem: { type: 'repeated-key', key: 'lessons', line: 1 },
    });
  });

  test('in a file of studies, where one that has it is left out and the others are read', () => {
    const study = '{"name":"A","text":"","changed":0}';
    const file = (studies: string) => `{"cabinet":"studies","version":1,"studies":${studies}}`;
    expect(
      readStudies('jekyll-vs-hyde', file(`[${study},{"name":"B","text":"…","text":"","changed":0}]`)),
    ).toEqual({
      ok: true,
      value: {
        studies: [{ name: 'A', text: '', changed: 0 }],
        misfits: [{ study: 2, misfit: { type: 'repeated-key', key: 'text', line: 1 } }],
      },
    });
    expect(readStudies('jekyll-vs-hyde', file(`[${study}],"studies":[]`))).toEqual({
      ok: false,
      problem: { type: 'repeated-key', key: 'studies', line: 1 },
    });
  });
});
