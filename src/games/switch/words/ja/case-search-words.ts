import type { CaseSearchWords, OtherNames, RivalNames } from '../text-types/case-search-words.ts';

/** Of English cards many speak English, whatever the page. */
export { words as abroad } from '../en/case-search-words.ts';

/** 日本語。 */
export const words: CaseSearchWords = {
  'jack-of-three': '3人でジャックを1枚出したら次は誰の番 3人のときJ 3人のときジャック',
  'a-two-on-a-dead-two': '新しい2 足す 合計 何枚 ドロー',
  'ace-ends-the-run': '成功 終わらせる 止める 無事 ラン止められる ランを止める キングの次は ランでキングの次',
  'ace-on-a-two': 'よける 防ぐ 返す 逃げる 止める Aで2を防げる 2の上にAを出していい',
  'ace-on-an-ace': '重ねる マーク変更 色 もう一度 エースにエースを重ねていい',
  'ace-too-early': 'ワイルド 早い いつ キングの前 ラン中にエース ランの途中でエース',
  'after-a-failed-run': '次のカード 失敗後 途切れた',
  'an-ace-on-the-last-ace': 'エース2枚目 続ける 重ねる',
  'answer-a-jack':
    'スキップ 返す 防ぐ 重ねる 飛ばされたときにJを出せる スキップ返しあり Jで飛ばされたけどJで返せる',
  'answer-with-two-twos': '重ねる まとめて 2枚出し 足す',
  'back-down-a-run': '下がる 逆 降りる 戻る 階段',
  'begin-with-three-threes': '3枚 複数 まとめて 始める',
  'choose-its-own-suit': '同じマーク 宣言 指定 色 省略',
  'choose-a-suit-in-a-run': '宣言 指定 色 変更',
  'colour-of-a-jack': '赤ジャック 黒ジャック 打ち消す 打ち消し 色 キャンセル 無効',
  'deck-ends-in-a-penalty': '山札切れ 途中 足りない ドロー',
  'deck-is-empty': '山札切れ 山がない 引く札 シャッフル 捨て札',
  'draw-until-it-fits': '出せるまで引く パス ドロー 出せるカードがないときは',
  'eight-in-a-run': 'リバース 効果 逆回り ラン中の8',
  'card-that-does-not-fit':
    '間違えて出した 出せないカード 気づかなかった ルール違反 反則 あとから気づいた 引き忘れた ミス 間違い',
  'eight-of-two-players': '2人で8を出したら誰の番 2人だけ リバース 2人 連続 もう1回 8出したらもう一回',
  'eight-on-eight': 'リバース返し 逆回り 戻る',
  'eights-then-a-jack': '組み合わせ コンボ 連続',
  'eights-then-the-last-card': 'コンボ 上がり方 連続 最後',
  'fail-on-purpose': 'わざと 続けない 断る 強制 パス',
  'fewest-cards-tie': '同点 引き分け 膠着',
  'finish-in-a-run': '上がり 最後の1枚 階段',
  'finish-on-a-five': '上がり 最後の1枚 5で上がる スペードの5は普通',
  'finish-on-a-jack': '2人 最後の1枚 スキップ もう一度',
  'finish-on-a-king': '上がり 最後の1枚 キングで上がる クイーンで上がる 10で上がれる 最後のカードが10',
  'finish-on-a-seven': '上がり 7で上がる 7で上がれる 最後のカードが7 7であがれる',
  'finish-on-a-two':
    '上がり 最後の1枚 2で上がる ドロー 2で上がったら次の人は引く 上がりのときに2 2で上がっていい 2で上がれる',
  'finish-on-an-ace':
    '上がり エースで上がる エースで上がれる Aで上がれる 最後のカードがA エースであがれる 最後Aであがっていい',
  'finish-on-an-eight':
    '上がり 8で上がる 最後のカードが8 特殊カード上がり 役札 禁止上がり リバース 8であがれる',
  'finish-with-several': '上がり 2枚同時 まとめて',
  'five-of-hearts-among-fives': '5を2枚 まとめて 重ねる',
  'five-of-hearts-in-a-run': '効果 5枚 ドロー',
  'five-of-hearts-on-active-twos': '組み合わせ 重ねる 返す ハートの2 ハートの5 ハートの5を2に重ねていい',
  'five-of-hearts-on-another-two': '重ねる スペードの2 ハートの5',
  'five-two-two': '合計 足す 何枚 ドロー ハートの5',
  'four-jacks-of-three': 'スキップ 全員 4枚',
  'how-many-each':
    '配る 手札 最初 枚数 7枚 5枚 最初は何枚持つ 何枚配る 4人だと何枚配る 2人だと何枚 3人だと何枚 5人だと何枚 6人だと何枚',
  'jack-in-a-run': 'スキップ 効果 ラン中のジャック',
  'jack-of-two-players': 'スキップ 連続 もう1回 2人 2人だとジャック 2人でジャック',
  'jack-the-other-way-round': 'スキップ 逆回り リバース',
  'king-turned-up': '開始 1枚目 めくる 最初',
  'last-card-of-the-deck': '山札切れ いつシャッフル 最後',
  'leave-out-a-rank': '飛ばす 抜ける 階段 間違い 順番 ランで1つ飛ばしていい',
  'must-i-answer': '強制 義務 必ず 出さない 返す 2を持っていたら出さないといけない',
  'must-i-play':
    '強制 義務 必ず パス 出さない 出せるのに引いてもいい 出せるときも引く 出さなければならない パスできる パスしていい 出さないでパス パスあり パスはあり 出せるけど引きたい わざと引く',
  'must-i-play-both': '強制 全部 2枚 同じ数字 2枚出し',
  'nobody-can-go-on': '膠着 詰まり 全員パス 引き分け',
  'not-enough-to-shuffle': '枚数不足 足りない 引けない',
  'nothing-left-to-draw': 'パス 山札も捨て札もない 引けない 引くカードがもうない',
  'on-a-three':
    '階段 連番 3の次 ランって何 ランとは ランの始まり 始め方 3は何をする 3を出すと何が始まる 3出された 3を出されたら 3のあとスートは関係ある 3を出したあと何出せばいい 3を出したあと何を出せばいい',
  'on-an-ace': 'エースの次 マーク 指定 出せるカード',
  'on-a-dead-two': '2のあと 引いた後 次のカード',
  'one-eight':
    'リバース 逆回り 順番 8の効果 8は何をする 8で飛ばされる 8って何する 4人で8を出したら次は誰 4人で8',
  'out-of-the-five-of-hearts':
    '返す 防ぐ よける 5枚引く ハートの5 5枚取りたくない ハートの5は罰のカード ハートの5は何をする ハートの5に返せる ハートの5来た ハートの5出された ハートの5を止めたい',
  'play-after-picking-up': '引いた後 続けて 出す ドロー 2枚引いたあと出せる',
  'play-for-second-place': '2位 続行 ビリ 最下位 誰かが勝ったらほかの人は続ける',
  'play-what-i-drew':
    '引いたカード すぐ その場で 引いたら番は終わる 引いたら自分の番は終わり 引いたやつ出していい 引いたカードを出していい',
  'reshuffle-keeps-the-suit': 'シャッフル後 指定 マーク 継続',
  'run-fails-on-a-jack': '失敗 ジャック クイーン 枚数 途切れ',
  'run-fails-on-a-king': '失敗 キング 枚数 最大 途切れ ランがキングまで来て出せない',
  'run-fails-on-three': '3を出されたが何も出せない 1枚引く 3枚引く 続けられない',
  'run-fails-on-seven': '失敗 枚数 途切れ 続けられない 6のランで6枚 ランが9で止まった何枚 8で止まった',
  'same-card-out-of-turn': '割り込み 早出し 順番無視 順番じゃないのに同じカードを出していい',
  'same-rank-in-a-run': '同じ数字 重ねる 続ける',
  'say-last-card': 'ウノ 宣言 言い忘れ リーチ コール',
  'seven-in-a-run': 'コピー ミラー ワイルド 効果',
  'seven-on-a-dead-two': 'コピー ミラー 2の効果 ドロー',
  'seven-on-a-king':
    'コピー ミラー 次のカード 7の次に何を出せる 7って何する 7は何をする 7は何をする 7の効果 7を出すとどうなる 7何でも出せる 7は何にでも出せる',
  'seven-on-a-seven': 'コピー ミラー 連続 重ねる',
  'seven-on-a-three': 'コピー ミラー ラン開始',
  'seven-on-an-ace': 'コピー ミラー マーク 指定',
  'seven-on-a-waiting-two':
    '2の上に7は出せる 7は2に出せる 2に7で応じる 7を2に 7で返す 防ぐ 有効な2 ドロー2 2を出されたら7で逃げられる 7で逃げる',
  'seven-on-an-active-two': 'コピー ミラー 7を2に 防ぐ 返す ドロー2',
  'seven-on-an-eight': 'コピー ミラー リバース',
  'seven-on-the-dead-five': 'コピー ミラー ハートの5',
  'seven-on-the-five-of-hearts': 'コピー ミラー 防ぐ 返す ハートの5',
  'suit-or-rank':
    '出せるカード 合わせる 色 スート クイーンの上にクイーン キングの上にキング ジャックの上に2を出せる ふつうのカード 赤い8を黒い8に出せる 赤い9を黒い9に出せる 黒の8に赤の8を出せる 黒の上に赤 赤の上に黒',
  'three-eights': 'リバース 3枚 奇数',
  'three-four-six': '間違い 罰 反則 飛ばした 何枚',
  'three-jacks-of-four': 'スキップ 全員 もう1回 ジャックを3枚 4人でジャック3枚 4人で3枚ジャックを出した',
  'three-nines':
    '同じ数字 複数 まとめ出し 3枚出し 2枚出してもいい 2枚出しあり 同じ数字2枚出し 同じ数字まとめて出していい 2枚一緒に出せる 一緒に出していい',
  'three-twos':
    '重ねる 合計 足す ドロー2 累積 2に2を重ねられたら4枚 2に2を出したら次の人は何枚 2が3枚で何枚引く',
  'top-card-in-the-shuffle': '捨て札 シャッフル 残す 切り直し 切り直す シャッフル',
  'trick-card-turned-up': '開始 1枚目 めくる 特殊 効果',
  'two-aces-at-once': 'エース2枚 同時 マーク2つ',
  'two-eights': '3人で8を2枚出したら誰の番 リバース2枚 偶数 連続 もう1回 8を2枚 8が2枚 打ち消し合う',
  'two-in-a-run': '階段 エースの次 つながる',
  'two-after-the-ace': 'エースの次 つながる 階段 続く',
  'two-jacks-of-three': 'スキップ 2枚 もう1回 3人 2枚出したら誰 3人でジャック2枚',
  'two-on-me':
    '2に2 ドロー2 2枚引く 返す 防ぐ 応じ方 2を出されたけど2がない 2を持っていない 2で2に返せる 2をほかの2で止められる 2にクイーンを出せる ドロー2重ねあり 2に2重ねていい 2持ってない 2出された 2出されたけどハートの2ある 2を出されたけどハートの2がある',
  'two-ranks-in-a-run': '連番 一度に 続けて 2枚出し ランで3 4 5を一度に出した',
  'two-two-five': '9枚引き取る 合計 足す 何枚 ドロー 累積 ハートの5',
  'two-against-five-players': '誰が引く 全員 1人だけ',
  'what-a-king-does': '効果 能力 キング K 特別なカード',
  'what-the-five-of-hearts-goes-on': 'いつ出せる ハートの5 重ねる',
  'which-lies-on-top': '順番 一番上 重ね方 次のカード',
  'who-begins': '最初 親 順番 時計回り 先攻 誰が最初に出す 誰から始める',
  'who-else-chooses': '色変え マーク変更 指定 宣言 ワイルド',
  'a-row-of-one-suit': '2枚出してもいい 違う数字 フラッシュ',
  'a-three-has-to-fit': 'ランを始める 始まり いつでも 3はいつでも出せる',
  'a-card-is-lost': '1枚足りない なくした 欠けている',
  'after-the-five-of-hearts': 'ハートの5のあと 次の人も引く 効果を失った5',
  'jack-as-the-last-card': '上がり 最後のカードがJ ジャックであがれる ジャックで上がる Jで上がれる',
  'finish-on-a-three': '上がり 3で上がる 3で上がれる 最後のカードが3 3であがれる 3は特殊カード',
  'ace-at-any-time':
    'エースはいつでも出せる 何にでも出せる どこにでも エースは何の上にも出していい Aは何でもいい エースは何でもいい',
  'is-an-ace-high': 'エースは一番強い 強さ 大きい 小さい エースは1 最弱 最強',
  'black-jack': '黒いジャックで引く ブラックジャック 7枚 5枚 黒ジャックは何枚',
  'how-many-to-pick-up': '何枚引く 何枚引けばいい 何枚取る 何枚引き取る ランで出せないと何枚',
  'played-out-of-turn':
    '順番無視 自分の番じゃないのに出す 番でない 番でないのに出した 順番を間違えた 順番を間違えて出した ミス 間違い',
  'take-a-card-back':
    '取り消し 取り消せる やっぱり変えたい やり直し 待った 戻していい 出し直す ミス 間違い 出したカードを戻していい やり直しあり やり直しできる 待ったあり',
  'look-at-a-hand': '相手の手札を見ていい ほかの人のカードを見る のぞく 公開 非公開 手札見せて 手札見ていい',
  'drew-the-wrong-number':
    '4枚引くのに2枚しか引かなかった 引きすぎた 引き足りない 枚数を間違えた ミス 間違い あとで気づいた 引くのを忘れた 2を引き忘れた 引き忘れ',
  'dealt-the-wrong-number': '配り間違い 配りすぎた 手札が1枚多い 配り直し ミス 間違い',
  'what-a-queen-does':
    'クイーンは特別 クイーンの効果 Q 特別なカード 4の効果 6の効果 9の効果 10の効果 黒いクイーン クイーンはワイルド',
  'how-to-win': 'どうやって勝つ どうしたら勝ち 勝利条件 目的 勝ち方',
  'who-deals': '誰が配るの 親は誰 負けた人が配る 誰が切る シャッフル',
};

/** マークの名前。 */
export const otherNames: OtherNames = {
  '♥': 'ハート hearts',
  '♠': 'スペード spades',
  '♦': 'ダイヤ diamonds',
  '♣': 'クラブ clubs',
  エース: 'ace',
  ジャック: 'jack',
  クイーン: 'queen',
  キング: 'king',
};

/** どれか1つについての質問は、ほかのものについての質問ではない。 */
export const rivals: RivalNames = { ranks: 'エース ace a|ジャック jack j|クイーン queen q|キング king k' };
