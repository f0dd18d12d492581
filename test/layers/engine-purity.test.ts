import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { gamesIn, layerOf } from './import-violations.ts';
import { isCode, parse, SOURCES } from './read-imports.ts';
import { IMPURE, PURE } from './allowed-imports.ts';

/** What a file names without having made it: globals, and `Math.random`. */
function globalsOf(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node) && IMPURE.includes(node.getText())) found.push(node.getText());
    const named = node.parent as ts.Node | undefined;
    const isName =
      named !== undefined &&
      ((ts.isPropertyAccessExpression(named) && named.name === node) ||
        ts.isPropertyAssignment(named) ||
        ts.isPropertySignature(named));
    if (ts.isIdentifier(node) && !isName && IMPURE.includes(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('The rules and what reads them run anywhere and always the same', () => {
  const games = gamesIn(SOURCES);
  test.each(PURE)('%s touches no browser, no clock and no chance of its own', (layer) => {
    const touched = SOURCES.filter((source) => isCode(source) && layerOf(source.file, games) === layer)
      .map((source) => ({ ...source, names: globalsOf(parse(source)) }))
      .flatMap(({ file, names }) => names.map((name) => `${file} uses ${name}`));
    expect(touched).toEqual([]);
  });

  test('a clock, a browser and chance are found, and a key that is called like one is not', () => {
    const read = (text: string) => globalsOf(parse({ file: 'rules/x.ts', text }));
    expect(read('const now = Date.now(); const die = Math.random(); document.title = "x";')).toEqual([
      'Date',
      'Math.random',
      'document',
    ]);
    expect(read('const facts = { location: 1 }; facts.location;')).toEqual([]);
  });
});
