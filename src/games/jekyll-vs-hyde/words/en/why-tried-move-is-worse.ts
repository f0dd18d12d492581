import { isPotion, other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { AdviceWords } from '../text-types/advice.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

type Tried = Parameters<AdviceWords['reasons']['tried']>[0];
type Cause = NonNullable<Tried['cause']>;
type EffectCause = Extract<Cause, { readonly type: 'effect' }>;
type CardCause = Extract<Cause, { readonly type: 'keeps' | 'burdens' | 'gives' }>;
type PrideCause = Extract<NonNullable<Tried['cause']>, { readonly type: 'pride' }>;

const { seats, suits, card } = game;

/** How the round ends with another move, by what its player wants of it. */
const FURTHER = { jekyll: 'further from even', hyde: 'nearer to even' } as const;

/** Why a move did worse than another, as it was seen where both were played on. */
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
        ? `${nameOfMove(move)} ${cause.isMore ? 'wins' : 'loses'} this trick${cause.takesTwo ? ' and, by Pride, an earlier one: ' : ', and '}${endsWith(cause)}.`
        : `You may win too ${cause.isMore ? 'many' : 'few'}: ${nameOfMove(move)} wins this one in ${cause.often} of ${cause.of} hands, ${nameOfMove(best)} in ${cause.rather}.`;
    case 'pride':
      return byPride(reason, cause);
    case 'ranks': {
      const { suit, held, isMore } = cause;
      const cards = held === 1 ? `last ${suits[suit]} card wins` : `${held} ${suits[suit]} cards win`;
      return `${after(move)}, ${suits[suit]} ends highest in ${cause.often} of ${cause.of} hands, not in ${cause.rather}: your ${cards} ${isMore ? 'more' : 'less'} than you want.`;
    }
    case 'void':
      return `It is your last ${suits[cause.suit]}: when that is led later, you may play any card you like.`;
    case 'other-card':
      return `${after(move)}, your ${card(cause.card)} wins a later trick too ${cause.isMore ? 'often' : 'seldom'}: in ${cause.often} of ${cause.of} hands, not ${cause.rather}.`;
    case 'ends':
      return `${after(move)}, ${endsWith(cause)}.`;
    default:
      return inHandsTried(reason);
  }
}

/** Why a card is kept, played or given rather than another. */
export function whyCard({ type, card: one, than, isMore, often, rather, of }: CardCause, seat: Seat): string {
  switch (type) {
    case 'keeps':
      return `Keep ${card(one)}: it wins a later trick in ${rather} of ${of} hands, ${card(than)} in ${often}.`;
    case 'burdens':
      return `Better be rid of ${card(one)} now: kept, it wins a later trick in ${often} of ${of} hands, ${card(than)} in ${rather}.`;
    case 'gives':
      return `You want ${seats[other(seat)]} to ${isMore ? 'win' : 'lose'} tricks: ${card(one)}, once given, wins one in ${often} of ${of} hands, ${card(than)} in ${rather}.`;
  }
}

/** With how many tricks the worse move ends, and the better one; where both come to about as many, that they are more or fewer than wanted. */
function endsWith({ isMore, ends }: Cause): string {
  const [is, rather] = [Math.round(ends?.is ?? 0), Math.round(ends?.rather ?? 0)];
  return is === rather
    ? `you end with ${isMore ? 'more' : 'fewer'} tricks than you want`
    : `you end with about ${amount(is, 'trick')}, not ${rather}`;
}

/** What a Potion sets off in this trick, in the words of the lessons, and how the round then ends; of a led card that it does so in so many hands. */
function byEffect({ move, best }: Tried, cause: EffectCause): string {
  const { suit, isOfWorse, taker, isMore, ends, often, of } = cause;
  const does = {
    pride: `${taker === move.by ? 'you take' : `${seats[other(move.by)]} takes`} an earlier trick`,
    greed: 'both exchange cards',
    wrath: 'all tokens leave the board',
  }[suit];
  const so = isOfWorse
    ? endsWith(cause)
    : endsWith({ ...cause, isMore: !isMore, ends: ends && { is: ends.rather, rather: ends.is } });
  const then = isOfWorse ? so : so.replace(/ than you want$/, '');
  const played = isOfWorse ? move : best;
  if (played.type !== 'lead')
    return `With ${nameOfMove(played)}, ${suits[suit]} meets a Potion, and ${does}${taker === null ? '' : ' as well'}: ${then}.`;
  const meets = isPotion(played.card) ? suits[suit] : 'a Potion';
  return `${nameOfMove(played)} meets ${meets} in ${often} of ${of} hands, and ${does}: ${then}.`;
}

/** That it does worse, where nothing tells why. */
function inHandsTried({ move, best, worse, better }: Tried): string {
  const isOfMany = move.type === 'exchange' && move.cards.length > 1;
  const [one, other] = isOfMany ? ['those cards', 'the advised ones'] : [nameOfMove(move), nameOfMove(best)];
  return better < worse
    ? `Where the two differ, the round mostly ends ${FURTHER[move.by]} with ${one}.`
    : `Where it goes wrong with ${one}, it does so by more than with ${other}.`;
}

/** How often an earlier trick is taken by Pride later in the round, after both moves. */
function byPride({ move }: Tried, { taker, isOftener, often, rather, of }: PrideCause): string {
  const takes =
    taker === move.by
      ? `you later take one of ${seats[other(move.by)]}’s tricks`
      : `${seats[other(move.by)]} later takes one of yours`;
  return `${after(move)}, ${takes} by Pride in ${often} of ${of} hands, not in ${rather}: ${isOftener ? 'more' : 'less'} often than you want.`;
}

/** After another move than the advised one. */
function after(move: Tried['move']): string {
  if (move.type !== 'exchange') return `After ${nameOfMove(move)}`;
  return `If you give ${move.cards.length === 1 ? nameOfMove(move) : 'those'} instead`;
}

/** What a move plays or gives, without saying so. */
export function nameOfMove(move: Parameters<AdviceWords['move']>[0]): string {
  if (move.type === 'exchange') return list(move.cards.map(card));
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)} naming ${suits[names]}`;
}
