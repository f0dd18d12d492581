import type { VerdictSourceWords } from '../text-types/verdict-source.ts';

/** 日本語。 */
export const words: VerdictSourceWords = {
  by: '根拠のルール',
  sources: (first, others) => `資料：${first}${others === 0 ? '' : `ほか${others}つ`}。`,
  own: {
    wholly: 'どの資料にも記載がなく、このサイトの読み方です。',
    partly: '資料に記載のない点があり、そこはこのサイトの読み方です。',
  },
  differ: '別の読み方もあります。',
};
