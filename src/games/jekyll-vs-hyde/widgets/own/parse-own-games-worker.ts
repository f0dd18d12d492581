import { vocabulary } from '#games/jekyll-vs-hyde/rules/notation-vocabulary';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { handleGameReaderMessages } from '#widgets/own/handle-game-reader-messages.ts';
import { findAllReplayProblems } from '#widgets/own/find-all-replay-problems.ts';
import { readGames } from '#widgets/own/read-games.ts';

handleGameReaderMessages((source) => readGames(writing, source, findAllReplayProblems(vocabulary)));
