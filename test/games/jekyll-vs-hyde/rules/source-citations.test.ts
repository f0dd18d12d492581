import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HOUSE, HOUSE_IDS, type HouseAnswer } from '#games/jekyll-vs-hyde/rules/house-answers';
import { RULEBOOK, RULE_IDS, type Rule, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import {
  isContested,
  RULINGS,
  type Ruling,
  type RulingId,
} from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { WORDING_IDS, WORDINGS, type Wording } from '#games/jekyll-vs-hyde/rules/wording-differences';
import { CITATIONS, sourceOf, TOPICS, topicsOf, type Citation } from '#games/jekyll-vs-hyde/rules/sources';

/** Whoever cites a point of a source cites one that is about the thing in question. */

const RULING_IDS = Object.keys(RULINGS) as RulingId[];

/** What of the citations is about something else. */
function astray(cited: readonly Citation[], about: readonly string[]): readonly Citation[] {
  return cited.filter((citation) => !topicsOf(citation).some((topic) => about.includes(topic)));
}

describe('The index of the sources', () => {
  test('tells each point by rules, rulings, house answers and a few other topics, each with one name only', () => {
    const vocabulary = [...RULE_IDS, ...RULING_IDS, ...HOUSE_IDS, ...TOPICS];
    expect(new Set(vocabulary).size).toBe(vocabulary.length);
    const known: ReadonlySet<string> = new Set(vocabulary);
    for (const citation of CITATIONS) {
      expect(topicsOf(citation)).not.toEqual([]);
      expect(topicsOf(citation).filter((topic) => !known.has(topic))).toEqual([]);
    }
  });

  test('has the 26 points of the list, the seven sections of the manual and its six questions', () => {
    const points = (letter: string) =>
      CITATIONS.filter((citation) => sourceOf(citation) === letter).map((citation) => citation.slice(2));
    expect(points('L')).toEqual(Array.from({ length: 26 }, (_, index) => String(index + 1)));
    expect([...new Set(points('M').map((point) => point.charAt(0)))]).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
    expect(points('M').filter((point) => point.startsWith('7.'))).toHaveLength(6);
  });
});

describe('A rule', () => {
  test.each(RULE_IDS)('%s is said where it is cited', (id) => {
    const { sources, ruling }: Rule = RULEBOOK[id];
    expect(astray(sources, [id])).toEqual([]);
    expect(new Set(sources).size).toBe(sources.length);
    // What no source says is a ruling or a house answer, and never a bare rule.
    if (sources.length === 0) expect(ruling).toBeDefined();
  });

  test.each(RULE_IDS)('%s misses no point of the sources that says it', (id) => {
    const { sources }: Rule = RULEBOOK[id];
    const silent = CITATIONS.filter((citation) => topicsOf(citation).includes(id));
    expect(silent.filter((citation) => !sources.includes(citation))).toEqual([]);
  });
});

describe('A ruling', () => {
  test('is contested unless all sources that speak of it give its only reading', () => {
    expect(RULING_IDS.filter((id) => !isContested(id))).toEqual(['potion-pass-greed', 'wrath-token']);
  });

  test.each(RULING_IDS)('%s credits no source that says nothing of it', (id) => {
    const { readings }: Ruling = RULINGS[id];
    const speaking = new Set(
      CITATIONS.filter((citation) => topicsOf(citation).includes(id)).map((citation) => sourceOf(citation)),
    );
    const credited = readings.flatMap(({ sources }) => sources);
    expect(credited.filter((source) => !speaking.has(source))).toEqual([]);
  });
});

describe('A house answer', () => {
  test.each(HOUSE_IDS)('%s names what comes nearest, about the rules that it stands beside', (id) => {
    const { rules, near }: HouseAnswer = HOUSE[id];
    expect(astray(near, [...rules, id])).toEqual([]);
  });
});

describe('What is worded differently', () => {
  test.each(WORDING_IDS)('%s names points that are about it, of two sources at least', (id) => {
    const { about, points }: Wording = WORDINGS[id];
    expect(astray(points, about)).toEqual([]);
    expect(new Set(points.map(sourceOf)).size).toBeGreaterThan(1);
    expect(new Set(points).size).toBe(points.length);
  });
});

/** Lessons and sentences of the interface name rules, rulings and house answers, which bring their citations along. */
test('no citation is written outside the index, the rules, the house answers and the cases', () => {
  const root = new URL('../../../../', import.meta.url);
  const texts = [
    'content/jekyll-vs-hyde/lessons',
    'content/ja/jekyll-vs-hyde/lessons',
    'src/games/jekyll-vs-hyde/words/en',
    'src/games/jekyll-vs-hyde/words/ja',
    'src/words/en',
    'src/words/ja',
  ]
    .flatMap((folder) => readdirSync(new URL(folder, root)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:mdx|ts)$/.test(file));
  const bare = texts.filter((file) =>
    /\b(?:[MLJ] \d|[HF] (?:rules|variants|won))/.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(texts.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});

/** What was once cited and is about something else: the net has to catch each. */
const FAULTS: readonly (readonly [rule: RuleId, citation: string])[] = [
  ['give-count', 'L 3'],
  ['off-suit-answer', 'M 7.3'],
  ['off-suit-answer', 'L 9'],
  ['jekyll-wins', 'L 1'],
  ['turns', 'L 2'],
  ['gap-moves', 'L 26'],
  ['pride-takes', 'H rules'],
];

test.each(FAULTS)('%s may not cite %s', (rule, citation) => {
  const cited = CITATIONS.filter((one) => one === citation);
  expect(cited).toHaveLength(1);
  expect(astray(cited, [rule])).toEqual(cited);
});

test.each(['M 7', 'M 5', 'L 27', 'J 5', 'F 1'])('there is no point %s to cite', (citation) => {
  expect(CITATIONS).not.toContain(citation);
});
