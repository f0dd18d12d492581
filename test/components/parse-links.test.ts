import { expect, test } from 'vitest';
import { piecesOf } from '../../src/components/parse-links.ts';

const text = (text: string) => ({ type: 'text', text });
const link = (text: string, path: string) => ({ type: 'link', text, path });

test.each([
  ['Nothing to follow.', [text('Nothing to follow.')]],
  ['Read [the rules](/rules/).', [text('Read '), link('the rules', '/rules/'), text('.')]],
  ['[One](/1/)[Two](/2/#a)', [link('One', '/1/'), link('Two', '/2/#a')]],
  ['色は[ルール](/rules/)で', [text('色は'), link('ルール', '/rules/'), text('で')]],
  // Only pages of the site, and nothing that could be markup.
  ['[away](https://example.org/)', [text('[away](https://example.org/)')]],
  ['[a](javascript:alert(1)) <b>', [text('[a](javascript:alert(1)) <b>')]],
  ['', []],
])('%s', (prose, pieces) => {
  expect(piecesOf(prose)).toEqual(pieces);
});
