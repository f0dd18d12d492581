import type { PlayableCardsPanelWords } from '../text-types/playable-cards-panel.ts';

/** English. */
export const words: PlayableCardsPanelWords = {
  title: 'What may be played',
  nobody: 'Nobody is to play a card here.',
  hidden: (name) =>
    `${name} is to act, and those cards lie face down: see the game as ${name} or as everybody.`,
};
