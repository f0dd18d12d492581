import { GAME_ID } from '#games/switch/rules/game-id';
import { words } from '#said/switch/page-texts';
import { subjectsInCasebook } from '../../../components/casebook/subjects-in-casebook.ts';

/** What two can be of different minds about in Switch besides a card that was played, and where that is answered. */
export const otherSubjects = subjectsInCasebook(GAME_ID, words.otherSubjects, {
  jacks: { topic: 'J' },
  eights: { topic: '8' },
  turn: { rule: 'turns' },
  deal: { chapter: 'deal' },
  drawing: { chapter: 'drawing' },
  ending: { chapter: 'finishing' },
  mistakes: { words: words.wordForMistakes },
});
