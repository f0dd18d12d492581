import { GAME_ID } from '#games/switch/rules/game-id';
import { words } from '#said/switch/page-texts';
import { gameUrl } from '#widgets/game-url.ts';

/** What two can be of different minds about in Switch besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gameUrl(GAME_ID, '/cases/#matching') },
  { title: words.otherSubjects.deal, address: gameUrl(GAME_ID, '/cases/#deal') },
  { title: words.otherSubjects.drawing, address: gameUrl(GAME_ID, '/cases/#drawing') },
  { title: words.otherSubjects.ending, address: gameUrl(GAME_ID, '/cases/#finishing') },
  { title: words.otherSubjects.mistakes, address: gameUrl(GAME_ID, '/cases/card-that-does-not-fit/') },
];
