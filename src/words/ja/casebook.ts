import type { CasebookWords } from '../text-types/casebook.ts';

/** 日本語。 */
export const words: CasebookWords = {
  title: '事例集',
  intro: (cases) =>
    `遊んでいて出てくる疑問${cases}件を、局面とともに集めました。どれもルールのプログラムで実際に進めて確かめてあります。資料に答えのないものには、提案であることを示しています。`,
  chapters: '章',
  filters: {
    text: '検索',
    more: '条件で絞り込む',
    chapter: '章',
    rule: '関係するルール',
    any: 'すべて',
    shown: '表示中の事例：{shown}件',
    nearly: 'すべての言葉を含む事例はありません。近い事例：{shown}件',
    ask: 'この言葉でルールを調べる',
  },
  wayBack: {
    question: '←質問に戻る',
    typed: '←「{query}」に戻る',
    list: '←一覧に戻る',
  },
  inChapter: (count) => `（${count}件）`,
  position: '局面',
  sandbox: 'サンドボックスで開く',
  otherwise: '卓によっては答えが変わります：',
  why: '理由',
  found: '判定',
  rules: 'この事例のルール',
  sources: '資料',
  partlySuggested: '資料にない部分は、このサイトの提案です。',
  related: '関連する事例',
  previous: '前',
  next: '次',
  moments: {
    start: '最初',
    asked: '疑問の場面',
    after: (move) => `その後：${move}`,
  },
  ofRule: (count) => `事例${count}件`,
  fromBook: '事例集',
};
