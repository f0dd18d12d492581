import type { Kind, Misfit } from '#kit/validate-object';
import type { SentencePerType } from '../sentence-per-type.ts';
import { anyOf, list } from './lists-and-amounts.ts';

const kinds = { object: 'オブジェクト', list: 'リスト', text: '文字列', number: '数' } as const;

/** そこに来るべき値か、値の種類。 */
function wantedOf(expected: readonly string[] | Kind): string {
  return typeof expected === 'string' ? kinds[expected] : anyOf(expected);
}

export const misfits: SentencePerType<Misfit> = {
  'unknown-key': ({ key, known }) =>
    `「${key}」というキーはここでは使えません。使えるキーは${list(known.map((name) => `「${name}」`))}です。`,
  'missing-key': ({ key, expected }) =>
    expected === undefined
      ? `「${key}」というキーがありません。書き加えてください。`
      : `「${key}」というキーがありません。値を${wantedOf(expected)}にして書き加えてください。`,
  'repeated-key': ({ key, line }) =>
    `「${key}」というキーが同じところに2回あります（2回目は${line}行目です）。`,
  unexpected: ({ key, found, expected }) => {
    const wanted = wantedOf(expected);
    return key === ''
      ? `${wanted}が来るはずのところに${found}があります。`
      : `「${key}」は${found}になっていますが、${wanted}でなければなりません。`;
  },
};
