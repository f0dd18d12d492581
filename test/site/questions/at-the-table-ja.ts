import type { EverydayQuestions } from './everyday-en.ts';

// 卓で実際に口にする言い方。途中で切れた文も、ひらがなのままの言葉もある。各ゲームの「ルールを調べる」で入力される。

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  ['wrath potion', ['cases/after-the-wipe/']],
  ['同じ色どうしならどっちが勝つ', ['cases/both-of-one-suit/']],
  ['ポーション出すときもフォローする？', ['cases/potion-although-holding/']],
  ['赤持ってるけど秘薬出していい？', ['cases/potion-although-holding/']],
  ['フォローできなかったら何出せばいいの', ['cases/must-i-play-a-potion/', 'cases/leader-privilege/']],
  ['一番弱い色ってどれ', ['cases/after-the-wipe/', 'cases/two-new-suits/', 'cases/third-at-once/']],
  ['緑と秘薬で何枚交換？', ['cases/how-many-for-greed/']],
  [
    '紫と秘薬でトリックもらえる？',
    [
      'cases/which-trick/',
      'cases/lost-with-a-potion/',
      'cases/pride-finds-nothing/',
      'cases/forgot-the-theft/',
    ],
  ],
  ['引き分けはある？', ['cases/same-number/']],
  ['ジキルはどうやって勝つの', ['cases/one-step-short/', 'cases/jekyll-early/', 'cases/best-for-jekyll/']],
  ['秘薬は絶対渡すの？', ['cases/one-potion/', 'cases/two-potions-dealt/']],
  ['色言うの忘れた', ['cases/forgot-the-name/']],
  ['配りまちがえた', ['cases/eleven-cards/', 'cases/misdeal-after-the-exchange/']],
  ['3+と3どっち強い', ['cases/three-against-three/']],
  ['残りの5枚見ていい？', ['cases/look-at-the-five/']],
  ['赤と秘薬どっちが勝つ？', ['cases/card-or-potion/']],
  ['相手が秘薬、自分が赤を出した', ['cases/card-or-potion/']],
  ['いま違う色を出したの気づいた', ['cases/followed-wrongly-at-once/', 'cases/followed-wrongly/']],
];

export const OF_SWITCH: EverydayQuestions = [
  ['finish on a jack', ['cases/jack-as-the-last-card/']],
  ['2 on 2', ['cases/two-on-me/']],
  ['5 of hearts', ['cases/out-of-the-five-of-hearts/']],
  [
    'ハートの5を2に重ねていい？',
    ['cases/five-of-hearts-on-active-twos/', 'cases/five-of-hearts-on-another-two/'],
  ],
  ['2に2出したら次の人は何枚', ['cases/three-twos/', 'cases/answer-with-two-twos/', 'cases/two-on-me/']],
  ['2枚引いたあと出せる？', ['cases/play-after-picking-up/']],
  ['ウノって言うの？', ['cases/say-last-card/']],
  ['8であがれる？', ['cases/finish-on-an-eight/']],
  ['最後が2だったら', ['cases/finish-on-a-two/']],
  ['Jの上にJ', ['cases/answer-a-jack/', 'cases/colour-of-a-jack/']],
  ['2人のとき8は？', ['cases/eight-of-two-players/']],
  ['キング3枚まとめて出せる？', ['cases/three-nines/']],
  ['7って何するの', ['cases/seven-on-a-king/', 'cases/seven-on-a-seven/', 'lessons/sevens/']],
  ['3出されたらどうする', ['cases/on-a-three/']],
  ['山札なくなった', ['cases/deck-is-empty/']],
  ['引いたやつすぐ出せる？', ['cases/play-what-i-drew/']],
  ['最初何枚配る？', ['cases/how-many-each/']],
  ['ジャックで上がれる？', ['cases/jack-as-the-last-card/']],
  ['3で上がれる？', ['cases/finish-on-a-three/']],
  ['エースはいつでも出せる？', ['cases/ace-at-any-time/']],
  ['エースは一番強い？', ['cases/is-an-ace-high/']],
  ['黒ジャックは何枚？', ['cases/black-jack/']],
  ['何枚引く？', ['cases/how-many-to-pick-up/']],
  ['2に2', ['cases/two-on-me/']],
  ['相手の手札見ていい？', ['cases/look-at-a-hand/']],
  ['出したカード取り消せる？', ['cases/take-a-card-back/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  ['can i play a wild', ['cases/void-but-a-wild-in-hand/', 'cases/wild-though-i-can-follow/']],
  ['条件が同点なら誰が勝つ', ['cases/a-tie-on-the-condition/']],
  ['出せる色がない', ['cases/void-in-the-suit/']],
  ['ジョーカーいつでも出していい？', ['cases/wild-though-i-can-follow/']],
  ['ジョーカーから始まったら何色？', ['cases/a-wild-led/', 'cases/after-the-suit-is-set/']],
  ['8って何するの', ['cases/what-an-8-does/']],
  ['8は使わなくてもいい？', ['cases/must-the-8-take/']],
  ['5の効果は？', ['cases/what-a-6-does/', 'abilities/']],
  ['誰から始める？', ['cases/must-i-lead-the-lead-card/']],
  ['何点で勝ち？', ['cases/three-fame/']],
  ['悪魔持ってたらアウト？', ['cases/one-evil-card/', 'cases/who-is-shut-out/']],
  ['天使って何するの', ['cases/can-the-angel-save-me/', 'cases/must-the-angel-discard/']],
  ['裏のカード見ていい？', ['cases/look-at-a-face-down-card/']],
  ['4人だと何枚配る？', ['cases/how-many-cards-for-three/']],
  ['順番まちがえて出した', ['cases/out-of-turn/']],
  ['フォローし忘れたのにあとで気づいた', ['cases/suit-not-followed/']],
  ['ワイルドをリードできる？', ['cases/lead-a-wild/']],
  ['邪悪なカードがあると点なし？', ['cases/one-evil-card/']],
  ['効果使い忘れた', ['cases/forgot-an-ability/']],
  ['出したカード取り消せる？', ['cases/take-a-card-back/']],
];

/** すべてのゲームの検索で入力される。ゲームの名前があれば、そのゲームが先に出る。 */
export const IN_ALL_GAMES: EverydayQuestions = [
  [
    'クロニクル 同点なら誰が勝つ',
    ['chronicle/cases/a-tie-on-the-condition/', 'chronicle/cases/a-tie-at-the-top/'],
  ],
  ['スイッチで8は何をする？', ['switch/cases/one-eight/', 'switch/cases/eight-of-two-players/']],
  ['クロニクルの8の効果は？', ['chronicle/cases/what-an-8-does/']],
  ['資料が食い違うところはどこ？', ['jekyll-vs-hyde/rules/', 'switch/rules/', 'chronicle/rules/']],
  ['ルールがはっきりしないところは？', ['jekyll-vs-hyde/rules/', 'switch/rules/', 'chronicle/rules/']],
];
