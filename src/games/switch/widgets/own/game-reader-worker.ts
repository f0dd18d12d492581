import { writing } from '#games/switch/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/answer-reading-requests.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source));
