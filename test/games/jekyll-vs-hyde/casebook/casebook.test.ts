import { describe, expect, test } from 'vitest';
import { inOrder, relatedTo } from '#casebook/case-order-and-related-cases';
import { claims } from '#games/jekyll-vs-hyde/casebook/casebook-adapter';
import { citedIn, faultsOf, runs } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { unreachableReasons } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { HOUSE, HOUSE_IDS, type HouseAnswer } from '#games/jekyll-vs-hyde/rules/house-answers';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { RULINGS, type RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { topicsOf, type Citation } from '#games/jekyll-vs-hyde/rules/sources';
import { casebook } from './casebook.ts';

/** Every case is played by the machine, and answers what it says. */

describe.each(casebook)('$data.question', ({ id, data }) => {
  test(`${id}: the machine says the same`, () => {
    expect(faultsOf(data)).toEqual([]);
  });

  test(`${id}: the position can come up in a game`, () => {
    expect(unreachableReasons(data.setup)).toEqual([]);
  });

  test(`${id}: something is claimed besides the rules that are cited`, () => {
    const claims = runs(data).map(({ findings }) => findings.filter(({ claim }) => claim.type !== 'cites'));
    expect(Math.min(...claims.map((made) => made.length))).toBeGreaterThan(0);
  });

  test(`${id}: it says who says so, or which ruling settles it`, () => {
    const about: readonly (string | null)[] = [...data.rules, data.ruling, data.house];
    const astray = data.sources.filter(
      (citation) => !topicsOf(citation).some((topic) => about.includes(topic)),
    );
    expect(astray).toEqual([]);
    if (data.sources.length === 0) expect(data.ruling ?? data.house).not.toBeNull();
  });
});

/** Cases that give a house answer: no source says, we suggest. */
const HOUSED = casebook.flatMap(({ id, data }) =>
  data.house === null ? [] : [{ id, data, house: data.house }],
);
const MISTAKES = HOUSED.filter(({ house }) => HOUSE[house].kind === 'mistake');

test.each(HOUSED)('$id says that it is our suggestion, and stands beside its rules', ({ data, house }) => {
  const { rules }: HouseAnswer = HOUSE[house];
  expect(data.rules.filter((rule) => rules.includes(rule))).not.toEqual([]);
  const told = data.why.flat().map((piece) => (piece.type === 'text' ? piece.text : ''));
  expect([data.answer, ...told].join(' ')).toMatch(/\bsuggest|our suggestion|we would/);
});

test.each(MISTAKES)('$id: the machine refuses the mistake, or counts out what is right', ({ data }) => {
  const kinds = data.claims.map(({ type }) => type);
  const checks = ['refused', 'ranking', 'tricks', 'marker', 'hand'];
  expect(kinds.filter((kind) => checks.includes(kind))).not.toEqual([]);
});

/** The questions that the sources themselves raise, where each of them does, and the case that answers it. */
const RAISED: Readonly<Record<string, readonly [asked: string, id: string, source: Citation]>> = {
  // The English manual, section 7.
  'M 7, 1': ['Can the marker move backward?', 'marker-never-back', 'M 7.1'],
  'M 7, 2': ['What if only one card is left for a Greed effect?', 'greed-one-card', 'M 7.2'],
  'M 7, 3': ['Is there an effect if the named suit is not followed?', 'named-suit-not-followed', 'M 7.3'],
  'M 7, 4': ['What if both play Potions?', 'both-play-potions', 'M 7.4'],
  'M 7, 5': ['Is the plus used only to win tricks?', 'what-the-plus-does', 'M 7.5'],
  'M 7, 6': ['When does the game end?', 'when-it-ends', 'M 7.6'],
  // The notes of the Japanese summary, each set off by an asterisk.
  'J, note 1': ['Can Jekyll pull the marker back? What is best for him?', 'best-for-jekyll', 'J ゲームの概要と目的'],
  'J, note 2': ['Does it harm Hyde to be far behind?', 'hyde-loses-everything', 'J ゲームの概要と目的'],
  'J, note 3': ['Two Potions in hand?', 'two-potions-dealt', 'J 各ラウンドの流れ 2'],
  'J, note 4': ['Two new suits in one trick?', 'two-new-suits', 'J 3 A'],
  'J, note 5': ['When is the third token placed?', 'third-at-once', 'J 3 A'],
  'J, note 6': ['Which suit has its effect, the named or the played one?', 'named-wrath-got-greed', 'J 3 C-3'],
  'J, note 7': ['Pride, and the loser has no trick?', 'pride-finds-nothing', 'J 3 C-3'],
  'J, note 8': ['Greed, and two cards or fewer in hand?', 'greed-two-left', 'J 3 C-3'],
  'J, note 9': ['Does it matter who has more tricks?', 'who-has-more', 'J 4'],
  // The help page of an online table, which changed its mind about it.
  'H, rules': ['A led Potion, and another suit than the named one: who wins?', 'void-in-the-named-suit', 'H rules'],
}; // prettier-ignore

test('The sources raise sixteen questions', () => {
  expect(Object.keys(RAISED)).toHaveLength(16);
  expect(new Set(Object.values(RAISED).map(([, id]) => id)).size).toBe(16);
});

test.each(Object.entries(RAISED))('%s: %s', (_, [, id, source]) => {
  const entry = casebook.find((one) => one.id === id);
  expect(entry?.data.sources).toContain(source);
  expect(entry && faultsOf(entry.data)).toEqual([]);
});

describe('The book is whole', () => {
  test('it has well over forty cases, and no question twice', () => {
    expect(casebook.length).toBeGreaterThanOrEqual(55);
    expect(new Set(casebook.map(({ data }) => data.question)).size).toBe(casebook.length);
  });

  test.each(RULE_IDS)('%s has a case that shows it at work', (rule) => {
    const about = casebook.filter(({ data }) => data.rules.includes(rule));
    expect(about.filter(({ data }) => citedIn(data).has(rule))).not.toEqual([]);
  });

  test.each(HOUSE_IDS)('the house answer %s has a case', (house) => {
    expect(casebook.filter(({ data }) => data.house === house)).not.toEqual([]);
  });

  test.each(Object.keys(RULINGS) as RulingId[])('the ruling %s has a case', (ruling) => {
    const about = casebook.filter(({ data }) => data.ruling === ruling);
    expect(about).not.toEqual([]);
    const readings = claims.rulings[ruling];
    if (readings.length === 0) return;
    for (const { data } of about) expect(runs(data).map(({ reading }) => reading)).toEqual(readings);
    // In one of them at least the readings come to different ends.
    const ends = (data: (typeof about)[number]['data']) =>
      new Set(runs(data).map(({ positions }) => JSON.stringify(positions.at(-1)?.context.events)));
    expect(Math.max(...about.map(({ data }) => ends(data).size))).toBe(readings.length);
  });

  test('every question is one, and every answer and reason is a sentence', () => {
    for (const { data } of casebook) {
      expect(data.question).toMatch(/^[A-Z].*\?$/);
      expect(data.answer).toMatch(/^[A-Z].*\.$/);
      expect(data.why.length).toBeGreaterThan(0);
    }
  });

  test('it follows the rulebook, and every case has a relative', () => {
    const places = inOrder(claims, casebook).map(({ data }) => RULE_IDS.indexOf(data.rules[0]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const alone = casebook.filter((entry) => relatedTo(claims, entry, casebook).length === 0);
    expect(alone.map(({ id }) => id)).toEqual([]);
  });
});
