import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CHARACTER, UNITS } from '#kit/input-limits';
import { cutOversized, overLimit } from '#kit/cut-oversized-input';

const family = '👩🏽‍❤️‍💋‍👨🏿';

describe('Free text keeps its bounds', () => {
  test.each([
    ['exactly as long as it may be', 'x'.repeat(200), null, 200],
    ['a letter longer', 'x'.repeat(201), 'too-long', 200],
    ['Japanese', '罪'.repeat(200), null, 200],
    ['Japanese, a letter longer', '罪'.repeat(201), 'too-long', 200],
    ['letters with their accents', 'e\u0301'.repeat(200), null, 400],
    ['Thai', 'กำ'.repeat(100), null, 200],
    ['Hebrew with its points and accents', 'בְּ֥'.repeat(150), null, 600],
    ['people who kiss', family.repeat(40), null, 40 * family.length],
    ['a flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', null, 14],
    ['nothing', '', null, 0],
    ['marks without end', `a${'\u0301'.repeat(500_000)}`, 'piled-up', MAX_CHARACTER],
    ['emoji joined without end', '👩\u200d'.repeat(300_000), 'piled-up', MAX_CHARACTER],
    ['the widest letter, often', '\ufdfa'.repeat(300_000), 'too-long', 200],
    ['one word without end', 'x'.repeat(1_000_000), 'too-long', 200],
  ])('%s', (_, text, excess, units) => {
    const kept = cutOversized(text, 200);
    expect(kept.excess).toBe(excess);
    expect(kept.text.length).toBe(units);
    if (excess === null) expect(kept.text).toBe(text);
  });

  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('a', '\u0301', '\u200d', '👩', '🏽', 'क\u094d', '\u1100', '\n'),
      maxLength: 900,
    }),
  );

  test('what is kept is the beginning, well formed, and keeps the bounds itself', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 50 }), (text, most) => {
        const { text: kept, excess } = cutOversized(text, most);
        expect(kept.length).toBeLessThanOrEqual(UNITS * most);
        expect(overLimit(kept, most)).toBeNull();
        if (text.isWellFormed()) expect(kept.isWellFormed()).toBe(true);
        if (excess === null) expect(kept).toBe(text);
        if (excess === 'too-long') expect(text.startsWith(kept)).toBe(true);
      }),
      { seed: 20_261_122, numRuns: 2000 },
    );
  });
});
