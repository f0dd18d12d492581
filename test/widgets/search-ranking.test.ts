import { expect, test } from 'vitest';
import { gameOf, pagesFor, type Found, type Index } from '#widgets/search-ranking.ts';

const ONE = { id: 'one', title: 'One' };
const TWO = { id: 'two', title: 'Two' };

test('What is found is of the game in whose folder it lies, which is said where there are several', () => {
  expect(gameOf('/shelf/ja/two/cases/peek/', [ONE, TWO])).toBe(TWO);
  expect(gameOf('/one/', [ONE, TWO])).toBe(ONE);
  expect(gameOf('/licences/', [ONE, TWO])).toBeNull();
  expect(gameOf('/one/', [ONE])).toBeNull();
});

test('A question is answered by the case that asks it, not by a page whose text has more of its words', async () => {
  const page = (url: string, meta: Found['meta']): Found => ({ url, meta, excerpt: '', sub_results: [] });
  const pages: readonly (readonly [Found, text: string])[] = [
    [page('/lesson/', { title: 'The cards' }), 'red purple seven token red purple seven token'],
    [
      page('/cases/asked/', {
        title: 'One token lies there. Who wins?',
        answer: 'The other.',
        asked: 'red purple',
      }),
      'token wins',
    ],
  ];
  const index: Index = {
    options: () => Promise.resolve(),
    search: (word) => {
      const hits = pages.flatMap(([found, text]) => {
        const times =
          `${found.meta.title} ${found.meta.asked ?? ''} ${text}`.toLowerCase().split(word).length - 1;
        return times === 0 ? [] : [{ id: found.url, score: times, data: () => Promise.resolve(found) }];
      });
      return Promise.resolve({ results: hits });
    },
  };
  const said =
    'then suppose somebody throws the seven of red onto that purple card with just this single token lying there';
  const fillers = 'then suppose somebody throws the of onto that card with just this single lying there';
  const found = await pagesFor(index, said, fillers, 'en');
  expect(found.map(({ url }) => url)).toEqual(['/cases/asked/', '/lesson/']);
});
