import { GAME_ID } from '#games/chronicle/rules/game-id';
import { words } from '#said/chronicle/page-texts';
import { subjectsInCasebook } from '../../../components/casebook/subjects-in-casebook.ts';

/** What two can be of different minds about in Chronicle besides a card that was played, and where that is answered. */
export const otherSubjects = subjectsInCasebook(GAME_ID, words.otherSubjects, {
  winner: { rule: 'highest-wins' },
  turn: { rule: 'turns' },
  lead: { chapter: 'leading' },
  deal: { chapter: 'deal' },
  abilities: { chapter: 'abilities' },
  allies: { chapter: 'allies' },
  leftover: { rule: 'leftover-hand' },
  angel: { rule: 'angel-discards' },
  evil: { rule: 'evil-excludes' },
  fame: { chapter: 'fame' },
  ending: { chapter: 'ending' },
  mistakes: { words: words.wordForMistakes },
});
