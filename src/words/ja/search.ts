import type { SearchWords } from '../interfaces/search.ts';

/** 日本語。 */
export const words: SearchWords = {
  // As `Intl.Segmenter` parts them, particles and endings too.
  fillers:
    'いつ 誰が 誰 何が 何を 何 どう どうなる どの どれ どちら なぜ とは です ですか ます ますか 教えて ください の に は が を で と も へ や か から た て し する した い てい っ ちゃ さ なら たら れ な だ こと とき でき できる ない いい だめ の って もう一度',
  sameMeaning:
    '札 カード|最後 残り|使わ 出さ|あげる 渡す 渡し|引く 引き取る|番 順番 手番|数字 数|点 得点|始める 始め 最初 リード|見 見る 見て|終わり 終わる|盗む 奪う 取ら 盗ま|マーク 色 スート|同じ 同点 並ぶ|間違い 間違え 違う|j ジャック|k キング|q クイーン|a エース|駒 コマ|戻る 戻り|忘れ 忘れる|特別 特殊',
  afterGame: '[:,、\\s]|では|での|で|の|は',
  title: 'ルールを調べる',
  byTaps: 'どちらが正しい？　出したカードを選ぶ',
  field: 'レッスンとルールを検索',
  go: '検索',
  hint: '一言でも、文のままでも検索できます。改行キーで、はっきり当てはまる答えが開きます。いくつかあるときは最初の答えへ移ります。',
  searching: '検索しています…',
  found: (results, query) =>
    results === 0 ? `「${query}」は見つかりませんでした。` : `「${query}」が${results}ページ見つかりました。`,
  opens: (title) => `改行キーで「${title}」を開きます。`,
  leadsTo: (title) => `改行キーで最初の「${title}」へ移ります。`,
  otherwise: '1語だけにするか、別の言い方で試してください。ルールブックなら1ページですべて見られます。',
  unavailable: '検索を読み込めませんでした。ルールブックなら1ページですべて見られます。',
  inAllGames: (query) => `すべてのゲームで「${query}」を検索`,
  lookUp: (game) => `${game}の資料を見る`,
};
