import { apply } from '#games/switch/rules/apply';
import { cardOf, SEATS, SUITS, type Card, type Rank } from '#games/switch/rules/cards';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import { EMPTY, stateOf } from '#games/switch/rules/position-setup';
import { playsOf } from '#games/switch/rules/several';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';

/** How much one player can do before anybody else acts. */

/** The longest turn of a table. */
export interface LongestTurn {
  readonly players: number;
  /** Its plays in order, the last of which gives the turn away. */
  readonly plays: readonly Play[];
  /** How many cards go in the turn that gets rid of most. */
  readonly cards: number;
}

/** All that can give another turn, four plain cards of a rank to end with, and one that is kept, so that nobody has to draw. */
const RANKS_HELD: readonly Rank[] = ['8', 'J', '9'];
const KEPT = cardOf('6', 'clubs');
const HAND: readonly Card[] = [
  ...RANKS_HELD.flatMap((rank) => SUITS.map((suit) => cardOf(rank, suit))),
  KEPT,
];
/** What the others hold, who never act. */
const ELSEWHERE: readonly Card[] = ['4C', '4D', '4H', '4S', '10C'];
const [SEAT] = SEATS;

/** The most that the best hand can do, looked through play by play. */
export function longestTurn(players: number, reading: Rulings['even-eights']): LongestTurn {
  const hands = Object.fromEntries(
    SEATS.slice(0, players).map((seat, index) => [
      seat,
      seat === SEAT ? HAND : ELSEWHERE.slice(index - 1, index),
    ]),
  );
  const rulings = { ...EMPTY.rulings, 'even-eights': reading };
  const state = stateOf({ ...EMPTY, rulings, hands, top: cardOf('Q', 'spades') });
  if (state.phase !== 'turn') throw new Error('Somebody sits at the table');
  return { players, ...lookOn(state, new Map()) };
}

type Best = Omit<LongestTurn, 'players'>;
const NOTHING: Best = { plays: [], cards: 0 };

/** From a position on: the most plays, and the most cards, before another acts. */
function lookOn(state: Turn, seen: Map<string, Best>): Best {
  const key = `${handOf(state, SEAT).join()} ${state.match.rank} ${state.match.suit}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  let best = NOTHING;
  for (const play of playsOf(state)) {
    const { state: after } = apply(state, play);
    const on = after.phase === 'turn' && after.turn === SEAT ? lookOn(after, seen) : NOTHING;
    best = {
      plays: on.plays.length < best.plays.length ? best.plays : [play, ...on.plays],
      cards: Math.max(best.cards, play.cards.length + on.cards),
    };
  }
  seen.set(key, best);
  return best;
}
