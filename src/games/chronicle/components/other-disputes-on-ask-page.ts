import { GAME_ID } from '#games/chronicle/rules/game-id';
import { words } from '#said/chronicle/page-texts';
import { gameUrl } from '#widgets/game-url.ts';

/** What two can be of different minds about in Chronicle besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gameUrl(GAME_ID, '/cases/#following') },
  { title: words.otherSubjects.lead, address: gameUrl(GAME_ID, '/cases/#leading') },
  { title: words.otherSubjects.deal, address: gameUrl(GAME_ID, '/cases/#deal') },
  { title: words.otherSubjects.abilities, address: gameUrl(GAME_ID, '/cases/#abilities') },
  { title: words.otherSubjects.allies, address: gameUrl(GAME_ID, '/cases/#allies') },
  { title: words.otherSubjects.evil, address: gameUrl(GAME_ID, '/cases/#evil') },
  { title: words.otherSubjects.fame, address: gameUrl(GAME_ID, '/cases/#fame') },
  { title: words.otherSubjects.ending, address: gameUrl(GAME_ID, '/cases/#ending') },
  { title: words.otherSubjects.mistakes, address: gameUrl(GAME_ID, '/cases/out-of-turn/') },
];
