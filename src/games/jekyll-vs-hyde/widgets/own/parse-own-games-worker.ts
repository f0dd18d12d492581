import { vocabulary } from '#games/jekyll-vs-hyde/rules/known-notation-words';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { handleGameReaderMessages } from '#widgets/own/handle-game-reader-messages.ts';
import { findAllProblemsInReplay } from '#widgets/own/find-all-problems-in-replay.ts';
import { readGames } from '#widgets/own/read-games.ts';

handleGameReaderMessages((source) => readGames(writing, source, findAllProblemsInReplay(vocabulary)));
