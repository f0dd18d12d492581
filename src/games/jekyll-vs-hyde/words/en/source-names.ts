import type { RulebookWords } from '../text-types/rulebook.ts';

/** What each source is called, with whose it is, for who argues asks whether it is official; and a point of the one whose points have numbers. */
export const sourceNames: RulebookWords['sourceNames'] = {
  M: 'Manual by an unknown author',
  L: 'List of 26 points by an unknown author',
  J: 'Player’s Japanese summary',
  H: 'Help page of an online table',
  F: 'Publisher’s official answers',
};
export const pointOfList: RulebookWords['pointOfList'] = (point) => `point ${point}`;
