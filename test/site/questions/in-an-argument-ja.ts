import type { EverydayQuestions } from './everyday-en.ts';

// 言い争いの途中で入力されるもの。最初に出るページが相手に読み上げられるので、挙げたページが先頭に出るべきもの。

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  ['秘薬をリードされて宣言の色がない、どっちが勝つ？', ['cases/void-in-the-named-suit/']],
  ['緑3に4+を出された。どっちが勝つ？', ['cases/card-or-potion/']],
  ['赤のトークンを置き忘れて3トリックあとに気づいた', ['cases/forgot-a-token/']],
  ['秘薬と紫、でも相手に奪うトリックがない', ['cases/pride-finds-nothing/']],
  ['最後のトリックで強欲、手札がない', ['cases/greed-in-the-last-trick/']],
  ['どうすれば勝ち？', ['cases/how-to-win/']],
  ['2+と2ではどちらが勝つ？', ['cases/three-against-three/']],
  ['4+と5どっち勝ち', ['cases/card-or-potion/']],
  ['5対5のとき駒は動く', ['cases/best-for-jekyll/']],
  ['6対4なら何マス', ['cases/who-has-more/']],
  ['薬は赤がなくても出せる', ['cases/potion-although-holding/']],
  ['傲慢で最初のトリックに盗めるの', ['cases/pride-finds-nothing/']],
  ['強欲で薬を渡していいの', ['cases/greed-keep-potions/']],
  ['薬に薬を出していい', ['cases/potion-against-potion/']],
  ['ハイドはあと何マスで勝ち？', ['cases/how-far-to-go/']],
  ['ハイドは何トリック取れば勝ち？', ['cases/how-far-to-go/']],
];

export const OF_SWITCH: EverydayQuestions = [
  ['ランがキングまで来て出せない、何枚引く？', ['cases/run-fails-on-a-king/']],
  ['3人でジャックを2枚出したら誰の番？', ['cases/two-jacks-of-three/']],
  ['クイーンは特別？', ['cases/what-a-queen-does/']],
  ['どうすれば勝ち？', ['cases/how-to-win/']],
  ['7は何をする？', ['cases/seven-on-a-king/']],
  ['4枚引くのに2枚しか引かなかった。あとで気づいた', ['cases/drew-the-wrong-number/']],
  ['配り間違いで手札が1枚多い', ['cases/dealt-the-wrong-number/']],
  ['3人でジャックを1枚出したら次は誰の番？', ['cases/jack-of-three/']],
  ['ランで3 4 5を一度に出した', ['cases/two-ranks-in-a-run/']],
  ['誰が配るの', ['cases/who-deals/']],
  ['4人だと何枚配る', ['cases/how-many-each/']],
  ['パスできる', ['cases/must-i-play/']],
  ['3を出されたけど何も出せない。1枚引くの、3枚引くの？', ['cases/run-fails-on-three/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  ['天使と悪魔を持っていても得点できる？', ['cases/can-the-angel-save-me/']],
  ['名声3ですぐに終わる？', ['cases/three-fame/']],
  ['次のラウンドは誰がリード？', ['cases/must-i-lead-the-lead-card/']],
  ['天使で悪魔を捨てないことを選べる？', ['cases/must-the-angel-discard/']],
  ['1は邪悪？', ['cases/which-cards-are-evil/']],
  ['裏向きで出したのに緑を持っていた', ['cases/suit-not-followed/']],
  ['天使は残る？', ['cases/keep-the-angel/']],
  ['ラウンドごとに配り直す？', ['cases/dealt-for-every-round/']],
  ['全員が裏向きに出したら誰の勝ち？', ['cases/nothing-but-wilds/']],
  ['邪悪を4枚全部持っている人がいたら？', ['cases/all-four-evil-cards/']],
  ['赤の2は愛？', ['cases/colours-of-the-suits/']],
  ['誰が配るの', ['cases/who-deals/']],
  ['順番を間違えて後で気づいた', ['cases/out-of-turn/']],
  ['名声は誰がもらう', ['cases/who-gets-fame/']],
  ['ワイルドは赤に数える', ['cases/does-a-wild-count/']],
  ['1は悪？', ['cases/which-cards-are-evil/']],
  ['青がないとき赤10出せる', ['cases/void-in-the-suit/']],
  ['一番強いのは10？', ['cases/who-wins/']],
  ['悪魔の効果', ['cases/what-a-6-does/']],
  ['5人だと何枚', ['cases/how-many-cards-for-three/']],
  ['手札残ったら', ['cases/cards-left-in-hand/']],
  ['効果はリードしたときに使える？　勝ったときだけ？', ['cases/when-abilities-happen/']],
  ['手札を落として見られた', ['cases/dropped-cards/']],
];
