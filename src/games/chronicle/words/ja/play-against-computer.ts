import type { RoundEnd } from '#games/chronicle/opponents/round-outcomes';
import type { Card } from '#games/chronicle/rules/cards';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { chanceAsPercent as share } from '#words/ja/chance-as-percent';
import { list } from '#words/ja/lists-and-amounts';
import type { PlayAgainstComputerWords } from '../text-types/play-against-computer.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';
import { wish } from './what-condition-asks.ts';
import { odds } from './odds-of-winning-meeting.ts';
import { reasons as whereCardsAre } from './reasons-from-where-cards-are.ts';

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('ja', { useGrouping: true });
const points = new Intl.NumberFormat('ja', { maximumFractionDigits: 0 });
const days = new Intl.DateTimeFormat('ja', { dateStyle: 'long' });

const named = (held: readonly Card[]) => list(held.map(card));
const against = (condition: Condition | 'evil') =>
  condition === 'evil' ? '邪悪なカードを持つと失格' : wish(condition);

/** ラウンドの終わり方。その割合を言うときと、ほとんどそうなると言うとき。 */
const ends: Readonly<Record<RoundEnd, { readonly often: string; readonly always: string }>> = {
  'all-evil': {
    often: '邪悪なカード4枚がそろい、名声を2点得る',
    always: 'あなたに邪悪なカード4枚がそろい、名声を2点得ます',
  },
  scored: { often: 'このラウンドで名声を得る', always: 'あなたは名声を得ます' },
  outdone: { often: '条件でほかの人に及ばない', always: '条件でほかの人に及びません' },
  'shut-out': { often: '邪悪なカードで失格になる', always: '邪悪なカードで失格になります' },
  'others-all-evil': {
    often: 'ほかの人に邪悪なカード4枚がそろう',
    always: 'ほかの人に邪悪なカード4枚がそろいます',
  },
};

const opponents = {
  thumb: {
    name: '目安どおり',
    note: 'ミーティングを1つずつ見ます。カードがラウンドの条件に役立つなら取り、困るなら避け、あとで困るカードは手放します。',
  },
  ahead: {
    name: '先読み',
    note: '見てきたものと合う手札をいくつも思い描き、それぞれでどの手もラウンドの終わりまで進めてみて、最も有利になる手を選びます。',
  },
} as const;

/** することを、言い切りの形で。 */
function move(move: Intent): string {
  switch (move.type) {
    case 'play':
      return `${card(move.card)}を${move.down === true ? '裏向きに' : ''}出す`;
    case 'take':
      return `${seats[move.from]}の手札から見ずに1枚取る`;
    case 'discard':
      return `${seats[move.from]}の${card(move.card)}を捨て札にする`;
    case 'take-ally':
      return `${seats[move.from]}の仲間の${card(move.card)}を取る`;
    case 'claim':
      return `${seats[move.from]}が出した${move.card === '??' ? '裏向きのカード' : card(move.card)}を取る`;
    case 'give':
    case 'give-ally':
      return `${seats[move.to]}に${move.card === '??' ? '1枚' : card(move.card)}を渡す`;
    case 'look':
      return `${seats[move.at]}の手札を見る`;
    case 'exchange':
      return `${card(move.card)}を${seats[move.with]}の${card(move.for)}と交換する`;
    case 'leftover':
      return move.adds ? '残った手札を仲間にする' : '残った手札を捨てる';
    case 'angel':
      return move.discards ? '邪悪なカードを捨てる' : '邪悪なカードを捨てない';
  }
}

