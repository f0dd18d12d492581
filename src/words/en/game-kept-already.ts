import type { GameKeptAlreadyWords } from '../text-types/game-kept-already.ts';

/** English. */
export const words: GameKeptAlreadyWords = {
  already: (name) => `This game is kept already, as “${name}”: here it is.`,
  beside: (name, taken) => `Kept as “${name}”: another game is called “${taken}”.`,
  openOther: 'Open that one',
};
