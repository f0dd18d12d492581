import { describe, expect, test } from 'vitest';
import { commandLine } from '#games/switch/command-line';
import { CARDS, rankOf, SEATS, suitOf } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import { stateKey } from '#games/switch/rules/perft-state-key';
import type { Action, State, Turn } from '#games/switch/rules/state';
import { pick, seededRandom, shuffle, type Random } from '#kit/random';
import { perft } from '#replays/perft';
import { openReplay } from '#replays/read-replay';
import { writeReplay } from '#replays/write-replay';
import {
  naiveDeal,
  naiveMake,
  naiveMoves,
  naivePerft,
  naiveShuffle,
  naiveTable,
  naiveTrace,
} from './independent-naive-engine.ts';
import { choice, tableAt, textOf } from './random-games-and-tables.ts';
import { lay } from './table.ts';

/** Two engines that share nothing play the same games: they must agree on every state, and on how many ways lead on from it. */

/** So many games, at a table of its own each: 64 sets of rulings, two to six players. */
const GAMES = 320;
const SEEDS = Array.from({ length: GAMES }, (_, seed) => seed);

interface Counted {
  readonly hands: Readonly<Record<string, readonly string[]>>;
}

describe('A naive second engine', () => {
  test(`stands where the rules stand after every move of ${GAMES} games, by what the command line prints`, () => {
    for (const seed of SEEDS) {
      const { actions, rulings } = gameBy(seed);
      const file = writeReplay({ game: 'switch', rulings, moves: actions.map((action) => ({ action })) });
      const opened = openReplay(file, ['switch']);
      if (!opened.ok) throw new Error('It is no replay');
      const { lines, good } = commandLine.trace('a.json', opened.value);
      expect(good).toBe(true);
      const [deal, ...rest] = actions;
      if (deal?.type !== 'deal') throw new Error('A game begins with a deal');
      const table = naiveDeal(deal, rulings);
      expect(printed(lines[0])).toEqual(naiveTrace(table));
      rest.forEach((action, index) => {
        step(table, action);
        expect(printed(lines[index + 1])).toEqual(naiveTrace(table));
      });
    }
  });

  test('has the same moves before every one of them', () => {
    for (const seed of SEEDS) {
      const { actions, rulings } = gameBy(seed);
      const [deal, ...rest] = actions;
      if (deal?.type !== 'deal') throw new Error('A game begins with a deal');
      const table = naiveDeal(deal, rulings);
      let { state } = switchGame.apply(switchGame.start(rulings), deal);
      for (const action of rest) {
        const moves = switchGame.legal(state).flatMap((each) => (isTurn(each) ? [textOf(each)] : []));
        expect(moves.toSorted()).toEqual(naiveMoves(table).toSorted());
        ({ state } = switchGame.apply(state, action));
        step(table, action);
      }
    }
  });

  test.each(SEEDS.filter((seed) => seed % 8 === 0))(
    'counts as many sequences as the rules do: game %i',
    (seed) => {
      const { actions, rulings } = gameBy(seed);
      const [deal, ...rest] = actions;
      if (deal?.type !== 'deal') throw new Error('A game begins with a deal');
      const table = naiveDeal(deal, rulings);
      let { state } = switchGame.apply(switchGame.start(rulings), deal);
      for (const action of rest.slice(0, seed % 24)) {
        ({ state } = switchGame.apply(state, action));
        step(table, action);
      }
      const counts = [...perft(switchGame, state, { alike: stateKey }).take(3)].map(Number);
      expect(counts).toEqual([1, 2, 3].map((depth) => naivePerft(table, depth)));
      // Without putting alike states together: what is alike must not be too much.
      expect([...perft(switchGame, state, { alike: JSON.stringify }).take(3)].map(Number)).toEqual(counts);
    },
  );
});

/** So many positions laid out by lot, with runs and penalties that games by lot seldom come to. */
const POSITIONS = 500;

