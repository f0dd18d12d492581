import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { words } from '#said/jekyll-vs-hyde/page-texts';
import { subjectsInCasebook } from '../../../components/casebook/subjects-in-casebook.ts';

/** What two can be of different minds about in Jekyll vs Hyde besides a card that was played, and where that is answered. */
export const otherSubjects = subjectsInCasebook(GAME_ID, words.otherSubjects, {
  firstLead: { rule: 'first-leader' },
  turn: { rule: 'turns' },
  deal: { chapter: 'deal' },
  preparation: { chapter: 'preparation' },
  ranking: { chapter: 'ranking' },
  potions: { chapter: 'potions' },
  tricks: { rule: 'take-trick' },
  track: { chapter: 'track' },
  match: { chapter: 'match' },
  mistakes: { words: words.wordForMistakes },
});
