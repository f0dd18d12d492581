import type { Random } from '#kit/random';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Dealing, Over, Round } from '#games/jekyll-vs-hyde/rules/state';
import { gap } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { chooseMove } from './choose-move.ts';
import { hydesChance, MARKERS, type MatchChances } from './match-chances.ts';
import type { Move } from './legal-moves-of-seat.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Opponents against each other, to find out what they are worth. The same chance plays the same. */

/** Deals a round and plays it to its end. */
function playRound(
  from: Dealing,
  players: BySeat<Strength>,
  chance: Random,
  solver: Solver,
  chances?: MatchChances,
): Dealing | Over {
  let { state } = apply(from, shuffledDeal(chance));
  while ('hands' in state) {
    const [seat] = toAct(state);
    if (seat === undefined || seat === 'dealer') throw new Error('Nobody is to play');
    const move = chosen(chooseMove(players[seat], view(state, seat), chance, solver, chances));
    ({ state } = apply(state, move));
  }
  return state;
}

/** Plays a whole game. */
export function playGame(players: BySeat<Strength>, chance: Random, solver: Solver): Over {
  let state: Dealing | Over = start();
  while (state.phase === 'deal') state = playRound(state, players, chance, solver);
  return state;
}

/** What a choice comes to, without a pause. */
export function chosen(choice: Iterator<unknown, Move>): Move {
  for (;;) {
    const step = choice.next();
    if (step.done === true) return step.value;
  }
}

/**
 * Hyde's chances from so many rounds at each place where the marker can stand, the last round first: who plays an earlier one
 * knows what its gap is worth. Gives them as far as they are known after each place.
 */
export function* playForChances(
  strength: Strength,
  rounds: number,
  chance: Random,
  solver: Solver,
): Generator<MatchChances> {
  const chances: Record<Round, Record<number, number>> = { 1: {}, 2: {}, 3: {} };
  for (const round of [3, 2, 1] as const) {
    for (const marker of MARKERS[round]) {
      let sum = 0;
      for (let played = 0; played < rounds; played += 1) {
        const from: Dealing = { ...start(), round, marker };
        const after = playRound(from, { jekyll: strength, hyde: strength }, chance, solver, chances);
        const reached = gap(tricksOwned(after.finished?.tricks ?? []));
        sum += hydesChance(round, marker, reached, chances);
      }
      chances[round][marker] = Number((sum / rounds).toFixed(3));
      yield chances;
    }
  }
}
