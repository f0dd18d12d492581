import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { Give } from '#games/jekyll-vs-hyde/rules/state';
import type { Range } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Whereabouts, MoveWorthWords } from '../text-types/move-worth.ts';
import { list } from '#words/ja/lists-and-amounts';
import { gapInWords } from './gap-in-words.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;
const tenths = new Intl.NumberFormat('ja', { maximumFractionDigits: 1 });

function place({ game, round, trick }: Whereabouts): string {
  return `${game === null ? '' : `${game}戦目・`}第${round}ラウンド・第${trick}トリック`;
}

function played({ played: move }: Cost): string {
  if (move.type === 'follow') return `${card(move.card)}で応じました`;
  const named = move.names === undefined ? '' : `（${suits[move.names]}を宣言）`;
  return `${card(move.card)}${named}をリードしました`;
}

function cards({ cards: given }: Give): string {
  return list(given.map(card));
}

function range({ from, to }: Range): string {
  return from === to ? String(from) : `${from}〜${to}`;
}

function lost({ by, could, can }: Cost): string {
  return by === 'hyde'
    ? `${seats.hyde}は差を${gapInWords(could)}にできたのに、${gapInWords(can)}に終わった`
    : `${seats.jekyll}は差を${gapInWords(could)}に抑えられたのに、${gapInWords(can)}まで許した`;
}

