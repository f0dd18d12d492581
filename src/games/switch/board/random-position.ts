import { rankOf } from '#games/switch/rules/cards';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import { apply } from '#games/switch/rules/apply';
import { playable } from '#games/switch/rules/legal';
import { playsOf } from '#games/switch/rules/several';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import { setupOf, type Setup } from '#games/switch/rules/position-setup';
import { start } from '#games/switch/rules/state-before-deal';
import type { Action, State, Turn } from '#games/switch/rules/state';
import { handOf, topOf } from '#games/switch/rules/turn-order';
import { pick, seededRandom, type Random } from '#kit/random';

/** Positions out of games that are played by lot, of a kind that is asked for. */

/** What a position may have to show. */
export const KINDS = {
  any: () => true,
  penalty: ({ penalty }) => penalty > 0,
  run: ({ run }) => run !== null,
  mirror: (state) => rankOf(topOf(state)) === '7' && state.run === null && state.match.rank !== '7',
  ace: (state) => rankOf(topOf(state)) === 'A' && state.run === null,
  several: (state) => playsOf(state).some(({ cards }) => cards.length > 2),
  blocked: (state) => playable(state).length === 0,
  'last-card': (state) => handOf(state, state.turn).length === 1,
} as const satisfies Readonly<Record<string, (state: Turn) => boolean>>;
export type Kind = keyof typeof KINDS;

/** Few games are longer. */
const MOST_MOVES = 120;
const MOST_GAMES = 200;

/**
 * A position of the kind asked for, by the given seed; one of any kind where none comes up in many games. Illegal plays that have a
 * price are not tried.
 */
export function randomPosition(kind: Kind, seed: number, players: number, rulings: Rulings): Setup {
  const chance = seededRandom(seed);
  let any: Turn | null = null;
  for (let game = 0; game < MOST_GAMES; game++) {
    const turns = turnsOf(chance, players, rulings);
    const found = turns.filter(KINDS[kind]);
    if (found.length > 0) return setupOf(pick(found, chance));
    any ??= turns.at(-1) ?? null;
  }
  return setupOf(any ?? start(rulings));
}

/** The turns of a game in which cards are played rather than drawn. */
function turnsOf(chance: Random, players: number, rulings: Rulings): readonly Turn[] {
  const turns: Turn[] = [];
  let state: State = start({ ...rulings, mistakes: 'refused' });
  for (let move = 0; move < MOST_MOVES && state.phase !== 'over'; move++) {
    if (state.phase === 'turn') turns.push({ ...state, rulings });
    state = apply(state, moveBy(chance, players, state)).state;
  }
  return turns;
}

function moveBy(chance: Random, players: number, state: Exclude<State, { phase: 'over' }>): Action {
  if (state.phase === 'deal') return shuffledDeal(chance, players);
  if (state.phase === 'shuffle') return shuffledDeck(state, chance);
  const plays = playsOf(state);
  return plays.length === 0 ? { type: 'draw', by: state.turn } : pick(plays, chance);
}
