import { describe, expect, test } from 'vitest';
import { SCENES } from '../games/chronicle/annotated-games-and-scenes.ts';
import { OF_LESSONS, OF_SCENES } from './claims/chronicle-lessons.ts';
import { paragraphsOf, uncovered, unsaid, wrong } from './claims/covered-numbers.ts';
import { LESSONS_BY_GAME } from './lesson-sources.ts';

/** Every number that a lesson of Chronicle says, and every one in its scenes, is computed as well. What a link to a rule says, the rule says. */

const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'chronicle') ?? {};

/** Names of cards, players and lessons are no numbers. */
const NAMES =
  /\b(?:Love|Power|Wisdom) \d+|\b(?:the|The|a|A|an|An|This|this|other|\w+’s) (?:[1-9]|10)s?\b|\b1s\b|[Ll]esson \d+|\bP\d\b|Players? \d(?:(?:,| and) \d)*/g;

describe.each(lessons)('$file', (lesson) => {
  const said = OF_LESSONS[lesson.slug] ?? [];
  const texts = paragraphsOf(lesson);

  test('claims nothing that is not so, and what the claims say that it says', () => {
    expect(wrong(said)).toEqual([]);
    expect(unsaid(said, texts)).toEqual([]);
  });

  test('says no number that nobody has worked out', () => {
    expect(texts.flatMap((text) => uncovered(text, said, NAMES))).toEqual([]);
  });
});

describe.each(SCENES)('The scene $name', ({ name, replay }) => {
  const said = OF_SCENES[name] ?? [];
  const texts = replay.moves.flatMap(({ comment, variations = [] }) =>
    [comment, ...variations.flat().map((step) => step.comment)].filter((one) => one !== undefined),
  );

  test('claims nothing that is not so, and no number that nobody has worked out', () => {
    expect(wrong(said)).toEqual([]);
    expect(unsaid(said, texts)).toEqual([]);
    expect(texts.flatMap((text) => uncovered(text, said, NAMES))).toEqual([]);
  });
});
