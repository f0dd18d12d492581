import type { DisputeWords } from '../text-types/dispute.ts';

/** 日本語。 */
export const words: DisputeWords = {
  title: 'どちらが正しい？',
  description: '場のカードと出すカードを選ぶと、どちらが正しいか、どのルールによるかがすぐにわかります。',
  otherSubjects: 'もめているのは別のことですか？',
  search: '言葉で調べる',
  arguing: 'もめているのはどこですか？',
  verdict: '判定',
  said: '選んだこと',
  change: (what, told) => `${what}：${told}（選び直す）`,
  again: '最初から',
  refine: 'ほかに影響すること',
  rules: 'ほかに働くルール',
  case: '同じ場面の事例',
  related: '同じことを扱う事例',
  elsewhere: '読み方の詳細',
  sameOutcome: '理由の異なる卓もありますが、結果は同じです。',
  yes: 'はい',
  readings: '卓によって違うところ',
  eitherWay: '同じ文が、どちらにも読めます。',
  sandbox: 'サンドボックスで開く',
  playedOut: '選んだことに合うカードで進めた例',
  hangsOn: (question) => `答えで判定が分かれます。${question}`,
  ifAllowed: '出してよかったなら',
  noScript: '判定にはJavaScriptが必要です。事例とルールブックはそのまま読めます。',
  places: '調べる場所',
};
