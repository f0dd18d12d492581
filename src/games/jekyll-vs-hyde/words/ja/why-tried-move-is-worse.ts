import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { AdviceWords } from '../text-types/advice.ts';
import { words as game } from './names.ts';

type Tried = Parameters<AdviceWords['reasons']['tried']>[0];
type Cause = NonNullable<Tried['cause']>;
type EffectCause = Extract<Cause, { readonly type: 'effect' }>;
type CardCause = Extract<Cause, { readonly type: 'keeps' | 'burdens' | 'gives' }>;
type PrideCause = Extract<NonNullable<Tried['cause']>, { readonly type: 'pride' }>;

const { seats, suits, card } = game;

/** 別の手ではラウンドがどう終わるか、その役の望みに照らして。 */
const FURTHER = { jekyll: '5対5から遠ざかり', hyde: '5対5に近づき' } as const;

/** 両方を打ち進めてみてわかった、別の手が劣る理由。 */
export function whyWorse(reason: Tried): string {
  const { move, best, cause } = reason;
  switch (cause?.type) {
    case 'effect':
      return byEffect(reason, cause);
    case 'keeps':
    case 'burdens':
    case 'gives':
      return whyCard(cause, best.by);
    case 'now':
      return move.type === 'follow'
        ? `${nameOfMove(move)}では、このトリックを${cause.takesTwo ? `、${suits.pride}による前の1つとともに` : ''}${cause.isMore ? '取り' : '取られ'}、${endsWith(cause)}。`
        : `${cause.isMore ? '取りすぎになり' : '取り足りなくなり'}がちです。このトリックを取るのは、${nameOfMove(move)}なら${cause.of}通りのうち${cause.often}通り、${nameOfMove(best)}なら${cause.rather}通りです。`;
    case 'pride':
      return byPride(reason, cause);
    case 'ranks': {
      const { suit, held, isMore } = cause;
      return `${after(move)}、${held === 1 ? `最後の${suits[suit]}` : `残る${held}枚の${suits[suit]}`}${isMore ? 'で取りすぎになりがちです' : 'を生かしにくくなります'}（${suits[suit]}が最強になるのは${cause.of}通りのうち${cause.often}通り、勧める手なら${cause.rather}通り）。`;
    }
    case 'void':
      return `これが最後の${suits[cause.suit]}です。あとで${suits[cause.suit]}を求められても、好きなカードを出せます。`;
    case 'other-card':
      return `${after(move)}、${card(cause.card)}であとのトリックを${cause.isMore ? '取りすぎます' : '取りにくくなります'}（${cause.of}通りのうち${cause.often}通り、勧める手なら${cause.rather}通り）。`;
    case 'ends':
      return `${after(move)}、${endsWith(cause)}。`;
    default:
      return inHandsTried(reason);
  }
}

/** あるカードを別のカードよりも残すか、手放すか、渡す理由。 */
export function whyCard({ type, card: one, than, isMore, often, rather, of }: CardCause, seat: Seat): string {
  switch (type) {
    case 'keeps':
      return `${card(one)}は残しましょう。あとでトリックを取れるのは${of}通りのうち${rather}通りで、${card(than)}なら${often}通りです。`;
    case 'burdens':
      return `${card(one)}はここで手放しましょう。残すと、${of}通りのうち${often}通りで、あとのトリックを取ってしまいます（${card(than)}なら${rather}通り）。`;
    case 'gives':
      return `${seats[other(seat)]}にトリックを${isMore ? '取らせたい' : '取らせたくない'}ところで、渡した${card(one)}がトリックを取るのは${of}通りのうち${often}通り、${card(than)}なら${rather}通りです。`;
  }
}

/** 劣る手では何トリックで終わり、勧める手では何トリックか。 */
function endsWith({ isMore, ends }: Cause): string {
  const [is, rather] = [Math.round(ends?.is ?? 0), Math.round(ends?.rather ?? 0)];
  return is === rather
    ? isMore
      ? '取りすぎになりがちです'
      : '取り足りなくなりがちです'
    : `最後には${rather}ではなく、およそ${is}トリックになります`;
}

/** このトリックで秘薬が起こす効果と、そのあとの結果。リードなら、何通りでそうなるか。 */
function byEffect({ move, best }: Tried, cause: EffectCause): string {
  const { suit, isOfWorse, taker, ends, often, of } = cause;
  const them = seats[other(move.by)];
  const does = {
    pride: taker === move.by ? '前のトリックも1つ奪い' : `前のトリックも1つ${them}に奪われ`,
    greed: '互いにカードを交換し',
    wrath: 'トークンがすべて外れ',
  }[suit];
  const [is, rather] = [Math.round(ends?.is ?? 0), Math.round(ends?.rather ?? 0)];
  const [one, two] = isOfWorse ? [is, rather] : [rather, is];
  const so = one === two ? 'ます' : `、最後には${two}ではなく、およそ${one}トリックになります`;
  const played = isOfWorse ? move : best;
  const hands = played.type === 'lead' ? `${of}通りのうち${often}通りで` : '';
  return `${nameOfMove(played)}なら、${hands}秘薬と${suits[suit]}が出て${does}${so}。`;
}

/** 理由がわからないとき、劣ることだけを言う。 */
function inHandsTried({ move, best, worse, better }: Tried): string {
  const isOfMany = move.type === 'exchange' && move.cards.length > 1;
  const [one, other] = isOfMany ? ['これらのカード', '勧めるカード'] : [nameOfMove(move), nameOfMove(best)];
  return better < worse
    ? `結果が分かれるときは、たいてい${one}のほうがラウンドの終わりに${FURTHER[move.by]}ます。`
    : `${one}では、うまくいかないときの損が、${other}より大きめです。`;
}

/** 秘薬と傲慢で前のトリックが動くことが、その手のあとで増えるか減るか。 */
function byPride({ move }: Tried, { taker, isOftener, isMore, often, rather, of }: PrideCause): string {
  const them = seats[other(move.by)];
  const does =
    taker === move.by
      ? isMore
        ? `いらないトリックまで${them}から奪う`
        : `前のトリックを${them}から奪える`
      : isMore
        ? `いらないトリックを${them}に奪ってもらえる`
        : `前のトリックを${them}に奪われる`;
  return `${after(move)}、あとで${suits.pride}によって${does}ことが${isOftener ? '増え' : '減り'}ます（${of}通りのうち${often}通り、勧める手なら${rather}通り）。`;
}

/** 勧める手ではなく、その手のあとでは。 */
function after(move: Tried['move']): string {
  if (move.type !== 'exchange') return `${nameOfMove(move)}では`;
  return `${move.cards.length === 1 ? nameOfMove(move) : 'これらのカード'}を渡すと`;
}

/** 出すカードか渡すカード。 */
export function nameOfMove(move: Parameters<AdviceWords['move']>[0]): string {
  if (move.type === 'exchange') return move.cards.map(card).join('・');
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)}（宣言は${suits[names]}）`;
}
