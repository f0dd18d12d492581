import { CARDS, sorted, without, type Card, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import { start } from '#games/switch/rules/state-before-deal';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import type { Action, Deal, State } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import type { Shown } from '#games/switch/rules/view';

/**
 * A whole game that fits all that was seen of one. Cards that nobody has shown are made up in it, and change places as soon as one of them
 * is shown where it was not supposed to be. Which of them may change places is known exactly: those that one move has put where nobody
 * sees them, the deal or a shuffle. So such a game is good for every question to which its observer knows the answer, and must be
 * shown through `view` alone.
 */
export interface SupposedGame {
  readonly state: State;
  readonly actions: readonly Action[];
  /** The cards that nobody has seen since a move, by its place among the actions. Any two of the same move may stand for each other. */
  readonly unseen: ReadonlyMap<Card, number>;
}

/** Nothing is dealt. */
export function supposeNothing(rulings: Partial<Rulings> = {}): SupposedGame {
  return { state: start(rulings), actions: [], unseen: new Map() };
}

/** The same game with these cards in a hand, as far as what was seen lets them be there. */
export function supposeInHand(game: SupposedGame, seat: Seat, cards: readonly Card[]): SupposedGame {
  let now = game;
  for (const card of cards) {
    if (now.state.phase === 'deal') break;
    const hand = handOf(now.state, seat);
    const since = now.unseen.get(card);
    if (since === undefined || hand.includes(card)) continue;
    const free = hand.find((other) => now.unseen.get(other) === since && !cards.includes(other));
    if (free !== undefined) now = exchange(now, card, free, since);
  }
  return now;
}

/** The same game with these cards on top of the deck, as far as what was seen lets them be there. */
export function supposeOnDeck(game: SupposedGame, cards: readonly Card[]): SupposedGame {
  let now = game;
  for (const [at, card] of cards.entries()) {
    const there = now.state.phase === 'deal' ? undefined : now.state.deck[at];
    const since = now.unseen.get(card);
    if (there === undefined || there === card || since === undefined) continue;
    if (now.unseen.get(there) === since) now = exchange(now, card, there, since);
  }
  return now;
}

/** Two cards that nobody has seen since a move stand for each other, since then. */
function exchange(game: SupposedGame, one: Card, other: Card, since: number): SupposedGame {
  const { state, actions } = game;
  const change = (cards: readonly Card[]) =>
    cards.map((card) => (card === one ? other : card === other ? one : card));
  const hands = (held: Deal['hands']): Deal['hands'] =>
    Object.fromEntries(Object.entries(held).map(([seat, hand]) => [seat, sorted(change(hand))]));
  const changed = (action: Action): Action => {
    if (action.type === 'deal') return { ...action, hands: hands(action.hands), deck: change(action.deck) };
    return action.type === 'shuffle' ? { ...action, deck: change(action.deck) } : action;
  };
  return {
    ...game,
    state: state.phase === 'deal' ? state : { ...state, hands: hands(state.hands), deck: change(state.deck) },
    actions: actions.map((action, at) => (at === since ? changed(action) : action)),
  };
}

/** A deal with these hands and turned up cards, in which the first cards that are left stand for all unseen ones. */
export function supposedDeal(
  hands: Readonly<Partial<Record<Seat, readonly Shown[]>>>,
  turned: readonly Card[],
): Deal {
  const seats = Object.entries(hands) as readonly (readonly [Seat, readonly Shown[]])[];
  const seen = seats.flatMap(([, hand]) => hand.filter((card) => card !== '??'));
  const left = without(CARDS, [...seen, ...turned]);
  let taken = 0;
  const dealt = seats.map(([seat, hand]) => {
    const open = hand.filter((card) => card !== '??');
    const made = left.slice(taken, (taken += hand.length - open.length));
    return [seat, sorted([...open, ...made])] as const;
  });
  return { type: 'deal', hands: Object.fromEntries(dealt), deck: [...turned, ...left.slice(taken)] };
}

/** The hand of which nothing is seen. */
export function hiddenHand(players: number): readonly Shown[] {
  return Array.from({ length: handSize(players) }, () => '??');
}
