import type { ReferenceSheetWords } from '../text-types/reference-sheet.ts';

/** 日本語。 */
export const words: ReferenceSheetWords = {
  title: 'ルール早見表',
  intro: '印刷して卓で使えます。A4で2ページです。',
  print: '印刷',
};
