import { describe, expect, test } from 'vitest';
import { inOrder, relatedTo } from '#casebook/case-order-and-related-cases';
import { claims } from '#games/switch/casebook/casebook-adapter';
import { citedIn, faultsOf, runs, type Case, type Claim } from '#games/switch/casebook/read-and-run-cases';
import { TOPICS, topicsOf } from '#games/switch/casebook/case-topics';
import { CARDS, rankOf } from '#games/switch/rules/cards';
import { RULEBOOK, RULE_IDS, type Rule } from '#games/switch/rules/rule-index';
import { RULINGS, type RulingId } from '#games/switch/rules/ruling-readings';
import { SECTIONS, type Section } from '#games/switch/rules/source-sections';
import type { InGame } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import { everyCard } from '../rules/table.ts';
import { casebook } from './casebook.ts';

/** Every case is played by the machine, and answers what it says. */

/** The states under the first reading, from the deal on. */
function statesOf(one: Case): readonly InGame[] {
  return runs(one)[0].positions.flatMap(({ context: { state } }) => (state.phase === 'deal' ? [] : [state]));
}

describe.each(casebook)('$data.question', ({ id, data }) => {
  test(`${id}: the machine says the same`, () => {
    expect(faultsOf(data)).toEqual([]);
  });

  test(`${id}: the position is one of a game`, () => {
    for (const state of statesOf(data)) {
      expect(everyCard(state).toSorted()).toEqual(CARDS.toSorted());
      // A penalty is made of the 2s and the 5♥ on top, and a run stands on the rank of the top card.
      const waiting = state.played.slice(state.played.findLastIndex((card) => !/^2|^5H$/.test(card)) + 1);
      const most = waiting.reduce((sum, card) => sum + (card === '5H' ? 5 : 2), 0);
      expect(state.penalty).toBeLessThanOrEqual(most);
      expect([null, rankOf(topOf(state))]).toContain(state.run);
    }
  });

  test(`${id}: something is claimed besides the rules that are cited`, () => {
    const made = runs(data).map(({ findings }) => findings.filter(({ claim }) => claim.type !== 'cites'));
    expect(Math.min(...made.map((findings) => findings.length))).toBeGreaterThan(0);
  });

  test(`${id}: it says which section says so, or that none does`, () => {
    const readings = data.ruling === null ? [] : RULINGS[data.ruling].readings;
    const about: readonly Section[] = [
      ...data.rules.flatMap((rule): readonly Section[] => RULEBOOK[rule].sources),
      ...readings.flatMap(({ sources }): readonly Section[] => sources),
    ];
    expect(data.sources.filter((section) => !about.includes(section))).toEqual([]);
    const { sources }: Rule = RULEBOOK[data.rules[0]];
    if (data.sources.length === 0) expect(sources).toEqual([]);
  });
});

/** What the source gives as an example, and the case that shows it. */
const EXAMPLES: Readonly<Record<string, string>> = {
  'the last card was K♣, and the 7 becomes K♣': 'seven-on-a-king',
  'the last card was 2♠, and the 7 becomes 2♠': 'seven-on-a-dead-two',
  'the last card was 5♥, and the 7 becomes 5♥': 'seven-on-the-dead-five',
  '2♠, 2♥, 5♥ are nine cards': 'two-two-five',
  '5♥, 2♥, 2♣ are nine cards': 'five-two-two',
  '2♠, 2♥, 2♦ are six cards': 'three-twos',
  'a run that ends on a 7 costs seven': 'run-fails-on-seven',
  'a run that ends on a King costs thirteen': 'run-fails-on-a-king',
  '3, 4, 6': 'three-four-six',
  'an Ace on a King ends the run': 'ace-ends-the-run',
  'an Ace that comes too early': 'ace-too-early',
  'after one 8: Player 1, 4, 3': 'one-eight',
  'after another 8 back to 1, 2, 3, 4': 'eight-on-eight',
  'two players: one 8 and two 8s': 'eight-of-two-players',
  'two players: one Jack': 'jack-of-two-players',
  'three players: two Jacks': 'two-jacks-of-three',
  'four players: three Jacks': 'three-jacks-of-four',
  '8s and Jacks one after the other': 'eights-then-a-jack',
  '8s, and then the last card': 'eights-then-the-last-card',
};

