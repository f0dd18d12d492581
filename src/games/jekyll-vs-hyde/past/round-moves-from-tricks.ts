import {
  EVIL_CARDS,
  SEATS,
  SUITS,
  bySeat,
  isPotion,
  other,
  sorted,
  without,
  type BySeat,
  type Card,
  type Seat,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import type { Action, Round } from '#games/jekyll-vs-hyde/rules/state';
import { potionsGiven } from './potions-given-in-preparation.ts';
import { classOf, type Counts, type SeatIndex, type SuitIndex } from './table-encoding.ts';
import type { Step } from './undo-one-trick.ts';

/** A round in moves: where any card of a suit would do, one is chosen. */

type Hands = BySeat<readonly Card[]>;

/** The moves of a round from its deal to the setup, to which these tricks lead. */
export function roundMovesFromTricks(setup: Setup, steps: readonly Step[]): readonly Action[] {
  const loose = looseCards(setup, steps);
  let hands: Hands = setup.hands;
  const moves: Action[] = [];
  for (const step of steps.toReversed()) {
    const given = givenIn(hands, step);
    const cards = cardsOf(step, loose);
    moves.unshift(...trick(step, cards), ...(step.exchange === null ? [] : gifts(given)));
    const before = swapped(hands, given);
    hands = bySeat((seat) => [...before[seat], cards[seat]]);
  }
  return [...preparation(hands, setup.round), ...moves];
}

/** The moves from the deal to hands of ten cards as the preparation has left them. */
function preparation(hands: Hands, round: Round): readonly Action[] {
  const given = givenBefore(hands, round);
  const dealt = swapped(hands, given);
  return [{ type: 'deal', jekyll: sorted(dealt.jekyll), hyde: sorted(dealt.hyde) }, ...gifts(given)];
}

/** Cards for each seat to have given so that they hold these now: as many Potions as it takes, then others. */
function givenBefore(hands: Hands, round: Round): Hands {
  const counts = bySeat((seat) => hands[seat].filter(isPotion).length);
  const potions = potionsGiven(round, [counts.jekyll, counts.hyde]);
  if (potions === null) throw new Error('No preparation leaves these hands');
  return bySeat((seat) => {
    const hand = hands[other(seat)];
    const count = potions[indexOf(seat)];
    const evil = hand.filter((card) => !isPotion(card));
    return [...hand.filter(isPotion).slice(0, count), ...evil.slice(0, round - count)];
  });
}

// -------------------------------------------------------------------------------------------------------- tricks

/** The Evil cards that lie in no hand and have no trick of their own. */
function looseCards({ hands, setAside }: Setup, steps: readonly Step[]): Card[] {
  const bound = steps.flatMap(({ led, followed }) =>
    [led, followed].filter((card) => typeof card !== 'number'),
  );
  return [...without(EVIL_CARDS, [...hands.jekyll, ...hands.hyde, ...(setAside ?? []), ...bound])];
}

/** What each seat plays; takes it from the loose cards. */
function cardsOf({ leader, winner, led, followed }: Step, loose: Card[]): BySeat<Card> {
  const take = (card: Card | SuitIndex) => {
    const taken = typeof card === 'number' ? loose.find((each) => classOf(each) === card) : card;
    if (taken === undefined) throw new Error('No card is left for a trick of the past');
    if (typeof card === 'number') loose.splice(loose.indexOf(taken), 1);
    return taken;
  };
  // Of one suit the lower comes first, and is the loser's.
  const [first, second] = [take(led), take(followed)];
  const [mine, yours] = led === followed && leader === winner ? [second, first] : [first, second];
  return bySeat((seat) => (indexOf(seat) === leader ? mine : yours));
}

function trick({ leader, names }: Step, cards: BySeat<Card>): readonly Action[] {
  const by = seatAt(leader);
  const named = names === null ? {} : { names: SUITS[names] };
  return [
    { type: 'lead', by, card: cards[by], ...named },
    { type: 'follow', by: other(by), card: cards[other(by)] },
  ];
}

// ------------------------------------------------------------------------------------------------------ exchanges

/** The cards each seat gave in a trick's exchange, now in the other hand. */
function givenIn(hands: Hands, { exchange }: Step): Hands {
  if (exchange === null) return { jekyll: [], hyde: [] };
  const [toJekyll, toHyde] = exchange.got;
  return { jekyll: drawn(hands.hyde, toHyde), hyde: drawn(hands.jekyll, toJekyll) };
}

function drawn(hand: readonly Card[], counts: Counts): readonly Card[] {
  return counts.flatMap((count, each) => hand.filter((card) => classOf(card) === each).slice(0, count));
}

/** The hands with what was given back where it came from. */
function swapped(hands: Hands, given: Hands): Hands {
  return bySeat((seat) => [...without(hands[seat], given[other(seat)]), ...given[seat]]);
}

function gifts(given: Hands): readonly Action[] {
  return SEATS.map((by) => ({ type: 'exchange', by, cards: sorted(given[by]) }));
}

function indexOf(seat: Seat): SeatIndex {
  return seat === 'jekyll' ? 0 : 1;
}

function seatAt(index: SeatIndex): Seat {
  return SEATS[index];
}
