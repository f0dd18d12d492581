import type { RulebookWords } from '../text-types/rulebook.ts';
import { house } from './house-answers.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { pointOfList, sourceNames } from './source-names.ts';
import { wordings } from './wording-differences.ts';

/** The rulebook of Jekyll vs Hyde in English. */
export const rulebook: RulebookWords = {
  chapters: {
    deal: 'The deal',
    preparation: 'The preparation',
    following: 'Leading and following',
    ranking: 'The ranking of the suits',
    trick: 'Who wins a trick',
    potions: 'What Potions do',
    track: 'The progression of evil',
    match: 'The return match',
  },
  rules,
  rulings,
  house,
  wordings,
  sourceNames,
  pointOfList,
  sources: {
    M: 'A reference manual of the game in English. It does not say who wrote it, or whether it is the booklet in the box.',
    L: 'A list of 26 points in English.',
    J: 'A summary in Japanese, written in January 2021 from the beta of an online table; it warns that it may be out of date.',
    H: 'The help page of a large online table, from December 2020 on.',
    F: 'The questions and answers of the Italian publisher.',
  },
};
