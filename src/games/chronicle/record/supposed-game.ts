import { apply } from '#games/chronicle/rules/apply';
import { sorted, type BySeat, type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { start } from '#games/chronicle/rules/state-before-deal';
import { judge } from '#games/chronicle/rules/judge';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import type { Action, Dealing, State } from '#games/chronicle/rules/state';
import { suppose, type Fact, type HiddenDeal, type Supposed } from './suppose-hidden-cards.ts';

/**
 * A whole game that fits all that was seen of one. Cards that nobody has shown are made up in it, and with each move they are made up
 * anew, for the round that is played, by all that is known since its deal. So such a game is good for every question to which its
 * observer knows the answer, and must be shown through `view` alone.
 */
export interface SupposedGame {
  readonly state: State;
  readonly actions: readonly Action[];
  /** The round that is played; null before the first deal. */
  readonly round: SupposedRound | null;
  /** Whether a card of an earlier round has never been shown. */
  readonly hidden: boolean;
}

export interface SupposedRound {
  /** The number of its deal among the actions, from 0. */
  readonly first: number;
  readonly before: Dealing;
  readonly deal: HiddenDeal;
  readonly facts: readonly Fact[];
}

/** Nothing is dealt. */
export function supposeNothing(rulings: Partial<Rulings> = {}): SupposedGame {
  return { state: start(rulings), actions: [], round: null, hidden: false };
}

/** The cards that the round can have been dealt with; null where none fit what is known. */
export function supposedCards({ deal, facts }: SupposedRound): Supposed | null {
  return suppose(deal, facts);
}

/** A game played on through its last round with cards that fit it, and what came of the last action; null where none fit. */
export function playedOut(
  game: Pick<SupposedGame, 'actions' | 'hidden'>,
  round: SupposedRound,
): { readonly game: SupposedGame; readonly events: readonly Event[] } | null {
  const cards = supposedCards(round);
  if (cards === null) return null;
  const actions = game.actions.map((action, index) => {
    if (index === round.first && action.type === 'deal')
      return { ...action, hands: { ...action.hands, ...sortedHands(cards.hands) } };
    const card = cards.moved.get(index);
    return card === undefined || !('card' in action) ? action : { ...action, card };
  });
  let state: State = round.before;
  let events: readonly Event[] = [];
  for (const action of actions.slice(round.first)) {
    if (judge(state, action).length > 0) return null;
    ({ state, events } = apply(state, action));
  }
  return { game: { ...game, state, actions, round }, events };
}

function sortedHands(hands: BySeat<readonly Card[]>): BySeat<readonly Card[]> {
  return Object.fromEntries(
    (Object.entries(hands) as readonly (readonly [Seat, readonly Card[]])[]).map(([seat, hand]) => [
      seat,
      sorted(hand),
    ]),
  );
}

/** The actions whose card nobody has shown to the observer so far: it is made up in them. */
export function madeUp({ actions, round }: Pick<SupposedGame, 'actions' | 'round'>): readonly Action[] {
  return (round?.facts ?? []).flatMap((fact) => {
    const isHidden = fact.type === 'passed' || (fact.type === 'down' && fact.card === null);
    const action = isHidden ? actions[fact.action] : undefined;
    return action === undefined ? [] : [action];
  });
}
