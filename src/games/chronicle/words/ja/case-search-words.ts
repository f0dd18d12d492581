import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Of English cards many speak English, whatever the page. */
export { words as abroad } from '../en/case-search-words.ts';

/** 日本語。 */
export const words: CaseSearchWords = {
  'dealt-for-every-round': '毎回配り直す ラウンドごとに配る 歴史カードはいつめくる',
  'keep-the-angel': '天使は残る 天使も捨てる',
  '8-as-the-last-card': '最後の1枚 8で上がり 盗む ラウンド終了 最後の1枚が8',
  '8-from-my-own-hand': '自分から取る 盗む',
  'a-5-that-discards-its-own': '能力 自分の札を捨てる 犠牲',
  'a-5-that-discards': '能力 相手の札を捨てさせる 除去',
  'a-5-that-does-nothing': '能力なし 効果なし 空白',
  'a-5-that-exchanges': '能力 入れ替え 取り替え',
  'a-5-that-gives-an-ally': '能力 押しつける 渡す',
  'a-5-that-gives': '能力 手札を渡す 押しつける',
  'a-5-that-looks': '能力 のぞく 見せてもらう 手札公開',
  'a-5-that-takes-an-ally': '能力 奪う 盗む',
  'a-5-that-wins': '能力で勝つ トリックに勝つ 強さ無視',
  'a-6-for-the-lowest': '能力 弱いほうが勝ち 逆転 最小',
  'a-6-that-claims': '能力 場のカードを取る トリックから抜く',
  'a-7-that-takes-the-discard': '能力 捨て札を拾う 回収',
  'a-card-dealt-twice': '配り間違い 重複 配り直し 手札が多すぎた 配られた枚数が違う ミス 間違い',
  'a-card-of-my-allies': '取ったカード 獲得札 使う',
  'a-dark-age': '暗黒時代 邪悪を集める 得点',
  'a-meeting-that-is-discarded': '能力 トリックを捨てる 流す',
  'a-tie-at-the-top': '同点 引き分け 延長 決着 名声が同点 2人とも3点 3点が2人',
  'a-tie-on-the-condition':
    '同数 同点 2人とも 得点 誰が点をもらう 一番少ない人が2人いたら 同点なら誰が勝つ 1位同じ数 1位が2人',
  'a-wild-face-down': 'ジョーカー 伏せる 隠す ワイルドを裏向きに出せる',
  'a-wild-led': 'ワイルドのリード ジョーカー 最初の札 何色 台札 ジョーカーから始まったら何色',
  'after-the-end': '終了後 続行 決着後',
  'after-the-suit-is-set': 'ワイルド 台札 2枚目 従う',
  'all-four-and-the-angel': '独占 天使 2点 全部集める',
  'all-four-evil-cards':
    '独占 邪悪の勝利 2点 全部集める シュートザムーン 邪悪を4枚全部持っている どうなる 悪魔と1が3枚 悪4枚そろった 悪が4枚',
  'an-8-face-down': '伏せた8 能力 盗む 伏せたカードの能力 伏せたカードの効果',
  'an-ability-at-the-end-of-a-meeting': '悪魔 竜 王 いつ トリックの最後',
  'an-ability-at-the-end-of-a-round': 'いつ 誰の ラウンド終了時',
  'angel-left-in-hand': '使わなかった天使 手札の天使 救う',
  'can-a-face-down-card-win':
    '伏せた札 勝てる トリック 強さ 裏向きで勝つ 裏向きの勝ち 同じ色がないと勝てない',
  'can-the-angel-save-me':
    '天使 助かる 救済 取り除く 天使は何をする 天使の効果 天使って何する 天使と悪魔両方もってる 天使と悪魔を両方持っている 天使と悪魔を持っていても得点できる',
  'can-two-cards-tie': '同点 引き分け 同じ数字 最強が2枚 並ぶ 同数 タイ',
  'cards-left-in-hand': '余った手札 使わなかった 残り 出さなかったカード 手札残ったら',
  'suit-not-followed':
    'リボーク 反則 フォローし忘れ フォローしなかった フォローを間違えた うっかり違う色を出した あとで気づいた ミス 罰則 裏向きで出したのに緑を持っていた ミス 間違い 同じ色あるのに裏で出した',
  'does-a-wild-count': 'ジョーカー 枚数 数に入る ワイルドは赤に数える ワイルドは青に数える',
  'evil-left-in-hand': '使わなかった 悪魔 残った1',
  'face-down-before-a-suit': '伏せる 色が未定 隠す',
  'hide-a-card-of-the-suit': 'わざと負ける 隠す 伏せる 裏で出していい わざと裏で出していい',
  'how-many-cards-for-three':
    '何枚配る 手札の枚数 3人 5人だと何枚 4人だと何枚 6人だと何枚 2人で遊べる 何人で遊べる 7人で遊べる',
  'lead-card-laid-aside': '5人 除外 配り直し シャッフル リードカードを誰も持ってない',
  'lead-face-down': '最初の札 伏せて出す',
  'look-at-a-face-down-card': '裏向きのカードを見てもいい 伏せたカード めくる のぞく 何が出されたか 確認',
  'look-at-the-allies':
    '取ったカードを見る 見てもいい 獲得札 取ったトリック 確認 数える 公開 ほかの人の仲間を見る 取ったやつ見ていい',
  'low-card-on-a-wild': '弱い札で勝つ ワイルドのあと 小さい数字',
  'must-i-follow': 'フォロー 義務 従う 強制',
  'must-i-lead-the-lead-card':
    '最初に出す 開始 先攻 必ず 最初に始めるのは誰 最初は誰から 次のラウンドは誰がリード',
  'must-the-8-take': '強制 任意 盗まない 取らない 能力は必ず使う 8は使わなくてもいい',
  'must-the-angel-discard':
    '悪魔に天使 天使に悪魔 天使がいたら悪魔すてる 天使がいたら悪魔を捨てる 天使もってたら悪魔は 天使を持っていたら悪魔は 強制 任意 残す 捨てない 天使で悪魔を捨てないことを選べる 天使で悪を捨てないとダメ 悪を捨てなきゃダメ',
  'my-last-card-was-taken': '手札がない 飛ばされる パス 盗まれた 8で最後のカードを取られたらラウンドは終わる',
  'nobody-has-a-card-for-the-8': '対象なし 空振り 盗めない',
  'none-of-the-suit': '0枚 ゼロ 最少',
  'nothing-but-wilds':
    'ジョーカーだけ ワイルドだけ 誰の勝ち 同点 賢者 愚者 ワイルドしかない 全員が裏向きに出した 誰の勝ち みんなワイルド',
  'one-card-left-over': '5人 余り 除外 端数',
  'one-evil-card':
    '1枚だけ 失格 悪魔 1のカード 邪悪なカードで点は減る 邪悪なカードがあると点なし 悪を1枚持っていたら 悪魔を持ってたらアウト 悪魔持ってたら負け 悪魔を持っていたら負け',
  'out-of-turn':
    '順番 先に出す 時計回り 自分の番でないのに出した 順番まちがえて出した 順番を間違えた ミス 間違い 順番を間違えて後で気づいた',
  'show-a-card-off-suit': '違う色 表向き 見せる',
  'three-fame':
    '終了条件 何点 勝利条件 ゲームの終わり 終了条件 いつ終わる 何点で勝ち どうすれば勝ち 何ラウンドやる 名声3で即終了 すぐに終わる どうすれば勝ち 勝利条件 名声何個で勝ち 名声いくつで勝ち',
  'two-conditions': '条件2つ 2点 両方',
  'void-but-a-wild-in-hand':
    'ジョーカー 強制 出さない フォローできない ワイルドがあるのに伏せて出す ワイルドしかないとき フォローできないときワイルドは必ず出す 色ないけどワイルドある 出さなきゃダメ 青ないけどワイルドある',
  'void-in-the-suit':
    'フォローできない 色がない 伏せる 同じ色がない フォローできないときはどうする 誰もフォローできなかったら 出せる色がない 同じ色を持っていない 青がないとき赤10出せる 赤がない 緑がない 色ないとき裏 色がないとき裏で出す 赤ないとき 青ないとき 緑ないとき',
  'what-a-6-does':
    '6の能力 わからない 不明 カードの能力 5の効果は 7の効果 9の効果 10の効果 カードの効果はどこに書いてある 悪魔の効果 王の効果 7の効果 5の効果 賢者の効果 竜の効果 愚者の効果',
  'what-an-8-does':
    '8の能力 盗む 奪う 8って何する 8は何をする 8のカードの効果 クロニクルの8 8って相手の取るの 8は相手のを取る',
  'when-does-a-round-end': 'ラウンド終了 手札切れ ラウンドはいつ終わる 手札がなくなったら',
  'who-gets-face-down-cards': '伏せた札 もらう 獲得 裏のカードももらえる',
  'who-is-shut-out': '除外 全員失格 最多だけ',
  'who-leads-next': '次の親 次に始める人 先手 勝った人の手札がない 最後に勝った人',
  'who-wins':
    'トリックの勝者 強さ 切り札 一番大きい数字が勝つ 一番強いのは10 一番強いカード 10が最強 愚者は勝てる ワイルドは10に勝つ ジョーカー強い ワイルドは強い 10より強い',
  'wild-though-i-can-follow': 'ジョーカー 色があるのに いつでも ジョーカーはいつ出せる',
  'lead-a-wild': 'ワイルドで始める ジョーカーを最初に出せる ワイルドをリードできる',
  'forgot-an-ability': '効果を使い忘れた 能力を忘れた 8を忘れた 忘れ ミス 間違い',
  'take-a-card-back':
    '取り消し 取り消せる やっぱり変えたい やり直し 待った 戻していい 出し直す ミス 間違い 出したカードを戻していい やり直しあり 待ったあり',
  'which-cards-are-evil':
    '1は邪悪 どれが邪悪 邪悪なカード 悪魔は邪悪 1は悪 悪のカード 悪はどれ 1ってだめなやつ 1ってダメなやつ 邪悪は何枚 邪悪って何枚',
  'when-abilities-happen':
    'リードしたとき 能力はいつ使う 効果はいつ 勝たないと使えない 負けても使える 出してすぐ',
  'dropped-cards': '手札を落とした 落としたカードを見られた 手札が見えてしまった うっかり見せた ミス 間違い',
  'who-deals': '誰が配るの 親は誰 負けた人が配る 誰が切る シャッフル',
  'colours-of-the-suits': '赤の2は愛 赤は愛 青は力 緑は知恵 力は何色 愛は何色 知恵は何色',
  'who-gets-fame': '名声は誰がもらう 名声は何点 得点の仕方 誰が点をもらう 点数いつ 点はいつ入る',
};

/** ほかのトリックテイキングでの呼び方。 */
export const otherNames: OtherNames = {
  ワイルド: 'ジョーカー wild',
  ミーティング: 'トリック meeting trick',
  名声: '点 fame',
  邪悪: '悪魔 evil',
  仲間: '取ったカード ally allies',
};

/** ここでは、名前だけでは質問を見分けられない。 */
export const rivals: RivalNames = {};
