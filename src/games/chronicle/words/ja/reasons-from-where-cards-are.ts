import type { Card, Seat } from '#games/chronicle/rules/cards';
import type { Wanted } from '#games/chronicle/opponents/later-meetings-wanted';
import type { Beaten, Takings } from '#games/chronicle/opponents/what-hangs-on-play';
import type { Whereabouts } from '#games/chronicle/opponents/ways-out-of-evil';
import { chanceAsPercent as share } from '#words/ja/chance-as-percent';
import { list } from '#words/ja/lists-and-amounts';
import type { ReasonsFromWhereCardsAre } from '../text-types/reasons-from-where-cards-are.ts';
import { words as game } from './names.ts';
import { wish } from './what-condition-asks.ts';

const { seats, card } = game;
const named = (cards: readonly Card[]) => list(cards.map(card));
const place = (at: Whereabouts) =>
  at === 'hand' ? '（あなたの手札）' : at === 'here' ? '（このミーティング）' : '';
const ahead = (seat: Seat, isSure: boolean) => `${isSure ? '' : 'このままなら'}${seats[seat]}`;
const any = (cards: readonly Card[]) => cards.map(card).join('か');
const often = ({ best, rival }: Takings) =>
  `このミーティングを取る割合は、${card(best.card)}なら${share(best.takes)}、${card(rival.card)}なら${share(rival.takes)}です。`;
const beatable = (...all: readonly Beaten[]) =>
  `まだ見ていないカードのうち、${all.map(({ card: one, by }) => `${card(one)}に勝てるのは${by}枚`).join('、')}です。`;
/** あとのミーティングに勝ちたい、または勝ちたくないわけ。 */
const later = (why: Wanted['why']) =>
  why === 'evil'
    ? '邪悪なカードが来ると失格になるため'
    : why === 'angel'
      ? '邪悪なカードを捨てる天使が来るかもしれないため'
      : `条件が「${game.condition(why)}」のため`;

/** 邪悪なカードを取った人が名声を得る道。 */
const BY = {
  'angel-in-hand': '手札の天使によって、邪悪なカードを捨てられるかもしれません',
  angel: '天使が仲間になり、邪悪なカードを捨てられるかもしれません',
  four: '邪悪なカードが4枚ともそろうかもしれません',
} as const;

