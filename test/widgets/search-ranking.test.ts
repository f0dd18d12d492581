import { expect, test } from 'vitest';
import {
  gameOf,
  leadsClearly,
  pagesFor,
  onlyOfGame,
  type Found,
  type Index,
} from '#widgets/search-ranking.ts';
import { gameNamedIn } from '#widgets/game-named-in-search-query.ts';
import { asksOtherNumbers, saysNumbersOf } from '#widgets/search-numbers.ts';
import { isFirstSure, isFirstTied, nearOnes } from '#widgets/search-confidence.ts';
import { wordsIn } from '#widgets/search-word-matching.ts';
import { words as english } from '#words/en/search-vocabulary';
import { words as japanese } from '#words/ja/search-vocabulary';

const ONE = { id: 'one', title: 'One' };
const TWO = { id: 'two', title: 'Two' };

const page = (url: string, meta: Found['meta']): Found => ({ url, meta, excerpt: '', sub_results: [] });

/** An index of pages, with what stands on them besides their questions. */
function indexOf(pages: readonly (readonly [Found, text: string])[]): Index {
  return {
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
}

const BEGIN = page('/one/cases/begin/', { title: 'How does a run begin?', answer: 'With a 3.' });
const END = page('/one/cases/end/', { title: 'How does a run end?', answer: 'With an Ace.' });
const ELSEWHERE = page('/two/cases/start/', { title: 'Who makes the start?', answer: 'The eldest.' });
const RUNS = indexOf([
  [END, 'run run run'],
  [BEGIN, 'run'],
  [ELSEWHERE, ''],
]);
const ENGLISH = { fillers: 'how does a', sameMeaning: 'begin start | end finish' };

test('A page is found by a word that means the same as the one it has, which says less than the word itself', async () => {
  const found = await pagesFor(RUNS, 'how does a run start', ENGLISH, 'en', 'one');
  expect(found.map((each) => each.page)).toEqual([BEGIN, END, ELSEWHERE]);
  const [itself] = await pagesFor(RUNS, 'how does a run begin', ENGLISH, 'en', 'one');
  expect(itself?.page).toBe(BEGIN);
  expect(itself?.worth).toBeGreaterThan(found[0]?.worth ?? 0);
});

test('What players call a thing goes before a page that only has its words, where it is typed word for word', async () => {
  const called = page('/one/cases/called/', {
    title: 'A 3 lies there.',
    answer: 'Yes.',
    asked: 'what is the run',
  });
  const other = page('/one/cases/other/', { title: 'The run stands.', answer: 'No.', asked: '' });
  const index = indexOf([
    [other, ''],
    [called, ''],
  ]);
  const [first] = await pagesFor(index, 'the run', { fillers: 'the', sameMeaning: '' }, 'en');
  expect(first?.page).toBe(called);
});

test('Of two pages with the same words, the one that says them in the order in which they are typed goes first', async () => {
  const order = page('/one/cases/order/', { title: 'May I?', asked: 'red on blue' });
  const other = page('/one/cases/other/', { title: 'May I?', asked: 'blue on red' });
  const index = indexOf([
    [other, ''],
    [order, ''],
  ]);
  const vocabulary = { fillers: 'can i on', sameMeaning: 'red scarlet | blue azure' };
  const [first, second] = await pagesFor(index, 'can i put scarlet on azure', vocabulary, 'en');
  expect([first?.page, second?.page]).toEqual([order, other]);
});

test('A long question of small words finds the page that has them among many that have its one large word', async () => {
  const asked = page('/one/cases/asked/', { title: 'Must I?', asked: 'do i have to play if i can' });
  const others = Array.from({ length: 60 }, (_, at) => page(`/one/cases/${at}/`, { title: `Number ${at}` }));
  const index = indexOf([...others.map((other) => [other, 'play play play'] as const), [asked, '']]);
  const english = { fillers: 'can do have i if to', sameMeaning: '' };
  const [first] = await pagesFor(index, 'do I have to play if I can', english, 'en');
  expect(first?.page).toBe(asked);
});

test('An answer may be opened at once only where it is what was asked and is worth clearly more than any other', () => {
  const at = (worth: number, each = BEGIN, isMeant = true) => ({
    page: each,
    worth,
    named: 1,
    isMeant,
    saysNumbers: true,
  });
  expect(leadsClearly([])).toBe(false);
  expect(leadsClearly([at(2)])).toBe(true);
  expect(leadsClearly([at(2, BEGIN, false)])).toBe(false);
  expect(leadsClearly([at(2.5), at(2, END)])).toBe(true);
  expect(leadsClearly([at(2.1), at(2, END)])).toBe(false);
  expect(leadsClearly([at(2.5), at(1), at(2.4, END)])).toBe(false);
  // The next one is of another game: that it is asked has to be said, unless hardly anything of another is worth anything.
  expect(leadsClearly([at(2.5), at(1.6, ELSEWHERE)])).toBe(false);
  expect(leadsClearly([at(2.5), at(1.6, ELSEWHERE)], 'one')).toBe(true);
  expect(leadsClearly([at(2.5), at(1, ELSEWHERE)])).toBe(true);
});

test('A page is what was asked where it names nearly all of it and says it much alike, of the game that is asked, and where enough was said', async () => {
  const meant = async (query: string, game?: string) => {
    const [first] = await pagesFor(RUNS, query, ENGLISH, 'en', game);
    return [first?.page.url, first?.isMeant];
  };
  expect(await meant('how does a run begin', 'one')).toEqual(['/one/cases/begin/', true]);
  // It is a case of another game.
  expect(await meant('how does a run begin', 'two')).not.toContain(true);
  // A word is of no page, though its beginning is of many.
  expect(await meant('begin run', 'one')).toContain(true);
  expect(await meant('begin runterspielen', 'one')).toContain(false);
  // Nothing is said but what says nothing.
  expect(await meant('how does a', 'one')).toContain(false);
  // It has all words, and asks something else with them.
  const [beside] = await pagesFor(
    RUNS,
    'do we start or run',
    { ...ENGLISH, fillers: 'do we or' },
    'en',
    'one',
  );
  expect(beside?.isMeant).toBe(false);
});

test('A page that names two cards apart from each other is not what was asked about one on the other', async () => {
  const pageOf = (asked: string) =>
    page('/one/cases/six/', { title: 'What goes on a 6?', answer: 'Much.', asked });
  const meant = async (asked: string) => {
    const vocabulary = { fillers: 'a on', sameMeaning: 'two 2', ranks: 'queen king two 2' };
    const [first] = await pagesFor(indexOf([[pageOf(asked), '']]), 'queen on a 2', vocabulary, 'en', 'one');
    return first?.isMeant;
  };
  expect(await meant('queen on a queen can I play on a 2 a king')).toBe(false);
  expect(await meant('queen on a two or queen on a 2')).toBe(true);
});

test('What is found is of the game in whose folder it lies, which is said where there are several', () => {
  expect(gameOf('/shelf/ja/two/cases/peek/', [ONE, TWO])).toBe(TWO);
  expect(gameOf('/one/', [ONE, TWO])).toBe(ONE);
  expect(gameOf('/licences/', [ONE, TWO])).toBeNull();
  expect(gameOf('/one/', [ONE])).toBeNull();
});

test('A question is answered by the case that asks it, not by a page whose text has more of its words', async () => {
  const index = indexOf([
    [page('/lesson/', { title: 'The cards' }), 'red purple seven token red purple seven token'],
    [
      page('/cases/asked/', {
        title: 'One token lies there. Who wins?',
        answer: 'The other.',
        asked: 'red purple',
      }),
      'token wins',
    ],
  ]);
  const said =
    'then suppose somebody throws the seven of red onto that purple card with just this single token lying there';
  const fillers = 'then suppose somebody throws the of onto that card with just this single lying there';
  const found = await pagesFor(index, said, { fillers, sameMeaning: '' }, 'en');
  expect(found.map((each) => each.page.url)).toEqual(['/cases/asked/', '/lesson/']);
});

test('On the page of a game only its own pages are shown', () => {
  const ranked = [BEGIN, ELSEWHERE, page('/licences/', { title: 'Licences' })].map((each) => ({
    page: each,
    worth: 1,
    named: 1,
    isMeant: false,
    saysNumbers: true,
  }));
  const shown = onlyOfGame(ranked, 'one');
  expect(shown.map((each) => each.page.url)).toEqual(['/one/cases/begin/']);
});

test('What names hardly any of what was typed is not shown, and of what is only near but a few pages are; a bare number asks nothing', () => {
  const ranked = (worth: number, share: number) =>
    Array.from({ length: 9 }, () => ({
      page: BEGIN,
      worth,
      named: share,
      isMeant: false,
      saysNumbers: true,
    }));
  expect(nearOnes(ranked(1.4, 0.1), 'wizard card')).toEqual([]);
  expect(nearOnes(ranked(1.4, 0.3), 'bad card')).toHaveLength(5);
  expect(nearOnes(ranked(2, 0.7), 'last card')).toHaveLength(9);
  expect(isFirstSure(ranked(2, 1), 'ten')).toBe(true);
  expect(isFirstSure(ranked(2, 1), ' 10')).toBe(false);
});

const worth = (worth: number, named = 1, meta: Found['meta'] = { title: 'How?' }) => ({
  page: page('/one/cases/any/', meta),
  worth,
  named,
  isMeant: false,
  saysNumbers: true,
});

test('A page that names but a part of what was typed is only the nearest, unless it is worth much more than any other', () => {
  expect(isFirstSure([worth(2.4, 0.5), worth(2.3, 0.5)], 'may I trade it')).toBe(false);
  expect(isFirstSure([worth(2.4, 0.5), worth(1.5, 0.5)], 'may I trade it')).toBe(true);
  expect(isFirstSure([worth(2.4, 0.8), worth(2.3, 0.5)], 'may I trade it')).toBe(true);
});

test('Of two that are worth as much either may be meant, but for one that is asked in just those words', () => {
  const asked = { title: 'How?', asked: 'how do i trade it' };
  const tied = (...pages: readonly ReturnType<typeof worth>[]) => isFirstTied(pages, 'do I trade', 'en');
  expect(tied(worth(2.4), worth(2.38))).toBe(true);
  expect(tied(worth(2.4), worth(2))).toBe(false);
  expect(tied(worth(2.4))).toBe(false);
  expect(tied(worth(2.4, 1, asked), worth(2.38))).toBe(false);
  expect(tied(worth(2.4, 1, asked), worth(2.38, 1, asked))).toBe(true);
});

test('A question about one of several things goes behind one that names what was typed, and is not told to be the answer', async () => {
  const apple = { ...page('/one/cases/apple/', { title: 'May I eat the apple?', answer: 'Yes.' }), filters: { notAbout: ['pear plum'] } }; // prettier-ignore
  const any = page('/one/cases/any/', {
    title: 'May I eat fruit?',
    answer: 'No.',
    asked: 'may i eat a pear or plum',
  });
  const index = indexOf([
    [apple, 'eat pear'],
    [any, 'eat'],
  ]);
  const vocabulary = { fillers: 'may i the', sameMeaning: 'pears pear' };
  const [first, second] = await pagesFor(index, 'may I eat the pears', vocabulary, 'en', 'one');
  expect([first?.page, second?.page]).toEqual([any, apple]);
  expect([first?.isOther, second?.isOther]).toEqual([false, true]);
  expect(isFirstSure(second ? [second] : [], 'may I eat the pears')).toBe(false);
});

test('A sign behind a number makes another card of it', () => {
  expect(wordsIn('Is a 4+ a 4?', 'en')).toEqual(['is', 'a', '4', 'plus', 'a', '4']);
});

test('Numbers that are typed are said near each other, in digits or in words, or the page asks something else', () => {
  const says = (typed: string, title: string) => saysNumbersOf(typed, { title }, english, 'en');
  expect(says('can I win with two 8s', 'I hold 2 eights. Can I win?')).toBe(true);
  expect(says('can I win with two 9s', 'I hold 2 eights. Can I win?')).toBe(false);
  expect(says('4+ against 5', 'A 4 on a 4. Who wins, and what do all of us do where there are 5?')).toBe(
    false,
  );
  expect(says('which one wins', 'Who wins?')).toBe(true);
  const first = { page: BEGIN, worth: 2, named: 1, isMeant: false, saysNumbers: false };
  expect(isFirstSure([first], 'two 9s')).toBe(false);
  expect(isFirstSure([{ ...first, saysNumbers: true }], 'two 9s')).toBe(true);
});

const GAMES = [
  { id: 'jekyll-vs-hyde', title: 'Jekyll vs Hyde' },
  { id: 'switch', title: 'Switch', titleIsWord: true },
  { id: 'chronicle', title: 'Chronicle' },
];
const named = (query: string) => gameNamedIn(query, GAMES, 'en', english);

test('A game is named before a question, behind a preposition or at the end, and a name that is a word of the question names none', () => {
  const asked = 'may I answer a two with a two';
  for (const query of [
    `switch: ${asked}`,
    `switch ${asked}`,
    `in switch ${asked}`,
    `${asked} in switch`,
    `${asked} switch`,
    `${asked}, Switch?`,
    `Switch – ${asked}`,
  ])
    expect(named(query), query).toEqual({ game: 'switch', asked });
  expect(named('jekyll vs. hyde: who leads')).toEqual({ game: 'jekyll-vs-hyde', asked: 'who leads' });
  expect(named('Switch')).toEqual({ game: 'switch', asked: 'Switch' });
  for (const query of ['switch roles second game', 'when do we switch roles', 'the kill switch is off'])
    expect(named(query), query).toBeNull();
  const inJapanese = (query: string) =>
    gameNamedIn(query, [{ id: 'switch', title: 'スイッチ', titleIsWord: true }], 'ja', japanese);
  for (const query of ['スイッチで2で2に返せる？', 'スイッチ：2で2に返せる？', 'スイッチ 2で2に返せる？'])
    expect(inJapanese(query), query).toEqual({ game: 'switch', asked: '2で2に返せる?' });
  expect(inJapanese('スイッチする')).toBeNull();
});

test('A name that is no other word names its game wherever it stands, and one word of several is enough', () => {
  const asked = 'tie for most cards';
  for (const query of [`chronicle ${asked}`, `${asked}, in chronicle`, `Chronicle ${asked}?`])
    expect(named(query), query).toMatchObject({ game: 'chronicle' });
  expect(named(`chronicle ${asked}`)?.asked).toBe(asked);
  expect(named('the same number, jekyll led')).toEqual({
    game: 'jekyll-vs-hyde',
    asked: 'the same number, jekyll led',
  });
  const inJapanese = gameNamedIn(
    '同点ならジキルの勝ち？',
    [{ id: 'one', title: 'ジキルvsハイド' }],
    'ja',
    japanese,
  );
  expect(inJapanese?.game).toBe('one');
});

test('A page whose question is about other numbers goes behind one that asks about those that are typed, or about none', async () => {
  const other = page('/one/cases/other/', { title: 'A run stands on 6. What may I play?', answer: 'A 7.' });
  const asked = page('/one/cases/asked/', { title: 'A run stands on 9. What do I play?', answer: 'A 10.' });
  const index = indexOf([
    [other, 'run run may may'],
    [asked, ''],
  ]);
  const [first] = await pagesFor(index, 'may I go on with a run on 9', ENGLISH, 'en', 'one');
  expect(first?.page).toBe(asked);
  expect(asksOtherNumbers('run on 9', { title: 'What may I play?' }, ENGLISH, 'en')).toBe(false);
  expect(asksOtherNumbers('run on 9', { title: 'A 6', asked: 'a run on 9' }, ENGLISH, 'en')).toBe(false);
  expect(asksOtherNumbers('run on 9', { title: 'A 6' }, ENGLISH, 'en')).toBe(true);
});

test('A page that asks about another number is not what was asked, however many words it has of it', async () => {
  const six = page('/one/cases/six/', { title: 'A run stands on 6. What may I play?', answer: 'A 7.' });
  const meant = async (query: string) => {
    const [first] = await pagesFor(indexOf([[six, '']]), query, ENGLISH, 'en', 'one');
    return [first?.isMeant, first && isFirstSure([first], query)];
  };
  expect(await meant('a run stands on 6 what may I play')).toEqual([true, true]);
  expect(await meant('a run stands on 9 what may I play')).toEqual([false, false]);
});
