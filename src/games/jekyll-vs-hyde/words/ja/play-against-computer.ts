import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { END, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { chanceAsPercent as chance } from '#words/ja/chance-as-percent';
import { gapInWords } from './gap-in-words.ts';
import { words as advice } from './advice.ts';
import { words as game } from './names.ts';
import { nameOfMove as name } from './why-tried-move-is-worse.ts';

const { seats } = game;
const percents = new Intl.NumberFormat('ja', { style: 'percent' });
const numbers = new Intl.NumberFormat('ja', { maximumFractionDigits: 1, useGrouping: true });
const days = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });

const SEVERITIES = {
  small: '小さな間違い',
  middling: '間違い',
  grave: '大きな間違い',
  advised: '助言どおり',
} as const;

/** 差が強欲の交換によらないか。 */
const isOne = ({ low, high }: Parameters<typeof gapInWords>[0]) => low === high;

/** 日本語。 */
export const words: PlayAgainstComputerWords = {
  title: '対戦',
  intro:
    'コンピューターを相手に、手札を伏せて遊びます。相手が見るのは自分のカードとあなたが見せたものだけです。助言はいつでも求められ、ラウンドごとに振り返れます。',
  needsScript: '対戦にはJavaScriptが必要です。相手はこのブラウザーの中で考えます。',
  setup: {
    role: 'あなたの役割',
    roles: {
      jekyll: { name: seats.jekyll, note: '互角のラウンドを目指します。最初にリードします。' },
      hyde: { name: seats.hyde, note: '大勝でも大敗でもよいので、偏ったラウンドを目指します。' },
      either: { name: 'おまかせ', note: 'コインで決めます。' },
    },
    opponents: {
      glance: {
        name: 'ひと目',
        note: '自分の手札と、相手がリードしたカードだけを見ます。何も覚えず、トリックも数えません。',
      },
      count: {
        name: 'カウント',
        note: '出たカード、フォローできなかった色、手札で取れそうなトリックを数え、望む差へと導きます。',
      },
      ahead: {
        name: '先読み',
        note: '見たものと合う手札をいくつも思い描き、それぞれでどのカードも最後まで進めてみて、最も勝率の高いカードを選びます。',
      },
    },
    stays: '取られたトリックを見せる時間',
    length: '長さ',
    lengths: {
      round: {
        name: '1ラウンド',
        note: '10トリック、5〜10分です。ゲームの第1ラウンドで、終わるとコマが進み、結果がわかります。',
      },
      game: {
        name: 'ゲーム全体',
        note: `最大3ラウンド、最長で30分ほどです。コマが${END}に届くか3ラウンドが終わると、勝敗が決まります。`,
      },
    },
  },
  match: {
    label: (seat, strength, round, length) =>
      `あなたは${seats[seat]}、相手は「${words.setup.opponents[strength].name}」${length === 'game' ? `（第${round}ラウンド）` : ''}`,
    thinks: (seat) => `${seats[seat]}が考えています。`,
  },
  hint: advice,
  over: {
    title: (round, change) =>
      `第${round}ラウンド終了：${change > 0 ? 'あなたに有利' : change < 0 ? 'あなたに不利' : '形勢は変わらず'}`,
    result: (seat, own, gap, from, to) =>
      `あなたが${own}トリック、${seats[other(seat)]}が${TRICKS - own}トリックで、差は${gap}です。${gap === 0 ? `コマは${to}のままです。` : `コマは${from}から${to}へ進みます。`}`,
    needed: (round, gap) =>
      gap === TRICKS
        ? `第${round}ラウンドで${seats.hyde}が勝つには差${gap}、つまりすべてのトリックがどちらか一方に偏ることが必要です。`
        : `第${round}ラウンドで差が${gap}あれば、${seats.hyde}の勝ちです。`,
    ofRound: (round, own, to) => `第${round}ラウンド：${own}対${TRICKS - own}、コマは${to}。`,
    perfect: (seat) => `${seats[seat]}にとって最高のラウンドです。`,
    outlook: (seat, ...values) => {
      const [before, now] = values.map((value) => chance(seat === 'hyde' ? value : 1 - value));
      return before === now
        ? `互角の相手なら、あなたの勝率は${now}のままです。`
        : `互角の相手なら、あなたの勝率はラウンドの前の${before}から${now}になりました。`;
    },
    won: (seat, winner) =>
      seat === winner ? 'あなたの勝ちです。' : `あなたの負けです。${seats[winner]}が勝ちました。`,
    whyWon: (winner) =>
      winner === 'hyde'
        ? `コマが${END}に届いたので、${seats.hyde}の勝ちです。`
        : `最後のラウンドが終わってもコマが${END}に届かなかったので、${seats.jekyll}の勝ちです。`,
    other: '役割を替えてもう一度',
    name: (seat, strength, moment) =>
      `${seats[seat]}で「${words.setup.opponents[strength].name}」と対戦　${days.format(moment)}`,
  },
  review: {
    title: '損をしたカード',
    measure:
      '間違いに数えるのは、見えていたものからわかったはずの手だけです。別のカードのほうが多く勝てる手で、今回は結果が変わらなかった手も数えます。実際の手札の並びで結論が変わるときだけ、それも添えます。',
    intro:
      '両者の手札が見えていれば、その先どちらも間違えなかったときのラウンドの終わり方も計算できるので、添えてあります。渡したカードは両者が同時に選ぶので、判定しません。',
    stop: '止める',
    wait: (done, of) => `最後から順に振り返っています（${of}枚のうち${done}枚）。`,
    gap: gapInWords,
    found: (trick, severity) => `第${trick}トリック：${severity === null ? '不運' : SEVERITIES[severity]}`,
    chose: (move) => `実際の手は「${words.hint.move(move)}」でした。`,
    known: ({ move }) => `見えていたものからは、「${words.hint.move(move)}」のほうがよい手でした。`,
    wins: ({ move, cost }) =>
      `${name(move)}のほうが、100ゲームにつきおよそ${Math.round(100 * cost)}ゲーム多く勝てます。`,
    unlucky: '見えていたものからは、確かによりよい手はありませんでした。',
    cost: ({ best, got }, better) =>
      `実際の手札では、最善は「${words.hint.move(better)}」で、差は最後に${isOne(best) && isOne(got) ? `${words.review.gap(got)}ではなく${words.review.gap(best)}でした。` : `${words.review.gap(best)}でした。出したカードでは${words.review.gap(got)}です（強欲の交換で、どちらが先に選ぶかによります）。`}`,
    betterOpenly: (still) =>
      `両者の手札が見えていれば、${still ? 'さらに' : 'もっと'}よい手がありました（知りようのなかったことです）。`,
    flawless: (moves) =>
      `両者の手札が見えていても、出した${moves === 1 ? 'カードは' : `${moves}枚はどれも`}最善でした。`,
    summary: (mistakes, unlucky, moves) => {
      const known =
        mistakes === 0
          ? `見えていたものからすると、${moves}枚のうち間違いはありませんでした。`
          : `見えていたものからすると、${moves}枚のうち${mistakes}枚が間違いでした。`;
      return unlucky === 0
        ? known
        : `${known}${mistakes === 0 ? '' : 'ほかに'}${unlucky}枚が裏目に出ましたが、知りようのなかったことです。`;
    },
    ended: (seat, own, isPerfect) => {
      const took = `${TRICKS}トリックのうち${own}トリックを取りました。`;
      if (isPerfect) return `${took}${seats[seat]}にとって最高の結果なので、どの手も損にはなっていません。`;
      return seat === 'jekyll'
        ? `${took}${seats.jekyll}が望むのは5対5なので、${Math.abs(own - TRICKS / 2)}トリック${own > TRICKS / 2 ? '多すぎました' : '足りませんでした'}。`
        : `${took}${seats.hyde}が望むのは、ほぼ全部取るか、ほとんど取らないことです。`;
    },
    notBlamed: (count) => `裏目に出たか、助言どおりに出した${count}枚（あなたの間違いではありません）`,
    stopped: (trick, round) =>
      `止めました。${round === null ? '' : `第${round}ラウンドの`}第${trick}トリックより前は見ていません。`,
  },
  about: {
    opponents: '3人の相手',
    opponentsText:
      'わざと下手にプレイする相手はいません。違うのは、何を見るかです。3人とも公正で、知らされるのは同じ席の人に見えるものだけです。伏せたカードの中身が入れ替わっていても、出すカードは変わりません。',
    chances: '差の価値',
    chancesText: `差そのものを目指す人はいません。第3ラウンドでコマが6にあるとき、${seats.hyde}に必要な差は4で、${TRICKS}でもそれ以上の価値はありません。${END}に届けばゲームは終わりです。そこで、相手も助言も、コマが止まる場所から${seats.hyde}が勝つ確率を見ます。`,
    chancesFrom: (rounds, seed) =>
      `証明ではなく、シミュレーションの結果です。それぞれの場所から${numbers.format(rounds)}ラウンド、「${words.setup.opponents.count.name}」どうしの対戦です（シード${seed}）。まず第3ラウンドで、トラックの端に届いた割合を確率とします。第2ラウンドの対戦者はその数字を知っていて、同じように最初までさかのぼります。`,
    chancesColumns: ['コマ', '第2ラウンドの前', '第3ラウンドの前'],
    start: (value) =>
      `このシミュレーションでは、ゲームの最初に${seats.hyde}が勝つ確率は${chance(value)}です。`,
    chance,
    reportText: (games, seed) =>
      `シミュレーションによる強さの目安です。それぞれが、1つ下の相手と、どちらの役割でも${numbers.format(games)}ゲームずつ対戦しました（シード${seed}）。区間は、強いほうが勝った割合の95%信頼区間（ウィルソンの方法）です。差の価値の数字が示すとおり、同じ強さなら${seats.hyde}のほうが多く勝つことに注意してください。`,
    reportColumns: ['対戦', '勝敗', '区間'],
    pairing: ({ strength, seat, against }) =>
      `「${words.setup.opponents[strength].name}」（${seats[seat]}）対「${words.setup.opponents[against].name}」`,
    share: (won, share) => `${won}勝（${percents.format(share)}）`,
    interval: ({ from, to }) => `${percents.format(from)}〜${percents.format(to)}`,
  },
};
