import { createRequire } from 'node:module';
import { CARDS, suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { pick, shuffle, type Random } from '#kit/random';

/**
 * A plain trick game on boardgame.io, to compare speeds with: two players, three rounds of ten tricks, follow suit if
 * you can, the higher number of the suit led wins. No preparation, no ranking, no effects, no marker and no reasons:
 * far less than Jekyll vs Hyde has to do for a move.
 */

type Seat = 0 | 1;
type Hands = [Card[], Card[]];

interface Table {
  hands: Hands;
  led: Card | null;
  turn: Seat;
  won: [number, number];
}

/** What boardgame.io hands to a move. `G` is a draft, which notes what is done to it. */
interface Context {
  readonly G: Table;
  readonly playerID: string;
}

interface Moves {
  readonly deal: (context: Context, first: Card[], second: Card[]) => unknown;
  readonly play: (context: Context, card: Card) => unknown;
}

const INVALID = 'INVALID_MOVE';
const ROUNDS = 3;
const HAND = 10;

/** Who wins the trick that this card ends; null where the suit led is held and not followed. */
function winner(led: Card, hand: readonly Card[], card: Card, seat: Seat): Seat | null {
  const suit = suitOf(led);
  const other = seat === 0 ? 1 : 0;
  if (suitOf(card) !== suit) return hand.some((held) => suitOf(held) === suit) ? null : other;
  return valueOf(card) > valueOf(led) ? seat : other;
}

/** The moves as the guide of boardgame.io writes them first: the draft is changed. */
const changing: Moves = {
  deal: ({ G }, first, second) => {
    if (G.hands[0].length > 0) return INVALID;
    G.hands = [[...first], [...second]];
    return undefined;
  },
  play: ({ G, playerID }, card) => {
    const seat = playerID === '0' ? 0 : 1;
    const hand = G.hands[seat];
    const at = hand.indexOf(card);
    if (G.turn !== seat || at < 0) return INVALID;
    if (G.led === null) {
      G.led = card;
      G.turn = seat === 0 ? 1 : 0;
    } else {
      const by = winner(G.led, hand, card, seat);
      if (by === null) return INVALID;
      G.led = null;
      G.turn = by;
      G.won[by] += 1;
    }
    hand.splice(at, 1);
    return undefined;
  },
};

/** The same moves past the draft, which nothing here is faster than: they read the original and give a new table. */
function making(original: (draft: Table) => Table): Moves {
  return {
    deal: ({ G }, first, second) => {
      const table = original(G);
      return table.hands[0].length > 0 ? INVALID : { ...table, hands: [[...first], [...second]] };
    },
    play: ({ G, playerID }, card) => {
      const table = original(G);
      const { led, won } = table;
      const seat = playerID === '0' ? 0 : 1;
      const hand = table.hands[seat];
      if (table.turn !== seat || !hand.includes(card)) return INVALID;
      const left = hand.filter((held) => held !== card);
      const hands = seat === 0 ? [left, table.hands[1]] : [table.hands[0], left];
      if (led === null) return { hands, led: card, turn: seat === 0 ? 1 : 0, won };
      const by = winner(led, hand, card, seat);
      if (by === null) return INVALID;
      return { hands, led: null, turn: by, won: by === 0 ? [won[0] + 1, won[1]] : [won[0], won[1] + 1] };
    },
  };
}

export interface Move {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: keyof Moves;
    readonly args: readonly unknown[];
    readonly playerID: '0' | '1';
  };
}

/** The moves of a whole game, 63 of them, by the given chance. */
export function plainGame(chance: Random): readonly Move[] {
  const moves: Move[] = [];
  let leader: Seat = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const deck = shuffle(CARDS, chance);
    const hands: Hands = [deck.slice(0, HAND), deck.slice(HAND, 2 * HAND)];
    moves.push(move('deal', leader, ...hands));
    for (let trick = 0; trick < HAND; trick += 1) {
      const [led, followed] = plainTrick(hands, leader, chance);
      const follower: Seat = leader === 0 ? 1 : 0;
      moves.push(move('play', leader, led), move('play', follower, followed));
      hands[leader] = hands[leader].filter((card) => card !== led);
      hands[follower] = hands[follower].filter((card) => card !== followed);
      leader = winner(led, [], followed, follower) ?? leader;
    }
  }
  return moves;
}

/** The card led and the card that answers it. */
function plainTrick(hands: Readonly<Hands>, leader: Seat, chance: Random): readonly [Card, Card] {
  const led = pick(hands[leader], chance);
  const hand = hands[leader === 0 ? 1 : 0];
  const following = hand.filter((card) => suitOf(card) === suitOf(led));
  return [led, pick(following.length > 0 ? following : hand, chance)];
}

function move(type: keyof Moves, seat: Seat, ...args: readonly unknown[]): Move {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID: seat === 0 ? '0' : '1' } };
}

interface State {
  readonly G: Table;
  readonly _stateID: number;
}

interface Internals {
  readonly CreateGameReducer: (options: { readonly game: object }) => (state: State, move: Move) => State;
  readonly InitializeGame: (options: { readonly game: object; readonly numPlayers: number }) => State;
}

/**
 * Plays whole games on boardgame.io in the form in which it does least for a move: one turn without end, both players on
 * one stage, nothing kept for undoing. Loads it where it is called, as it looks at NODE_ENV then.
 */
export function boardgame(): Record<'changing' | 'making', (moves: readonly Move[]) => void> {
  const require = createRequire(import.meta.url);
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internals;
  const immer = createRequire(require.resolve('boardgame.io/internal'))('immer') as {
    original: (draft: Table) => Table;
  };
  const player = (moves: Moves) => {
    const game = {
      setup: (): Table => ({ hands: [[], []], led: null, turn: 0, won: [0, 0] }),
      disableUndo: true,
      turn: { activePlayers: { all: 'p' }, stages: { p: { moves } } },
    };
    const reduce = CreateGameReducer({ game });
    const start = InitializeGame({ game, numPlayers: 2 });
    return (played: readonly Move[]) => {
      const { G, _stateID } = played.reduce(reduce, start);
      // A move that was refused would be cheap, and is not counted.
      if (_stateID !== played.length || G.won[0] + G.won[1] !== ROUNDS * HAND)
        throw new Error('A move was refused');
    };
  };
  return { changing: player(changing), making: player(making(immer.original)) };
}
