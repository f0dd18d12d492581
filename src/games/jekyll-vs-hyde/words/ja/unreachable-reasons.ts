import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { UnreachableReasonsWords } from '../text-types/unreachable-reasons.ts';
import { anyOf } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

/** 日本語。 */
export const words: UnreachableReasonsWords = {
  reasons: {
    'second-game': () =>
      '2戦制の2戦目ですが、この卓では1戦しか行いません。裁定を変えるか、1戦目にしてください。',
    marker: ({ round, marker, can }) =>
      can.length === 1
        ? `第${round}ラウンドのコマの位置は${marker}ではなく${can.join()}です。まだ1ラウンドも終わっていないからです。`
        : `第${round}ラウンドのコマは${marker}にはありえません。ありうるのは${anyOf(can.map(String))}です。差は必ず偶数で、最後のマスに届けばゲームは終わるからです。`,
    'too-early': ({ before, what }) => `${things[what]}が、${moments[before]}。`,
    'card-twice': ({ card: twice }) => `${card(twice)}が2枚あります。1枚しかないカードです。`,
    'hand-dealt': ({ seat, count, due }) =>
      `${seats[seat]}の手札が${count}枚です。準備の前に配られるのは${due}枚ずつです。`,
    'hands-unequal': ({ counts: { jekyll, hyde } }) => {
      const counted = `${seats.jekyll}の手札が${jekyll}枚、${seats.hyde}の手札が${hyde}枚です。リードの前は同じ枚数のはずです。`;
      const [leader, answers] = jekyll < hyde ? [seats.jekyll, seats.hyde] : [seats.hyde, seats.jekyll];
      return Math.abs(jekyll - hyde) === 1
        ? `${counted}${leader}がリードして${answers}が応じるところなら、リードしたカードを場に置いてください。`
        : counted;
    },
    'cards-and-tricks': ({ count, tricks, due }) =>
      `${tricks}トリックを終えた手札は${count}枚ではなく${Math.max(0, due - tricks)}枚です。手札と終えたトリックの数を合わせると${due}になります。`,
    'round-played': () => '10トリックすべてが終わり、もうリードはありません。ラウンドは終わっています。',
    'set-aside': ({ count, due }) => `脇のカードが${count}枚です。${due}枚でなければなりません。`,
    'first-leader': ({ round, marker, leader }) =>
      round === 1
        ? `第1ラウンドの最初のトリックをリードするのは${seats[leader]}です。`
        : `第${round}ラウンドの最初のトリックをリードするのは${seats[leader]}です。コマは${marker}（${seats[leader]}の側）にあるからです。`,
    'leader-without-trick': ({ leader }) =>
      `リードする${seats[leader]}は前のトリックに勝ったはずなのに、トリックを1つも持っていません。`,
    'token-unplayed': ({ suit }) =>
      `${suits[suit]}のトークンがありますが、${suits[suit]}のカードは1枚も出されていません。どれも手札か脇にあります。`,
    'token-missing': ({ suit }) =>
      `${suits[suit]}のカードが出されたのに、トークンがありません。ボードを空にするのは秘薬と同じトリックに出た憤怒だけですが、秘薬は1枚も出されていません。`,
    'potions-kept': ({ round, potions: { jekyll, hyde } }) =>
      `第${round}ラウンドの準備を終えて、${seats.jekyll}に秘薬${jekyll}枚、${seats.hyde}に${hyde}枚が残ることはありません。2枚以上配られた人は1枚は渡しているからです。`,
    'tokens-unfit': ({ fitting }) =>
      `これらのカードを出して、トークンがこのように並ぶことはありません。ありうる並びは${fitting.map(tokens).join('／')}です。`,
    'tricks-unfit': ({ fitting }) =>
      `これらのカードを出して、トリックがこのように分かれることはありません。ありうるのは、${seats.jekyll}対${seats.hyde}で${fitting.map(({ jekyll, hyde }) => `${jekyll}対${hyde}`).join('、')}です。`,
    'leader-unfit': () => 'ここでこのプレイヤーがリードすることはありません。相手ならありえます。',
    'aside-unfit': () =>
      '脇がこれらのカードなら、残りのカードでこの数のトリックを行うことはできません。脇が別のカードならありえます。',
    'no-past': ({ tricks }) =>
      `この局面になるゲームはありません。どう交換しても、これらのカードを${tricks}トリックで出してこのように終わることはできません。`,
  },
};

const things = {
  tokens: 'ボードにトークンがあります',
  tricks: 'もう取られたトリックがあります',
  'set-aside': '脇にカードがあります',
} as const;

const moments = {
  deal: 'まだカードは配られていません',
  preparation: '準備はこれからです',
  'first-lead': 'まだ1枚も出されていません',
} as const;

/** 色の序列、弱い順に。 */
function tokens(ranking: readonly Suit[]): string {
  return ranking.length === 0 ? 'なし' : ranking.map((suit) => suits[suit]).join('＜');
}