test.each(Object.entries(EXAMPLES))('The example of the source “%s” has its case', (_, id) => {
  const entry = casebook.find((one) => one.id === id);
  expect(entry && faultsOf(entry.data)).toEqual([]);
});

describe('The book is whole', () => {
  test('it has a hundred cases, and no question twice', () => {
    expect(casebook.length).toBeGreaterThanOrEqual(100);
    expect(new Set(casebook.map(({ data }) => data.question)).size).toBe(casebook.length);
  });

  test.each(RULE_IDS)('%s has a case that shows it at work', (rule) => {
    const about = casebook.filter(({ data }) => data.rules.includes(rule));
    expect(about.filter(({ data }) => citedIn(data).has(rule))).not.toEqual([]);
  });

  test.each(Object.keys(RULINGS) as RulingId[])(
    'the ruling %s has a case that shows each reading',
    (ruling) => {
      const about = casebook.filter(({ data }) => data.ruling === ruling);
      expect(about).not.toEqual([]);
      for (const { data } of about) {
        expect(data.readings.map(({ reading }) => reading)).toEqual(claims.rulings[ruling]);
        // What the readings change is claimed under each, and no two say the same.
        const said = data.readings.map(({ claims: own }) => JSON.stringify(own));
        expect(new Set(said).size).toBe(said.length);
        expect(said).not.toContain('[]');
      }
    },
  );

  test.each(SECTIONS.filter((section) => section !== 'Setup' && section !== 'Terminology'))(
    'the section “%s” is cited',
    (section) => {
      expect(casebook.filter(({ data }) => data.sources.includes(section))).not.toEqual([]);
    },
  );

  test.each(TOPICS)('some case is about %s, and not all are', (topic) => {
    const about = casebook.filter(({ data }) => topicsOf(data).includes(topic));
    expect(about.length).toBeGreaterThan(3);
    expect(about.length).toBeLessThan(casebook.length / 2);
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

test('Whatever a case of the book claims, the opposite is refused', () => {
  let tried = 0;
  for (const { id, data } of casebook) {
    for (const [index, claim] of data.claims.entries()) {
      const otherwise = data.claims.with(index, opposite(claim));
      expect(faultsOf({ ...data, claims: otherwise }), `${id}, claim ${index + 1}`).not.toEqual([]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(3 * casebook.length);
});

/** A claim of the same kind that says something else. */
function opposite(claim: Claim): Claim {
  switch (claim.type) {
    case 'playable':
    case 'hand':
      return { ...claim, cards: CARDS.filter((card) => !claim.cards.includes(card)) };
    case 'refused':
    case 'allowed':
    case 'cites':
      return { ...claim, rules: RULE_IDS.filter((rule) => !claim.rules.includes(rule)) };
    case 'match':
      return {
        ...claim,
        match: claim.match && { ...claim.match, rank: claim.match.rank === '4' ? '6' : '4' },
      };
    case 'penalty':
      return { ...claim, penalty: claim.penalty + 1 };
    case 'run':
      return { ...claim, run: claim.run === null ? '3' : null };
    case 'direction':
      return { ...claim, direction: claim.direction === 1 ? -1 : 1 };
    case 'count':
    case 'deck':
    case 'drawn':
      return { ...claim, count: claim.count + 1 };
    case 'turn':
      return { ...claim, phase: claim.phase === 'over' ? 'turn' : 'over' };
    case 'winner':
      return { ...claim, winner: claim.winner === null ? 'p2' : null };
  }
}

test('Every kind of claim stands in the book', () => {
  const kinds = new Set(
    casebook
      .flatMap(({ data }) => [data.claims, ...data.readings.map((reading) => reading.claims)].flat())
      .map(({ type }) => type),
  );
  expect([...kinds].toSorted()).toEqual(['cites', 'refused', 'turn', 'winner', ...claims.claims].toSorted());
});
