import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

/** English. */
export const words: DisputeQueryPatterns = {
  suits: { wrath: 'wrath|wrathe|w', greed: 'greed|gread|g', pride: 'pride|p' },
  potion: 'potion',
  named: '(?:nam(?:ed?|es|ing)|call(?:s|ed|ing)?|declar(?:ed?|es|ing)|ask(?:s|ed|ing)? for)(?: the)? #',
  title: ({ led, answer, names }) =>
    `${game.card(led)} led${names === null ? '' : `, ${game.suits[names]} named`}, ${game.card(answer)} answered: who wins?`,
};
