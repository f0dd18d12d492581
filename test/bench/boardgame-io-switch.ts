import { createRequire } from 'node:module';
import type { Action } from '#games/switch/rules/state';

/**
 * Switch on boardgame.io, to compare speeds with: the same rules under the same rulings, for the same moves, without a reason for
 * anything that is refused and without a word of what happened. In the form in which it is fastest: the moves read the table that
 * is behind the draft, and give a new one.
 */

interface Table {
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly pile: readonly string[];
  readonly turn: number;
  readonly direction: number;
  readonly rank: string;
  readonly suit: string;
  readonly penalty: number;
  readonly run: string | null;
  readonly passes: number;
  readonly owed: number;
  readonly next: number;
  readonly winner: number | null;
}

const INVALID = 'INVALID_MOVE';
const LADDER = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const TRICKS = ['2', '3', '7', '8', 'J', 'A'];
const SUITS: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const START: Table = {
  hands: [], deck: [], pile: [], turn: 0, direction: 1, rank: '', suit: '', penalty: 0, run: null, passes: 0, owed: 0, next: 0, winner: null,
}; // prettier-ignore

const rank = (card: string) => card.slice(0, -1);
const suit = (card: string) => SUITS[card.slice(-1)] ?? '';
const isTrick = (card: string) => card === '5H' || TRICKS.includes(rank(card));
const worth = (name: string) => LADDER.indexOf(name) + 3;
const from = ({ hands, turn, direction }: Table, steps: number) =>
  (((turn + steps * direction) % hands.length) + hands.length) % hands.length;

function fits({ penalty, pile, run, rank: wanted, suit: asked }: Table, card: string): boolean {
  const name = rank(card);
  const top = pile[pile.length - 1];
  if (penalty > 0) {
    if (top === '5H') return card === '2H';
    return name === '2' || (card === '5H' && top === '2H');
  }
  if (run !== null) return name === run || name === LADDER[LADDER.indexOf(run) + 1];
  return name === '7' || name === 'A' || name === wanted || suit(card) === asked;
}

function take(table: Table, owed: number, next: number): Table {
  const drawn = table.deck.slice(0, owed);
  const hand = [...(table.hands[table.turn] ?? []), ...drawn];
  const after: Table = {
    ...table,
    hands: table.hands.map((held, seat) => (seat === table.turn ? hand : held)),
    deck: table.deck.slice(drawn.length),
  };
  if (drawn.length < owed && table.pile.length > 1) return { ...after, owed: owed - drawn.length, next };
  const passes = drawn.length > 0 || table.owed > 0 ? 0 : table.passes + 1;
  return { ...after, passes, owed: 0, turn: next, winner: passes >= table.hands.length ? -1 : null };
}

function play(table: Table, cards: readonly string[], chosen: string | undefined): Table | typeof INVALID {
  const [first = ''] = cards;
  const hand = table.hands[table.turn] ?? [];
  const name = rank(first);
  if (table.owed > 0 || !cards.every((card) => hand.includes(card) && rank(card) === name)) return INVALID;
  if (new Set(cards).size !== cards.length || !fits(table, first)) return INVALID;
  if ((name === 'A' && table.run === null) !== (chosen !== undefined)) return INVALID;
  const top = cards[cards.length - 1] ?? '';
  if (table.run === null && cards.includes('5H') && top !== '5H') return INVALID;
  const left = hand.filter((card) => !cards.includes(card));
  const inRun = table.run !== null;
  let { direction, penalty, run, rank: wanted, suit: asked } = table;
  let next = from(table, 1);
  if (inRun) run = name === 'A' ? null : name;
  else if (name === '2') penalty += 2 * cards.length;
  else if (name === '3') run = '3';
  else if (top === '5H') penalty += 5;
  else if (name === '8' && cards.length % 2 === 0) next = table.turn;
  else if (name === '8') {
    direction = -direction;
    next = from({ ...table, direction }, 1);
  } else if (name === 'J') next = from(table, cards.length + 1);
  if (inRun || name !== '7') {
    wanted = name;
    asked = chosen ?? suit(top);
  }
  const after: Table = {
    ...table,
    hands: table.hands.map((held, seat) => (seat === table.turn ? left : held)),
    pile: [...table.pile, ...cards],
    direction,
    penalty,
    run,
    rank: wanted,
    suit: asked,
    passes: 0,
  };
  if (left.length > 0) return { ...after, turn: next };
  return inRun || isTrick(top) ? take(after, 1, next) : { ...after, winner: table.turn };
}

