import { vocabulary } from '#games/jekyll-vs-hyde/rules/notation-vocabulary';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { answerReadingRequests } from '#widgets/own/handle-game-reader-messages.ts';
import { everyProblem } from '#widgets/own/find-all-replay-problems.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadingRequests((source) => readGames(writing, source, everyProblem(vocabulary)));
