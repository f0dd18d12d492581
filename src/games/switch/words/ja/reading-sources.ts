import { list } from '#words/ja/lists-and-amounts';
import type { ReadingSourcesWords } from '../interfaces/reading-sources.ts';

/** 日本語。 */
export const words: ReadingSourcesWords = {
  says: (sections) => `根拠：ハウスルールの${list(sections.map((section) => `「${section}」`))}。`,
  silent: {
    usual: 'ハウスルールに記載がなく、このサイトの提案です。',
    other: 'ハウスルールに記載がなく、一部の卓での読み方です。',
  },
};
