import { vocabulary } from '#games/switch/rules/notation-vocabulary';
import { writing } from '#games/switch/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/answer-reading-requests.ts';
import { everyProblem } from '#widgets/own/every-problem.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source, everyProblem(vocabulary)));
