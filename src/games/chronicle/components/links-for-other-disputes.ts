import { GAME_ID } from '#games/chronicle/rules/game-id';
import { words } from '#said/chronicle/page-texts';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** What two can be of different minds about in Chronicle besides a card that was played, and where that is answered. */
export const otherSubjects = [
  { title: words.otherSubjects.turn, address: gamePageUrl(GAME_ID, '/cases/?rule=turns') },
  { title: words.otherSubjects.lead, address: gamePageUrl(GAME_ID, '/cases/?chapter=leading') },
  { title: words.otherSubjects.deal, address: gamePageUrl(GAME_ID, '/cases/?chapter=deal') },
  { title: words.otherSubjects.abilities, address: gamePageUrl(GAME_ID, '/cases/?chapter=abilities') },
  { title: words.otherSubjects.allies, address: gamePageUrl(GAME_ID, '/cases/?chapter=allies') },
  { title: words.otherSubjects.evil, address: gamePageUrl(GAME_ID, '/cases/?chapter=evil') },
  { title: words.otherSubjects.fame, address: gamePageUrl(GAME_ID, '/cases/?chapter=fame') },
  { title: words.otherSubjects.ending, address: gamePageUrl(GAME_ID, '/cases/?chapter=ending') },
  {
    title: words.otherSubjects.mistakes,
    address: `${gamePageUrl(GAME_ID, '/cases/')}?${new URLSearchParams({ words: words.wordForMistakes })}`,
  },
];
