import { list } from '#words/ja/lists-and-amounts';
import type { RulingReadingSourcesWords } from '../text-types/ruling-reading-sources.ts';

/** 日本語。 */
export const words: RulingReadingSourcesWords = {
  says: (sections) => `根拠：ハウスルールの${list(sections.map((section) => `「${section}」`))}。`,
  silent: {
    usual: 'ハウスルールに記載がなく、このサイトの提案です。',
    other: 'ハウスルールに記載がなく、一部の卓での読み方です。',
  },
};
