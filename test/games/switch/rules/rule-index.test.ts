import { describe, expect, test } from 'vitest';
import { judge } from '#games/switch/rules/judge';
import { CHAPTERS, RULE_IDS, RULEBOOK, type RuleId } from '#games/switch/rules/rule-index';
import { RULINGS } from '#games/switch/rules/ruling-readings';
import { SECTIONS } from '#games/switch/rules/source-sections';
import type { State } from '#games/switch/rules/state';
import { words as english } from '#games/switch/words/en/events';
import { words as japanese } from '#games/switch/words/ja/events';
import { rulebookHolds } from '../../rulebook-contract.ts';
import { lots } from './random-games-and-tables.ts';
import { after, forbidden, lay, type Laying } from './table.ts';

/** Every rule has its chapter, its sources, and something that happens or is refused by it. */

const happened = rulebookHolds({
  lots,
  games: 400,
  chapters: CHAPTERS,
  rules: RULEBOOK,
  rulings: RULINGS,
  sections: SECTIONS,
  english,
  japanese,
  wholeInJapanese: (sentence) =>
    /^[^{}]*。$/.test(sentence) && !/[A-Za-z]/.test(sentence.replace(/[AJQK][♣♦♥♠]/g, '')),
});

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

describe('A rule happens, or something is refused by it', () => {
  test.each(
    RULE_IDS.filter((id) => REFUSED[id] === undefined && ![...WITHOUT_CARDS, AT_THE_END].includes(id)),
  )('%s', (id) => {
    expect(happened).toContain(id);
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
