import { CARDS, rankOf, suitOf, without, type Card } from '#games/switch/rules/cards';
import { mustDrawForLast } from '#games/switch/rules/finishing';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { leftBy } from './distinct-legal-moves.ts';
import { followed, isAny, isMostHeld, keptForRun, type Followed } from './what-fits-next.ts';

/** What tells two plays apart by what goes next on what they leave. */
export type ByWhatFits =
  /** It leaves fewer cards to go on with. */
  | { readonly type: 'rival-follows-less'; readonly rival: Followed; readonly best: Followed }
  /** It lays a card in a run with which one could go on later. */
  | { readonly type: 'keeps-for-run'; readonly cards: readonly Card[] }
  /** A trick card can go before the one on which the game can be finished. */
  | { readonly type: 'fits-trick'; readonly best: Followed; readonly trick: Card; readonly end: Card }
  /** A card can go next that does something to whoever comes then. */
  | { readonly type: 'fits-power'; readonly best: Followed; readonly power: Card }
  /** No other card of the hand goes with the one that is laid. */
  | { readonly type: 'sheds-lone'; readonly card: Card }
  /** The others hold less of the suit: so many cards of both are out of sight. */
  | {
      readonly type: 'fits-others-less';
      readonly best: Followed;
      readonly rival: Followed;
      readonly hidden: readonly [best: number, rival: number];
    };

/** So many cards more of a suit out of sight are a reason to leave the other. */
const CLEARLY_MORE = 3;

/** The weightiest; null where they tell nothing, or a run stands after one of the plays. */
export function byWhatFits(state: Turn, rival: Play, best: Play): ByWhatFits | null {
  const [after, rather] = [followed(state, rival), followed(state, best)];
  if (after !== null && rather !== null) {
    const end = fitsTrick(state, after, rather);
    if (end !== null) return end;
    // Of two suits that could be chosen the one with more is better, whether or not there is a third.
    const isTold = isMostHeld(state, rather) || after.move.suit !== undefined;
    if (after.fits.length < rather.fits.length && isTold)
      return { type: 'rival-follows-less', rival: after, best: rather };
  }
  const run = keptForRun(state, best);
  const more = without(run, keptForRun(state, rival));
  if (state.run !== null && more.length > 0 && run.length >= keptForRun(state, rival).length)
    return { type: 'keeps-for-run', cards: more };
  if (isLone(state, best) && !isLone(state, rival)) {
    const [card] = best.cards;
    if (card !== undefined) return { type: 'sheds-lone', card };
  }
  if (after === null || rather === null) return null;
  const isPower = (card: Card) => card === '5H' || rankOf(card) === '2' || isTurn(state, card);
  const power = rather.fits.find(isPower);
  if (power !== undefined && !after.fits.some(isPower)) return { type: 'fits-power', best: rather, power };
  const hidden = [hiddenOf(state, rather), hiddenOf(state, after)] as const;
  return rather.suit !== after.suit && hidden[1] - hidden[0] >= CLEARLY_MORE
    ? { type: 'fits-others-less', best: rather, rival: after, hidden }
    : null;
}

/** Where a single card is left on which the game can be finished, a trick card that goes before it, while after the other play it is that one that goes next. */
function fitsTrick(state: Turn, after: Followed, rather: Followed): ByWhatFits | null {
  const isTrick = (card: Card) => mustDrawForLast(state, card, false);
  const [end, second] = leftBy(state, rather.move).filter((card) => !isTrick(card));
  if (end === undefined || second !== undefined) return null;
  const trick = rather.fits.find(isTrick);
  const isSo = !rather.fits.includes(end) && after.fits.includes(end) && !after.fits.some(isTrick);
  return trick !== undefined && isSo ? { type: 'fits-trick', best: rather, trick, end } : null;
}

/** With two at the table a Jack gives another turn. */
function isTurn(state: Turn, card: Card): boolean {
  return rankOf(card) === 'J' && seatsAt(state).length === 2;
}

/** Whether a play lays a single card of which the hand has neither the rank nor the suit otherwise. */
function isLone(state: Turn, move: Play): boolean {
  const [card, second] = move.cards;
  if (card === undefined || second !== undefined || isAny(card)) return false;
  return leftBy(state, move).every(
    (other) => isAny(other) || (rankOf(other) !== rankOf(card) && suitOf(other) !== suitOf(card)),
  );
}

/** How many cards of the suit that is asked for nobody has seen who holds this hand. */
function hiddenOf(state: Turn, { move, suit }: Followed): number {
  const seen = [...handOf(state, move.by), ...state.played];
  return without(CARDS, seen).filter((card) => suitOf(card) === suit).length;
}
