import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { other, without, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { decide, tricksOwned, winnerSeat } from '#games/jekyll-vs-hyde/rules/trick';
import type { Goal } from './value-of-gap-for-seat.ts';
import type { Move } from './legal-moves-of-seat.ts';
import { prospect, prospectNaming, type Likely } from './trick-winning-odds.ts';

/**
 * Playing by the count: each card has a chance to win its trick, together they say how many tricks a hand is good for, and
 * the best move is the one after which that number suits the goal.
 */

/** Who plays, for what, and against which cards. */
export interface Player {
  readonly seat: Seat;
  readonly goal: Goal;
  readonly against: readonly Likely[];
}

/**
 * The player's chance, 0 to 1, to win the match with a move, were the rest of the round up to the cards. Of the state only the
 * player's own hand is looked at, and what both seats see.
 */
export function worthByCount(state: InRound, move: Move, player: Player): number {
  switch (move.type) {
    case 'exchange':
      return afterGift(state, move.cards, player);
    case 'lead':
      return afterLead(state, move, player);
    case 'follow':
      return afterTrick(apply(state, move).state, player);
  }
}

/** The best move by the count; of equals the first. Refuses (throws) an empty list. */
export function bestByCount(state: InRound, moves: readonly Move[], player: Player): Move {
  const [first] = moves;
  if (first === undefined) throw new Error('There is nothing to choose from');
  if (moves.length === 1) return first;
  let [best, most] = [first, -Infinity];
  for (const move of moves) {
    const worth = worthByCount(state, move, player);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** The led card wins or loses, and then the rest of the hand is what it is. */
function afterLead(state: InRound, lead: Lead, player: Player): number {
  const { seat, against } = player;
  const { card, names } = lead;
  const led = apply(state, lead).state;
  const board = 'ranking' in led ? led.ranking : [];
  const wins =
    names === undefined ? prospect(card, against, board) : prospectNaming(card, names, against, board);
  const hand = without(state.hands[seat], [card]);
  const after = names === 'wrath' ? [] : board;
  const { [seat]: won, [other(seat)]: lost } = tricksOwned(state.tricks);
  const taken = names === 'pride' ? 1 : 0;
  const tricks = spread(hand, after, player);
  return (
    wins * expected(tricks, won + 1 + Math.min(taken, lost), player.goal) +
    (1 - wins) * expected(tricks, won - Math.min(taken, won), player.goal)
  );
}

/** The trick is played; an exchange that Greed asks for may still be due, and leaves the hand about what it was. */
function afterTrick(state: State, player: Player): number {
  const { seat, goal } = player;
  if (state.phase === 'deal' || state.phase === 'over') {
    return goal.ofTricks[tricksOwned(state.finished?.tricks ?? [])[seat]] ?? 0;
  }
  return expected(spread(state.hands[seat], state.ranking, player), wonBy(seat, state), goal);
}

/** Cards go, and others come of which nothing is known: as likely to win as not. */
function afterGift(state: InRound, given: readonly Card[], player: Player): number {
  const { seat, goal } = player;
  const rest = without(state.hands[seat], given);
  return expected(spread(rest, state.ranking, player, given.length), wonBy(seat, state), goal);
}

/** The tricks of a seat, with the one that lies on the table complete. */
function wonBy(seat: Seat, state: InRound): number {
  const won = tricksOwned(state.tricks)[seat];
  if (state.phase !== 'greed') return won;
  const { leader, led, followed, ranking, rulings } = state;
  return won + Number(winnerSeat(leader, decide(led, followed, ranking, rulings)) === seat);
}

/** How likely a hand, and so many unknown cards, win 0, 1, 2, … tricks. */
function spread(
  hand: readonly Card[],
  ranking: readonly Suit[],
  { against }: Player,
  unknown = 0,
): readonly number[] {
  const chances = [
    ...hand.map((card) => prospect(card, against, ranking)),
    ...Array<number>(unknown).fill(0.5),
  ];
  const tricks = [1];
  for (const chance of chances) {
    tricks.push(0);
    for (let won = tricks.length - 1; won >= 0; won -= 1) {
      tricks[won] = (tricks[won] ?? 0) * (1 - chance) + (tricks[won - 1] ?? 0) * chance;
    }
  }
  return tricks;
}

function expected(tricks: readonly number[], won: number, { ofTricks }: Goal): number {
  return tricks.reduce((sum, chance, more) => sum + chance * (ofTricks[won + more] ?? 0), 0);
}
