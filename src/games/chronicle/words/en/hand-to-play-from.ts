import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

const { seats, card } = game;

/** English. */
export const words: PlayerHandWords = {
  playable: (playable, down) => `${card(playable)}, ${down ? 'to be played face down' : 'playable'}`,
  barred: (barred) => `${card(barred)}, not playable now`,
  down: 'down',
  giveUnseen: (to) => `Have a card given to ${seats[to]}`,
  claimDown: (from) => `Take the card that ${seats[from]} has played face down`,
};