/** 日本語。 */
export const words: PlayAgainstComputerWords = {
  title: '対戦',
  intro:
    '2人から5人のコンピューターとクロニクルを遊びます。相手に見えているのは、自分の手札と表向きのカードだけです。いつでも助言を求められ、ラウンドが終わるたびに、ビューアーで振り返れます。',
  needsScript: '対戦にはJavaScriptが必要です。相手はこのブラウザーの中で考えます。',
  setup: {
    role: 'あなたの席',
    roles: {
      p1: { name: seats.p1, note: 'リードカードの持ち主から始めます。' },
      either: { name: 'おまかせ', note: 'くじで決めます。' },
    },
    opponents,
    stays: '終わったミーティングを見せる時間',
    length: '人数',
    lengths: {
      '3': { name: '3人', note: 'あなたと相手2人、手札は12枚です。' },
      '4': { name: '4人', note: 'あなたと相手3人、手札は9枚です。' },
      '5': { name: '5人', note: 'あなたと相手4人、手札は7枚です。' },
      '6': { name: '6人', note: 'あなたと相手5人、手札は6枚です。' },
    },
  },
  match: {
    label: (seat, strength, players, round) =>
      `${players}人で対戦。あなたは${seats[seat]}、相手は「${opponents[strength].name}」（第${round}ラウンド）`,
    thinks: (seat) => `${seats[seat]}が考えています。`,
    gained: (cards) => `あなたの手札に${named(cards)}が来ました。`,
    lost: (cards) => `あなたの手札から${named(cards)}がなくなりました。`,
    leads: 'あなたのリードです。好きなカードを表向きに出します。',
    wildLed:
      'リードの色は未定です。好きなカードを表向きに出します。最初に出るワイルド以外のカードで色が決まります。',
    follow: (suit) => `${suits[suit]}をフォローするか、ワイルドを出します。`,
    isVoid: (suit) => `${suits[suit]}がボイドです。どれかを裏向きに出すか、ワイルドを表向きに出します。`,
    mustWild: (suit) => `${suits[suit]}がボイドでワイルドがあるので、ワイルドを出します。`,
    choose: (effect) => `${abilities.choices[effect]}を選んでください。`,
  },
  hint: {
    ask: '何を出せばよいですか？',
    wait: (deals, of) => `見えているものと合う手札で試しています（${of}通りのうち${deals}通り）。`,
    onlyMove: 'できることは1つだけです。',
    would: ({ moves: [best, second], rival, even: [even], reasons }) => {
      if (best === undefined || second === undefined) return words.hint.onlyMove;
      const would = `お勧めは「${move(best.move)}」です`;
      if (rival === null)
        return `${would}が、ほかの手もほぼ同じです${reasons.some(({ type }) => type === 'danger-four') ? '（ただし、より危険です）' : ''}。`;
      const also = even === undefined ? '' : `「${move(even)}」もほぼ同じです。`;
      return `${would}（「${move(rival.move)}」よりも）。${also}`;
    },
    reasons: {
      wins: ({ isSure, helps, condition }) =>
        `${isSure ? 'ミーティングに勝ち' : 'おそらくミーティングに勝ち'}、${named(helps)}が役立ちます。名声の${wish(condition)}です。`,
      ducks: ({ hurts, condition }) =>
        `ミーティングはほかの人に取らせます。${named(hurts)}は困るカードです（${against(condition)}）。`,
      sheds: ({ isSure, card: gone, condition }) =>
        `困るカードの${card(gone)}を${isSure ? '' : '、おそらく'}手放せます（${against(condition)}）。`,
      'danger-four': ({ cards, isAnyOther, seat, owned, lying, most, best, isFourth }) =>
        isFourth
          ? `${named(cards)}は残します。${seats[seat]}にほかの邪悪なカード3枚があり、4枚そろった人だけが名声を2点得ます。`
          : `${isAnyOther ? 'ほかのカード' : cards.length > 3 ? `${cards.slice(0, 2).map(card).join('や')}など${cards.length}枚` : cards.map(card).join('や')}は危険です。${seats[seat]}には${named(owned)}があります${lying.length === 0 ? '' : `（ここにも${named(lying)}）`}。邪悪なカード4枚がそろった人だけが名声を2点得ます。その割合が、${share(best)}から${cards.length === 1 || most === 1 ? '' : '最大'}${share(most)}に上がります。`,
      'evil-lies': ({ evil, takings }) =>
        `このミーティングの${named(evil)}は邪悪なカードです。${takings.length === 0 ? '勝った人のものになります。' : `あなたのものになる割合は、${takings.map(({ card: played, takes }) => `${card(played)}なら${share(takes)}`).join('、')}です。`}`,
      ...whereCardsAre,
      'has-all-evil': () =>
        '邪悪なカードが4枚ともあなたの仲間です。このままなら、あなただけが名声を2点得ます。ただし、天使が来ると変わることがあります。',
      saves: () => '天使が仲間になり、ラウンドの終わりにあなたの邪悪なカードを捨てます。',
      acts: ({ card: acting, effect }) => `${card(acting)}の効果は「${abilities.effects[effect]}」です。`,
      'rival-wins': ({ hurts, ...one }) => `${odds(one, true)}、${named(hurts)}は困るカードです。`,
      'rival-loses': ({ helps, ...one }) =>
        `${odds(one, false)}、${named(helps)}はほかの人のものになります。`,
      'rival-fourth': ({ card: rival, seat }) =>
        `${card(rival)}が${seats[seat]}に渡ると、邪悪なカード4枚がそろいます。`,
      'rival-keeps': ({ card: rival, kept }) =>
        `${card(rival)}では、手放したい${card(kept)}が手札に残ります。`,
      'rival-keeps-higher': ({ card: rival, kept }) =>
        `${card(rival)}では、欲しくないミーティングに勝ちやすい${card(kept)}が手札に残ります。`,
      'rival-undoes': ({ card: rival }) =>
        `${card(rival)}では天使も手に入り、あなたの邪悪なカードを捨てます。邪悪なカードは4枚そろえば2点です。`,
      'rival-cures': ({ card: rival }) =>
        `${card(rival)}は、自分が勝つミーティングまで取っておくほうがよいでしょう。仲間になれば、あなたの邪悪なカードを捨てます。`,
      'rival-spends': ({ card: rival, best, isOfNoSuit }) =>
        isOfNoSuit
          ? `${card(rival)}は取っておきましょう。ワイルドはいつでも出せて、強さでは勝たないので、困るミーティングを避けられます。`
          : `${card(rival)}は取っておきましょう。${card(best)}より強いので、${card(best)}では負けるミーティングにも、あとで勝てます。`,
      'rival-odds': ({ isLikelier, ...one }) =>
        `${odds(one, isLikelier, true)}、手札を思い描いて試すと、その結果は劣りました。`,
      ends: ({ end, best, rival, rivalMove, isLikelier, rivalWins }) =>
        `「${move(rivalMove)}」では${isLikelier === null ? '' : `このミーティングを${rivalWins === null ? `取り${isLikelier ? 'やすく' : 'にくく'}` : rivalWins ? '取り' : '取れず'}、`}${ends[end].often}割合が${share(rival)}です（よりよい手なら${share(best)}）。`,
      'ended-worse': ({ rivalMove, deals, worse, better }) =>
        `最後まで試した${deals}通りの配りのうち、「${move(rivalMove)}」では${worse}通りでラウンドの結果が悪くなり、${better}通りでよくなりました${better < worse ? '' : '（よくなる幅は小さめ）'}。`,
      'alike-settled': ({ end, least }) =>
        `ここでの選択は、もうほとんど影響しません。どの手でも、試した配り${least === 1 ? 'のすべてで' : `の${share(least)}以上で`}、${ends[end].always}。`,
      'alike-loses': ({ isSure, counts }) =>
        `どれを出しても、このミーティングは${isSure ? '' : 'ほぼ必ず'}ほかの人が取ります。${counts ? 'どのカードを渡しても、結果に大きな差はありませんでした。' : '出せるカードに、あなたの損得に関わるものもありません。'}`,
      'alike-takes': ({ isSure }) =>
        `どれを出しても、このミーティングは${isSure ? '' : 'ほぼ必ず'}あなたが取ります。ほかの人のカードは変わりません。`,
      'alike-little-at-stake': ({ most, least }) =>
        most.takes === 1 && least.takes === 0
          ? `${card(most.card)}ならこのミーティングを取り、${card(least.card)}なら取りませんが、ラウンドの終わりには大きな差になりません。`
          : `このミーティングを取る割合は、${card(most.card)}なら${share(most.takes)}、${card(least.card)}なら${share(least.takes)}ですが、ラウンドの終わりには大きな差になりません。`,
      'alike-chances': ({ takes }) =>
        `どれもこのミーティングを取る割合は${share(takes)}ほどで、ラウンドの終わりにも大きな差になりません。`,
      'even-sheds': ({ card: gone, isSure }) =>
        `${card(gone)}でもほぼ同じ結果で、${isSure ? '' : 'おそらく'}邪悪なカードを手放せます。`,
      'alike-unseen': () => 'どの手札もまだ見えていないので、選ぶ手がかりがありません。',
      'alike-tried': () => 'ラウンドの終わりまで試すと、結果はほぼ同じです。',
    },
    columns: ['手', '勝つ割合'],
    table: (deals) =>
      `見えているものと合う${numbers.format(deals)}通りの配りで試した推定（小さな差は偶然のこともあります）`,
    more: (moves) => `ほかの手は？（${moves}手）`,
    move,
    share,
    danger: '邪悪な4枚に注意',
  },
  over: {
    title: (seat, winner, round) =>
      winner === null
        ? `第${round}ラウンド終了`
        : winner === seat
          ? 'あなたの勝ち'
          : `${seats[winner]}の勝ち`,
    ahead: (seat, leaders) =>
      `名声がいちばん多いのは${leaders.map((one) => (one === seat ? 'あなた' : seats[one])).join('と')}です。`,
    fame: (seat, counts) =>
      `名声：${counts.map(({ seat: one, fame }) => `${one === seat ? 'あなた' : seats[one]}は${fame}点`).join('、')}。`,
    counts: (seat, counts) =>
      `枚数：${counts.map(({ seat: one, count }) => `${one === seat ? 'あなた' : seats[one]}は${count}枚`).join('、')}。`,
    other: '席を替えてもう一度',
    name: (strength, players, moment) =>
      `${players}人で「${opponents[strength].name}」と対戦　${days.format(moment)}`,
  },
  review: {
    title: 'このラウンドで損の大きかった手',
    ofGame: 'このゲームで損の大きかった手',
    measure:
      'そのとき知っていたことをもとに、別の手なら100ゲームのうち何ゲーム多く勝てるかで測ります。差が2ゲームより小さければ、ほぼ同じとします。',
    intro:
      'あなたが出したカードと選んだことを、そのとき知っていたことと合う何百通りもの配りでもう一度試します。実際の手と、よりよく見えた手で、ラウンドの終わりまで進めて比べるので、知りようのなかったことは損に数えません。これは推定で、数字の横の範囲は、100回のうち95回その中に入るものです。',
    stop: '止める',
    wait: (done, of) => `振り返っています（${of}手のうち${done}手）。`,
    turn: (turn) => `あなたの${turn}番目の手：`,
    better: (made, { move: best, cost, interval: [from, to] }) =>
      `実際の手は「${move(made)}」でした。「${move(best)}」なら、100ゲームのうち${points.format(100 * cost)}ゲームほど多く勝てました（${points.format(100 * from)}〜${points.format(100 * to)}ゲーム）。`,
    flawless: '明らかによりよい手はありませんでした。',
    summary: (shown, found) =>
      found === shown
        ? `${found}手には、明らかによりよい手がありました。`
        : `${found}手には、明らかによりよい手がありました。損の大きかった${shown}手です。`,
    costMost: (turn, round) =>
      `いちばん損が大きかったのは、${round === null ? '' : `${round}の`}あなたの${turn}番目の手です。`,
    stopped: (turn, round) =>
      turn === 0
        ? '止めました。まだ1手も調べていません。'
        : `止めました。${round === null ? '' : `${round}の`}あなたの${turn}番目の手よりあとは調べていません。`,
  },
};
