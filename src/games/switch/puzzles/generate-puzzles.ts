import {
  CARDS,
  SEATS,
  SUITS,
  cardOf,
  rankOf,
  suitOf,
  without,
  type Card,
  type Rank,
  type Suit,
} from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { ownMatch } from '#games/switch/rules/runs';
import { EMPTY, stateOf, type Setup } from '#games/switch/rules/position-setup';
import type { Turn } from '#games/switch/rules/state';
import { pick, shuffle, type Random } from '#kit/random';
import { MOST_CARDS, workOutPuzzle, type Puzzle } from './work-out-puzzle.ts';

/**
 * Puzzles are looked for among hands that are put together step by step, each upon the suit that the one before it leaves: 8s and Jacks,
 * by which one acts again, then cards of a rank that may be the last. Whether that is the only way out, the search says.
 */

const PLAYERS = [2, 3, 4] as const;
type Players = (typeof PLAYERS)[number];
/** How many steps come before the last cards. */
const STEPS = [1, 2, 2, 3, 3, 4, 4, 5] as const;
/** With how many cards of a rank one acts again, in one play or in several. */
const EIGHTS = [2, 2, 4];
const JACKS: Readonly<Record<Players, readonly number[]>> = { 2: [1, 1, 2, 3], 3: [2, 2, 4], 4: [3] };
/** The ranks that may be the last, but for the 5♥. */
const LAST: readonly Rank[] = ['4', '5', '6', '9', '10', 'Q', 'K'];
/** How many cards the others hold. */
const HELD = { fewest: 1, most: 5 };

export interface Looking {
  /** How many positions were looked at. */
  readonly looked: number;
  /** Null where this one makes no puzzle. */
  readonly found: Puzzle | null;
}

/** Looks for puzzles for as long as it is asked, one position at a time. The same chance finds the same. */
export function* puzzles(luck: Random): Generator<Looking> {
  for (let looked = 1; ; looked += 1) {
    const position = positionBy(luck);
    yield { looked, found: position && workOutPuzzle(position) };
  }
}

/** Null where the steps did not fit together. */
function positionBy(luck: Random): Turn | null {
  const players = pick(PLAYERS, luck);
  const suit = pick(SUITS, luck);
  const hand = handBy(players, suit, luck);
  if (hand === null || hand.length > MOST_CARDS) return null;
  const others = shuffle(without(CARDS, hand), luck);
  const stack = stackBy(suit, others, luck);
  if (stack === null) return null;
  const rest = without(others, [...stack.under, stack.top]);
  const dealt = SEATS.slice(1, players).map((seat, index) => {
    const held = HELD.fewest + Math.floor(luck() * (HELD.most - HELD.fewest + 1));
    const from = index * HELD.most;
    return [seat, rest.slice(from, from + held)] as const;
  });
  const hands = { p1: hand, ...Object.fromEntries(dealt) };
  const state = stateOf({ ...EMPTY, direction: pick([1, -1] as const, luck), hands, ...stack });
  if (state.phase !== 'turn') throw new Error('Somebody is to act');
  return state;
}

/** The cards of steps of which the first goes on a suit; null where there are not enough. */
function handBy(players: Players, start: Suit, luck: Random): readonly Card[] | null {
  const hand: Card[] = [];
  let suit = start;
  let rank = pick(['8', 'J'] as const, luck);
  for (let steps = pick(STEPS, luck); steps > 0; steps -= 1) {
    const step = stepOf(rank, suit, pick(rank === '8' ? EIGHTS : JACKS[players], luck), hand, luck);
    const top = step?.at(-1);
    if (step === null || top === undefined) return null;
    hand.push(...step);
    suit = suitOf(top);
    rank = rank === '8' ? 'J' : '8';
  }
  const last = stepOf(pick(LAST, luck), suit, pick([1, 1, 2, 2, 3], luck), hand, luck);
  return last === null || last.includes(FIVE_OF_HEARTS) ? null : [...hand, ...last];
}

/** So many cards of a rank that are not held yet, the first of the suit. */
function stepOf(
  rank: Rank,
  suit: Suit,
  count: number,
  held: readonly Card[],
  luck: Random,
): readonly Card[] | null {
  const first = cardOf(rank, suit);
  const free = without(
    SUITS.map((suit) => cardOf(rank, suit)),
    held,
  );
  if (!free.includes(first) || free.length < count) return null;
  return [first, ...shuffle(without(free, [first]), luck).slice(0, count - 1)];
}

/** What asks for a suit: a card of it, a 7 on such a one, or an Ace with which it was chosen. */
function stackBy(
  suit: Suit,
  cards: readonly Card[],
  luck: Random,
): Pick<Setup, 'under' | 'top' | 'match'> | null {
  const base = cards.find(
    (card) => suitOf(card) === suit && LAST.includes(rankOf(card)) && card !== FIVE_OF_HEARTS,
  );
  if (base === undefined) return null;
  const upon = pick(['nothing', 'nothing', '7', 'A'] as const, luck);
  if (upon === 'nothing') return { under: [], top: base, match: null };
  const top = pick(
    cards.filter((card) => rankOf(card) === upon),
    luck,
  );
  if (upon === '7') return { under: [base], top, match: ownMatch(base) };
  return { under: [base], top, match: suit === suitOf(top) ? null : { rank: 'A', suit } };
}
