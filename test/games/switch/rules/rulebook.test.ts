import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { switchGame } from '#games/switch/rules/game';
import { judge } from '#games/switch/rules/judge';
import { CHAPTERS, RULE_IDS, RULEBOOK, type Rule, type RuleId } from '#games/switch/rules/rulebook';
import { RULINGS, type RulingId, type Ruling } from '#games/switch/rules/readings';
import { SECTIONS } from '#games/switch/rules/sources';
import type { State } from '#games/switch/rules/state';
import { words as english } from '#games/switch/words/en/game';
import { words as japanese } from '#games/switch/words/ja/game';
import { seededRandom } from '#kit/random';
import { say } from '#words/sentences';
import { choice, tableAt } from './lots.ts';
import { after, forbidden, lay, type Laying } from './table.ts';

/** Every rule has its chapter, its sources, and something that happens or is refused by it. */

const GAMES = 400;

/** What happened in games by lot, each sort of it by the rule that it cites. */
const told = (() => {
  const found = new Map<string, readonly [string, string]>();
  for (let seed = 0; seed < GAMES; seed += 1) {
    const luck = seededRandom(seed);
    let state: State = switchGame.start(tableAt(seed));
    while (switchGame.toAct(state).length > 0) {
      const done = switchGame.apply(state, choice(state, luck, 2 + (seed % 5)));
      for (const event of done.events)
        found.set(`${event.rule} ${event.type}`, [say(english.events, event), say(japanese.events, event)]);
      ({ state } = done);
    }
  }
  return found;
})();

/** What comes about too seldom by lot, and what is only ever refused. */
// prettier-ignore
const REFUSED: Readonly<Partial<Record<RuleId, readonly [Laying, string]>>> = {
  'own-cards': [{ hands: ['4C', '6D'], on: '9S' }, '9C'],
  'the-cards': [{ hands: ['4C', '6D'], on: '4S' }, '4C 4C'],
  'five-hearts-last': [{ hands: ['5H 5D', '6D'], on: '5S' }, '5H 5D'],
  'run-no-two': [{ hands: ['2S', '6D'], on: '5S', run: '5' }, '2S'],
  'run-ace': [{ hands: ['AS', '6D'], on: '5S', run: '5' }, 'AS'],
  'same-rank': [{ hands: ['9S 4S', '6D'], on: '6S' }, '9S 4S'],
  'run-one-rank': [{ hands: ['5S 6S', '6D'], on: '5C', run: '5' }, '5S 6S'],
  'ace-no-counter': [{ hands: ['AS', '6D'], on: '2S', penalty: 2 }, 'AS>hearts'],
};
const WITHOUT_CARDS: readonly RuleId[] = ['pass', 'fewest-cards', 'draw-what-there-is'];
const AT_THE_END: RuleId = 'game-over';

describe('The rulebook', () => {
  test.each(CHAPTERS)('has a file for the chapter %s, and rules in it', (chapter) => {
    expect(existsSync(new URL(`../../../../src/games/switch/rules/${chapter}.ts`, import.meta.url))).toBe(
      true,
    );
    expect(RULE_IDS.some((id) => RULEBOOK[id].chapter === chapter)).toBe(true);
  });

  test('stands in the order of its chapters', () => {
    const order = RULE_IDS.map((id) => CHAPTERS.indexOf(RULEBOOK[id].chapter));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('cites every section of the source, and each once in a rule', () => {
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

  test('credits sections of the source for the readings of a ruling', () => {
    for (const id of Object.keys(RULINGS) as RulingId[]) {
      const { readings }: Ruling = RULINGS[id];
      for (const { sources } of readings)
        expect(sources.filter((one) => !SECTIONS.includes(one))).toEqual([]);
    }
  });
});

describe('A rule happens, or something is refused by it', () => {
  test.each(
    RULE_IDS.filter((id) => REFUSED[id] === undefined && ![...WITHOUT_CARDS, AT_THE_END].includes(id)),
  )('%s', (id) => {
    expect([...told.keys()].filter((key) => key.startsWith(`${id} `))).not.toEqual([]);
  });

  test.each(Object.entries(REFUSED))('%s', (id, [at, move]) => {
    expect(forbidden(lay(at), move)).toContain(id);
  });

  test('game-over, at the end', () => {
    const { state } = after(lay({ hands: ['4S', '6D'], on: '9S' }), '4S');
    expect(judge(state, { type: 'draw', by: 'p2' }).map(({ rule }) => rule)).toEqual([AT_THE_END]);
  });

  test.each(WITHOUT_CARDS)('%s, where nothing is left to draw', (id) => {
    const table: State = { ...lay({ hands: ['4C', '6D'], on: '2S', penalty: 2, deck: '' }), played: ['2S'] };
    const events = [after(table, 'draw'), after(table, 'draw', 'draw')].flatMap((done) => done.events);
    expect(events.map(({ rule }) => rule)).toContain(id);
  });
});

test('Everything that happens in games by lot is told in whole sentences of both languages', () => {
  for (const [en, ja] of told.values()) {
    expect(en).toMatch(/^[A-Z0-9][^{}]*\.$/);
    expect(ja).toMatch(/^[^{}]*。$/);
    expect(ja.replace(/[AJQK][♣♦♥♠]/g, '')).not.toMatch(/[A-Za-z]/);
  }
});
