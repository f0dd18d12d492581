import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { abilitiesBy, historyBy } from '#games/chronicle/rules/reader-supplied-card-effects';
import { chronicleGame } from '#games/chronicle/rules/game';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { seatsAt } from '#games/chronicle/rules/seats';
import { loadFilledInCards } from '#games/chronicle/widgets/reader-supplied-card-effects/reader-supplied-card-effects-store';

/** A table plays by the cards as the reader has filled them in: abilities from the first deal on, history cards as rounds are dealt. */

export const filledInCardsMachine: typeof chronicleMachine = {
  ...chronicleMachine,
  game: {
    ...chronicleGame,
    deal: (state, chance, players) => {
      if (state.phase !== 'deal') throw new Error(`Nothing is for the dealer to do in phase ${state.phase}`);
      const sit =
        state.last === null ? (players ?? chronicleGame.players.fewest) : seatsAt(state.last).length;
      return shuffledDeal(chance, sit, historyBy(loadFilledInCards().set));
    },
  },
};

/** What the table has settled, with what its cards do. */
export function settled(chosen: Partial<Rulings> = {}): Partial<Rulings> {
  return { ...chosen, abilities: abilitiesBy(loadFilledInCards().set) };
}
