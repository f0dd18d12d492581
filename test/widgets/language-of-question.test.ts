import { expect, test } from 'vitest';
import { foreignLanguageOf } from '#widgets/language-of-question.ts';

/** Who asks in one language on the pages of another is told of those of their own. */

test.each(['ボイドとは', '何人で遊べる', '2で2に返せる？'])(
  '“%s” is Japanese on an English page',
  (typed) => {
    expect(foreignLanguageOf(typed, 'en')).toBe('ja');
    expect(foreignLanguageOf(typed, 'ja')).toBe(null);
  },
);

test.each(['who goes first', 'can I play a 2 on a 2?', 'what’s a trick'])(
  '“%s” is English on a Japanese page',
  (typed) => {
    expect(foreignLanguageOf(typed, 'ja')).toBe('en');
    expect(foreignLanguageOf(typed, 'en')).toBe(null);
  },
);

test.each(['4+', 'W5', 'jekyll', '10', ''])('“%s” may be typed in any language', (typed) => {
  expect(foreignLanguageOf(typed, 'ja')).toBe(null);
  expect(foreignLanguageOf(typed, 'en')).toBe(null);
});
