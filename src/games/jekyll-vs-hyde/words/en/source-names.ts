import type { JekyllVsHydeRulebook } from '../text-types/rulebook.ts';

/** What each source is called, and a point of the one whose points have numbers. */
export const sourceNames: JekyllVsHydeRulebook['sourceNames'] = {
  M: 'Manual',
  L: 'List of 26 points',
  J: 'Japanese summary',
  H: 'Help page',
  F: 'Publisher’s answers',
};
export const pointOfList: JekyllVsHydeRulebook['pointOfList'] = (point) => `point ${point}`;
