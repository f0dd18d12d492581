import type { Random } from '#kit/random';
import { apply } from '#games/switch/rules/apply';
import type { Seat } from '#games/switch/rules/cards';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import { start } from '#games/switch/rules/state-before-deal';
import type { Over, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { chooseMove } from './choose-move.ts';
import { seatView } from './sample-hidden-cards.ts';
import type { Move } from './distinct-legal-moves.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Opponents against each other, to find out what they are worth. The same chance plays the same. */

/** Deals to so many and plays the game to its end; `strengthOf` says how strong each is. */
export function playGame(players: number, strengthOf: (seat: Seat) => Strength, chance: Random): Over {
  let { state }: { readonly state: State } = apply(start(), shuffledDeal(chance, players));
  for (;;) {
    switch (state.phase) {
      case 'over':
        return state;
      case 'deal':
        throw new Error('Cards are dealt once');
      case 'shuffle':
        ({ state } = apply(state, shuffledDeck(state, chance)));
        break;
      case 'turn': {
        const seen = seatView(view(state, state.turn));
        ({ state } = apply(state, chosen(chooseMove(strengthOf(state.turn), seen, chance))));
      }
    }
  }
}

/** What a choice comes to, without a pause. */
export function chosen(choice: Iterator<unknown, Move>): Move {
  for (;;) {
    const step = choice.next();
    if (step.done === true) return step.value;
  }
}
