import { other, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { AdviceWords } from '../text-types/advice.ts';
import { chanceAsPercent as chance } from '#words/ja/chance-as-percent';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';
import { nameOfMove as name, whyCard, whyWorse } from './why-tried-move-is-worse.ts';

type Hand = Parameters<AdviceWords['reasons']['hand']>[0];
type Wanted = Parameters<AdviceWords['reasons']['wanted']>[0];
type Trick = Parameters<AdviceWords['reasons']['trick']>[0];

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('ja', { maximumFractionDigits: 1, useGrouping: true });

/** どちらがトリックに何を望むか。 */
const AIM = {
  jekyll: {
    nearer: `${seats.jekyll}の望みどおり、差が縮まります。`,
    farther: '5対5から遠ざかります',
  },
  hyde: {
    nearer: `${seats.hyde}の望みどおり、差が開きます。`,
    farther: '5対5に近づきます',
  },
} as const;

/** 名を挙げる手の数。これより多ければ、数だけを言う。 */
const FEW = 2;

/** 手札で何を目指せるかを、数より先に言葉で。ジキルなら5対5にどれだけ近いか、ハイドならどちらに傾いているか。 */
function plan({ seat, wins, of, inAll, aim }: Hand): string {
  if (seat === 'hyde') {
    if (aim === null) return `まだどちらにも傾いていないので、${seats.hyde}は方針を急いで決めずに待てます。`;
    return aim === 'many'
      ? `手札は勝つほうに傾いています。${seats.hyde}らしく、ほぼ全部取ることを目指しましょう。`
      : `手札は負けるほうに傾いています。${seats.hyde}らしく、ほとんど取らないことを目指しましょう。`;
  }
  const off = inAll === null ? wins - of / 2 : inAll - TRICKS / 2;
  const from = inAll === null ? 'この先' : 'このラウンド';
  if (Math.abs(off) <= 1) return `${from}は、${seats.jekyll}の望みどおり、ほぼ互角になりそうです。`;
  return `${from}は${off > 0 ? '取りすぎ' : '取り足りなく'}${off > 0 ? 'になり' : 'なり'}そうです。${seats.jekyll}は5対5を望みます。`;
}

/** ジキルが残りのトリックのうちいくつ必要か。 */
function neededForEven({ owned: { jekyll: own }, left, lean, isSure, danger, taker }: Wanted): string {
  const need = TRICKS / 2 - own;
  const last = left === 1 && taker === null;
  const withThis = taker === 'jekyll' ? 'これを入れて' : '';
  if (need < 0)
    return `${withThis}もう${own}トリックあり、欲しいのは${TRICKS / 2}なので、${last ? 'ここは負け' : 'できるだけ負け'}ましょう。`;
  if (need === 0)
    return `${withThis}欲しい${own}トリックがそろったので、${last ? 'ここは' : 'あとは'}負けましょう。`;
  const has = `${withThis}${own}トリックで、欲しいのは${TRICKS / 2}`;
  // 傲慢で奪えることもあるので、もう届かないとは言わない。
  if (need >= left) return `${has}です。${last ? 'ここは取り' : 'できるだけ取り'}ましょう。`;
  const beware =
    danger === null
      ? ''
      : `もう一方の手だと、取り${danger === 'many' ? 'すぎる' : '足りなくなる'}おそれがあります。`;
  const looks =
    lean === null
      ? beware || '手札もそのくらい取れそうです。'
      : lean === 'many'
        ? '手札ではもっと取れそうなので、いくつか負けましょう。'
        : '手札ではそこまで取れそうにないので、取れるものは取りましょう。';
  return `${left === TRICKS ? '' : `${has}なので、`}残り${left}トリックのうち${need}トリックが必要です。${isSure ? looks : beware}`;
}

/** ハイドがどちらを目指せるか。 */
function aimAtMany({ owned, left, lean, isSure, taker }: Wanted): string {
  if (lean === null) return `まだどちらにも傾いていないので、${seats.hyde}は方針を急いで決めずに待てます。`;
  const isMany = lean === 'many';
  if (!isSure)
    return `${seats.hyde}はまだどちらも目指せますが、${isMany ? '勝つ' : '負ける'}ほうが少しよさそうです。`;
  const way = `${isMany ? '勝つ' : '負ける'}ほうに傾いています。`;
  if (left > TRICKS / 2)
    return `手札は${way}${seats.hyde}らしく、${isMany ? 'ほぼ全部取る' : 'ほとんど取らない'}ことを目指しましょう。`;
  const score = `${taker === null ? '' : 'これを入れて、'}あなたが${owned.hyde}、${seats.jekyll}が${owned.jekyll}トリック`;
  if (left === 1)
    return `${score}です。${taker === null ? 'ここ' : '最後'}は${isMany ? '取り' : '負け'}ましょう。`;
  return `${score}で、${way}${isMany ? 'できるだけ取り' : 'できるだけ負け'}ましょう。`;
}

/** 応じたトリックがだれのものになるか。望みに反するときは、譲る、または取ると言う。 */
function whoseTrick({ seat, isWon, isForced, isConceded, gain }: Trick): string {
  if (isForced) return `このトリックは、どのカードで${isWon ? 'も取れます' : 'も取れません'}。`;
  const them = seats[other(seat)];
  if (isConceded)
    return `ただし、${whatFor(isWon, gain)}このトリックは${isWon ? '取りましょう' : `${them}に譲りましょう`}。`;
  return isWon ? 'このトリックを取ります。' : `このトリックは${them}に渡ります。`;
}

/** 望みに反して譲る、または取るのは何のためか。 */
function whatFor(isWon: boolean, gain: Trick['gain']): string {
  if (gain === null) return '';
  if (gain === 'later') return `あとで${isWon ? '負け' : '取り'}やすくなるので、`;
  return isWon ? `${card(gain)}を手放すため、` : `${card(gain)}を残すため、`;
}

/** リードしたトリックを、何通りで取れるか、取られるか。 */
function wins({ isWon, often }: Trick): string {
  if (often === undefined) return `このトリックは${isWon ? '取れそう' : '取られそう'}です。`;
  return `このトリックは、${often.of}通りのうち${isWon ? often.won : often.of - often.won}通りで${isWon ? '取れ' : '取られ'}ます。`;
}

/** 日本語。 */
export const words: AdviceWords = {
  ask: 'どうすればよいですか？',
  wait: (trials, of) =>
    `相手が持っているかもしれない手札で試しています（${numbers.format(of)}通りのうち${numbers.format(trials)}通り）。`,
  onlyMove: 'できることは1つしかありません。',
  would: ({ moves: [best, second], rival, gifts, isNarrow, asGood, isLevel }) => {
    if (best === undefined || second === undefined) return words.onlyMove;
    const would = `お勧めは「${words.move(best.move)}」です`;
    if (rival === null)
      return isLevel ? `${would}が、ほかの手もほぼ同じです。` : `${would}が、はっきり劣る手はありません。`;
    const narrow = isNarrow ? 'ただし差はわずかです' : '';
    const some = asGood.length > FEW ? `ほかの${asGood.length}つの手` : list(asGood.map(name));
    const also = asGood.length === 0 ? '' : `${some}もほぼ同じです。`;
    if (gifts === null)
      return `${would}（「${words.move(rival)}」よりも${narrow && `。${narrow}`}）。${also}`;
    const named = (cards: readonly Card[]) => list(cards.map(card));
    return `お勧めは、${named(gifts.both)}とともに、${named(gifts.rival)}よりも${named(gifts.best)}を渡すことです${narrow && `（${narrow}）`}。${also}`;
  },
  settled: (seat, { winner, least, most, needed }) => {
    const why =
      winner === 'hyde'
        ? `差はもう${least}より小さくならず、${seats.hyde}は差が${needed}あれば勝ちです。`
        : `差はもう${most}より大きくならず、${seats.hyde}が勝つには${needed}が必要です。`;
    return `何を出しても、${seat === winner ? 'すでにあなたの勝ちです' : 'もうあなたは勝てません'}。${why}`;
  },
  reasons: {
    wanted: (wanted) => (wanted.seat === 'jekyll' ? neededForEven(wanted) : aimAtMany(wanted)),
    trick: (trick) => {
      const { seat, owned, helps, isConceded } = trick;
      const so = helps === true ? AIM[seat].nearer : '';
      if (owned !== null) {
        const them = seats[other(seat)];
        return `${whoseTrick(trick)}${so}あなたが${owned[seat]}、${them}が${owned[other(seat)]}トリックになります。`;
      }
      return `${isConceded ? 'それでも、' : ''}${wins(trick)}${so}`;
    },
    'costs-trick': ({ move, trick }) =>
      `${name(move)}で失うのは、このトリックだけではありません。秘薬と傲慢が出ると、勝ったほうが前のトリックも1つ奪います（ここでは第${trick}トリック）。`,
    'potion-due': ({ seat, held, cause }) =>
      `秘薬が${held}枚あるので、${held === 2 ? 'どちらか' : 'どれか'}は渡さなければなりません。${cause === null ? '' : whyCard(cause, seat)}`,
    'pride-risk': ({ seat, often, of }) =>
      `${of}通りのうち${often}通りでは、秘薬と${suits.pride}が出て、前のトリックも1つ${seats[other(seat)]}に奪われます。`,
    open: ({ often }) =>
      often === undefined
        ? 'このトリックは、取れるとも取られるとも言えません。'
        : `このトリックを取れるのは、${often.of}通りのうち${often.won}通りです。`,
    hand: (hand) => {
      const { wins, of, inAll, letsGo, chooses } = hand;
      const last = of === 1 ? `最後のトリックは${wins > 0 ? '取れ' : '落とし'}そうです。` : '';
      const choice = chooses && !letsGo ? '勝てる札と負けられる札が残ります。' : '';
      return `${letsGo ? '譲ってもかまいません。' : ''}${last}${of === 1 && inAll === null ? '' : plan(hand)}${choice}`;
    },
    alike: ({ trials }) =>
      `試した${numbers.format(trials)}通りの手札のどれでも、ここで何を出しても、このゲームに勝てる見込みは変わりません。`,
    'as-well': ({ move, isWon, isLikely, kept, more }) => {
      const hand = `取れそうな数がおよそ${Math.abs(more)}トリック${more > 0 ? '増え、多すぎます' : '減り、足りません'}。`;
      if (isWon === null) return `代わりに「${words.move(move)}」なら、${hand}`;
      const gets = `${isWon ? '取れ' : '取られ'}${isLikely ? 'そうです' : 'ます'}`;
      return `${name(move)}でもこのトリックは${gets}が、${kept.map(card).join('・')}が手札に残り、${hand}`;
    },
    otherwise: ({ move, isWon, isLikely, takesTwo, tricks, rather }) =>
      `${name(move)}なら、このトリックは${takesTwo ? `、${suits.pride}による前の1つとともに` : ''}${isWon ? '取れ' : '取られ'}${isLikely ? 'そうで' : ''}、${AIM[move.by].farther}（最後には${TRICKS}トリックのうち${rather}ではなく、およそ${tricks}）。`,
    tried: whyWorse,
  },
  figures: {
    hand: ({ wins, of, isExchange, inAll }) => {
      const all = inAll === null ? '' : `、全${TRICKS}トリックではおよそ${inAll}トリック`;
      return `${isExchange ? 'もらう分も合わせると、' : '残る手札で、あと'}${of}トリックのうちおよそ${wins}トリック${all}を取れそうです。`;
    },
    tried: ({ move, best, trials, worse, better }) =>
      `試した${numbers.format(trials)}通りの手札のうち、${name(move)}の結果が${name(best)}より悪くなるのは${worse}通り、よくなるのは${better}通りです。`,
  },
  told: (sentences) => sentences.join(''),
  verdict: (isAsGood) => (isAsGood ? 'ほぼ互角です。' : '劣ります。'),
  compared: ({ isAsGood, trials, worse, better }) =>
    `試した${numbers.format(trials)}通りの手札のうち、ラウンドの結果があなたに悪くなるのは${worse}通り、よくなるのは${better}通り${isAsGood || better < worse ? '' : '（ただし差は小さめ）'}です。`,
  sameTricks: ({ trials, best, kept }, won) => {
    const gets = `${won > 0 ? '取れ' : '取られ'}${best.type === 'lead' ? 'そうです' : 'ます'}`;
    const like =
      won > 0 && won < trials
        ? `${name(best)}と同じくらい、このトリックを取れます`
        : `${name(best)}と同じく、このトリックは${gets}`;
    return kept.length === 0
      ? `${like}。`
      : `${like}が、代わりに${kept.map(card).join('・')}が手札に残ります。`;
  },
  tricks: (best, { won, rather }) =>
    best.type === 'follow'
      ? `なお、このトリックは${won > rather ? '取れます' : '取れません'}が、${name(best)}なら${won > rather ? '取られます' : '取れます'}。`
      : `なお、${name(best)}より、このトリックを取れることが${won > rather ? '増えます' : '減ります'}（取れるのは${won}通り、${name(best)}なら${rather}通り）。`,
  average: ({ moves: [best, second], trials, isClose }, seat, worse) => {
    if (best === undefined || second === undefined) return words.onlyMove;
    const gap = (move: typeof best) => numbers.format(Math.round(move.gap));
    const otherwise = worse === null ? '' : `、「${words.move(worse.move)}」ならおよそ${gap(worse)}`;
    return `${seats[other(seat)]}が持っているかもしれない${numbers.format(trials)}通りの手札で試すと、ラウンド終了時の差は平均でおよそ${gap(best)}${otherwise}です。${isClose ? `僅差で、「${words.move(second.move)}」もほぼ同じです。` : ''}`;
  },
  fear: ({ moves: [best] }, fear, seat) =>
    `怖いのは、${seats[other(seat)]}が${card(fear.card)}を持っている場合です。そのときのあなたの勝率は${best === undefined ? '' : `${chance(best.chance)}ではなく`}${chance(fear.chance)}です。`,
  columns: ['手', '差', '勝率'],
  table: '平均です。手を押すと比べます。',
  more: (moves) => `ほかの手は？（${moves}手）`,
  move: (move) => {
    switch (move.type) {
      case 'exchange':
        return `${list(move.cards.map(card))}を渡す`;
      case 'lead':
        return move.names === undefined
          ? `${card(move.card)}をリードする`
          : `${card(move.card)}をリードして${suits[move.names]}を宣言する`;
      case 'follow':
        return `${card(move.card)}で応じる`;
    }
  },
  gap: (gap) => numbers.format(gap),
  chance,
};
