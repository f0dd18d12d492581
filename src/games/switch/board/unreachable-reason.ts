import { cardOf, CARDS, rankOf, type Card, type Rank, type Suit } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS, TWO_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { ownMatch } from '#games/switch/rules/runs';
import type { Match, Turn } from '#games/switch/rules/state';
import { seatsAt, handOf, topOf } from '#games/switch/rules/turn-order';

/** Why a position cannot come up in any game. The rules answer it all the same. */
export type UnreachableReason =
  | { readonly type: 'penalty-and-run' }
  | { readonly type: 'no-penalty-card'; readonly top: Card }
  | { readonly type: 'wrong-penalty'; readonly top: Card; readonly penalty: number }
  | { readonly type: 'run-elsewhere'; readonly top: Card; readonly run: Rank }
  | { readonly type: 'run-over'; readonly top: Card }
  | { readonly type: 'wrong-match'; readonly top: Card; readonly rank: Rank; readonly suit: Suit };

/** The first thing in a position that no game leads to; null where none is found. Whether some game does lead to it is not searched. */
export function unreachableReason(state: Turn): UnreachableReason | null {
  const { penalty, run, match, rulings } = state;
  const top = topOf(state);
  if (penalty > 0 && run !== null) return { type: 'penalty-and-run' };
  if (penalty > 0) {
    if (rankOf(top) !== '2' && top !== FIVE_OF_HEARTS) return { type: 'no-penalty-card', top };
    if (!penaltiesOn(state).includes(penalty)) return { type: 'wrong-penalty', top, penalty };
  }
  if (run !== null) {
    if (rankOf(top) !== run || run === '2') return { type: 'run-elsewhere', top, run };
    if (run === 'A' && rulings['run-ace'] === 'ends') return { type: 'run-over', top };
  }
  return run === null && !canAsk(state, match) ? { type: 'wrong-match', top, ...match } : null;
}

/**
 * How many cards can be waiting with this card on top, as far as the hands leave 2s and the 5♥ for the stack; none where they are not on
 * top.
 */
export function penaltiesOn(state: Pick<Turn, 'hands' | 'played' | 'rulings'>): readonly number[] {
  const top = topOf(state);
  const held = seatsAt(state).flatMap((seat) => handOf(state, seat));
  const twos = CARDS.filter((card) => rankOf(card) === '2' && !held.includes(card));
  const counts = twos.map((_, index) => 2 * (index + 1));
  // The 5♥ and 2s wait together only by way of the 2♥.
  const together =
    held.includes(TWO_OF_HEARTS) || held.includes(FIVE_OF_HEARTS) ? [] : counts.map((count) => count + 5);
  if (top === TWO_OF_HEARTS) return [...counts, ...together].toSorted((one, other) => one - other);
  // Another 2 lies on the 2♥ then.
  if (rankOf(top) === '2') return [...counts, ...together.slice(1)].toSorted((one, other) => one - other);
  if (top !== FIVE_OF_HEARTS) return [];
  return state.rulings['five-hearts-on-twos'] === 'never' ? [5] : [5, ...together];
}

/** Whether this can have to be matched with this card on top: its own rank and suit, any suit on an Ace, on a 7 whatever it mirrors. */
function canAsk(state: Turn, match: Match): boolean {
  const top = topOf(state);
  const own = ownMatch(top);
  if (match.rank === own.rank && match.suit === own.suit) return true;
  if (rankOf(top) === 'A') return match.rank === 'A';
  if (rankOf(top) !== '7') return false;
  const base = state.played.findLast((card) => rankOf(card) !== '7');
  // What lay there when the other cards were shuffled is not to be seen any more.
  if (base === undefined) return true;
  if (rankOf(base) === 'A' && match.rank === 'A') return true;
  const mirrored = [base, ...state.played.slice(state.played.lastIndexOf(base) + 1)];
  return mirrored.includes(cardOf(match.rank, match.suit));
}
