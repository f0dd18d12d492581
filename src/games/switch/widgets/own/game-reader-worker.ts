import { vocabulary } from '#games/switch/rules/notation-vocabulary';
import { writing } from '#games/switch/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/handle-game-reader-messages.ts';
import { everyProblem } from '#widgets/own/find-all-replay-problems.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source, everyProblem(vocabulary)));
