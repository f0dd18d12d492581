import { rulesChoice } from './abilities.ts';
import { forbidsDeal } from './invalid-deal.ts';
import { isChoice } from './effect-types.ts';
import { EFFECT_OF } from './effects.ts';
import { forbidsPlay } from './following.ts';
import type { Refusal } from './refusal.ts';
import type { Action, Choosing, State } from './state.ts';
import { dueIn } from './to-act.ts';

/** What may be done. Legality is decided here and in the chapters that this file asks, nowhere else. */

/** Why the action is forbidden; an empty list: it is legal. */
export function judge(state: State, action: Action): readonly Refusal[] {
  switch (state.phase) {
    case 'over':
      return [{ type: 'game-over', rule: 'game-over', winner: state.winner }];
    case 'deal':
      if (action.type === 'deal') return forbidsDeal(state, action);
      break;
    case 'meeting':
      if (action.type !== 'play') break;
      if (action.by !== state.turn)
        return [{ type: 'not-your-turn', rule: 'turns', by: action.by, turn: state.turn }];
      return forbidsPlay(state, action);
    case 'effect':
      return forbidsChoice(state, action);
  }
  return [{ type: 'not-now', rule: 'turns', tried: action.type, phase: state.phase }];
}

/** Why this does not carry out what is due: that comes before anything else. */
function forbidsChoice(state: Choosing, action: Action): readonly Refusal[] {
  const due = dueIn(state);
  const effect = EFFECT_OF[due.effect];
  if (!isChoice(effect)) throw new Error(`Nobody chooses for ${due.effect}`);
  if (action.type === 'deal' || action.type === 'play' || action.type !== effect.move) {
    const rule = rulesChoice(due.effect);
    return [{ type: 'effect-due', rule, by: due.chooser, effect: due.effect, move: effect.move }];
  }
  if (action.by !== due.chooser)
    return [{ type: 'not-your-turn', rule: 'turns', by: action.by, turn: due.chooser }];
  return effect.forbids(state, due, action);
}
