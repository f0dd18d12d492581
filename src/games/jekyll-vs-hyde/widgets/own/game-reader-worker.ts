import { vocabulary } from '#games/jekyll-vs-hyde/rules/notation-vocabulary';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/answer-reading-requests.ts';
import { everyProblem } from '#widgets/own/every-problem.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source, everyProblem(vocabulary)));
