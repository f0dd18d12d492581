import { expect, test } from 'vitest';
import { KNOWN_HISTORY } from '#games/chronicle/rules/history-cards';
import { words as en } from '../../../src/games/chronicle/words/en/page-texts.ts';
import { words as ja } from '../../../src/games/chronicle/words/ja/page-texts.ts';
import { words as openInEnglish } from '../../../src/games/chronicle/words/en/unknown-card-effects.ts';
import { words as openInJapanese } from '../../../src/games/chronicle/words/ja/unknown-card-effects.ts';

test('What rounds ask for here is said as long as sources tell only one history card whole', () => {
  expect(KNOWN_HISTORY.map(({ conditions }) => conditions)).toEqual([[{ fewest: 'wisdom' }]]);
  expect(en.game.lede).toContain('the fewest of Wisdom');
  expect(ja.game.lede).toContain('知恵が最も少ないこと');
  for (const { conditions } of KNOWN_HISTORY) {
    expect(openInEnglish.onlyHistory(conditions)).toContain('each round here asks for the fewest of Wisdom');
    expect(openInJapanese.onlyHistory(conditions)).toContain('知恵が最も少ないこと');
  }
});
