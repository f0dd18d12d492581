import type { Consequence } from '#games/jekyll-vs-hyde/rules/return-match';
import { noneOf } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import { led } from './led-card.ts';
import type { SandboxAnswersWords } from '../text-types/sandbox-answers.ts';

const { seats, suits, card } = game;

function then(next: Consequence): string {
  switch (next.type) {
    case 'next-round':
      return `次は第${next.next}ラウンドです。`;
    case 'roles-change':
      return `1戦目は${seats[next.by]}の勝ちで、役割を替えます。`;
    case 'over':
      if (next.needed === null) return `ゲームは終わり、${seats[next.by]}の勝ちです。`;
      return next.winner === 'draw'
        ? '勝負は終わり、引き分けです。'
        : `勝負は終わり、2戦目で${seats[next.winner]}を担当したプレイヤーの勝ちです。`;
  }
}

/** 日本語。 */
export const words: SandboxAnswersWords = {
  possible: {
    yes: 'この局面はゲームで起こりえます。',
    flaw: 'ゲームでは起こらない局面です。なぜ？',
    no: 'ルール上の答えは出ますが、この局面そのものはゲームでは起こりえません。',
  },
  pairs: {
    title: 'カード対カード',
    toLead: (leader, follower) =>
      `縦は${seats[leader]}がリードできるカード、横は${seats[follower]}の手札です。マスを選ぶと理由がわかります。`,
    toFollow: (_, follower) => `横が${seats[follower]}の手札です。マスを選ぶと理由がわかります。`,
    none: '比べるカードがありません。両方の手札にカードを置いてください。',
    table: 'どちらがトリックを取るか',
    cell: (played, winner, effect) => {
      if (winner === null) return `${card(played)}は出せません`;
      return `${card(played)}：${effect === null ? '' : `${suits[effect]}の効果が発動し、`}${seats[winner]}が取ります`;
    },
    legend: {
      takes: (seat) => `${seats[seat]}がトリックを取る`,
      barred: '出せない',
      effect: 'その色の効果が発動する',
    },
    pair: (lead, names, follow) => `${led(lead, names)}に${card(follow)}で応じる`,
    play: 'この組み合わせで進める',
  },
  rulings: {
    title: '資料が食い違う点',
    takes: ({ by, card: winning, beats }) =>
      `${seats[by]}がトリックを取ります。${card(winning)}が${card(beats)}に勝ちます。`,
    would: (lead, { by, card: winning, beats }) =>
      `${led(lead.card, lead.names ?? null)}に${card(winning === lead.card ? beats : winning)}で応じると、${seats[by]}がトリックを取ります。`,
    more: (pairs) => `違いが出る組は、ほかに${pairs}組あります。`,
    end: then,
  },
  ending: {
    title: 'このままラウンドが終わったら',
    now: ({ tricks, end, next }) => {
      const side =
        end.gap === 0
          ? `コマは${end.marker}のまま、${seats[end.side]}の側にとどまります。`
          : `コマは${end.from}から${end.marker}（${seats[end.side]}の側）へ進みます。`;
      const after =
        next.type === 'next-round'
          ? `第${next.next}ラウンドは${seats[end.side]}が最初にリードします。`
          : then(next);
      return `ジキル${tricks.jekyll}、ハイド${tricks.hyde}で差は${end.gap}です。${side}${after}`;
    },
    all: '10トリックの分け方すべて',
    columns: ['ジキル', 'ハイド', '差', 'コマ', 'その後'],
    next: ({ end, next }) =>
      next.type === 'next-round'
        ? `第${next.next}ラウンドは${seats[end.side]}が最初にリードします。`
        : then(next),
  },
  knows: {
    title: 'それぞれにわかること',
    surely: (seat, other) =>
      `${seats[seat]}が${seats[other]}に渡し、いまも${seats[other]}の手札にあるカード：`,
    unseen: (seat, other, cards, held) =>
      `${seats[seat]}がまだ見ていないカードは次の${cards}枚で、うち${held}枚が${seats[other]}の手札にあります：`,
    voids: (other, named) =>
      `${seats[other]}はフォローできませんでした。そのときの手札に${noneOf(named.map((suit) => suits[suit]))}ありませんでした。`,
    all: (seat, other) => `${seats[seat]}は${seats[other]}の手札をすべて知っています。`,
    note: 'これまでのトリックのカードは2人とも見ています。この局面より前の交換は考えに入れていません。',
  },
};
