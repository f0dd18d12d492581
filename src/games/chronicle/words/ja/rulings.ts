import type { RulebookWords } from '../text-types/rulebook.ts';

/** 裁定の問いと読み方。 */
export const rulings: RulebookWords['rulings'] = {
  'void-with-wild': {
    question: 'リードの色がボイドでワイルドを持っているとき、何を出せますか。',
    readings: {
      may: 'ほかのカードを裏向きに出すか、ワイルドを表向きに出します。',
      must: 'ワイルドを出さなければなりません。',
    },
  },
  'wild-never-down': {
    question: 'ワイルドを裏向きに出せますか。',
    readings: { never: 'いいえ。' },
  },
  'all-wild': {
    question: 'リードの色で強さのあるカードがなければ、誰の勝ちですか。',
    readings: { leader: 'リードした人の勝ちです。' },
  },
  'leftover-hand': {
    question: '残った手札はどうなりますか。',
    readings: {
      all: 'すべて仲間になります。',
      may: '仲間にするか捨てるかを、それぞれが決めます。',
    },
  },
  'angel-optional': {
    question: '天使の持ち主は、邪悪なカードを捨てなければなりませんか。',
    readings: {
      compulsory: 'はい。すべて捨てます。',
      optional: 'いいえ。すべて捨てるか、1枚も捨てないかを選べます。',
    },
  },
  'evil-excludes': {
    question: '名声を得られないのは誰ですか。',
    readings: {
      any: '天使の後に邪悪なカードを持っている人です。',
      most: '天使の後に邪悪なカードが最も多い人です。並んだ人は全員が得られません。',
    },
  },
};
