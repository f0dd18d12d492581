import type { SearchWords } from '../search.ts';

/** 日本語。 */
export const words: SearchWords = {
  // Only where a reader puts spaces between them.
  fillers:
    'いつ 誰が 誰 何が 何を 何 どう どうなる どの どれ どちら なぜ とは です ですか ますか 教えて ください',
  title: '検索',
  field: 'レッスンとルールを検索',
  go: '検索',
  searching: '検索しています…',
  found: (results, query) =>
    results === 0 ? `「${query}」は見つかりませんでした。` : `「${query}」が${results}ページ見つかりました。`,
  unavailable: '検索を読み込めませんでした。ルールブックなら1ページですべて見られます。',
};
