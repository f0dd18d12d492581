import { list } from '#words/ja/lists-and-amounts';
import type { RulingReadingSourcesWords } from '../text-types/ruling-reading-sources.ts';
import { sourceNames } from './source-names.ts';

/** 日本語。 */
export const words: RulingReadingSourcesWords = {
  says: (ids) => `根拠：${list(ids.map((id) => sourceNames[id]))}。`,
  silent: {
    usual: 'どの資料にも記載がなく、このサイトの提案です。',
    other: 'どの資料にも記載がなく、一部の卓での読み方です。',
  },
};
