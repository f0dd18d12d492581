import { isPotion, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import type { Ending, Outcome } from '#games/jekyll-vs-hyde/exercises/types';
import type { ExercisesWords } from '../text-types/exercises.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import { forbids } from './exercise-why-forbidden.ts';

const { card, seats, suits } = game;

function cards(held: readonly Card[]): string {
  return held.length === 0 ? 'なし' : list(held.map(card));
}

const outcomes: Readonly<Record<Outcome, string>> = {
  'tokens-leave': 'トークンがすべてなくなる',
  'give-two': '互いに2枚ずつ渡す',
  'give-one': '互いに1枚ずつ渡す',
  'take-trick': '勝った人が前のトリックを1つ奪う',
  nothing: '効果なし',
};
const endings: Readonly<Record<Ending, string>> = {
  'hyde-wins': 'ハイドの勝ちで終わる',
  'jekyll-wins': 'ジキルの勝ちで終わる',
  'next-round': '次のラウンドに進む',
  'roles-change': '役割を替えて2戦目を行う',
};
const needs = {
  1: '1ラウンドで勝利',
  2: '2ラウンドで勝利',
  3: '3ラウンドで勝利',
  never: '勝てず',
};

/** 2戦制についての問いの前に、知っておくべきこと。 */
function ofMatch({ rulings, match }: State): string {
  if (rulings['return-match'] === 'off') return '';
  return match.game === 1 ? '2戦制の1戦目です。' : `2戦目で、1戦目のハイドは${needs[match.needed]}。`;
}

/** ラウンド最後のトリックを前にした状況。 */
const lastTrick = ({ round, marker }: State) => `第${round}ラウンド最後のトリック、コマは${marker}。`;

/** 日本語。 */
export const words: ExercisesWords = {
  questions: {
    winner: () => 'このトリックに勝つのはどちらですか？',
    playable: ({ before, viewer }) =>
      viewer === 'all'
        ? '出せるカードはどれですか？'
        : before.phase === 'lead'
          ? `あなたは${seats[viewer]}で、リードする番です。どのカードを出せますか？`
          : `あなたは${seats[viewer]}です。どのカードを出せますか？`,
    ranking: () => 'そのあと、ボードの序列はどうなりますか？',
    effect: () => '秘薬の効果はどうなりますか？',
    tricks: () => 'そのあと、それぞれ何トリック持っていますか？',
    leader: ({ before }) =>
      before.phase === 'preparation'
        ? `第${before.round}ラウンドで、コマは${before.marker}にあります。最初のトリックをリードするのは誰ですか？`
        : '次のトリックをリードするのは誰ですか？',
    count: ({ before }) =>
      before.phase === 'preparation'
        ? `第${before.round}ラウンドの準備です。それぞれ何枚渡しますか？`
        : 'いま、それぞれ何枚渡しますか？',
    gift: ({ before, viewer }) => {
      const you = viewer === 'all' ? '' : `あなたは${seats[viewer]}で、`;
      const when = before.phase === 'greed' ? '強欲の交換' : `第${before.round}ラウンドの準備`;
      return `${you}${when}をするところです。渡せるのはどれですか？`;
    },
    marker: ({ before }) =>
      `ラウンド最後のトリックで、コマはいま${before.marker}にあります。ラウンドが終わると、コマはどのマスにありますか？`,
    ending: ({ before }) => `${ofMatch(before)}${lastTrick(before)}このあとどうなりますか？`,
    verdict: ({ before, proposed: [proposed] }) => {
      const by = proposed === undefined || proposed.type === 'deal' ? null : proposed.by;
      // 伏せたカードは、テーブルを見てもほとんど気づかない。
      const question =
        by !== null && 'chosen' in before && before.chosen[by] !== null
          ? `${seats[by]}はすでに伏せています。できますか？`
          : 'この渡し方は認められますか？';
      if (before.phase === 'preparation') return `第${before.round}ラウンドの準備で、${question}`;
      return before.phase === 'greed' ? `強欲の交換で、${question}` : 'この手は認められますか？';
    },
    deck: ({ viewer }) =>
      viewer === 'all'
        ? 'まだ見えていない可能性があるのはどのカードですか？'
        : `あなたは${seats[viewer]}です。どのカードも、いまのトリックより前には出ていません。相手の手札にあるかもしれないのは？`,
    match: ({ before }) => `${ofMatch(before)}${lastTrick(before)}勝負に勝つのは誰ですか？`,
  },
  supposed: {
    deal: () => 'カードが配られます。',
    exchange: ({ by, cards: given }) =>
      given.length === 0 ? `${seats[by]}は何も渡しません。` : `${seats[by]}が${cards(given)}を渡します。`,
    lead: ({ by, card: led, names }) =>
      names === undefined
        ? `${seats[by]}が${card(led)}をリードします。`
        : `${seats[by]}が${card(led)}をリードし、${suits[names]}を宣言します。`,
    follow: ({ by, card: played }) => `${seats[by]}が${card(played)}で応じます。`,
  },
  wanted: {
    deal: () => '2人の手札は、このとおりに配られました。',
    exchange: ({ by, cards: given }) =>
      given.length === 0
        ? `${seats[by]}は何も渡さずに済ませようとしています。`
        : `${seats[by]}は${cards(given)}（${given.length}枚）を渡そうとしています。`,
    lead: ({ by, card: led, names }) =>
      names === undefined
        ? `${seats[by]}は${isPotion(led) ? '色を宣言せずに' : ''}${card(led)}をリードしようとしています。`
        : `${seats[by]}は${card(led)}をリードし、${suits[names]}を宣言しようとしています。`,
    follow: ({ by, card: played }) => `${seats[by]}は${card(played)}で応じようとしています。`,
  },
  choices: {
    seat: ({ seat }) => seats[seat],
    card: ({ card: one }) => card(one),
    cards: ({ cards: set }) => cards(set),
    ranking: ({ ranking }) =>
      ranking.length === 0
        ? '序列は未定'
        : ranking.length === 1
          ? `${ranking.map((suit) => suits[suit]).join('')}が最弱`
          : ranking.map((suit) => suits[suit]).join('＜'),
    outcome: ({ outcome }) => outcomes[outcome],
    tricks: ({ tricks }) => `ジキル${tricks.jekyll}、ハイド${tricks.hyde}`,
    count: ({ count }) => (count === 0 ? 'なし' : `${count}枚`),
    marker: ({ marker }) => String(marker),
    ending: ({ ending }) => endings[ending],
    verdict: ({ rule }) => (rule === null ? 'はい、できます' : `いいえ：${forbids[rule]}`),
    match: ({ winner }) =>
      winner === 'draw' ? '引き分け' : `2戦目で${seats[winner]}を担当しているプレイヤー`,
  },
};
