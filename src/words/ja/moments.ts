import type { MomentsWords } from '../text-types/moments.ts';

const numbers = new Intl.NumberFormat('ja');

function moments(count: number): string {
  return `${numbers.format(count)}件`;
}

/** 日本語。 */
export const words: MomentsWords = {
  title: '場面を探す',
  intro:
    '何が起きた場面かを選ぶと、解説つきゲーム、自分のゲーム、事例、レッスン、問題から、その場面が見つかります。',
  noScript:
    '場面を探すにはJavaScriptが必要です。ルールブックでは、各ルールの下から実際の場面を見ることができます。',
  invite: '起きたことから場面を探す',
  looking: '探す場面',
  rule: 'ルール',
  mover: '手番の人',
  any: 'すべて',
  chosen: (cards) => `${cards}枚を選択中`,
  clear: '選び直す',
  loading: '場面を読み込んでいます…',
  notLoaded: '場面を読み込めませんでした。ネットワークにつながっていますか？',
  retry: '読み込み直す',
  readingOwn: '自分のゲームを読み込んでいます…',
  found: (count) => `${moments(count)}の場面が見つかりました。`,
  kinds: {
    game: '解説つきゲーム',
    own: '自分のゲーム',
    case: '事例',
    scene: 'レッスン',
    puzzle: '問題',
  },
  more: (count) => `あと${moments(count)}を表示`,
  nothing: 'すべてに合う場面はありません。',
  without: (title, values, count) => `「${title}：${values}」を外す（${moments(count)}）`,
  instead: (title, values, count) => `「${title}：${values}」だけにする（${moments(count)}）`,
  startOver: '1つ外すだけでは見つからないので、選び直してください。',
  ofRule: (count) => `実際の場面：${moments(count)}`,
  bookmarks: {
    title: 'しおり',
    none: 'まだありません。ゲームの横の「共有」を開くと、その手をメモとともに残せます。',
    remove: '外す',
    removed: 'しおりを外しました。',
    keptWhere: 'このブラウザーに保存され、進み具合のファイルにも入ります。',
    progress: '進み具合',
  },
};
