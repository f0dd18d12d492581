import { describe, expect, test } from 'vitest';
import { commandLine } from '#games/chronicle/command-line';
import { chronicleGame } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import { stateKey } from '#games/chronicle/rules/perft-state-key';
import type { Action, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';
import { perft } from '#replays/perft';
import { openReplay } from '#replays/read-replay';
import { writeReplay } from '#replays/write-replay';
import { choice, tableAt } from './random-games-and-tables.ts';
import {
  naiveDeal,
  naiveMake,
  naiveMoves,
  naivePerft,
  naiveTrace,
  type Naive,
} from './independent-naive-engine.ts';

/** Two engines that share nothing play the same games: they must agree on every state, and on how many ways lead on from it. */

const GAMES = 160;
const SEEDS = Array.from({ length: GAMES }, (_, seed) => seed);

interface Printed extends Record<string, unknown> {
  readonly hands: Readonly<Record<string, readonly string[]>>;
  readonly allies: Readonly<Record<string, readonly string[]>>;
}

describe('A naive second engine', () => {
  test(`stands where the rules stand after every move of ${GAMES} games, by what the command line prints`, () => {
    for (const seed of SEEDS) {
      const { actions, rulings } = gameBy(seed);
      const file = writeReplay({ game: 'chronicle', rulings, moves: actions.map((action) => ({ action })) });
      const opened = openReplay(file, ['chronicle']);
      if (!opened.ok) throw new Error('It is no replay');
      const { lines, good } = commandLine.trace('a.json', opened.value);
      expect(good).toBe(true);
      let table: Naive | null = null;
      for (const [index, action] of actions.entries()) {
        table = step(table, action, rulings);
        expect(printed(lines[index])).toEqual(naiveTrace(table));
      }
    }
  });

  test('has the same moves before every one of them', () => {
    for (const seed of SEEDS) {
      const { actions, rulings } = gameBy(seed);
      let state: State = chronicleGame.start(rulings);
      let table: Naive | null = null;
      for (const action of actions) {
        const moves = chronicleGame.legal(state).map((each) => textOf(each, state));
        expect(moves.toSorted()).toEqual(table === null ? [] : naiveMoves(table).toSorted());
        ({ state } = chronicleGame.apply(state, action));
        table = step(table, action, rulings);
      }
    }
  });

  test.each(SEEDS.filter((seed) => seed % 8 < 2))(
    'counts as many sequences as the rules do: game %i',
    (seed) => {
      const { actions, rulings } = gameBy(seed);
      let state: State = chronicleGame.start(rulings);
      let table: Naive | null = null;
      for (const action of actions.slice(0, 1 + ((seed * 7) % 60))) {
        ({ state } = chronicleGame.apply(state, action));
        table = step(table, action, rulings);
      }
      if (table === null) throw new Error('Nothing is dealt');
      const from = table;
      const depth = naiveMoves(from).length > 12 ? 2 : 3;
      const depths = Array.from({ length: depth }, (_, index) => index + 1);
      const counts = [...perft(chronicleGame, state, { alike: stateKey }).take(depth)].map(Number);
      expect(counts).toEqual(depths.map((each) => naivePerft(from, each)));
      // Without putting alike states together: what is alike must not be too much.
      expect([...perft(chronicleGame, state, { alike: JSON.stringify }).take(depth)].map(Number)).toEqual(
        counts,
      );
    },
  );
});

function step(table: Naive | null, action: Action, rulings: Rulings): Naive {
  if (action.type === 'deal') return naiveDeal(action, rulings, table);
  if (table === null) throw new Error('A game begins with a deal');
  naiveMake(table, chronicleNotation.write(action, chronicleGame.start(), true));
  return table;
}

function textOf(action: Action, state: State): string {
  return chronicleNotation.write(action, state, true).trim();
}

function gameBy(seed: number): { readonly actions: readonly Action[]; readonly rulings: Rulings } {
  const luck = seededRandom(seed);
  const rulings = tableAt(seed, luck);
  const actions: Action[] = [];
  let state: State = chronicleGame.start(rulings);
  while (chronicleGame.toAct(state).length > 0) {
    const action = choice(state, luck, 3 + (seed % 4));
    actions.push(action);
    ({ state } = chronicleGame.apply(state, action));
  }
  return { actions, rulings };
}

/** What `trace` printed of a move, with the cards of each pile sorted as text. */
function printed(line: string | undefined): object {
  const { hands, allies, ...rest } = JSON.parse(line ?? '{}') as Printed;
  const bare = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'file' && key !== 'move'));
  const sorted = (piles: Printed['hands']) =>
    Object.fromEntries(Object.entries(piles).map(([seat, cards]) => [seat, [...cards].sort()]));
  return { ...bare, hands: sorted(hands), allies: sorted(allies) };
}
