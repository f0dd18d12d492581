import type { SearchVocabularyWords } from '../text-types/search-vocabulary.ts';

/** 日本語。 */
export const words: SearchVocabularyWords = {
  // As `Intl.Segmenter` parts them, particles and endings too.
  fillers:
    'いつ 誰が 誰 何が 何を 何 どう どうなる どの どれ どちら なぜ とは です ですか ます ますか 教えて ください の に は が を で と も へ や か から た て し する した い てい っ ちゃ さ なら たら れ な だ ダメ こと とき でき できる ない いい だめ の って もう一度 けど る り え ん ある',
  fillersAbroad:
    'a an the i u you he she we they it my his can may must do does did is are be on in of to if at and with what how when who put play have get go',
  // A letter by itself among Japanese words is a card.
  spellings: {
    '(?<=[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}\\d]\\s?)a(?![a-z])|(?<![a-z])a(?=\\s?[\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}])':
      'エース',
    '(?<![a-z])j(?![a-z])': 'ジャック',
    '(?<![a-z])q(?![a-z])': 'クイーン',
    '(?<![a-z])k(?![a-z])': 'キング',
  },
  aboutFiles: 'ファイル 形式 書式 記法 表記 棋譜 記録 書き方 書く 読み込む 書き出す',
  sameMeaning:
    '札 カード|最後 残り|使わ 出さ|あげる 渡す 渡し|引く 引き取る|番 順番 手番|数字 数|点 得点|始める 始め 最初 リード|見 見る 見て|終わり 終わる|盗む 奪う 取ら 盗ま|マーク 色 スート|同じ 同点 並ぶ|間違い 間違え 違う|j ジャック|k キング|q クイーン|a エース|駒 コマ|戻る 戻り|忘れ 忘れる|特別 特殊|交換 入れ替え|勝つ 勝ち 勝て|どっち どちら|上がり 上がる 上がれる あがる あがり あがれる|出せる 出し 出す 出|持 持つ 持っ 持って|失格 アウト|使 使う 使わ|重ねて 重ねる 重ね|引 引い 引く 引いた|始 始まっ 始める|効果 能力|言う 宣言 言い',
  ranks: 'エース a ジャック j クイーン q キング k 2 3 4 5 6 7 8 9 10',
  afterGame: '[:,、\\s]|では|での|で|の|は',
  beforeGame: 'ゲーム',
  howMany: '何枚',
};
