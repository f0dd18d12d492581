import { other } from '#games/jekyll-vs-hyde/rules/cards';
import type { AdviceWords } from '../text-types/advice.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

type Tried = Parameters<AdviceWords['reasons']['tried']>[0];
type Cause = NonNullable<Tried['cause']>;
type EffectCause = Extract<Cause, { readonly type: 'effect' }>;
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
      return `Keep ${card(cause.card)}: it wins a later trick in ${cause.rather} of ${cause.of} hands, ${card(cause.than)} in ${cause.often}.`;
    case 'burdens':
      return `${card(cause.card)}, if kept, wins a later trick in ${cause.often} of ${cause.of} hands, ${card(cause.than)} in ${cause.rather}: better be rid of it now.`;
    case 'now':
      return move.type === 'follow'
        ? `${nameOfMove(move)} ${cause.isMore ? 'wins' : 'loses'} this trick, and ${endsWith(cause)}.`
        : `${nameOfMove(move)} wins this trick in ${cause.often} of ${cause.of} hands, ${nameOfMove(best)} in ${cause.rather}, and you want ${cause.isMore ? 'fewer' : 'more'} tricks.`;
    case 'gives':
      return `You want ${seats[other(best.by)]} to ${cause.isMore ? 'win' : 'lose'} tricks: ${card(cause.card)}, once given, wins one in ${cause.often} of ${cause.of} hands, ${card(cause.than)} in ${cause.rather}.`;
    case 'pride':
      return byPride(reason, cause);
    case 'ranks': {
      const { suit, held, isMore } = cause;
      return `${after(move)}, ${suits[suit]} ends as the highest suit in ${cause.often} of ${cause.of} hands, not ${cause.rather}, and ${isMore ? `your ${held} cards of it win too much` : `you keep ${held} cards of it`}.`;
    }
    case 'void':
      return `It is your last ${suits[cause.suit]}: when that is led later, you may play any card you like.`;
    case 'other-card':
      return `${after(move)}, your ${card(cause.card)} wins a later trick in ${cause.often} of ${cause.of} hands, not ${cause.rather}: ${cause.isMore ? 'more' : 'less'} often than you want.`;
    case 'ends':
      return `${after(move)}, ${endsWith(cause)}.`;
    default:
      return inHandsTried(reason);
  }
}

/** With how many tricks the worse move ends, and the better one; where both come to about as many, that they are more or fewer than wanted. */
function endsWith({ isMore, ends }: Cause): string {
  const [is, rather] = [Math.round(ends?.is ?? 0), Math.round(ends?.rather ?? 0)];
  return is === rather
    ? `you end with ${isMore ? 'more' : 'fewer'} tricks than you want`
    : `you end with about ${amount(is, 'trick')}, not ${rather}`;
}

/** What a Potion sets off in this trick, in the words of the lessons, and how the round then ends. */
function byEffect({ move, best }: Tried, cause: EffectCause): string {
  const { suit, isOfWorse, taker, isMore, ends } = cause;
  const does = {
    pride: `${taker === move.by ? 'you take' : `${seats[other(move.by)]} takes`} an earlier trick as well`,
    greed: 'both exchange cards',
    wrath: 'all tokens leave the board',
  }[suit];
  const so = isOfWorse
    ? endsWith(cause)
    : endsWith({ ...cause, isMore: !isMore, ends: ends && { is: ends.rather, rather: ends.is } });
  const vague = so.replace(/ than you want$/, '');
  return `With ${nameOfMove(isOfWorse ? move : best)}, ${suits[suit]} meets a Potion, and ${does}: ${isOfWorse ? so : vague}.`;
}

/** That it does worse, where nothing tells why. */
function inHandsTried({ move, best, worse, better }: Tried): string {
  const [ends, other] = [FURTHER[move.by], `with ${nameOfMove(move)} than with ${nameOfMove(best)}`];
  return better < worse
    ? `In more of the hands tried out the round ends ${ends} ${other}.`
    : `Where the round ends ${ends} ${other}, it does so by more than the other way round.`;
}

/** How often an earlier trick is taken by Pride later in the round, after both moves. */
function byPride({ move, best }: Tried, { taker, isOftener, isMore, often, rather, of }: PrideCause): string {
  const takes =
    taker === move.by
      ? `you take one of ${seats[other(move.by)]}’s tricks`
      : `${seats[other(move.by)]} takes one of yours`;
  const isWanted = isMore === (taker !== move.by);
  const [first, second] = [
    [rather, nameOfMove(best)],
    [often, nameOfMove(move)],
  ] as const;
  const [one, two] = isOftener ? [second, first] : [first, second];
  return `${isWanted ? 'Good' : 'Bad'}: where Pride later meets a Potion, ${takes} in ${one[0]} of ${of} hands after ${one[1]}, in ${two[0]} after ${two[1]}.`;
}

/** After another move than the advised one. */
function after(move: Tried['move']): string {
  return move.type === 'exchange' ? `If you give ${nameOfMove(move)} instead` : `After ${nameOfMove(move)}`;
}

/** What a move plays or gives, without saying so. */
export function nameOfMove(move: Parameters<AdviceWords['move']>[0]): string {
  if (move.type === 'exchange') return list(move.cards.map(card));
  const names = move.type === 'lead' ? move.names : undefined;
  return names === undefined ? card(move.card) : `${card(move.card)} naming ${suits[names]}`;
}
