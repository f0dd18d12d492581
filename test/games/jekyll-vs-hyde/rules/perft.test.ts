import { describe, expect, test } from 'vitest';
import { bySeat, isPotion, SEATS, sorted, SUITS, suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { stateKey } from '#games/jekyll-vs-hyde/rules/perft-state-key';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Action, State, Trick } from '#games/jekyll-vs-hyde/rules/state';
import { seededRandom, pick, type Random } from '#kit/random';
import { perft } from '#replays/perft';
import {
  choices,
  copyOf,
  count,
  handOf,
  newBoard,
  play,
  type Board,
  type OffSuit,
} from './independent-naive-engine.ts';

/** The rules engine and the naive board side by side: the same moves, the same consequences, the same number of games. */

interface Both {
  readonly state: State;
  readonly board: Board;
}

const READINGS: readonly OffSuit[] = ['number', 'named-suit'];

function begin(offSuit: OffSuit): Both {
  return { state: jekyllVsHyde.start({ 'led-potion': offSuit }), board: newBoard(offSuit) };
}

function step({ state, board }: Both, action: Action): Both {
  const next = copyOf(board);
  play(next, action);
  return { state: jekyllVsHyde.apply(state, action).state, board: next };
}

/** Every position of a game that the chance deals and plays, the start and the end included. */
function positions(offSuit: OffSuit, luck: Random): readonly Both[] {
  const all: Both[] = [];
  for (let both: Both | null = begin(offSuit); both !== null;) {
    all.push(both);
    const { state }: Both = both;
    if (state.phase === 'over') both = null;
    else if (state.phase === 'deal') both = step(both, jekyllVsHyde.deal(state, luck));
    else both = step(both, pick(jekyllVsHyde.legal(state), luck));
  }
  return all;
}

// ------------------------------------------------------------------------------------------ one against the other

/** A move as a text that is the same for the same move: an exchange is a set of cards. */
function written(action: Action): string {
  switch (action.type) {
    case 'exchange':
      return `${action.by} ${sorted(action.cards).join(' ')}`;
    case 'lead':
      return `${action.by} ${action.card} ${action.names ?? ''}`;
    case 'follow':
      return `${action.by} ${action.card}`;
    case 'deal':
      return 'deal';
  }
}

function tricksWon(tricks: readonly Trick[]) {
  return bySeat((seat) => tricks.filter(({ owner }) => owner === seat).length);
}

/** What the engine says of a position, in the words of neither. */
function engineSays(state: State) {
  const inRound = 'hands' in state;
  const { ranking, tricks } = inRound ? state : (state.finished ?? { ranking: [], tricks: [] });
  return {
    step: state.phase,
    round: state.round,
    marker: state.marker,
    winner: state.phase === 'over' ? state.winner : null,
    ranking,
    won: tricksWon(tricks),
    hands: inRound ? bySeat((seat) => sorted(state.hands[seat])) : null,
    leader: 'leader' in state ? state.leader : null,
    choices: jekyllVsHyde.legal(state).map(written).toSorted(),
  };
}

function boardSays(board: Board) {
  const { step } = board;
  const inRound = step !== 'deal' && step !== 'over';
  return {
    step,
    round: board.round,
    marker: board.marker,
    winner: board.winner,
    ranking: board.tokens,
    won: board.won,
    hands: inRound ? bySeat((seat) => sorted(handOf(board, seat))) : null,
    leader: inRound && step !== 'preparation' ? board.leader : null,
    choices: choices(board).map(written).toSorted(),
  };
}

describe.each(READINGS)('Random games, led-potion: %s', (offSuit) => {
  test('every position has the same hands, ranking, tricks, marker and winner, and allows the same moves', () => {
    const luck = seededRandom(25);
    for (let game = 0; game < 300; game += 1) {
      for (const { state, board } of positions(offSuit, luck)) {
        expect(boardSays(board)).toEqual(engineSays(state));
      }
    }
  });

  test('every round moves the marker alike and ends the game alike', () => {
    const luck = seededRandom(216);
    const ends = new Set<string>();
    for (let game = 0; game < 1500; game += 1) {
      for (const { state, board } of positions(offSuit, luck)) {
        if (board.step === 'deal' || board.step === 'over')
          expect(boardSays(board)).toEqual(engineSays(state));
        if (board.winner !== null) ends.add(`${board.winner} in round ${board.round}`);
      }
    }
    // Ten tricks to none, Hyde's win in round 1, hardly ever come by chance.
    expect([...ends]).toEqual(
      expect.arrayContaining(['hyde in round 2', 'hyde in round 3', 'jekyll in round 3']),
    );
  });

  test('every line of play from a lead to trick 8 ends the round alike', () => {
    const luck = seededRandom(8);
    let ends = 0;
    const walk = (both: Both) => {
      const actions = jekyllVsHyde.legal(both.state);
      const [first] = jekyllVsHyde.toAct(both.state);
      if (actions.length === 0) {
        expect(boardSays(both.board)).toEqual(engineSays(both.state));
        ends += 1;
      }
      for (const action of actions) if ('by' in action && action.by === first) walk(step(both, action));
    };
    for (let game = 0; game < 40; game += 1) {
      const eighth = positions(offSuit, luck).filter(
        ({ state }) => state.phase === 'lead' && trickOf(state) === 8,
      );
      walk(pick(eighth, luck));
    }
    // More lines than positions: there was something to choose.
    expect(ends).toBeGreaterThan(40);
  });
});

