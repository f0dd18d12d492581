import { describe, expect, test } from 'vitest';
import { HOUSE, HOUSE_IDS, type HouseAnswer } from '#games/jekyll-vs-hyde/rules/house-answers';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { casebook } from '../games/jekyll-vs-hyde/casebook/casebook.ts';
import { attribute, canBeRefused, lessons, scene, tags } from './lesson-sources.ts';
import { lineThrough } from '#replays/replay-frames';

/** What the lessons claim, held against the engine. */

test('There are twelve lessons, numbered through', () => {
  expect(lessons.map(({ file }) => Number(file.slice(0, 2)))).toEqual(lessons.map((_, index) => index + 1));
  expect(lessons).toHaveLength(12);
});

test('Every rule of the rulebook is taught in a lesson', () => {
  const taught = new Set(lessons.flatMap(({ rules }) => rules));
  expect(RULE_IDS.filter((rule) => !taught.has(rule))).toEqual([]);
});

/** What a table has to do somehow and no source says; a lesson that tells it in its own words would make it a rule. */
const practices = HOUSE_IDS.filter((id) => HOUSE[id].kind === 'practice');

test.each(practices)(
  'What no source says of %s is marked as a house answer, in a lesson on its rule',
  (id) => {
    const { rules: beside }: HouseAnswer = HOUSE[id];
    const shown = lessons.filter(({ body }) =>
      tags(body, 'House').some((tag) => attribute(tag, 'id') === id),
    );
    expect(shown).not.toEqual([]);
    expect(shown.filter(({ rules }) => !rules.some((rule) => beside.some((one) => one === rule)))).toEqual(
      [],
    );
  },
);

describe.each(lessons)('$file', ({ body, rules }) => {
  test('links every rule that it says it teaches', () => {
    const linked = tags(body, 'Rule').map((tag) => attribute(tag, 'id'));
    expect(rules.filter((rule) => !linked.includes(rule))).toEqual([]);
  });

  test('has something to look at, something to try and something to predict', () => {
    expect(tags(body, 'Scene').length).toBeGreaterThan(0);
    expect(tags(body, 'TryIt').length).toBeGreaterThan(0);
    expect(tags(body, 'Predict').length).toBeGreaterThan(0);
  });

  test('leads to cases about the rules that it teaches', () => {
    const linked = tags(body, 'Case').map((tag) => attribute(tag, 'id') ?? '');
    expect(linked).not.toEqual([]);
    const strange = linked.filter((id) => {
      const about = casebook.find((entry) => entry.id === id)?.data.rules ?? [];
      return !about.some((rule) => rules.includes(rule));
    });
    expect(strange).toEqual([]);
  });

  test('shows scenes that are legal and long enough', () => {
    for (const tag of [...tags(body, 'Scene'), ...tags(body, 'TryIt')]) {
      const { frames, problems } = scene(attribute(tag, 'name') ?? '');
      expect(problems).toEqual([]);
      const moves = lineThrough(frames).length - 1;
      for (const name of ['from', 'to', 'at']) {
        const step = attribute(tag, name);
        if (step !== undefined) expect(Number(step)).toBeLessThanOrEqual(name === 'at' ? moves - 1 : moves);
      }
      const opens = Number(attribute(tag, 'first') ?? NaN);
      if (opens < Number(attribute(tag, 'from') ?? 1) || opens > Number(attribute(tag, 'to') ?? moves))
        expect.fail(`${tag} opens outside of what it steps through`);
    }
  });

  test('lets the reader try something that the rules refuse', () => {
    expect(tags(body, 'TryIt').some(canBeRefused)).toBe(true);
  });
});
