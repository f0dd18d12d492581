import type { DirectAnswersWords } from '../text-types/direct-answers.ts';

const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);
const span = (fewest: number, most: number) =>
  fewest === most ? players(fewest) : `${fewest} to ${most} players`;

/** English. */
export const words: DirectAnswersWords = {
  isThereCard: (title) => `Which cards are there in ${title}?`,
  noSuchCard: (title, cards) => `There is no such card in ${title}. ${cards}`,
  howMany: (title) => `How many can play ${title}?`,
  forPlayers: (title, fewest, most) => `${title} is for ${span(fewest, most)}.`,
  forSoMany: (told) => `Yes. ${told}`,
  notForSoMany: (count, told) => `No, not for ${players(count)}. ${told}`,
  howLong: (title) => `How long does a game of ${title} take?`,
  noTime: (length) => `${length} No source of its rules names a time in minutes.`,
  whatAge: (title) => `From what age is ${title}?`,
  noAge: 'No source of its rules names an age.',
  whoBegins: (title) => `Who begins in ${title}?`,
};
