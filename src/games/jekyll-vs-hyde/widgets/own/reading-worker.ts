import { writing } from '#games/jekyll-vs-hyde/writing';
import { answerReadings } from '#widgets/own/answer-readings.ts';
import { readGames } from '#widgets/own/read-games.ts';

answerReadings((source) => readGames(writing, source));
