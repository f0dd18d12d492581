import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { chronicleChart } from '#games/chronicle/statechart/xstate-statechart';
import { statechartStateValue } from '#games/chronicle/statechart/statechart-state-value';
import { rulesOnlyMachine } from '#games/chronicle/rules-only-machine';
import { words as englishChart } from '#games/chronicle/words/en/statechart-drawing';
import { words as englishPlaces } from '#games/chronicle/words/en/statechart-state-descriptions';
import { words as japaneseChart } from '#games/chronicle/words/ja/statechart-drawing';
import { words as japanesePlaces } from '#games/chronicle/words/ja/statechart-state-descriptions';
import { gameByLot } from '../../random-game-generator.ts';
import { isWalkedAsDrawn } from '../../statechart-contract.ts';
import { lots } from '../rules/random-games-and-tables.ts';

isWalkedAsDrawn({
  chart: chronicleChart,
  machine: chronicleMachine,
  viewing: rulesOnlyMachine,
  chartValue: statechartStateValue,
  games: Array.from({ length: 80 }, (_, seed) => gameByLot(lots, seed)),
  closely: 8,
  words: {
    English: { ...englishChart, places: englishPlaces },
    Japanese: { ...japaneseChart, places: japanesePlaces },
  },
});
