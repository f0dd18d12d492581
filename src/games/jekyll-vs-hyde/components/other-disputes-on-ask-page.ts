import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { words } from '#said/jekyll-vs-hyde/page-texts';
import { gameUrl } from '#widgets/game-url.ts';

/** What two can be of different minds about in Jekyll vs Hyde besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gameUrl(GAME_ID, '/cases/#following') },
  { title: words.otherSubjects.deal, address: gameUrl(GAME_ID, '/cases/#deal') },
  { title: words.otherSubjects.preparation, address: gameUrl(GAME_ID, '/cases/#preparation') },
  { title: words.otherSubjects.ranking, address: gameUrl(GAME_ID, '/cases/#ranking') },
  { title: words.otherSubjects.potions, address: gameUrl(GAME_ID, '/cases/#potions') },
  { title: words.otherSubjects.tricks, address: gameUrl(GAME_ID, '/cases/#trick') },
  { title: words.otherSubjects.track, address: gameUrl(GAME_ID, '/cases/#track') },
  { title: words.otherSubjects.match, address: gameUrl(GAME_ID, '/cases/#match') },
  { title: words.otherSubjects.mistakes, address: gameUrl(GAME_ID, '/rules/#house') },
];
