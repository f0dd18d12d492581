import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { switchChart } from '#games/switch/statechart/xstate-statechart';
import { statechartStateValue } from '#games/switch/statechart/statechart-state-value';
import { rulesOnlyMachine } from '#games/switch/rules-only-machine';
import { words as englishChart } from '#games/switch/words/en/statechart-drawing';
import { words as englishPlaces } from '#games/switch/words/en/statechart-state-descriptions';
import { words as japaneseChart } from '#games/switch/words/ja/statechart-drawing';
import { words as japanesePlaces } from '#games/switch/words/ja/statechart-state-descriptions';
import { gameByLot } from '../../random-game-generator.ts';
import { isWalkedAsDrawn } from '../../statechart-contract.ts';
import { lots } from '../rules/random-games-and-tables.ts';

/** Draws, where it is a player's turn. */
const drawing: typeof lots.choice = (state, luck, players) =>
  state.phase === 'turn' ? { type: 'draw', by: state.turn } : lots.choice(state, luck, players);

isWalkedAsDrawn({
  chart: switchChart,
  machine: switchMachine,
  viewing: rulesOnlyMachine,
  chartValue: statechartStateValue,
  games: [
    ...Array.from({ length: 200 }, (_, seed) => gameByLot(lots, seed)),
    // One in which everybody always draws, which nobody can win.
    gameByLot({ ...lots, choice: drawing }, 1, { table: 0 }),
  ],
  closely: 20,
  words: {
    English: { ...englishChart, places: englishPlaces },
    Japanese: { ...japaneseChart, places: japanesePlaces },
  },
});
