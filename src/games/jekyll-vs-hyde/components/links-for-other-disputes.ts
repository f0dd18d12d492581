import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { words } from '#said/jekyll-vs-hyde/page-texts';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** What two can be of different minds about in Jekyll vs Hyde besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gamePageUrl(GAME_ID, '/cases/?rule=turns') },
  { title: words.otherSubjects.deal, address: gamePageUrl(GAME_ID, '/cases/?chapter=deal') },
  { title: words.otherSubjects.preparation, address: gamePageUrl(GAME_ID, '/cases/?chapter=preparation') },
  { title: words.otherSubjects.ranking, address: gamePageUrl(GAME_ID, '/cases/?chapter=ranking') },
  { title: words.otherSubjects.potions, address: gamePageUrl(GAME_ID, '/cases/?chapter=potions') },
  { title: words.otherSubjects.tricks, address: gamePageUrl(GAME_ID, '/cases/?chapter=trick') },
  { title: words.otherSubjects.track, address: gamePageUrl(GAME_ID, '/cases/?chapter=track') },
  { title: words.otherSubjects.match, address: gamePageUrl(GAME_ID, '/cases/?chapter=match') },
  {
    title: words.otherSubjects.mistakes,
    address: `${gamePageUrl(GAME_ID, '/cases/')}?${new URLSearchParams({ words: words.wordForMistakes })}`,
  },
];