test(`The two have the same moves in ${POSITIONS} positions laid out by lot, and play on alike`, () => {
  for (let seed = 0; seed < POSITIONS; seed += 1) {
    const luck = seededRandom(seed);
    const from = laidOut(seed, luck);
    const table = naiveTable(from);
    let state: State = from;
    for (let move = 0; move < 8 && switchGame.toAct(state).length > 0; move += 1) {
      const moves = switchGame.legal(state).flatMap((each) => (isTurn(each) ? [textOf(each)] : []));
      expect(moves.toSorted()).toEqual(naiveMoves(table).toSorted());
      const action = choice(state, luck, 2);
      ({ state } = switchGame.apply(state, action));
      step(table, action);
      expect(printed(JSON.stringify(traced(state)))).toEqual(naiveTrace(table));
    }
  }
});

/** A position with hands of any size, on a run, on a penalty, under a 7 or an Ace, or on nothing in particular. */
function laidOut(seed: number, luck: Random): Turn {
  const players = 2 + (seed % 5);
  const cards = shuffle(CARDS, luck);
  const size = 1 + Math.floor(luck() * (40 / players));
  const held = Array.from({ length: players }, (_, seat) => cards.slice(seat * size, (seat + 1) * size));
  const [top, ...rest] = cards.slice(players * size);
  const kind = pick(['plain', 'run', 'run', 'penalty', 'mirror'] as const, luck);
  if (top === undefined) throw new Error('A card has to lie there');
  const rank = rankOf(top);
  const runs = kind === 'run' && (rank !== 'A' || tableAt(seed)['run-ace'] === 'goes-on') && rank !== '2';
  const active = kind === 'penalty' && (rank === '2' || top === '5H');
  return lay({
    hands: held.map((hand) => hand.join(' ')),
    on: top,
    deck: rest.slice(0, Math.floor(luck() * rest.length)).join(' '),
    turn: pick(SEATS.slice(0, players), luck),
    direction: pick([1, -1] as const, luck),
    rulings: tableAt(seed),
    ...(runs && { run: rank }),
    ...(active && { penalty: 2 + Math.floor(luck() * 9) }),
    ...(kind === 'mirror' && { rank: rankOf(pick(CARDS, luck)), suit: suitOf(pick(CARDS, luck)) }),
  });
}

function isTurn(action: Action): action is Exclude<Action, { type: 'deal' | 'shuffle' }> {
  return action.type === 'play' || action.type === 'draw';
}

/** The keys of `trace` that hang on nothing but the state. */
function traced(state: State): object {
  const { phase, toAct, direction, top, penalty, run, hands, deck, played, winner } = switchGame.view(
    state,
    'all',
  );
  const counts = { deck: deck.length, played: played.length };
  return { phase, toAct: toAct[0] ?? null, direction, top, penalty, run, hands, ...counts, winner };
}

function step(table: ReturnType<typeof naiveDeal>, action: Action): void {
  if (action.type === 'deal') throw new Error('Nobody deals in the middle of a game');
  if (action.type === 'shuffle') naiveShuffle(table, action.deck);
  else naiveMake(table, textOf(action));
}

function gameBy(seed: number): {
  readonly actions: readonly Action[];
  readonly rulings: ReturnType<typeof tableAt>;
} {
  const rulings = tableAt(seed);
  const luck = seededRandom(seed);
  const actions: Action[] = [];
  let state = switchGame.start(rulings);
  while (switchGame.toAct(state).length > 0) {
    const action = choice(state, luck, 2 + (seed % 5));
    actions.push(action);
    ({ state } = switchGame.apply(state, action));
  }
  return { actions, rulings };
}

/** What `trace` printed of a move, with the hands sorted as text. */
function printed(line: string | undefined): object {
  const { hands, ...rest } = JSON.parse(line ?? '{}') as Counted & Record<string, unknown>;
  const bare = Object.fromEntries(Object.entries(rest).filter(([key]) => key !== 'file' && key !== 'move'));
  return {
    ...bare,
    hands: Object.fromEntries(Object.entries(hands).map(([seat, hand]) => [seat, [...hand].sort()])),
  };
}
