import { pick, shuffle, type Random } from '#kit/random';
import { apply } from './apply.ts';
import { shuffledDeal } from './shuffled-deal.ts';
import { judge, legal } from './judge.ts';
import { countDue, stillToChoose } from './preparation.ts';
import type { Action, State } from './state.ts';

/** Games played by lot. */

/** A state, and the move that led to it. */
export interface Moved {
  readonly action: Action;
  readonly state: State;
}

/** A legal move by lot, a shuffled deal where one is due. Refuses (throws) where the game is over. */
export function randomMove(state: State, chance: Random): Action {
  if (state.phase === 'deal') return shuffledDeal(chance);
  if (state.phase !== 'preparation') return pick(legal(state), chance);
  // To list all gifts takes long, and most sets of cards may be given.
  const by = pick(stillToChoose(state.chosen), chance);
  for (;;) {
    const give: Action = {
      type: 'exchange',
      by,
      cards: shuffle(state.hands[by], chance).slice(0, countDue(state)),
    };
    if (judge(state, give).length === 0) return give;
  }
}

/** A game played on by lot to its end, move by move. */
export function* randomGame(from: State, chance: Random): Generator<Moved> {
  for (let state = from; state.phase !== 'over';) {
    const action = randomMove(state, chance);
    ({ state } = apply(state, action));
    yield { action, state };
  }
}
