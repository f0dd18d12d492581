import type { RulebookWords } from '../text-types/rulebook.ts';
import { rules } from './rule-sentences.ts';
import { rulings } from './rulings.ts';
import { sections } from './source-sections.ts';

/** The rulebook in English. */
export const rulebook: RulebookWords = {
  chapters: {
    history: 'The history card',
    deal: 'The deal',
    leading: 'Leading',
    following: 'Following',
    winning: 'Winning a Meeting',
    abilities: 'Abilities and their times',
    effects: 'What abilities can do',
    allies: 'Allies',
    evil: 'The Angel and Evil',
    fame: 'Fame',
    ending: 'The end of the game',
  },
  rules,
  rulings,
  sections,
  manual: 'Manual by an unknown author',
  sources: {
    manual:
      'A reference manual in English, which gives the frame of the game. It does not say who wrote it, or whether it is the booklet in the box.',
    reviews: 'What they tell of single cards; the page is of 2009.',
  },
};