/** 日本語。 */
export const reasons: ReasonsFromWhereCardsAre = {
  'shut-out': ({ evil, angel, missing }) => {
    const out = `仲間の${named(evil)}が邪悪なので、`;
    const lost = missing.filter(({ at }) => at === 'gone');
    const isAngelOut = angel === null || angel === 'gone';
    if (isAngelOut && lost.length > 0)
      return `${out}${angel === null ? '天使を手放せば、' : ''}このラウンドの名声はありません。`;
    const four =
      missing.length > 2
        ? '邪悪なカード4枚'
        : `${missing.map((one) => `${card(one.card)}${place(one.at)}`).join('と')}（4枚で2点）`;
    const ways = [...(isAngelOut ? [] : [`天使${place(angel)}`]), ...(lost.length > 0 ? [] : [four])];
    return `${out}${ways.join('か、')}がなければ、このラウンドの名声はありません。`;
  },
  'completes-four': ({ isSure, evil }) =>
    `${isSure ? '' : 'おそらく'}ミーティングに勝ち、${named(evil)}が加わって邪悪なカード4枚がそろいます。あなただけが名声を2点得ます。`,
  'shuts-out-other': ({ card: evil, seat, isSure }) =>
    `${card(evil)}は${seat === null ? 'このミーティングに勝つ人（おそらくほかの人）' : ahead(seat, isSure)}に渡ります。邪悪なので、天使か4枚すべてがそろわないかぎり、その人は失格です。`,
  'angel-undoes': ({ seat, goes, evil }) =>
    `${seats[seat]}には${evil.length === 4 ? '邪悪なカード4枚がそろっています' : `${named(evil)}があり、邪悪なカード4枚に近づいています`}。天使は${goes === 'maybe' ? `${seats[seat]}が取れば` : `${ahead(seat, goes === 'surely')}に渡り`}、それを捨てさせます。`,
  'rival-frees': ({ seat, isSure }) =>
    `天使を出すと${ahead(seat, isSure)}に渡り、失格の元になる邪悪なカードを捨てさせてしまいます。`,
  'rival-breaks-four': ({ card: evil, owned }) =>
    `仲間に${named(owned)}があるので、${card(evil)}は自分が勝つミーティングまで取っておきます。邪悪なカードは4枚そろえば2点です。`,
  'takes-towards-four': ({ missing, lies, ...takings }) =>
    `取れるなら取りたいミーティングです。${lies ? `${named(missing)}が含まれています` : `${any(missing)}が含まれるかもしれません`}。邪悪なカード4枚がそろえば2点です。${often(takings)}`,
  'keeps-from-four': ({ seat, missing, ...takings }) =>
    `あなたが取れば、${any(missing)}で邪悪なカード4枚に近づく${seats[seat]}には渡りません。${often(takings)}`,
  'may-hurt': ({ hurts, condition, lies, ...takings }) =>
    `このミーティングは取らないほうがよいでしょう。${lies ? `${named(hurts)}が含まれて` : `${condition === 'evil' ? any(hurts) : '損になるカード'}が含まれるかもしれ`}${condition === 'evil' ? `${lies ? 'いて' : 'ず'}、邪悪なカードを持つと失格です` : `${lies ? 'います' : 'ません'}（${wish(condition)}）`}。${often(takings)}`,
  'wins-safely': (takings) =>
    `ここで勝っておきます。見えているカードなら困りませんが、${card(takings.best.card)}であとのミーティングに勝つと、困るカードが来るかもしれません。${often(takings)}`,
  'parts-with-higher': ({ higher, lower, why }) =>
    `${later(why)}、あとのミーティングに勝たないよう、${card(higher.card)}を手放します。${beatable(higher, lower)}`,
  'keeps-higher': ({ higher, lower, why }) =>
    `${later(why)}、あとのミーティングに勝てるよう、${card(higher.card)}を残します。${beatable(higher, lower)}`,
  'tidy-keeps-wild': ({ kept }) => `どのミーティングにも出せるワイルドの${card(kept)}が手札に残ります。`,
  'tidy-keeps-strength': ({ card: wild, kept }) =>
    `${card(wild)}には強さがないので、ミーティングに勝てる${kept.length === 1 ? named(kept) : 'カード'}が手札に残ります。`,
  'tidy-higher': ({ why, beside, ...one }) =>
    `${later(why)}、あとのミーティングに勝たないよう、${beside === null ? '出せるうちでいちばん勝ちやすい' : ''}${card(one.card)}を手放します。${beatable(one, ...(beside === null ? [] : [beside]))}`,
  'tidy-lower': ({ why, beside, ...one }) =>
    `${later(why)}、あとのミーティングに勝てるカードを残し、${beside === null ? '出せるうちでいちばん負けやすい' : ''}${card(one.card)}を出します。${beatable(one, ...(beside === null ? [] : [beside]))}`,
  stands: ({ condition, own, seat, count }) =>
    `${wish(condition)}で、あなたは${own}枚、${seats[seat]}は${count}枚です。`,
  'others-have-evil': () => 'ほかの人は、みな邪悪なカードで失格です。',
  'owns-four': ({ seat }) => `${seats[seat]}には、もう邪悪なカード4枚がそろっています。`,
  takes: ({ card: played, isSure, evil, yet }) =>
    `${card(played)}なら${isSure ? '' : '、おそらく'}${evil.length === 1 && evil[0] === played ? 'それ自体' : named(evil)}も手に入り、天使か邪悪なカード4枚がなければ失格です。それでも、${yet === null || yet.fame < 0.05 ? 'ほかの手より悪くはなりません' : `名声を得る割合は${share(yet.fame)}${yet.other === null ? '' : `で、${card(yet.other.card)}なら${share(yet.other.fame)}`}です${yet.by === null ? '' : `。${BY[yet.by]}`}`}。`,
  'sheds-angel': ({ isSure }) =>
    `天使を${isSure ? '' : '、おそらく'}手放せます。天使が仲間になると、邪悪なカード4枚を捨てることになり、2点の名声もなくなります。`,
  'rival-gives': ({ card: rival, condition }) =>
    `${card(rival)}では、役立つカードがほかの人のものになります（${wish(condition)}）。`,
};
