import { describe, expect, test } from 'vitest';
import { words as progress } from '../../src/words/ja/progress.ts';
import {
  faultsIn,
  japaneseTexts,
  isPolite,
  literals,
  paragraphs,
  PUT_IN,
  refusedWords,
  sentencesOfComments,
} from './japanese.ts';

/** The Japanese edition keeps to its style sheet, content/ja/_STYLE.md. */

const texts = japaneseTexts();

describe('The style sheet', () => {
  test('is read', () => {
    const words = refusedWords();
    expect(words).toContainEqual({ not: 'ランク', write: '序列' });
    expect(words.length).toBeGreaterThan(50);
  });

  test.each([...new Set(texts.map(({ file }) => file))])('is kept in %s', (file) => {
    expect(texts.filter((text) => text.file === file).flatMap(faultsIn)).toEqual([]);
  });
});

test('Comments of games are whole sentences in です・ます', () => {
  expect(sentencesOfComments().filter(({ text }) => !isPolite(text))).toEqual([]);
});

test.each(['7対3。', '秘薬は傲慢を待つ。', '奪って、ハイドが5対3', '逆の順。'])(
  '“%s” is no whole sentence of a comment',
  (sentence) => {
    expect(isPolite(sentence)).toBe(false);
  },
);

test.each([
  ['秘薬は表示の数より半分だけ大きい', '半分'],
  ['まだランクなし', 'ランク'],
  ['8枚を、二人で', '二人'],
  ['外のカードを出す', '外の'],
  ['3 日後に出題', ' 日'],
  ['答え： 憤怒', '： '],
  ['Cabinet: ルールブックが動く。', ' ル'],
  ['やめますか？保存されません。', '？'],
  ['**カード構成。** 全部で25枚', '**カード構成。**'],
])('“%s” is refused', (text, not) => {
  expect(faultsIn({ file: '', text }).map((fault) => fault.not)).toContain(not);
});

test.each(['秘薬以外のカード', '一方の手札', '同じ色のカード'])('“%s” is not refused', (text) => {
  expect(faultsIn({ file: '', text })).toEqual([]);
});

test('A text with something put in is read in one piece', () => {
  expect(literals('const w = { a: (n: number) => `第${n} トリック`, b: "次へ" };')).toEqual([
    `第${PUT_IN} トリック`,
    '次へ',
  ]);
});

test('What is said in the code of a text is read as well', () => {
  const code = '```replay\n[Title "短い日"]\n1. W5 {様子を\n  見る。} W6\n(* 手：配札 *)\nmove = deal ;\n```';
  expect(paragraphs(code).filter((line) => /\p{sc=Han}/u.test(line))).toEqual([
    '短い日',
    '様子を',
    '見る。',
    '手：配札',
  ]);
});

test('When something is due again is said without spaces and with its particle', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const hour = 3_600_000;
  const said = [0, hour, 24 * hour, 48 * hour, 72 * hour].map((time) => progress.due(now + time, now));
  expect(said).toEqual(['いま出題', '60分後に出題', '24時間後に出題', '明後日出題', '3日後に出題']);
});