/** 日本語。 */
export const words: MoveWorthWords = {
  title: '1手ごとの価値',
  how: '計算のしかた',
  intro:
    '両者の手札が見えていて、この先どちらも間違えないとして計算した、ラウンド終了時の差です。ジキルは差を小さく、ハイドは大きくしようとします。対戦後の振り返りと反復練習では、見えていたものからわかったことも見積もります。両者の手札を見た人はいないので、そこでは別の手のほうがよいとされることがあります。',
  hidden: '手の価値は、両者の手札が見えていないと計算できません。「視点」を「両者」にしてください。',
  unknown: '手の価値は、両者の手札がわからないと計算できません。この記録では片方がわかっていません。',
  suppose: {
    hint: 'サンドボックスなら、見えない手札を仮に決めて調べられます。最初は、見たことのすべてに合うカードを仮に置きます。相手が持っていたと思うカードに入れ替えてください。',
    open: '手札を仮に決めてサンドボックスで開く',
  },

  place,

  label: 'この局面',
  gap: gapInWords,
  between: ({ low, high }) => range({ from: low.from, to: high.to }),
  mark: ({ low, high }) => {
    if (low.from === high.to) return String(low.from);
    return `${low.from}${low.from === low.to && high.from === high.to ? '/' : '〜'}${high.to}`;
  },
  value: (gap) => `最善を尽くすと、このラウンドは差${words.gap(gap)}で終わります。`,
  marker: ({ from, marker, winner }) => {
    const isStill = marker === from;
    if (winner === null) return isStill ? `コマは${marker}のままです。` : `コマは${marker}へ進みます。`;
    return `${isStill ? `コマは${marker}のまま` : `コマは${marker}へ進み`}、${seats[winner]}の勝ちです。`;
  },
  soFar: ({ low, high }) =>
    low.from === 0 && high.to === 10
      ? '計算中です。いまのところ、0から10までのどの差もありえます。'
      : `計算中です。いまのところ、差は${range({ from: low.from, to: high.to })}${low.from === high.to ? '' : 'のどれか'}とわかっています。`,
  two: ({ low, high }, expected) =>
    `強欲の交換では、両者が同時に選びます。${seats.hyde}が先に見せるなら差は${low}、${seats.jekyll}が先なら${high}です。${expected === null ? '' : `どちらもできるかぎり巧みに選ぶと、平均して${tenths.format(expected)}になります。`}`,
  exchange:
    '強欲の交換で両者が渡すカードを選んでいるところです。価値は相手が渡すカードしだいなので、1手ごとには決まりません。',
  gift: ({ given, trick, could, can, best }) => {
    const who = `第${trick}トリック、強欲の交換：${seats[given.by]}は${cards(given)}を渡しました`;
    const limit = given.by === 'hyde' ? '以上' : '以下';
    const sure = `両者の手札が見えていれば、相手が何を渡しても差は${can}${limit}です`;
    return can === could
      ? `${who}。${sure}。これより確実な渡し方はありませんでした。`
      : `${who}。${sure}。${cards(best)}なら${could}${limit}にできました。`;
  },
  giftWait: '渡したカードを、相手が渡せるすべてのカードと比べて計算中です。',
  preparation:
    '準備で渡すカードは評価しません。両者が同時に選ぶため、ラウンド全体にわたってすべての組み合わせを調べると何分もかかるからです。',
  verdict: (cost) => {
    const who = `第${cost.trick}トリック：${seats[cost.by]}は${played(cost)}`;
    if (cost.cost === 0) return `${who}。両者の手札が見えていれば、これよりよい手はありませんでした。`;
    const came =
      cost.by === 'hyde'
        ? `両者の手札が見えていれば差を${gapInWords(cost.could)}にできましたが、${gapInWords(cost.can)}になりました`
        : `両者の手札が見えていれば差を${gapInWords(cost.could)}に抑えられましたが、${gapInWords(cost.can)}になりました`;
    const changes = {
      game: 'これで勝敗が変わります。',
      marker: '',
      nothing: '勝敗には影響しません。',
    }[cost.changes];
    return `${who}。${came}。${changes}`;
  },

  moves: (seat) => `${seats[seat]}が出せるカードと、その先の差`,
  best: '最善',
  played: '実戦の手',
  notYet: '計算中',
  fittingTricks: ({ jekyll, hyde }) =>
    `済んだトリックが${jekyll + hyde}になるはずです：${jekyll}対${hyde}にする`,
  playOut: '最善の手順を進める',
  playOutHint: ({ low, high }) =>
    low === high
      ? `どちらも最善を尽くしてラウンドの終わりまで進めます。差は${low}です。`
      : `どちらも最善を尽くし、交換では${seats.hyde}が先に見せるとして、ラウンドの終わりまで進めます。差は${low}です。`,
  playingOut: '最善の手順を探しています。',

  course: {
    title: (round, game) => `${game === null ? '' : `${game}戦目・`}第${round}ラウンドの価値の動き`,
    hint: 'ジとハは、ジキルとハイドが損をしたところです。勝敗に影響しないものもあります。押すとその手の直前へ移ります。',
    exchange: 'ひし形は、値を変えた強欲の交換です。',
    turn: ({ by, action, from, to }, trick) => {
      const change = `差が${words.gap(from)}から${words.gap(to)}に変わる`;
      if (by === null || action.type === 'deal' || action.type === 'exchange')
        return `第${trick}トリック、強欲の交換：${change}`;
      return `第${trick}トリック、${seats[by]}の${card(action.card)}：${change}`;
    },
    none: 'どちらも損をしていません。',
    dashed: '破線は、この先の強欲の交換でジキルが先に見せるとした場合です。',
    table: '価値を表で見る',
    columns: ['トリック', '手', 'その手の前の差（両者最善）'],
    end: (gap) => `このラウンドは差${gap}で終わりました。`,
  },

  costs: {
    title: '損の大きかった手',
    none: '結果に響くミスはありません。',
    soFar: 'まだ見つかっていません。',
    idle: (count) => `勝敗に影響しない損な手が${count}手ありますが、ここには挙げません。`,
    cost: (where, cost) => `${place(where)}：${lost(cost)}`,
    next: '次の手：',
    better: 'よりよい手：',
    twofold: '数が2つあるところは、同時に選ぶ強欲の交換しだいで、どちらかになります。',
    game: '勝敗が変わる',
  },

  progress: {
    label: '計算の済んだ局面',
    running: (solved, of) => `${of}局面のうち${solved}局面を計算済み`,
    done: (of) => (of === 1 ? '計算が終わりました。' : `${of}局面すべての計算が終わりました。`),
    stopped: (solved, of) => `停止中：${of}局面のうち${solved}局面を計算済みです。`,
    stop: '止める',
    resume: '続ける',
  },

  annotate: {
    ask: 'このゲームに注釈をつける',
    hint: '損をした手に、勝敗に影響しないものを除いて印をつけ、よりよい手順を変化として加えます。すでに書かれているものはそのままです。',
    running: (solved, of) => `注釈をつけています：${of}局面のうち${solved}局面`,
    done: (notes) => `${notes}手に注釈をつけました。`,
    nothing: '注釈をつける手はありません。結果に響くミスはありませんでした。',
    changed:
      '途中でゲームが変更されたため、注釈はつけませんでした。いまのゲームにつけるには、もう一度押してください。',
  },
};
