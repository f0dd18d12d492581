import type { SandboxFirstViewWords } from '../text-types/sandbox-first-view.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

const never = '起こりえない局面です。';

/** 日本語。 */
export const words: SandboxFirstViewWords = {
  title: 'サンドボックス',
  intro:
    '3人から6人までのどんな局面でも作れます。何を表向きに出せるか、裏向きに出せるか、それはなぜかを、ルールがその場で判定します。ほとんどのカードの効果はどの資料にもなく、補うまでは何も起こりません。',
  noScript: 'サンドボックスにはJavaScriptが必要です。判定はブラウザーの中で行います。',
  starts: {
    random: 'ランダム',
    examples: '面白い局面',
    games: 'ゲームから',
    cases: '事例から',
  },
  share: '棋譜にする',
  nothing: 'カードを置くと、ここに判定が出ます。',
  onlyAllies:
    '手札が1枚もありません。全員に1枚ずつ置いて出すと、そのミーティングでラウンドが終わり、名声がつきます。',
  toAct: {
    deal: 'ラウンドのカードを配るところです。',
    over: (winner) => `ゲームは終わりました。${seats[winner]}の勝ちです。`,
    noCards: (seat) => `${seats[seat]}の番ですが、手札がありません。`,
    played: (winner) =>
      `全員が出しました。このミーティングは${seats[winner]}の勝ちで、カードは仲間になります。`,
    lead: (seat, cards) => `${seats[seat]}が好きなカードを表向きにリードするところです。${cards}枚出せます。`,
    open: (seat, cards) =>
      `リードの色が未定なので、${seats[seat]}は何でも表向きに出せます。${cards}枚出せます。`,
    follow: (seat, suit, cards) =>
      `${seats[seat]}は${suits[suit]}をフォローするかワイルドを出すところです。${cards}枚出せます。`,
    void: (seat, suit, down, wilds) =>
      `${seats[seat]}は${suits[suit]}がボイドです。裏向きに${down}枚${wilds === 0 ? '' : `、表向きにワイルド${wilds}枚`}のどれかを出せます。`,
    choose: (seat, effect) => `${seats[seat]}が${abilities.choices[effect]}を選ぶところです。`,
  },
  flaws: {
    'none-aside': () => `${never}5人のときは、1枚を脇に置きます。`,
    'one-aside': ({ card: aside, players }) =>
      `${never}${players}人のとき脇に置くカードはないので、${card(aside)}はほかの場所にあるはずです。`,
    'lead-aside': ({ card: aside }) => `${never}${card(aside)}はリードカードなので、脇に置けません。`,
    over: ({ seat, fame }) =>
      `${never}${seats[seat]}の名声が最も多い${fame}点なので、ゲームは終わっています。`,
    'nothing-discards': ({ card: gone }) =>
      `${never}この卓にはカードを捨てる効果がないので、${card(gone)}は捨て札になりません。`,
    'out-of-turn': ({ seat, before }) =>
      `${never}このミーティングでは${seats[before]}が${seats[seat]}より先ですが、まだ出していません。そのカードも置くか、下の「リードする人」を変えてください。`,
    'all-played': () => `${never}全員が出したので、ミーティングは終わってカードは仲間になっているはずです。`,
    'wrong-side': ({ card: played, down }) =>
      `${never}このミーティングで${card(played)}が${down ? '裏' : '表'}向きに出ることはありません。`,
    revoked: ({ seat, card: played, suit }) =>
      `${never}${seats[seat]}は${suits[suit]}を持っているので、${card(played)}を裏向きには出せなかったはずです。`,
    'not-leading': ({ seat, card: lead }) =>
      `${never}リードカードの${card(lead)}を持つ${seats[seat]}が最初にリードします。`,
    uneven: ({ seat, count, due }) => `${never}${seats[seat]}の手札は${count}枚ではなく${due}枚のはずです。`,
    missing: ({ count }) => `36枚のうち${count}枚がどこにもないので、卓の一部だけの局面です。`,
  },
};
