import { describe, expect, test } from 'vitest';
import { words as puzzles } from '#games/jekyll-vs-hyde/words/ja/puzzles';
import { words as table } from '#games/jekyll-vs-hyde/words/ja/table-and-replay-steps';

/** Japanese templates whose sentence changes with a number or the length of a list. */

describe('What Jekyll makes sure of', () => {
  test.each([
    [0, '同数に持ち込めます'],
    [2, '差を2に抑えられます'],
  ])('with gap %i is 「%s」', (gap, said) => {
    expect(puzzles.told.right('jekyll', gap, 4)).toBe(
      `ジキルは、ハイドがどう応じても${said}。ほかの手では差を4以上にされてしまいます。`,
    );
    expect(puzzles.description(1, 'jekyll', gap, 5)).toContain(`${said.replace(/ます$/, 'る')}もの`);
  });
});

test.each([
  [['wrath'], '憤怒はありません'],
  [['wrath', 'pride'], '憤怒も傲慢もありません'],
  [['wrath', 'greed', 'pride'], '憤怒も強欲も傲慢もありません'],
] as const)('A hand void in %j is said with 「%s」', (suits, said) => {
  expect(table.replay.voids('hyde', suits)).toBe(
    `ハイドはフォローできませんでした。そのときの手札に${said}でした。`,
  );
});
