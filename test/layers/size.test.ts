import { readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isCode, parse, SOURCES, type Source } from './read-imports.ts';
import { LONG_FUNCTIONS, MOST_LINES, NO_NAMES } from './allowed-imports.ts';

/** The functions of a file with more lines than they may have, by their names; one without a name has that of what it is given to. */
function longFunctionsIn(code: Source): readonly string[] {
  const source = parse(code);
  const found: string[] = [];
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      const { parent } = node;
      const given =
        ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent.name : undefined;
      if (lines > MOST_LINES.function) found.push((node.name ?? given)?.getText(source) ?? '(nameless)');
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe('A thing is named for what it is', () => {
  test.each(['src', 'test', 'content'])('no folder of %s is a drawer for odds and ends', (root) => {
    const folders = readdirSync(new URL(`../../${root}`, import.meta.url), {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => NO_NAMES.includes(name))).toEqual([]);
  });
});

describe('A file holds one idea, and a function one step', () => {
  test('no file of src is too long', () => {
    const long = SOURCES.filter(({ text }) => linesOf(text) > MOST_LINES.file).map(({ file }) => file);
    expect(long).toEqual([]);
  });

  test('no function of src is too long', () => {
    const excused = Object.values(LONG_FUNCTIONS).flat();
    const long = SOURCES.filter(isCode).flatMap((source) =>
      longFunctionsIn(source).map((name) => `${source.file} ${name}`),
    );
    expect(long.toSorted()).toEqual(excused.toSorted());
  });

  test('a line too many is found, in whatever kind of function', () => {
    const body = (lines: number) => '{\n'.concat('go();\n'.repeat(lines - 2), '}');
    const read = (text: string) => longFunctionsIn({ file: 'x.ts', text });
    expect(read(`function f() ${body(MOST_LINES.function)}`)).toEqual([]);
    const long = body(MOST_LINES.function + 1);
    expect(
      read(
        `function f() ${long}\nconst g = () => ${long};\nconst o = { h() ${long}, i: () => ${long} };\ngo(() => ${long});`,
      ),
    ).toEqual(['f', 'g', 'h', 'i', '(nameless)']);
    expect(linesOf('go();\n'.repeat(MOST_LINES.file + 1))).toBe(MOST_LINES.file + 1);
  });
});
