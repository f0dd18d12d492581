import type { Misfit } from '#kit/validate-object';
import type { SentencePerType } from '../sentence-per-type.ts';
import { anyOf, list } from './lists-and-amounts.ts';

const kinds = { object: 'オブジェクト', list: 'リスト', text: '文字列', number: '数' } as const;

export const misfits: SentencePerType<Misfit> = {
  'unknown-key': ({ key, known }) =>
    `「${key}」というキーはここでは使えません。使えるキーは${list(known.map((name) => `「${name}」`))}です。`,
  'missing-key': ({ key }) => `「${key}」というキーがありません。`,
  'repeated-key': ({ key, line }) =>
    `「${key}」というキーが同じところに2回あります（2回目は${line}行目です）。`,
  unexpected: ({ key, found, expected }) => {
    const wanted = typeof expected === 'string' ? kinds[expected] : anyOf(expected);
    return key === ''
      ? `${wanted}が来るはずのところに${found}があります。`
      : `「${key}」は${found}になっていますが、${wanted}でなければなりません。`;
  },
};
