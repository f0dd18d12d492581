import { describe, expect, test } from 'vitest';
import { LESSONS_BY_GAME, stepsOf, tags, type Written } from './lesson-sources.ts';

/** A lesson is read a step at a time: one idea, and at most one thing to do. */

/** What is looked at or played with, and takes most of a phone. */
const WIDGETS = [
  'Scene', 'TryIt', 'Predict', 'GuidedRound', 'GuidedGame', 'ExchangeBoard', 'TrackBoard', 'TrickComparer', 'RankingDemo', 'Ruling', 'OpenSlots',
]; // prettier-ignore

/** How much may be said in a step, beside a widget and without one: in words, in Japanese in signs. */
const MOST = { words: { beside: 80, alone: 125 }, signs: { beside: 190, alone: 290 } };

/** How many steps in a row may have nothing to look at, and by which step a lesson shows something. */
const BARE = { inARow: 2, before: 2 };

/** Lessons in which more is told before something is shown. */
const TOLD_FIRST: Readonly<Record<string, readonly string[]>> = {
  'jekyll-vs-hyde': [
    '01-two-minds.mdx',
    '02-the-cards.mdx',
    '03-the-preparation.mdx',
    '04-lead-and-follow.mdx',
    '05-ranks-made-in-play.mdx',
    '06-who-wins.mdx',
    '07-playing-a-potion.mdx',
    '08-what-potions-do.mdx',
    '10-a-whole-round.mdx',
    '11-two-ways-of-thinking.mdx',
  ],
};

const cases = (language: 'lessons' | 'japanese') =>
  LESSONS_BY_GAME.flatMap(({ game, [language]: all }) =>
    all.flatMap((lesson: Written) =>
      stepsOf(lesson).map((text, index) => ({ name: `${game} ${lesson.file} ${index + 1}`, text })),
    ),
  );

const widgetsIn = (text: string) => WIDGETS.flatMap((name) => tags(text, name));
const spoken = (text: string) => text.replaceAll(/<[^>]*>|\]\([^)]*\)|^## .*$/gm, '');

describe.each(cases('lessons'))('Step $name', ({ text }) => {
  test('has one thing to do at most, and no more to read than fits a phone with it', () => {
    const widgets = widgetsIn(text);
    // What rulings say is read, and two of them fit a phone.
    expect(widgets.length).toBeLessThanOrEqual(tags(text, 'Ruling').length === widgets.length ? 2 : 1);
    const words = spoken(text).split(/\s+/).filter(Boolean).length;
    expect(words).toBeLessThanOrEqual(widgets.length > 0 ? MOST.words.beside : MOST.words.alone);
  });

  test('has what it says on a side note in one or two of them, and none beside what is done', () => {
    const isRead = widgetsIn(text).length === tags(text, 'Ruling').length;
    expect(tags(text, 'House').length).toBeLessThanOrEqual(isRead ? 2 : 0);
  });
});

const told = LESSONS_BY_GAME.flatMap(({ game, lessons, japanese }) =>
  [...lessons, ...japanese].map((lesson) => ({ game, file: lesson.file, lesson })),
);

test.each(told)('$game $file shows what it tells of, and soon', ({ game, file, lesson }) => {
  const shows = stepsOf(lesson).map((text) => widgetsIn(text).length > 0);
  const isSoon = shows.slice(0, BARE.before).some(Boolean);
  const isLong = shows.some((_, at) => {
    const steps = shows.slice(at, at + BARE.inARow + 1);
    return steps.length > BARE.inARow && !steps.some(Boolean);
  });
  // A lesson that shows something soon leaves the list.
  expect(isSoon && !isLong).toBe(!(TOLD_FIRST[game] ?? []).includes(file));
});

const ofBoth = [...cases('lessons'), ...cases('japanese')];

const isSwitch = ({ name }: { readonly name: string }) => name.startsWith('switch');

test.each(ofBoth.filter((step) => !isSwitch(step)))(
  'Step $name puts nothing off to another lesson in brackets',
  ({ text }) => {
    // What leads there may be a link.
    const said = text.replaceAll(/\]\([^()]*\)/g, '');
    expect(said.match(/\([^()]*\blessons? \d[^()]*\)|（[^（）]*レッスン\d[^（）]*）/g)).toBeNull();
  },
);

test.each(ofBoth.filter(({ name }) => name.startsWith('jekyll-vs-hyde')))(
  'Step $name says nothing below a task',
  ({ text }) => {
    const [, ...below] = text.split('</TryIt>');
    // What stands there lies under the buttons of a phone; links to cases may.
    expect(spoken(below.join('')).trim()).toBe('');
  },
);

test.each(cases('japanese'))('Step $name says no more than fits in Japanese', ({ text }) => {
  const signs = spoken(text).replaceAll(/\s/g, '').length;
  expect(signs).toBeLessThanOrEqual(widgetsIn(text).length > 0 ? MOST.signs.beside : MOST.signs.alone);
});

test.each(ofBoth)('Nothing stands below a question that $name asks with long answers', ({ text }) => {
  const [question, ...more] = tags(text, 'Predict').filter((one) => one.includes('kind="verdict"'));
  expect(more).toEqual([]);
  if (question !== undefined) expect(text.trim().endsWith(question)).toBe(true);
});

test('A lesson takes between five and twenty-five presses of Continue', () => {
  for (const lesson of LESSONS_BY_GAME.flatMap(({ lessons }) => lessons)) {
    const steps = stepsOf(lesson).length;
    expect(steps, lesson.file).toBeGreaterThan(5);
    expect(steps, lesson.file).toBeLessThan(25);
  }
});

/** The numbers of the steps that were merged into each step. */
const mergedInto = (lesson: Written | undefined) =>
  lesson && stepsOf(lesson).map((text) => [...text.matchAll(/<span id="step-(\d+)"/g)].map(([, at]) => at));

test.each(LESSONS_BY_GAME)(
  'A step of $game that was merged left its number at one place in both languages',
  (of) => {
    of.lessons.forEach((lesson, at) => {
      expect(mergedInto(of.japanese[at]), lesson.file).toEqual(mergedInto(lesson));
    });
  },
);
