import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { CARDS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Follow, InRound } from '#games/jekyll-vs-hyde/rules/state';
import type { Move } from './legal-moves-of-seat.ts';
import { certain, prospect } from './trick-winning-odds.ts';

/**
 * The best move at a glance: by the cards in hand and the card to be answered. What was played before, and how many tricks
 * each has, is not looked at. With a strong hand Hyde takes tricks and Jekyll lets them go; with a weak one it is the other
 * way round. Refuses (throws) an empty list of moves.
 */
export function bestAtAGlance(state: InRound, moves: readonly Move[], seat: Seat): Move {
  const hand = state.hands[seat];
  const others = certain(without(CARDS, hand));
  const strength = new Map(hand.map((card) => [card, prospect(card, others, state.ranking)]));
  const strengthOf = (cards: readonly Card[]) =>
    cards.reduce((sum, card) => sum + (strength.get(card) ?? 0), 0);
  const isStrong = strengthOf(hand) > hand.length / 2;
  const takes = isStrong === (seat === 'hyde');

  const [weakest, ...rest] = moves.toSorted(
    (a, b) => strengthOf(cardsOfMove(a)) - strengthOf(cardsOfMove(b)),
  );
  if (weakest === undefined) throw new Error('There is nothing to choose from');
  const strongest = rest.at(-1) ?? weakest;
  switch (weakest.type) {
    case 'exchange':
      // What points the wrong way goes.
      return takes ? weakest : strongest;
    case 'lead':
      return takes ? strongest : weakest;
    case 'follow': {
      const follows = [weakest, ...rest].filter((move) => move.type === 'follow');
      const winning = follows.filter((move) => wins(state, move));
      const losing = follows.filter((move) => !winning.includes(move));
      // No stronger than it takes, no weaker than it need be; and where it cannot be helped, what is least use.
      if (takes) return winning[0] ?? weakest;
      return losing.at(-1) ?? strongest;
    }
  }
}

function wins(state: InRound, move: Follow): boolean {
  return apply(state, move).events.some((event) => event.type === 'won' && event.by === move.by);
}
