import { describe, expect, test } from 'vitest';
import { chronicleGame } from '#games/chronicle/rules/game';
import { judge } from '#games/chronicle/rules/judge';
import { CHAPTERS, RULE_IDS, RULEBOOK, type RuleId } from '#games/chronicle/rules/rule-index';
import { RULINGS } from '#games/chronicle/rules/ruling-readings';
import { SECTIONS } from '#games/chronicle/rules/source-sections';
import { words as english } from '#games/chronicle/words/en/events';
import { words as japanese } from '#games/chronicle/words/ja/events';
import { seededRandom } from '#kit/random';
import { rulebookHolds } from '../../rulebook-contract.ts';
import { lots } from './random-games-and-tables.ts';
import { after, forbidden, lay, type Laying } from './table.ts';

/** Every rule has its chapter, its sources, and something that happens or is refused by it. */

const happened = rulebookHolds({
  lots,
  games: 240,
  chapters: CHAPTERS,
  rules: RULEBOOK,
  rulings: RULINGS,
  sections: SECTIONS,
  english,
  japanese,
  wholeInJapanese: (sentence) => /^[^{}A-Za-z]*。$/.test(sentence),
});

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

describe('A rule happens, or something is refused by it', () => {
  test.each(
    RULE_IDS.filter((id) => REFUSED[id] === undefined && ![...OF_DEALS, AT_THE_END, SILENT].includes(id)),
  )('%s', (id) => {
    expect(happened).toContain(id);
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
