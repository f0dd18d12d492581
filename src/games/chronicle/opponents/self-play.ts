import type { Random } from '#kit/random';
import { apply } from '#games/chronicle/rules/apply';
import type { Seat } from '#games/chronicle/rules/cards';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { carriedOut, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { toAct } from '#games/chronicle/rules/to-act';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Over, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { chooseMove } from './choose-move.ts';
import { seatView } from './sample-hidden-cards.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Opponents against each other, to find out what they are worth. The same chance plays the same. */

/** Deals to so many and plays the game to its end; `strengthOf` says how strong each is. */
export function playGame(
  players: number,
  strengthOf: (seat: Seat) => Strength,
  chance: Random,
  { rulings, look }: { readonly rulings?: Partial<Rulings>; readonly look?: (state: State) => void } = {},
): Over {
  let state: State = start(rulings);
  for (;;) {
    look?.(state);
    if (state.phase === 'over') return state;
    if (state.phase === 'deal') {
      ({ state } = apply(state, shuffledDeal(chance, players)));
      continue;
    }
    const [seat] = toAct(state);
    if (seat === undefined || seat === 'dealer') throw new Error('A seat is to act');
    const intent = chosen(chooseMove(strengthOf(seat), seatView(view(state, seat)), chance));
    ({ state } = apply(state, carriedOut(state, intent, chance)));
  }
}

/** What a choice comes to, without a pause. */
export function chosen(choice: Iterator<unknown, Intent>): Intent {
  for (;;) {
    const step = choice.next();
    if (step.done === true) return step.value;
  }
}
