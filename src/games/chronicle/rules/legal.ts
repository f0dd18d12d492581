import { isChoice } from './effect-types.ts';
import { EFFECT_OF } from './effects.ts';
import { playOf } from './following.ts';
import { dueIn } from './to-act.ts';
import { handOf } from './seats.ts';
import type { Action, State } from './state.ts';

/** Every legal action but the dealer's, which is no choice. A card that is taken unseen is an action for each card that it can be. */
export function legal(state: State): readonly Action[] {
  switch (state.phase) {
    case 'deal':
    case 'over':
      return [];
    case 'meeting':
      return handOf(state, state.turn).flatMap((card) => playOf(state, state.turn, card) ?? []);
    case 'effect': {
      const due = dueIn(state);
      const effect = EFFECT_OF[due.effect];
      return isChoice(effect) ? effect.options(state, due) : [];
    }
  }
}
