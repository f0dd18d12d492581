import type { Answered } from './questions-answered-directly-en.ts';

const NONE = 'そのようなカードはありません';

export const ANSWERED: Answered = {
  'jekyll-vs-hyde': [
    ['憤怒8', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['赤の8', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['ポーション7+', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['ジョーカーはある？', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['スペードのクイーン', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    ['何人で遊べる', 'jekyll-vs-hyde/rules/#deal-ten ジキルvsハイドは2人で遊びます。'],
    ['3人で遊べる？', 'jekyll-vs-hyde/rules/#deal-ten いいえ、3人では遊べません。'],
    ['プレイ時間', 'jekyll-vs-hyde/rules/#next-round 10トリックのラウンドを1回から3回'],
    ['何分くらいかかる？', 'jekyll-vs-hyde/rules/#next-round 何分かかるかは'],
    ['対象年齢', 'jekyll-vs-hyde/rules/#sources 対象年齢は'],
    ['先攻はどっち', 'jekyll-vs-hyde/rules/#first-leader 第1ラウンドはジキルです'],
    ['リードってなに', 'jekyll-vs-hyde/rules/#lead-any リードとは'],
    ['トリックって何', 'jekyll-vs-hyde/rules/#turns トリックは'],
    ['ボイドとは', 'jekyll-vs-hyde/rules/#void-plays-any ボイドとは'],
    ['ぽーしょんって何', 'jekyll-vs-hyde/rules/#potion-number 秘薬は'],
    ['はいど', 'jekyll-vs-hyde/rules/#hyde-wins ハイドは'],
    ['じきる', 'jekyll-vs-hyde/rules/#jekyll-wins ジキルは'],
    ['同点', 'jekyll-vs-hyde/rules/#higher-rank 引き分けはありません'],
    ['同点だったら', 'jekyll-vs-hyde/rules/#higher-rank 引き分けはありません'],
    ['3らうんど終わって同点', 'jekyll-vs-hyde/rules/#jekyll-wins 引き分けはありません'],
    ['憤怒と傲慢どっち強い', 'jekyll-vs-hyde/rules/#higher-rank 出されるまで'],
    ['点数の数え方', 'jekyll-vs-hyde/rules/#gap-moves 得点はありません'],
    ['ずるしてる', 'jekyll-vs-hyde/rules/#follow-suit どの資料にもありません'],
  ],
  switch: [
    ['じょーかー', `switch/rules/#the-cards ${NONE}`],
    ['ハートの11', `switch/rules/#the-cards ${NONE}`],
    ['7人で遊べる', 'switch/rules/#deal-hands いいえ、7人では遊べません。スイッチは2〜6人で遊びます。'],
    ['4の効果', 'switch/rules/#match-top 効果はなく'],
    ['ランとは', 'switch/rules/#run-follow ランは3で始まります'],
    ['1ゲーム何分', 'switch/rules/#last-card-wins 何分かかるかは'],
    ['八を出したら', 'switch/rules/#eights-reverse 手番の回る方向'],
    ['七人で', 'switch/rules/#deal-hands いいえ、7人では遊べません。'],
    ['8を出したら', 'switch/rules/#eights-reverse 手番の回る方向'],
    ['色は関係ある？', 'switch/rules/#match-top 赤か黒かは関係ありません'],
    ['8は何枚まで出せる？', 'switch/rules/#same-rank 何枚でも'],
    ['同点', 'switch/rules/#fewest-cards 引き分けになるのは'],
  ],
  chronicle: [
    ['ジョーカー', `chronicle/rules/#the-cards ${NONE}`],
    ['緑の11', `chronicle/rules/#the-cards ${NONE}`],
    ['2人でできる？', 'chronicle/rules/#deal-hands いいえ、2人では遊べません。'],
    ['めいせいってなに', 'chronicle/rules/#condition-fame 名声は得点です'],
    ['てんしの効果', 'chronicle/rules/#angel-discards 天使を仲間にしている人は'],
    ['仲間を交換できる？', 'chronicle/rules/#open-slot 効果によるときだけ'],
    ['同点', 'chronicle/rules/#condition-fame 並んだ人は'],
  ],
  all: [
    ['憤怒8', `jekyll-vs-hyde/rules/#the-cards ${NONE}`],
    [
      'ボイドとは',
      'jekyll-vs-hyde/rules/#void-plays-any ボイドとは',
      'chronicle/rules/#void-down ボイドとは',
    ],
    [
      '誰から始める？',
      'jekyll-vs-hyde/rules/#first-leader ジキル',
      'switch/rules/#first-player プレイヤー1',
      'chronicle/rules/#first-leader リードカード',
    ],
    ['スペードのクイーン', 'switch/rules/#match-top 効果はなく'],
  ],
};

export const LEFT_TO_PAGES: Readonly<Record<string, readonly string[]>> = {
  'jekyll-vs-hyde': ['手札は何枚', '秘薬をリードできる？', '何枚交換する？'],
  chronicle: ['ジョーカーいつでも出していい？', '5人だと何枚'],
  switch: ['3人だと何枚', 'クイーンはワイルド？', '3人でジャックを出したら'],
  all: ['手札の交換', '赤7と紫5、トークン1つ、どっちが勝つ'],
};

export const RESPELT: readonly (readonly [typed: string, written: string])[] = [
  ['はいどの勝ち', 'ハイドの勝ち'],
  ['ぽーしょんを出せる？', 'ポーションを出せる？'],
  ['困ったときは', '困ったときは'],
  ['二人でジャック', '2人でジャック'],
  ['七に七', '7に7'],
  ['一番強い', '一番強い'],
  ['第三ラウンド', '第三ラウンド'],
];
