import type { SearchWords } from '../text-types/search.ts';

/** 日本語。 */
export const words: SearchWords = {
  title: 'ルールを調べる',
  byTaps: 'どちらが正しい？　出したカードを選ぶ',
  field: 'レッスンとルールを検索',
  go: '検索',
  hint: '一言でも、文のままでも検索できます。検索キー（改行キー）で、はっきり当てはまる答えが開きます。いくつかあるときは最初の答えへ移ります。',
  searching: '検索しています…',
  found: (results, query) =>
    results === 0 ? `「${query}」は見つかりませんでした。` : `「${query}」の検索結果は${results}件です。`,
  onlyNearest: 'ぴったりの答えはありません。近いものはこちらです。',
  opens: (title) => `検索キー（改行キー）で「${title}」を開きます。`,
  leadsTo: (title) => `検索キー（改行キー）で最初の「${title}」へ移ります。`,
  choose: 'どの答えですか？　1つ選んでください。',
  filledIn: '入力したことは選ばれています。残りを選ぶと、ルールで判定します。',
  settled: '開くと、根拠のルールと関連することを確認できます。',
  askedAbroad: 'このページは日本語です。英語の質問は英語のページで検索できます。',
  otherwise: '1語だけにするか、別の言い方で試してください。出したカードを選んで判定することもできます。',
  unavailable: '検索を読み込めませんでした。ルールブックなら1ページですべて見られます。',
  inAllGames: (query) => `すべてのゲームで「${query}」を検索`,
  lookUp: (game) => `${game}の資料を見る`,
};
