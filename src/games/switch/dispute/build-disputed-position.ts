import type { Said } from '#kit/dispute-questionnaire';
import { choosesSuit } from '#games/switch/rules/aces';
import { cardOf, CARDS, RANKS, rankOf, SEATS, suitOf, SUITS, without, type BySeat, type Card, type Rank, type Suit } from '#games/switch/rules/cards'; // prettier-ignore
import { groundOf } from '#games/switch/rules/may-lay-first';
import { EMPTY, stateOf, type Setup } from '#games/switch/rules/position-setup';
import type { Action, Match } from '#games/switch/rules/state';
import { rankName } from './dispute-steps.ts';

/** A position that fits what was told of a dispute, and the move that is argued about: suits that nobody told are made up. */

export interface DisputedQuestion {
  readonly setup: Setup;
  readonly moves: readonly [Action];
}

/** How many cards the others hold, and who plays has left. */
const LEFT = 3;

export function buildDisputedPosition(said: Said): DisputedQuestion {
  const { top = '', played = '', players = '3', last, count = '0', wait, run } = said;
  const cards = playedCards(said);
  const [first] = cards;
  const lying = top === 'any' ? fittingCard(first) : cardOf(rankIn(top), lyingSuit(said));
  const isRun = run === 'run';
  const left = first === undefined || last !== 'yes' ? LEFT : 0;
  const hands = dealt([lying, ...cards], cards, Number(players), left);
  const setup: Setup = {
    ...EMPTY,
    hands,
    top: lying,
    match: matchOf(said),
    penalty: wait === 'waits' ? Number(count) : 0,
    run: isRun ? rankOf(lying) : null,
  };
  if (first === undefined || played === 'draw')
    return { setup: withPlayable(setup), moves: [{ type: 'draw', by: 'p1' }] };
  const state = stateOf(setup);
  const chooses = state.phase !== 'deal' && choosesSuit(state, first);
  return { setup, moves: [{ type: 'play', by: 'p1', cards, ...(chooses && { suit: 'clubs' }) }] };
}

/** The same with a card in hand that could be played, where there is one: whether one may draw all the same is argued about. */
function withPlayable(setup: Setup): Setup {
  const state = stateOf(setup);
  if (state.phase === 'deal') return setup;
  const { p1 = [], ...others } = setup.hands;
  const free = without(CARDS, [...state.played, ...Object.values(others).flat()]);
  const playable = free.filter((card) => groundOf(state, card).allowed).slice(0, 1);
  const hand = [...playable, ...without(p1, playable)].slice(0, p1.length);
  return { ...setup, hands: { ...setup.hands, p1: hand } };
}

function rankIn(face: string): Rank {
  const rank = RANKS.find((one) => one === rankName(face));
  if (rank === undefined) throw new Error(`No rank is called ${face}`);
  return rank;
}

/** The suit of the first card that is played. Only the 5♥ is a heart among the 5s. */
function playedSuit({ top, played, fits }: Said): Suit {
  if (played === '5H') return 'hearts';
  return top === '5H' && fits === 'same' ? 'hearts' : 'spades';
}

function lyingSuit(said: Said): Suit {
  const { top, fits } = said;
  if (top === '5H') return 'hearts';
  // The suit of an Ace or of a 7 is not the one that is asked for.
  const isAsked = top !== 'A' && top !== '7';
  return (isAsked || said.run === 'run') && fits === 'same' ? playedSuit(said) : 'diamonds';
}

/** What has to be matched where it is not the card itself: the suit chosen with an Ace, what a 7 mirrors. */
function matchOf(said: Said): Match | null {
  const { top, below, fits, run } = said;
  const suit = fits === 'same' ? playedSuit(said) : 'clubs';
  if (top === 'A') return { rank: 'A', suit };
  return top === '7' && run !== 'run' ? { rank: rankIn(below ?? 'Q'), suit } : null;
}

/** The cards that are played, the one first that has to fit. */
function playedCards(said: Said): readonly Card[] {
  const { top = '', played = '', many = '1' } = said;
  if (played === 'draw') return [];
  const rank = rankIn(played);
  const first = cardOf(rank, playedSuit(said));
  const lying = top === 'any' ? [] : [cardOf(rankIn(top), lyingSuit(said))];
  const others = SUITS.map((suit) => cardOf(rank, suit)).filter((card) => card !== '5H');
  return [first, ...without(others, [first, ...lying])].slice(0, Number(many));
}

/** A card without a power on which another fits. */
function fittingCard(card: Card | undefined): Card {
  if (card === undefined) return '6S';
  return cardOf(rankOf(card) === '6' ? '9' : '6', suitOf(card));
}

function dealt(
  known: readonly Card[],
  cards: readonly Card[],
  players: number,
  left: number,
): BySeat<readonly Card[]> {
  const free = without(CARDS, known);
  const others: BySeat<readonly Card[]> = Object.fromEntries(
    SEATS.slice(1, players).map((seat, index): [string, readonly Card[]] => [
      seat,
      free.slice(LEFT * (index + 1), LEFT * (index + 2)),
    ]),
  );
  return { p1: [...cards, ...free.slice(0, left)], ...others };
}
