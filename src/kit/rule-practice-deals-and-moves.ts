import type { Game, GameTypes } from './game.ts';
import { pick, type Random } from './random.ts';

/**
 * Practising a rule: picks a deal, and an opponent's move among nearly equal ones, so that the rule comes up soon. How soon is
 * estimated by playing on with random moves, for nobody knows what a reader will do.
 */

type Playable<T extends GameTypes> = Pick<Game<T>, 'apply' | 'deal' | 'legal' | 'toAct'>;

/** Moves that are made by lot to find out how soon a rule comes up, deals that are looked at, and how often each thing is tried. */
const MOVES = 14;
const DEALS = 12;
const TRIES = 4;

/** How soon an event cites a rule if more moves are made by lot: 1 with the move itself, less with each that follows, 0 where none does. */
function soonness<T extends GameTypes>(
  game: Playable<T>,
  from: T['state'],
  move: T['action'],
  rule: string,
  chance: Random,
): number {
  let state = from;
  let next: T['action'] | null = move;
  for (let made = 1; made <= MOVES && next !== null; made += 1) {
    const played = game.apply(state, next);
    if (played.events.some((event) => event.rule === rule)) return 1 / made;
    state = played.state;
    next = byLot(game, state, chance);
  }
  return 0;
}

/** Any move; the dealer deals. Null where the game is over. */
function byLot<T extends GameTypes>(
  game: Playable<T>,
  state: T['state'],
  chance: Random,
): T['action'] | null {
  if (game.toAct(state).includes('dealer')) return game.deal(state, chance);
  const moves = game.legal(state);
  return moves.length === 0 ? null : pick(moves, chance);
}

/** Of some deals the one in which a rule comes up soonest; of equals the first. */
export function practiceDeal<T extends GameTypes>(
  game: Playable<T>,
  state: T['state'],
  players: number,
  rule: string,
  chance: Random,
): T['action'] {
  const deals = Array.from({ length: DEALS }, () => game.deal(state, chance, players));
  const soon = deals.map((deal) => sumOf(TRIES, () => soonness(game, state, deal, rule, chance)));
  return soonest(deals, soon);
}

/** How an opponent who lets a rule come up chooses. */
export interface Practising<T extends GameTypes, Thought extends { readonly moves: readonly unknown[] }> {
  readonly game: Playable<T>;
  /** What it thinks of its moves, clearer with each deal that it imagines. */
  readonly thinking: Iterable<Thought>;
  /** The share of the game, 0 to 1, that each move has by that. */
  readonly worths: (thought: Thought) => readonly number[];
  /** So much less of it than the best a move may have, to be about as good. */
  readonly margin: number;
  /** A position that fits what the opponent sees. */
  readonly imagine: (chance: Random) => T['state'];
  /** What a move comes to there. */
  readonly carriedOut: (state: T['state'], move: Thought['moves'][number], chance: Random) => T['action'];
}

/**
 * Of the moves that are about as good as the best, the one after which a rule comes up soonest; of equals the better. It pauses after each
 * deal. Refuses (throws) where there is nothing to choose from.
 */
export function* practiceMove<T extends GameTypes, Thought extends { readonly moves: readonly unknown[] }>(
  { game, thinking, worths, margin, imagine, carriedOut }: Practising<T, Thought>,
  rule: string,
  chance: Random,
): Generator<undefined, Thought['moves'][number]> {
  let thought: Thought | null = null;
  for (thought of thinking) yield;
  if (thought === null) throw new Error('There is nothing to choose from');
  const good = aboutAsGood<Thought['moves'][number]>(thought.moves, worths(thought), margin);
  const soon = good.map(() => 0);
  for (let tried = 0; tried < 2 * TRIES && good.length > 1; tried += 1) {
    // All are tried in the same position, so that luck does not choose.
    const state = imagine(chance);
    good.forEach((move, index) => {
      soon[index] = (soon[index] ?? 0) + soonness(game, state, carriedOut(state, move, chance), rule, chance);
    });
  }
  return soonest(good, soon);
}

/** The moves that are worth no more than a margin less than the best, the better first. */
function aboutAsGood<Move>(
  moves: readonly Move[],
  worths: readonly number[],
  margin: number,
): readonly Move[] {
  const best = Math.max(...worths);
  return moves
    .map((move, index) => ({ move, worth: worths[index] ?? 0 }))
    .filter(({ worth }) => worth >= best - margin)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ move }) => move);
}

function soonest<Each>(all: readonly Each[], soon: readonly number[]): Each {
  const first = all[soon.indexOf(Math.max(...soon))];
  if (first === undefined) throw new Error('There is nothing to choose from');
  return first;
}

function sumOf(count: number, each: () => number): number {
  return Array.from({ length: count }, each).reduce((sum, one) => sum + one, 0);
}
