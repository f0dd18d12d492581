import { afterAll, expect, test, vi } from 'vitest';
import { pagesFor } from '../../src/widgets/search-ranking.ts';
import { words as english } from '../../src/words/en/search-vocabulary.ts';
import { words as japanese } from '../../src/words/ja/search-vocabulary.ts';
import * as inAnArgument from '../site/questions/in-an-argument-en.ts';
import * as inAnArgumentInJapanese from '../site/questions/in-an-argument-ja.ts';
import { readIndex } from '../site/search-in-node.ts';

/** How long a question takes to be answered, its pages being loaded: the search answers as one types. The goal: a frame and a half. */

const LANGUAGES = [
  { language: 'en', vocabulary: english, questions: inAnArgument.OF_SWITCH },
  { language: 'ja', vocabulary: japanese, questions: inAnArgumentInJapanese.OF_SWITCH },
];

afterAll(() => {
  vi.unstubAllGlobals();
});

test.each(LANGUAGES)('Questions in $language', async ({ language, vocabulary, questions }) => {
  const index = await readIndex(language);
  const ask = (typed: string) => pagesFor(index, typed, vocabulary, language, 'switch');
  for (const [typed] of questions) await ask(typed);
  const times: number[] = [];
  for (const [typed] of questions) {
    const since = performance.now();
    await ask(typed);
    times.push(performance.now() - since);
  }
  times.sort((one, another) => one - another);
  const [median = Number.NaN, slow = Number.NaN] = [0.5, 0.99].map(
    (part) => times[Math.floor(part * times.length)],
  );
  const told = `${median.toFixed(1)} ms, ${slow.toFixed(1)} ms at the 99th percentile`;
  console.log(`A question in ${language}, of ${times.length}: ${told}`);
  expect(median).toBeGreaterThan(0);
});
