import { describe, expect, test } from 'vitest';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { needsOf } from './rules-needed-by-picture.ts';
import {
  attribute,
  isAhead,
  japaneseLessons,
  lessons,
  stepsOf,
  tags,
  taughtBy,
  toldBy,
} from './lesson-sources.ts';

/** Nothing is shown before it is taught, or has its one line: each picture of a lesson, as a reader meets it who has come so far. */

const PICTURES = /<(?:Scene|TryIt|Predict|GuidedRound)\b[^>]*>/g;

/** What a picture shows of rules that nobody has told of by then. */
function early(tag: string, taught: readonly RuleId[], told: readonly RuleId[]): readonly RuleId[] {
  return [...needsOf(tag, taught).keys()].filter((rule) => !told.includes(rule));
}

const pictures = [...lessons, ...japaneseLessons].flatMap((lesson) =>
  stepsOf(lesson).flatMap((text, step) =>
    [...text.matchAll(PICTURES)].map(([tag]) => ({ lesson, step, tag, file: lesson.file })),
  ),
);

test.each(pictures)('$file shows nothing that has not been told of: $tag', ({ lesson, step, tag }) => {
  expect(early(tag, taughtBy(lesson), toldBy(lesson, step))).toEqual([]);
});

describe('A picture that comes too early is found by what it shows', () => {
  test.each<[string, readonly RuleId[]]>([
    ['<TryIt name="potion-led" at={4}>', ['the-cards', 'potion-number', 'name-suit', 'wrath-own-token']],
    ['<Scene name="landslide" from={21} to={23}>', ['rank-highest', 'gap-moves', 'hyde-wins']],
    ['<Scene name="pride-takes" from={5} to={9}>', ['effect-first', 'pride-takes']],
    ['<Scene name="exchange" from={1} to={3}>', ['give-together', 'give-count', 'first-leader']],
    ['<Scene name="return-match" from={45} to={50}>', ['next-round', 'roles-change']],
    ['<Predict rules={[\'same-suit\']} kind="winner" />', ['rank-lowest']],
    ['<GuidedRound />', ['greed-exchanges', 'rank-highest', 'take-trick']],
  ])('%s, before anything is told', (tag, shows) => {
    expect(early(tag, RULE_IDS, [])).toEqual(expect.arrayContaining([...shows]));
    expect(
      early(
        tag,
        RULE_IDS,
        RULE_IDS.filter((rule) => !shows.includes(rule)),
      ).toSorted(),
    ).toEqual(shows.toSorted());
  });
});

test('A line that comes ahead of its lesson tells of a rule that a later one teaches', () => {
  for (const [index, { file, body }] of lessons.entries()) {
    const sofar = lessons.slice(0, index + 1).flatMap(({ rules }) => rules);
    const later = lessons.slice(index + 1).flatMap(({ rules }) => rules);
    for (const id of tags(body, 'Rule')
      .filter(isAhead)
      .map((tag) => attribute(tag, 'id') ?? '')) {
      expect(sofar, file).not.toContain(id);
      expect(later, file).toContain(id);
    }
  }
});
