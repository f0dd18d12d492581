import { vocabulary } from '#games/chronicle/rules/notation-vocabulary';
import { writing } from '#games/chronicle/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/answer-reading-requests.ts';
import { everyProblem } from '#widgets/own/every-problem.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source, everyProblem(vocabulary)));
