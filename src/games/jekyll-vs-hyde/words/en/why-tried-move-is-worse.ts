import { other } from '#games/jekyll-vs-hyde/rules/cards';
import type { AdviceWords } from '../text-types/advice.ts';
import { list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';

type Tried = Parameters<AdviceWords['reasons']['tried']>[0];
type PrideCause = Extract<NonNullable<Tried['cause']>, { readonly type: 'pride' }>;

const { seats, suits, card } = game;

/** How the round ends with another move, by what its player wants of it. */
const FURTHER = { jekyll: 'further from even', hyde: 'nearer to even' } as const;

/** Why a move did worse than another, as it was seen where both were played on. */
export function whyWorse(reason: Tried): string {
  const { move, best, cause } = reason;
  const unwanted = (isMore: boolean) => `${isMore ? 'more' : 'fewer'} tricks than you want`;
  switch (cause?.type) {
    case 'keeps':
      return `You keep ${card(cause.card)} instead, which wins a later trick more often than ${card(cause.than)} would.`;
    case 'burdens':
      return `If you ${move.type === 'exchange' ? 'give' : 'play'} ${nameOfMove(move)} instead, ${card(cause.card)} stays in your hand and too often wins a later trick.`;
    case 'now':
      return `${nameOfMove(move)} ${
        move.type === 'follow'
          ? cause.isMore
            ? 'wins this trick'
            : 'loses this trick'
          : `would win this trick ${cause.isMore ? 'more' : 'less'} often`
      }, and you end with ${unwanted(cause.isMore)}.`;
    case 'gives':
      return `${card(cause.card)}, once given, wins a trick for ${seats[other(best.by)]} ${cause.isMore ? 'less' : 'more'} often than ${card(cause.than)}.`;
    case 'pride':
      return byPride(move, cause);
    case 'ranks': {
      const { suit, held, isMore } = cause;
      return `${after(move)}, ${suits[suit]} becomes the highest suit ${isMore ? 'more' : 'less'} often, and ${isMore ? `your ${held} cards of it win too much` : `you keep ${held} cards of it`}.`;
    }
    case 'void':
      return `It leaves you without ${suits[cause.suit]}: where that is asked for, you may then play any card.`;
    case 'other-card':
      return `${after(move)}, your ${card(cause.card)} ${cause.isMore ? 'too often wins a later trick' : 'wins a later trick less often'}.`;
    case 'ends':
      return `${after(move)}, you end, on the whole, with ${unwanted(cause.isMore)}.`;
    default:
      return inHandsTried(reason);
  }
}

/** That it does worse, where nothing tells why. */
function inHandsTried({ move, best, worse, better }: Tried): string {
  const [ends, other] = [FURTHER[move.by], `with ${nameOfMove(move)} than with ${nameOfMove(best)}`];
  return better < worse
    ? `In more of the hands tried out the round ends ${ends} ${other}.`
    : `Where the round ends ${ends} ${other}, it does so by more than the other way round.`;
}

/** What a Potion and Pride bring more often or less often after a move, to a player who wants it otherwise. */
function byPride(move: Tried['move'], { taker, isOftener, isMore }: PrideCause): string {
  const does = taker === move.by ? 'bring you' : isMore ? 'rid you of' : 'cost you';
  return `${after(move)}, a Potion and Pride ${isOftener ? 'more' : 'less'} often ${does} an earlier trick${isMore ? ' that you do not want' : ''}.`;
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