function deal(hands: readonly (readonly string[])[], deck: readonly string[]): Table {
  const at = deck.findIndex((card) => !isTrick(card));
  const top = deck[at] ?? '';
  return {
    ...START,
    hands,
    deck: [...deck.slice(at + 1), ...deck.slice(0, at)],
    pile: [top],
    rank: rank(top),
    suit: suit(top),
  };
}

interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

/** A game of ours, as moves of boardgame.io. */
export function asMoves(game: readonly Action[]): readonly Move[] {
  const move = (type: string, by: string, ...args: readonly unknown[]): Move => ({
    type: 'MAKE_MOVE',
    payload: { type, args, playerID: String(Number(by.slice(1)) - 1) },
  });
  return game.map((action) => {
    switch (action.type) {
      case 'deal':
        return move('deal', 'p1', Object.values(action.hands), action.deck);
      case 'shuffle':
        return move('shuffle', 'p1', action.deck);
      case 'draw':
        return move('draw', action.by);
      case 'play':
        return move('play', action.by, action.cards, action.suit);
    }
  });
}

interface Internals {
  readonly CreateGameReducer: (options: { readonly game: object }) => (state: Stage, move: Move) => Stage;
  readonly InitializeGame: (options: { readonly game: object; readonly numPlayers: number }) => Stage;
}
interface Stage {
  readonly G: Table;
  readonly _stateID: number;
}
interface Given {
  readonly G: Table;
  readonly playerID: string;
}

/** Plays whole games on boardgame.io: one turn without end, all players on one stage, nothing kept for undoing. */
export function switchOnBoardgame(): (moves: readonly Move[]) => void {
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internals;
  const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer') as {
    original: (draft: Table) => Table;
  };
  const isTurn = ({ turn, owed, winner }: Table, playerID: string) =>
    winner === null && owed === 0 && turn === Number(playerID);
  const moves = {
    deal: (_: Given, hands: readonly (readonly string[])[], deck: readonly string[]) => deal(hands, deck),
    play: ({ G, playerID }: Given, cards: readonly string[], chosen?: string) => {
      const table = original(G);
      return isTurn(table, playerID) ? play(table, cards, chosen) : INVALID;
    },
    draw: ({ G, playerID }: Given) => {
      const table = original(G);
      if (!isTurn(table, playerID)) return INVALID;
      const due = table.penalty > 0 ? table.penalty : table.run === null ? 1 : worth(table.run);
      return take({ ...table, penalty: 0, run: null }, due, from(table, 1));
    },
    shuffle: ({ G }: Given, deck: readonly string[]) => {
      const table = original(G);
      if (table.owed === 0 || deck.length !== table.pile.length - 1) return INVALID;
      return take({ ...table, deck, pile: table.pile.slice(-1) }, table.owed, table.next);
    },
  };
  const game = {
    setup: () => START,
    disableUndo: true,
    turn: { activePlayers: { all: 'p' }, stages: { p: { moves } } },
  };
  const reduce = CreateGameReducer({ game });
  const start = InitializeGame({ game, numPlayers: 6 });
  return (played) => {
    const { G, _stateID } = played.reduce(reduce, start);
    // A move that was refused would be cheap, and is not counted.
    if (_stateID !== played.length || G.winner === null) throw new Error('A move was refused');
  };
}
