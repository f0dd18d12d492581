import type { EverydayQuestions } from './everyday-en.ts';

// 卓での普段の言い方。各ゲームの「ルールを調べる」で入力され、挙げたページのどれかが上から3件までに出るべきもの。

export const OF_JEKYLL_VS_HYDE: EverydayQuestions = [
  ['ポーションにポーションを出していい？', ['cases/potion-against-potion/']],
  ['使わないカードを見てもいい？', ['cases/look-at-the-five/']],
  ['数字が同じだったら？', ['cases/same-number/']],
  ['カードは何枚あげる？', ['cases/how-many-cards/']],
  ['もらった札をそのまま返したい', ['cases/give-back/']],
  ['うっかり違う色を出した', ['cases/followed-wrongly/']],
  ['駒はジキルの方へ戻る？', ['cases/marker-never-back/']],
  ['交換したくない', ['cases/skip-the-exchange/']],
  ['わざと負けてもいい？', ['cases/must-i-win/']],
  ['相手が何回勝ったか聞ける？', ['cases/how-many-tricks-have-you/']],
  ['2人ともポーションを出したら？', ['cases/both-play-potions/']],
  ['次のラウンドは誰が始める？', ['cases/who-leads-next-round/']],
  ['取ったカードを見直していい？', ['cases/look-through-tricks/']],
  ['カードを多く配りすぎた', ['cases/eleven-cards/']],
  ['プラスって何？', ['cases/three-against-three/']],
  ['もう取ったトリックを見てもいい？', ['cases/look-through-tricks/']],
  ['ジキルが10トリック全部取ったら？', ['cases/hyde-loses-everything/']],
  ['取れるトリックは取らないといけない？', ['cases/must-i-win/']],
  ['3+は3より強い？', ['cases/three-against-three/']],
  ['ポーションをリードしていい？', ['cases/potion-as-first-card/', 'cases/lead-anything/']],
  ['トリックは誰が取る？', ['cases/leader-privilege/', 'lessons/who-wins/']],
  [
    '緑の5に紫の2を出したらどっちの勝ち？',
    ['cases/leader-privilege/', 'cases/only-one-token/', 'lessons/who-wins/'],
  ],
];

export const OF_SWITCH: EverydayQuestions = [
  ['最後のカードがJでもいい？', ['cases/finish-on-a-jack/']],
  [
    '2枚出してもいい？',
    ['cases/three-nines/', 'cases/must-i-play-both/', 'cases/a-row-of-one-suit/', 'cases/which-lies-on-top/'],
  ],
  ['ランって何？', ['cases/on-a-three/', 'rules/', 'lessons/runs/']],
  ['引くカードがもうない', ['cases/deck-is-empty/', 'cases/nothing-left-to-draw/']],
  ['あと1枚って言うのを忘れた', ['cases/say-last-card/']],
  ['誰かが勝ったらほかの人は続ける？', ['cases/play-for-second-place/']],
  ['2を出されたけど2がない', ['cases/two-on-me/']],
  ['Kは特別なカード？', ['cases/what-a-king-does/', 'cases/king-turned-up/']],
  ['5枚取りたくない', ['cases/out-of-the-five-of-hearts/']],
  ['自分の番じゃないのに出していい？', ['cases/same-card-out-of-turn/']],
  ['カードが1枚足りない トランプをなくした', ['cases/a-card-is-lost/']],
  ['最初は何枚持つ？', ['cases/how-many-each/']],
  ['誰が最初に出す？', ['cases/who-begins/']],
  ['Aで2を防げる？', ['cases/ace-on-a-two/']],
  ['引いたらすぐ出していい？', ['cases/play-what-i-drew/']],
  ['出せるのに出さなくていい？', ['cases/must-i-play/']],
  ['7の次に何を出せる？', ['cases/seven-on-a-king/', 'cases/seven-in-a-run/']],
  ['2に2を重ねられたら4枚引く？', ['cases/three-twos/', 'cases/two-on-me/', 'cases/answer-with-two-twos/']],
  ['クイーンの上にクイーン', ['cases/suit-or-rank/']],
  ['ジャックの上に2を出せる？', ['cases/suit-or-rank/']],
  ['キングを2枚同時に出していい？', ['cases/three-nines/', 'cases/must-i-play-both/']],
  ['8の効果は？', ['cases/one-eight/', 'lessons/eights-and-jacks/']],
];

export const OF_CHRONICLE: EverydayQuestions = [
  ['同じ色がないと勝てない？', ['cases/void-in-the-suit/', 'cases/can-a-face-down-card-win/']],
  ['ジョーカーはいつ出せる？', ['cases/wild-though-i-can-follow/']],
  ['何点で勝ち？', ['cases/three-fame/']],
  ['悪いカードが1枚あったら点は入らない？', ['cases/one-evil-card/']],
  ['出さなかったカードはどうなる？', ['cases/cards-left-in-hand/']],
  ['8で取らなくてもいい？', ['cases/must-the-8-take/']],
  ['わざと負けるために伏せてもいい？', ['cases/hide-a-card-of-the-suit/']],
  ['同じ枚数だったら誰が点をもらう？', ['cases/a-tie-on-the-condition/']],
  ['最後のカードを盗まれた', ['cases/my-last-card-was-taken/']],
  ['勝った人が次に始める？', ['cases/who-leads-next/']],
  ['いつ終わる？', ['cases/three-fame/', 'cases/when-does-a-round-end/']],
  [
    '同点だったら？',
    ['cases/a-tie-at-the-top/', 'cases/a-tie-on-the-condition/', 'cases/can-two-cards-tie/'],
  ],
  ['違う色を出していい？', ['cases/must-i-follow/', 'cases/show-a-card-off-suit/']],
  ['最初に始めるのは誰？', ['cases/must-i-lead-the-lead-card/']],
  [
    '天使の効果は？',
    [
      'cases/must-the-angel-discard/',
      'cases/can-the-angel-save-me/',
      'cases/angel-left-in-hand/',
      'cases/all-four-and-the-angel/',
    ],
  ],
];
