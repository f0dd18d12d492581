import { chanceAsPercent as share } from '#words/ja/chance-as-percent';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { words as advised } from './move-reasons.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card, cardName, goes } = game;
const percents = new Intl.NumberFormat('ja', { style: 'percent' });
const points = new Intl.NumberFormat('ja', { maximumFractionDigits: 0 });
const numbers = new Intl.NumberFormat('ja', { useGrouping: true });
const days = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });

const opponents = {
  whatever: {
    name: '何でも出す',
    note: '出せるカードのどれかを出します。取っておくことはせず、ほかのプレイヤーも見ません。',
  },
  hand: {
    name: '手札を見る',
    note: '自分の手札を見て、まとめて出せるもの、あとで必要なもの、最後に出せるものを考えます。2やジャックは、上がりそうな人のために取っておきます。',
  },
  ahead: {
    name: '先読み',
    note: '見えているものと合う配りをいくつも思い描き、それぞれでどの手も先まで進めてみて、最も有利になる手を選びます。',
  },
} as const;

/** 日本語。 */
export const words: PlayAgainstComputerWords = {
  title: '対戦',
  intro:
    '1人から5人のコンピューターとスイッチを遊びます。相手に見えているのは、自分の手札、場札、全員の手札の枚数だけです。いつでも助言を求められ、ゲームのあとには、損の大きかった手番がわかります。',
  needsScript: '対戦にはJavaScriptが必要です。相手はこのブラウザーの中で考えます。',
  setup: {
    role: 'あなたの席',
    roles: {
      p1: { name: seats.p1, note: 'あなたから始めます。' },
      either: { name: 'おまかせ', note: 'くじで決めます。' },
    },
    opponents,
    stays: '出されたカードを見せる時間',
    length: '人数',
    lengths: {
      '2': { name: '2人', note: 'あなたと相手1人です。' },
      '3': { name: '3人', note: 'あなたと相手2人です。' },
      '4': { name: '4人', note: 'あなたと相手3人です。' },
      '5': { name: '5人', note: 'あなたと相手4人です。' },
      '6': { name: '6人', note: 'あなたと相手5人です。' },
    },
  },
  match: {
    label: (seat, strength, table) =>
      `${table}人で対戦。あなたは${seats[seat]}、相手は「${opponents[strength].name}」`,
    thinks: (seat) => `${seats[seat]}が考えています。`,
    received: (cards) => `${list(cards.map(cardName))}を引きました。`,
    normal: ({ rank, suit }) =>
      `あなたの番です。${ranks[rank]}か${suits[suit]}、${rank === '7' ? 'エース' : rank === 'A' ? '7' : '7かエース'}を出すか、引きます。`,
    penalty: (answers, penalty) =>
      answers.length === 0
        ? `あなたの番です。${penalty}枚引き取ります。`
        : `あなたの番です。${anyOf(answers.map(goes))}で応じるか、${penalty}枚引き取ります。`,
    run: (rank, next, price) =>
      `あなたの番です。${ranks[rank]}か${ranks[next]}でランを続けるか、${price}枚引きます。`,
    openRun: 'あなたの番です。次のエースか、このエースに合うカードを出します。',
    noFinish: (last) => `${card(last)}では上がれません。出すと、引いて続けることになります。`,
  },
  hint: {
    ask: '何を出せばよいですか？',
    wait: (deals, of) => `見えているものと合う配りで試しています（${of}通りのうち${deals}通り）。`,
    onlyMove: 'できることは、引くことだけです。',
    would: ({ moves: [best, second], rival, even: [even], ofPlays }) => {
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const would = `お勧めは「${words.hint.move(best.move)}」です`;
      if (rival === null) return `${would}が、ほかの${ofPlays ? '出し方' : '手'}もほぼ同じです。`;
      const also = even === undefined ? '' : `「${words.hint.move(even)}」もほぼ同じです。`;
      return `${would}（「${words.hint.move(rival.move)}」よりも）。${also}`;
    },
    reasons: advised.reasons,
    columns: ['手', '勝つ割合'],
    table: (deals) =>
      `見えているものと合う${numbers.format(deals)}通りの配りで試した推定（小さな差は偶然のこともあります）`,
    more: (moves) => `ほかの手は？（${moves}手）`,
    move: advised.move,
    share,
  },
  over: {
    title: (seat, winner) =>
      winner === 'draw' ? '引き分け' : winner === seat ? 'あなたの勝ち' : `${seats[winner]}の勝ち`,
    last: (seat, winner, last) =>
      `${seat === winner ? 'あなた' : seats[winner]}の最後のカードは${card(last)}で、特殊カードではありません。`,
    counted: (winner) =>
      winner === 'draw'
        ? '誰も続けられず、手札の最も少ない人が複数います。'
        : `誰も続けられず、手札が最も少ないのは${seats[winner]}です。`,
    left: (seat, counts) =>
      `残った手札：${counts.map(({ seat: one, left }) => `${one === seat ? 'あなた' : seats[one]}は${left}枚`).join('、')}。`,
    other: '席を替えてもう一度',
    name: (strength, table, moment) =>
      `${table}人で「${opponents[strength].name}」と対戦　${days.format(moment)}`,
  },
  review: {
    title: '損の大きかった手番',
    measure:
      'そのとき知っていたことをもとに、別の手なら100ゲームのうち何ゲーム多く勝てるかで測ります。差が2ゲームより小さければ、ほぼ同じとします。',
    intro:
      'あなたの手番を、そのとき知っていたことと合う何百通りもの配りでもう一度試します。実際の手と、よりよく見えた手を比べるので、知りようのなかったことは損に数えません。これは推定で、数字の横の範囲は、100回のうち95回その中に入るものです。',
    stop: '止める',
    wait: (done, of) => `振り返っています（${of}手番のうち${done}手番）。`,
    turn: (turn) => `あなたの${turn}番目の手番：`,
    better: (made, { move, cost, interval: [from, to] }) =>
      `実際の手は「${words.hint.move(made)}」でした。「${words.hint.move(move)}」なら、100ゲームのうち${points.format(100 * cost)}ゲームほど多く勝てました（${points.format(100 * from)}〜${points.format(100 * to)}ゲーム）。`,
    flawless: '明らかによりよい手のあった手番はありませんでした。',
    summary: (shown, found) =>
      found === shown
        ? `${found}手番には、明らかによりよい手がありました。`
        : `${found}手番には、明らかによりよい手がありました。損の大きかった${shown}手番です。`,
    costMost: (turn) => `いちばん損が大きかったのは、${turn}番目の手番です。`,
    stopped: (turn) =>
      turn === 0 ? '手番を見る前に止めました。' : `止めました。${turn}番目の手番よりあとは見ていません。`,
  },
  about: {
    opponents: '3人の相手',
    opponentsText:
      'わざと下手に打つ相手はいません。違うのは、何を見るかです。3人とも公平で、その席のプレイヤーに見えるものだけを受け取り、伏せられたカードを入れ替えても、出す手は変わりません。',
    aheadText:
      '先読みする相手は、どの手も数手番先まで進めてから、同じような手札がどれだけ勝ってきたかで手札を評価します。そのために何千ものゲームを行いました。スイッチは運の大きいゲームなので、いつも勝てる人はいません。',
    strengths: 'どれくらい強いか',
    reportText: (games, seed) =>
      `シミュレーションの結果です。2人と4人のテーブルで${numbers.format(games)}ゲームずつ、1段弱い相手ばかりの中に1人で座り、どの席にも同じ回数だけ座りました（シード${seed}）。範囲は95%信頼区間（ウィルソンの方法）です。最後の列は、同じ強さなら勝つ割合です。`,
    reportColumns: ['対戦', '勝った数', '範囲', '互角なら'],
    pairing: ({ strength, against, players }) =>
      `「${opponents[strength].name}」対「${opponents[against].name}」${players - 1}人`,
    share: (won, value) => `${won}（${percents.format(value)}）`,
    interval: ({ from, to }) => `${percents.format(from)}〜${percents.format(to)}`,
    equal: (players) => percents.format(1 / players),
  },
};