// ------------------------------------------------------------------------------------------------------ counting

/** A kind of position, how many of it are counted from, and how many moves deep. */
interface Kind {
  readonly name: string;
  readonly is: (state: State) => boolean;
  readonly depth: number;
  readonly many: number;
}

/** What the engine counts; `most`: how many states it may tell apart. */
function counted(from: State, depth: number, most?: number): readonly number[] {
  const options = { alike: stateKey, ...(most !== undefined && { most }) };
  return perft(jekyllVsHyde, from, options).take(depth).map(Number).toArray();
}

/** The number of the trick that is being played; 0 outside the tricks. */
function trickOf(state: State): number {
  return 'leader' in state ? state.tricks.length + 1 : 0;
}

function potionsIn(cards: readonly Card[]): number {
  return cards.filter(isPotion).length;
}

/** The answer to a trick can meet one Potion with one card of the suit. */
function canCall(state: State, suit: string): boolean {
  if (state.phase !== 'follow') return false;
  const answers = jekyllVsHyde
    .legal(state)
    .flatMap((action) => (action.type === 'follow' ? [action.card] : []));
  return isPotion(state.led.card)
    ? answers.some((card) => suitOf(card) === suit)
    : suitOf(state.led.card) === suit && answers.some(isPotion);
}

const hasLaid = (state: State) => 'chosen' in state && SEATS.some((seat) => state.chosen[seat] !== null);
const preparing = (round: number) => (state: State) =>
  state.phase === 'preparation' && state.round === round && !hasLaid(state);

const KINDS: readonly Kind[] = [
  { name: 'the preparation of round 1', is: preparing(1), depth: 4, many: 12 },
  { name: 'the preparation of round 2', is: preparing(2), depth: 3, many: 6 },
  { name: 'the preparation of round 3', is: preparing(3), depth: 2, many: 6 },
  {
    name: 'a preparation in which both must give a Potion',
    is: (state) =>
      state.phase === 'preparation' &&
      SEATS.every((seat) => potionsIn(state.hands[seat]) === 2) &&
      !hasLaid(state),
    depth: 2,
    many: 6,
  },
  {
    name: 'a preparation in which one has laid down cards',
    is: (state) => state.phase === 'preparation' && hasLaid(state),
    depth: 2,
    many: 16,
  },
  {
    name: 'a lead to trick 1',
    is: (state) => state.phase === 'lead' && trickOf(state) === 1,
    depth: 4,
    many: 12,
  },
  {
    name: 'a lead to trick 4',
    is: (state) => state.phase === 'lead' && trickOf(state) === 4,
    depth: 4,
    many: 12,
  },
  {
    name: 'a lead to trick 7, to the end',
    is: (state) => state.phase === 'lead' && trickOf(state) === 7,
    depth: 15,
    many: 12,
  },
  {
    name: 'a lead to trick 8, to the end',
    is: (state) => state.phase === 'lead' && trickOf(state) === 8,
    depth: 12,
    many: 60,
  },
  {
    name: 'a lead to trick 9, to the end',
    is: (state) => state.phase === 'lead' && trickOf(state) === 9,
    depth: 8,
    many: 60,
  },
  {
    name: 'a lead to trick 10, to the end',
    is: (state) => state.phase === 'lead' && trickOf(state) === 10,
    depth: 4,
    many: 60,
  },
  ...SUITS.flatMap((suit): readonly Kind[] => [
    {
      name: `an answer that can call the effect of ${suit} forth in tricks 1 to 7`,
      is: (state) => canCall(state, suit) && trickOf(state) <= 7,
      depth: 3,
      many: 16,
    },
    {
      name: `an answer that can call the effect of ${suit} forth in trick 8, to the end`,
      is: (state) => canCall(state, suit) && trickOf(state) === 8,
      depth: 11,
      many: 24,
    },
    {
      name: `an answer that can call the effect of ${suit} forth in trick 9, to the end`,
      is: (state) => canCall(state, suit) && trickOf(state) === 9,
      depth: 7,
      many: 24,
    },
    {
      name: `an answer that can call the effect of ${suit} forth in trick 10, to the end`,
      is: (state) => canCall(state, suit) && trickOf(state) === 10,
      depth: 3,
      many: 24,
    },
  ]),
  {
    name: 'a Greed exchange in tricks 1 to 7',
    is: (state) => state.phase === 'greed' && trickOf(state) <= 7 && !hasLaid(state),
    depth: 3,
    many: 12,
  },
  {
    name: 'a Greed exchange in trick 8: both cards',
    is: (state) => state.phase === 'greed' && trickOf(state) === 8 && !hasLaid(state),
    depth: 10,
    many: 24,
  },
  {
    name: 'a Greed exchange in trick 9: the one card',
    is: (state) => state.phase === 'greed' && trickOf(state) === 9 && !hasLaid(state),
    depth: 6,
    many: 24,
  },
  {
    name: 'a Greed exchange in which one has laid down cards',
    is: (state) => state.phase === 'greed' && hasLaid(state),
    depth: 3,
    many: 12,
  },
  {
    name: 'an answer to a Potion by somebody void in the suit it names',
    is: (state) =>
      state.phase === 'follow' &&
      state.led.names !== null &&
      jekyllVsHyde
        .legal(state)
        .every((action) => action.type !== 'follow' || suitOf(action.card) !== state.led.names),
    depth: 4,
    many: 24,
  },
  {
    name: 'an answer to a Potion by somebody who holds the suit it names and a Potion',
    is: (state) => {
      if (state.phase !== 'follow' || state.led.names === null) return false;
      const hand = state.hands[state.leader === 'jekyll' ? 'hyde' : 'jekyll'];
      return hand.some((card) => suitOf(card) === state.led.names) && potionsIn(hand) > 0;
    },
    depth: 4,
    many: 16,
  },
];

