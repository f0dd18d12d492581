import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chronicleGame } from '#games/chronicle/rules/game';
import { judge } from '#games/chronicle/rules/judge';
import { CHAPTERS, RULE_IDS, RULEBOOK, type Rule, type RuleId } from '#games/chronicle/rules/rulebook';
import { RULINGS, type Ruling, type RulingId } from '#games/chronicle/rules/rulings';
import { SECTIONS } from '#games/chronicle/rules/sources';
import type { State } from '#games/chronicle/rules/state';
import { words as english } from '#games/chronicle/words/en/game';
import { words as japanese } from '#games/chronicle/words/ja/game';
import { seededRandom } from '#kit/random';
import { say } from '#words/sentences';
import { choice, tableAt } from './lots.ts';
import { after, forbidden, lay, type Laying } from './table.ts';

/** Every rule has its chapter, its sources, and something that happens or is refused by it. */

const GAMES = 240;

/** What happened in games by lot, each sort of it by the rule that it cites. */
const told = (() => {
  const found = new Map<string, readonly [string, string]>();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const luck = seededRandom(seed);
    let state: State = chronicleGame.start(tableAt(seed, luck));
    while (chronicleGame.toAct(state).length > 0) {
      const done = chronicleGame.apply(state, choice(state, luck, 3 + (seed % 4)));
      for (const event of done.events)
        found.set(`${event.rule} ${event.type}`, [say(english.events, event), say(japanese.events, event)]);
      ({ state } = done);
    }
  }
  return found;
})();

const THREE: Laying = { hands: ['L5 L7', 'Sage P3', 'P10 W4'] };

/** What is only ever refused, or carried out without a word. */
// prettier-ignore
const REFUSED: Readonly<Partial<Record<RuleId, readonly [Laying, readonly string[], string]>>> = {
  'own-cards': [THREE, [], 'p1: L9'],
  turns: [THREE, [], 'p2: P3'],
  'void-wild': [{ ...THREE, rulings: { 'void-with-wild': 'must' } }, ['p1: L5'], 'p2: down P3'],
};
const OF_DEALS: readonly RuleId[] = ['the-cards', 'aside-not-lead'];
const AT_THE_END: RuleId = 'game-over';
/** A card that does nothing brings nothing about. */
const SILENT: RuleId = 'nothing';

describe('The rulebook', () => {
  test.each(CHAPTERS)('has a file for the chapter %s, and rules in it', (chapter) => {
    expect(existsSync(new URL(`../../../../src/games/chronicle/rules/${chapter}.ts`, import.meta.url))).toBe(
      true,
    );
    expect(RULE_IDS.some((id) => RULEBOOK[id].chapter === chapter)).toBe(true);
  });

  test('stands in the order of its chapters', () => {
    const order = RULE_IDS.map((id) => CHAPTERS.indexOf(RULEBOOK[id].chapter));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('cites every section of the manual, and each once in a rule', () => {
    const cited = new Set(RULE_IDS.flatMap((id): Rule['sources'] => RULEBOOK[id].sources));
    expect(SECTIONS.filter((section) => !cited.has(section))).toEqual([]);
    for (const id of RULE_IDS) {
      const { sources }: Rule = RULEBOOK[id];
      expect(new Set(sources).size).toBe(sources.length);
    }
  });

  test('has a rule under every ruling, and every rule that is cited is in it', () => {
    const ruled = RULE_IDS.flatMap((id) => (RULEBOOK[id] as Rule).ruling ?? []);
    expect(new Set(ruled)).toEqual(new Set(Object.keys(RULINGS)));
    const rules: readonly string[] = RULE_IDS;
    expect([...told.keys()].filter((key) => !rules.includes(key.split(' ')[0] ?? ''))).toEqual([]);
  });

  test('credits sections of the manual for the readings of a ruling', () => {
    for (const id of Object.keys(RULINGS) as RulingId[]) {
      const { readings }: Ruling = RULINGS[id];
      for (const { sources } of readings)
        expect(sources.filter((one) => !SECTIONS.includes(one))).toEqual([]);
    }
  });
});

describe('A rule happens, or something is refused by it', () => {
  test.each(
    RULE_IDS.filter((id) => REFUSED[id] === undefined && ![...OF_DEALS, AT_THE_END, SILENT].includes(id)),
  )('%s', (id) => {
    expect([...told.keys()].filter((key) => key.startsWith(`${id} `))).not.toEqual([]);
  });

  test.each(Object.entries(REFUSED))('%s', (id, [at, moves, move]) => {
    expect(forbidden(after(lay(at), ...moves).state, move)).toContain(id);
  });

  test('game-over, at the end', () => {
    const { state } = after(
      lay({ hands: ['L9', 'L2', 'L3'], fame: [3, 0, 0] }),
      'p1: L9',
      'p2: L2',
      'p3: L3',
    );
    expect(judge(state, { type: 'play', by: 'p1', card: 'L9' }).map(({ rule }) => rule)).toEqual([
      AT_THE_END,
    ]);
  });

  test.each(OF_DEALS)('%s, in a deal', (id) => {
    const start = chronicleGame.start();
    const deal = chronicleGame.deal(start, seededRandom(1), 5);
    if (deal.type !== 'deal') throw new Error('A deal is due');
    const aside = deal.history.lead;
    const p1 = (deal.hands.p1 ?? []).map((card) => (card === deal.hands.p1?.[0] ? aside : card));
    const rules = judge(start, { ...deal, hands: { ...deal.hands, p1 }, aside }).map(({ rule }) => rule);
    expect(rules).toContain(id);
  });
});

test('Everything that happens in games by lot is told in whole sentences of both languages', () => {
  for (const [en, ja] of told.values()) {
    expect(en).toMatch(/^[A-Z0-9][^{}]*\.$/);
    expect(ja).toMatch(/^[^{}A-Za-z]*。$/);
  }
});
