import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Of English cards many speak English, whatever the page. */
export { words as abroad } from '../en/case-search-words.ts';

/** 日本語。 */
export const words: CaseSearchWords = {
  'wait-and-see': '交換の前に相手が渡すカードを見る もらうカードを先に見られる',
  'set-aside-returns': '次のラウンドで配り直す',
  'how-to-win': 'どうすれば勝ち どうやって勝つ 勝利条件 目的 勝ち方',
  'one-step-short':
    'コマがあと1マス 真ん中 最後 ジキルはどうやって勝つ ジキルの勝ち方 3ラウンド終わったらどっちの勝ち',
  'only-potions-left': '秘薬しか持っていないとき',
  'named-wrath-got-greed': '憤怒を宣言しただけでランクは消えるか リセット',
  'exactly-three-rounds': '全部で何ラウンド 何ラウンドやるの ゲームは何ラウンド 何ラウンドまで',
  'potion-against-highest': '秘薬は必ず勝つ 秘薬は一番高い色に勝てる 秘薬は一番強い 秘薬って一番強いの',
  'after-the-wipe': 'リセット後 次 トークン 最初 一番弱い 憤怒に秘薬 憤怒に秘薬を出したら',
  'both-play-potions':
    '秘薬 対 秘薬同士 秘薬が2枚出たら 同時 打ち消し 引き分け 2人ともポーションを出したら 秘薬と秘薬 秘薬と秘薬どっち勝ち 秘薬同士どっち',
  'changed-my-mind':
    'やっぱり 変えたい 変更 取り消し 待った やり直し 間違い 戻していい 出したカードを戻していい やり直しあり 待ったあり',
  'decline-the-effect': '強制 任意 断る 拒否 選べる',
  'eleven-cards': '配り間違い ミスディール 枚数違い 配りまちがえた カードを多く配りすぎた',
  'followed-wrongly': 'リボーク 反則 フォローし忘れ ミス うっかり違う色を出した 間違い',
  'forgot-a-token': '置き忘れ 忘れ 赤のトークンを置き忘れて3トリックあとに気づいた 間違い',
  'forgot-forced-potion': '渡し忘れ 忘れ 間違い',
  'forgot-the-name': '言い忘れ 忘れ 指定 コール 色を言うのを忘れた 間違い',
  'forgot-the-theft': '盗む 盗み忘れ 奪い忘れ 間違い',
  'give-back': 'もらった 返す 戻す 同じカード',
  'greed-in-the-last-trick': '最後 手札なし 10トリック目 ゼロ 最後のトリックで強欲 手札がない',
  'greed-keep-potions':
    '強制 強欲で渡すカードに秘薬を入れてもいい 強欲で秘薬を渡していいの 強欲で薬を渡していいの',
  'wrong-player-led': '番でない人がリードした 順番を間違えた リードする人を間違えた 間違い',
  'greed-one-card': '残り 最後 1枚 9トリック目',
  'greed-two-left': '入れ替え 手札 全部 全とっかえ 総取り替え',
  'highest-suit-instead': '切り札 マストフォロー トランプ 切る 必ずフォローしないといけない',
  'how-many-cards': '何枚 渡す パス 枚数 カードは何枚あげる',
  'how-many-for-greed': 'グリード 強欲の秘薬 何枚 交換 渡す 枚数 入れ替え 秘薬と緑のカードが出たら',
  'how-many-tricks-have-you': '聞く 聞いて 数える 枚数',
  'hyde-loses-everything': '全敗 0勝 ゼロ ジキルが10トリック全部取ったら',
  'jekyll-early': '途中 早く 勝てる 早期',
  'look-at-the-five': 'のぞき見 覗く 見る 余り 除外 山札',
  'look-through-tricks':
    'のぞき見 確認 見て 捨て札 もう取ったトリックを見てもいい トリック見ていい 取ったトリックを見ていい',
  'marker-moved-wrongly': '駒 進め間違い ミス',
  'marker-never-back': '駒 戻る 後退 逆',
  'marker-on-four': '駒 境界線 真ん中 中央',
  'must-i-play-a-potion':
    '秘薬は必ず出す 強制 ないとき 持っていない 出せる 赤がリードされて赤がないとき 赤がなければ何を出してもいい 色がないとき秘薬を出せる 強欲がない 台札がないとき',
  'must-i-win':
    '勝てるなら 勝たないと だめ マストウィン わざと負けてもいい 取れるトリックは取らないといけない',
  'name-what-i-lack': '持ってない ない色 指定 ない色を言っていい 持ってない色を言う',
  'one-game-or-two': '役割交代 交代 入れ替え 2回戦',
  'one-potion': '1枚だけ 渡さなくて いい 秘薬は必ず渡す 秘薬は絶対渡す 第1ラウンドで秘薬を渡せる',
  'only-one-token': 'トークン1つ 赤 紫 緑 7対5 どっちが勝つ',
  'how-far-to-go': 'ハイドはあと何マスで勝ち 何トリック取れば勝ち トラックの長さ 何マスある 何マス進む',
  'past-the-end': 'ぴったり ゴール オーバー 超える 行き過ぎ コマがゴールを超えたら 通り過ぎる',
  'potion-against-potion':
    '秘薬に秘薬 返せる 返す ポーションにポーションを出していい 秘薬に秘薬を出していい 薬に薬を出していい 秘薬を出されて色を持ってる',
  'potion-although-holding':
    'フォローできるのに 出していい 秘薬を出すときもフォローする 色を持ってるけど秘薬を出していい 赤 薬は赤がなくても出せる 秘薬は赤がなくても出せる 秘薬はいつでも出せる 同じ色を持ってるのに薬を出していい 持ってるのに秘薬',
  'potion-as-first-card': '最初 リードできる 1枚目 ラウンドの最初に秘薬 最初のトリックで秘薬を出せる',
  'pride-finds-nothing':
    '盗む 奪うトリック ない 相手 0 ゼロ 秘薬と紫 相手にトリックがない 奪うトリックがない 傲慢で最初のトリックに盗めるの',
  'pride-in-the-last-trick': '最後のトリック 10トリック目',
  'ranks-carry-over': 'リセット ラウンドごと 毎ラウンド 引き継ぎ 強さ',
  'rename-the-suit': '変えたい 変更 言い直し 間違い',
  'same-number':
    '同じ数字 同点 引き分け 同数 5と5で色が違うときは 同じ数字どっちの勝ち 同じ数字はどっちが勝つ',
  'skip-the-exchange': '任意 強制 交換しない 断る',
  'stolen-back': '盗む 取り返す 取り返せる',
  'suit-played-again': 'トークンが全部 3つ 置かれた そのあと 上がる 変わる',
  'third-at-once': '3色目 三色目 すぐ 自動 一番強い 最初はどの色がいちばん強い トークンがまだない',
  'three-against-three':
    '3+ ＋ プラス 意味 どっち 強い 3+は3より強い 4の秘薬と4ではどちらが勝つ 2+と2ではどちらが勝つ 3+と3どっち 4+と4どっち',
  'two-new-suits': '同時 新しい色 2色 一番弱い',
  'named-suit-in-hand': '宣言された色を持っている 従う 別の色を出せる 違反',
  'two-potions-dealt':
    '秘薬2枚 きたら 来た 渡す 秘薬2枚 秘薬が2枚 2枚とも残せる 両方残していい ポーション2枚もらったら渡さないとダメ 2枚来たら渡さないとダメ',
  'void-in-the-named-suit': '別の色 フォローできない 秘薬をリードされて宣言の色がない どっちが勝つ',
  'when-it-ends':
    '終わった 終了 早期 決着 10に着いたらすぐハイドの勝ち ハイドはどうやって勝つ ハイドの勝ち方 ハイドは第1ラウンドで勝てる',
  'which-trick':
    '盗む 盗める 奪う 選べる どのトリック 今のトリックを奪う 傲慢はどのトリックを取る プライドどのトリック取る どれを取る',
  'who-deals':
    '配る 配り手 ディーラー 混ぜる シャッフル 次のラウンド 交代 ハイドが毎回配るの 親は誰 親はどっち 次も同じ人が配る',
  'who-leads-after-a-potion': '次 誰から 先手 負けた 強欲の交換のあと誰がリード',
  'who-leads-next-round':
    '誰から スタート スタートプレイヤー 先手 次のラウンド 2ラウンド目 2ラウンド目どっちから出す どっちから',
  'wrath-own-token': '残る 消える 自分のトークン 憤怒の印は戻ってくる',
  'leader-privilege': 'トリックは誰が取る どっちの勝ち 緑の5に紫の2を出したら 色と色 数字と序列',
  'best-for-jekyll':
    '2人とも5トリックだったら誰の勝ち 5対5 トリックの数が同じだったら 5対5のとき駒は動く 5対5',
  'lead-anything':
    '秘薬をリードしていい 秘薬でリードできる どのカードでもリードできる トークンがない色をリードできる',
  'who-has-more': 'コマはいつ進む 6対4なら何マス 7対3なら何マス 8対2 差の数だけ進む',
  'both-of-one-suit': '同じ色どうしならどっちが勝つ 2人とも同じ色 数の大きいほう',
  'misdeal-after-the-exchange': '配りまちがい 配り直し あとで気づいた 間違い',
  'named-suit-gets-no-rank': '秘薬に色はある 秘薬の色',
  'greed-brings-the-suit': 'もらったカードを同じトリックで使える',
  'greed-face-down': '伏せたまま 見せない',
  'lost-with-a-potion': '傲慢で負けたらトリックを取れる',
  'card-or-potion':
    '赤のカードと秘薬ではどちらが勝つ 赤と秘薬どっちが勝つ 相手が秘薬 自分が赤を出した 緑 紫 秘薬と色のカード 緑3に4+を出された どっちが勝つ 2+ 3+ 4+ 5+ 4+と5どっち勝ち 5+と7はどちらが強い',
  'what-the-plus-does': '2+は何をする 秘薬の数 効果 プラス 4+は何点 秘薬の強さ',
  'followed-wrongly-at-once':
    'いま違う色を出した 持っているのにフォローしなかった すぐに気づいた 反則 リボーク 間違い',
  'off-suit-wrath': 'リセットが先 勝敗が先 順番',
  'a-card-too-many': '間違い',
  'answered-before-the-name': '間違い',
  'answered-too-early': '間違い 先に出しちゃった 先に出してしまった',
  'gave-one-instead-of-two': '間違い',
  'potions-set-aside': '秘薬は何枚ある 秘薬の枚数',
  'wrath-in-the-last-trick': '憤怒と秘薬が最後のトリックで',
  'three-potions': '秘薬3枚来た 秘薬が3枚',
};

/** 英語名のカタカナと色。 */
export const otherNames: OtherNames = {
  憤怒: 'ラース 赤 wrath red',
  強欲: 'グリード 緑 greed green',
  傲慢: 'プライド 紫 pride purple',
  秘薬: 'ポーション potion',
  トリック: 'trick',
  ジキル: 'jekyll',
  ハイド: 'hyde',
};

/** どれか1つについての質問は、ほかのものについての質問ではない。 */
export const rivals: RivalNames = {
  suits: '憤怒 ラース 赤 wrath red|強欲 グリード 緑 greed green|傲慢 プライド 紫 pride purple',
};
