import { GAME_ID } from '#games/switch/rules/game-id';
import { words } from '#said/switch/page-texts';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** What two can be of different minds about in Switch besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gamePageUrl(GAME_ID, '/cases/?rule=turns') },
  { title: words.otherSubjects.deal, address: gamePageUrl(GAME_ID, '/cases/?chapter=deal') },
  { title: words.otherSubjects.drawing, address: gamePageUrl(GAME_ID, '/cases/?chapter=drawing') },
  { title: words.otherSubjects.ending, address: gamePageUrl(GAME_ID, '/cases/?chapter=finishing') },
  {
    title: words.otherSubjects.mistakes,
    address: `${gamePageUrl(GAME_ID, '/cases/')}?${new URLSearchParams({ words: words.wordForMistakes })}`,
  },
];
