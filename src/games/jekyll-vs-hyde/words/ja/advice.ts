import { other } from '#games/jekyll-vs-hyde/rules/cards';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { AdviceWords } from '../text-types/advice.ts';
import { chanceAsPercent as chance } from '#words/ja/chance-as-percent';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('ja', { maximumFractionDigits: 1, useGrouping: true });

/** どちらがトリックに何を望むか。 */
const AIM = {
  jekyll: {
    nearer: `${seats.jekyll}の望みどおり、差が縮まります。`,
    hand: `${seats.jekyll}は5対5を望みます。`,
  },
  hyde: {
    nearer: `${seats.hyde}の望みどおり、差が開きます。`,
    hand: `${seats.hyde}は、ほぼ全部かほぼゼロを望みます。`,
  },
} as const;

/** 出すカードか渡すカード。 */
function name(move: Parameters<AdviceWords['move']>[0]): string {
  if (move.type === 'exchange') return move.cards.map(card).join('・');
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)}（宣言は${suits[names]}）`;
}

/** 日本語。 */
export const words: AdviceWords = {
  ask: '何を出せばよいですか？',
  wait: (trials, of) =>
    `相手が持っているかもしれない手札で試しています（${numbers.format(of)}通りのうち${numbers.format(trials)}通り）。`,
  onlyMove: 'できることは1つしかありません。',
  would: ({ moves: [best, second], rival }) => {
    if (best === undefined || second === undefined) return words.onlyMove;
    const would = `お勧めは「${words.move(best.move)}」です`;
    return rival === null
      ? `${would}が、ほかの手もほぼ同じです。`
      : `${would}（「${words.move(rival)}」よりも）。`;
  },
  settled: (seat, { winner, least, most, needed }) => {
    const why =
      winner === 'hyde'
        ? `差はもう${least}より小さくならず、${seats.hyde}は差が${needed}あれば勝ちです。`
        : `差はもう${most}より大きくならず、${seats.hyde}が勝つには${needed}が必要です。`;
    return `何を出しても、${seat === winner ? 'すでにあなたの勝ちです' : 'もうあなたは勝てません'}。${why}`;
  },
  reasons: {
    trick: ({ seat, isWon, owned, helps }) => {
      const so = helps === true ? AIM[seat].nearer : '';
      if (owned === null) return `このトリックは${isWon ? '取れそう' : '取られそう'}です。${so}`;
      const them = seats[other(seat)];
      const gets = isWon ? 'このトリックを取り' : `このトリックは${them}に渡り`;
      return `${gets}、あなたが${owned[seat]}、${them}が${owned[other(seat)]}トリックになります。${so}`;
    },
    open: () => 'このトリックは、取れるとも取られるとも言えません。',
    hand: ({ seat, wins, of, isExchange, inAll, letsGo, aim }) => {
      const all = inAll === null ? '' : `、全${TRICKS}トリックではおよそ${inAll}トリック`;
      const tricks =
        of === 1
          ? `最後のトリックを${wins > 0 ? '取れ' : '落とし'}そうです。${inAll === null ? '' : `全${TRICKS}トリックではおよそ${inAll}トリックです。`}`
          : `${isExchange ? '' : 'あと'}${of}トリックのうちおよそ${wins}トリック${all}を取れそうです。`;
      const towards =
        aim === null ? '' : `このラウンドは、${aim === 'many' ? '多く' : '少なく'}取ることを目指しましょう。`;
      const wanted = `${AIM[seat].hand}${towards}`;
      if (isExchange) return `もらう分も合わせると、${tricks}${wanted}`;
      return `${letsGo ? '譲ってもかまいません。' : ''}残る手札で、${tricks}${inAll === null && aim === null ? '' : wanted}`;
    },
    alike: ({ trials }) =>
      `試した${numbers.format(trials)}通りの手札のどれでも、ここで何を出してもラウンドの結果は変わりません。`,
    'as-well': ({ move, isWon, isLikely, kept, more }) => {
      const tricks = `およそ${Math.abs(more)}つ${more > 0 ? '増え' : '減り'}そうです。`;
      const want = `ここでは、もっと${more > 0 ? '少なく' : '多く'}取りたいところです。`;
      if (isWon === null) return `代わりに「${words.move(move)}」なら、取れるトリックが${tricks}${want}`;
      const gets = `${isWon ? '取れ' : '取られ'}${isLikely ? 'そうです' : 'ます'}`;
      return `${name(move)}でもこのトリックは${gets}が、${kept.map(card).join('・')}が手札に残り、あとで取れるトリックが${tricks}${want}`;
    },
    otherwise: ({ move, isWon, isLikely, tricks, rather }) =>
      `${name(move)}なら、このトリックは${isWon ? '取れ' : '取られ'}${isLikely ? 'そうで' : ''}、最後には${TRICKS}トリックのうち${rather}ではなく、およそ${tricks}になりそうです。`,
    tried: ({ move, trials, worse, better, wins, kept }) => {
      const ends = `試した${numbers.format(trials)}通りの手札のうち、ラウンドの結果が悪くなるのは${worse}通り、よくなるのは${better}通り${better < worse ? '' : '（ただし差は小さめ）'}です。`;
      const keeps = kept.length === 0 ? '' : `${kept.map(card).join('・')}が手札に残ります。`;
      if (wins === null) return `代わりに「${words.move(move)}」なら、${keeps}${ends}`;
      if (wins === 0)
        return `${name(move)}でもこのトリックを${move.type === 'follow' ? 'どちらが取るか' : '取れる見込み'}は変わりませんが、${keeps === '' ? 'あとが違います。' : keeps}${ends}`;
      // 応じたカードなら、どちらが取るかは確か。
      if (move.type === 'follow')
        return `${name(move)}では、このトリックは${wins > 0 ? '取れます' : '取れません'}。${ends}`;
      return `${name(move)}なら、このトリックを取れることは${wins > 0 ? '増えます' : '減ります'}。${ends}`;
    },
  },
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
      ? `このトリックは${won > rather ? '取れます' : '取れません'}が、${name(best)}なら${won > rather ? '取られます' : '取れます'}。`
      : `${name(best)}より、このトリックを取れることが${won > rather ? '増えます' : '減ります'}（取れるのは${won}通り、${name(best)}なら${rather}通り）。`,
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
