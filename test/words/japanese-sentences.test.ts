import { expect, test } from 'vitest';
import { words as advice } from '#games/chronicle/words/ja/play-against-computer';
import { words as inference } from '#games/jekyll-vs-hyde/words/ja/seat-knowledge';
import { words as events } from '#games/jekyll-vs-hyde/words/ja/events';
import { words as record } from '#words/ja/game-recording';
import { words as sandbox } from '#games/jekyll-vs-hyde/words/ja/sandbox-first-view';

/** What Japanese sentences say of one, of two and of several. */

const fewPotions = (...potions: readonly ('2+' | '3+' | '4+')[]) =>
  inference.evidence['few-potions']({
    type: 'few-potions',
    rule: 'forced-potion',
    seat: 'hyde',
    dealt: null,
    potions,
  });

test.each([
  [fewPotions('2+'), 'ありうるのは秘薬2+だけです。'],
  [fewPotions('2+', '3+'), 'ありうるのは秘薬2+か秘薬3+のどちらか1枚です。'],
  [fewPotions('2+', '3+', '4+'), 'ありうるのは秘薬2+、秘薬3+、秘薬4+のいずれか1枚です。'],
])('%s', (sentence, end) => {
  expect(sentence.endsWith(`。${end}`)).toBe(true);
});

test('Where each gives several cards, it is plain who gives which', () => {
  const given = { jekyll: ['W1', '2+', '4+'], hyde: ['W6', 'G4', 'P4'] } as const;
  expect(events.exchanged({ type: 'exchanged', rule: 'give-count', given })).toBe(
    'カードを交換します。ジキルは憤怒1、秘薬2+、秘薬4+を、ハイドは憤怒6、強欲4、傲慢4を渡します。',
  );
});

test('Both choose as many cards each, and one who is left chooses as many', () => {
  const { preparation, greed } = sandbox.toAct;
  expect(preparation(['jekyll', 'hyde'], 2)).toBe('両者が渡すカードを2枚ずつ選ぶところです。');
  expect(greed(['hyde'], 2)).toBe('あとはハイドが強欲で交換するカードを2枚選ぶだけです。');
});

test('A record is named by its day and the time of day, with their units', () => {
  expect(record.name([], new Date(2026, 10, 23, 1, 4).getTime())).toBe('2026年11月23日1時04分の記録');
});

test.each([
  [true, true, '賢者はミーティングに必ず勝ちますが、'],
  [null, false, '知恵8では勝てないミーティングに、賢者では勝つことがありますが、'],
  [null, null, '賢者ではミーティングに勝ちやすいのですが、'],
])(
  'Advice says of a card that is likelier to win that it did worse nevertheless',
  (rivalWins, bestWins, begun) => {
    const said = advice.hint.reasons['rival-odds']({
      type: 'rival-odds',
      card: 'Sage',
      best: 'W8',
      isLikelier: true,
      rivalWins,
      bestWins,
    });
    expect(said.startsWith(begun), said).toBe(true);
  },
);
