import { vocabulary } from '#games/switch/rules/known-notation-words';
import { writing } from '#games/switch/game-text-adapter';
import { handleGameReaderMessages } from '#widgets/own/handle-game-reader-messages.ts';
import { findAllProblemsInReplay } from '#widgets/own/find-all-problems-in-replay.ts';
import { readGames } from '#widgets/own/read-games.ts';

handleGameReaderMessages((source) => readGames(writing, source, findAllProblemsInReplay(vocabulary)));