/** So many positions of each kind, each from another game; a game gives at most one position of a kind. */
function gather(offSuit: OffSuit): ReadonlyMap<Kind, readonly Both[]> {
  const luck = seededRandom(offSuit === 'number' ? 1 : 2);
  const found = new Map<Kind, Both[]>(KINDS.map((kind) => [kind, []]));
  for (let games = 0; games < 3000; games += 1) {
    const missing = [...found].filter(([kind, list]) => list.length < kind.many);
    if (missing.length === 0) break;
    const game = positions(offSuit, luck);
    for (const [kind, list] of missing) {
      const fitting = game.filter(({ state }) => kind.is(state));
      if (fitting.length > 0) list.push(pick(fitting, luck));
    }
  }
  return found;
}

describe.each(READINGS)('Counts of games, led-potion: %s', (offSuit) => {
  const found = gather(offSuit);

  test.each(KINDS)('as many games lead on from $name', (kind) => {
    const from = found.get(kind) ?? [];
    expect(from).toHaveLength(kind.many);
    for (const { state, board } of from) {
      const counts = counted(state, kind.depth);
      expect(counts, JSON.stringify(state)).toEqual(count(board, kind.depth));
      expect(counts[0]).toBeGreaterThan(0);
    }
  });
});

test('the count is the same however few states are told apart', () => {
  const luck = seededRandom(99);
  for (const wanted of [3, 6, 8]) {
    const { state } = pick(
      positions('number', luck).filter(({ state }) => state.phase === 'lead' && trickOf(state) === wanted),
      luck,
    );
    const depth = wanted === 8 ? 12 : 5;
    const whole = counted(state, depth);
    for (const most of [1, 10, 100]) expect(counted(state, depth, most)).toEqual(whole);
    const told: number[] = [];
    perft(jekyllVsHyde, state, { alike: stateKey, most: 10, slow: (length) => told.push(length) })
      .take(depth)
      .forEach(() => undefined);
    expect(told).toHaveLength(1);
  }
});

test('nothing leads on from a finished round: a deal is no choice', () => {
  const luck = seededRandom(7);
  const between = positions('number', luck).filter(
    ({ board }) => board.step === 'deal' || board.step === 'over',
  );
  expect(between.length).toBeGreaterThanOrEqual(2);
  for (const { state, board } of between) {
    expect(counted(state, 3)).toEqual([0, 0, 0]);
    expect(count(board, 3)).toEqual([0, 0, 0]);
  }
});

describe('Counts that can be worked out by hand', () => {
  const EVIL_HANDS: Action = {
    type: 'deal',
    jekyll: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'G1', 'G2', 'G3'],
    hyde: ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'G4', 'G5', 'G6'],
  };
  const TWO_POTIONS: Action = {
    ...EVIL_HANDS,
    jekyll: ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'G1', '2+', '3+'],
  };

  test('without a Potion each gives any of ten cards', () => {
    const { state, board } = step(begin('number'), EVIL_HANDS);
    expect(counted(state, 2)).toEqual([10, 100]);
    expect(count(board, 2)).toEqual([10, 100]);
  });

  test('with two Potions one of them has to be given', () => {
    const { state, board } = step(begin('number'), TWO_POTIONS);
    expect(counted(state, 2)).toEqual([2, 20]);
    expect(count(board, 2)).toEqual([2, 20]);
  });
});
