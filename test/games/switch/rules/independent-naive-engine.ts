import type { Rulings } from '#games/switch/rules/ruling-switches';
import type { Action, Turn } from '#games/switch/rules/state';

/**
 * A second engine, written from the text of the rules alone and in another manner: one table that is changed in place, cards as
 * plain text, and every order of every cards of a hand tried one by one. It shares nothing with the first but the format.
 */

interface Naive {
  readonly rulings: Rulings;
  phase: 'turn' | 'shuffle' | 'over';
  readonly names: string[];
  hands: string[][];
  deck: string[];
  pile: string[];
  /** The index of whose turn it is, or who draws. */
  at: number;
  direction: 1 | -1;
  rank: string;
  suit: string;
  penalty: number;
  run: string | null;
  idle: number;
  /** While a new deck is made: what is still owed, whether the turn has brought something, who is next. */
  waiting: { owed: number; busy: boolean; next: number } | null;
  winner: string | null;
}

const LADDER = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const WORTH: Record<string, number> = { J: 11, Q: 12, K: 13, A: 14 };
const WORDS: Record<string, string> = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };
const rank = (card: string) => card.slice(0, -1);
const suit = (card: string) => WORDS[card.slice(-1)] ?? '';
const worth = (name: string) => WORTH[name] ?? Number(name);
const after = (name: string) => LADDER[LADDER.indexOf(name) + 1] ?? '';
const isTrick = (card: string) => card === '5H' || ['2', '3', '7', '8', 'J', 'A'].includes(rank(card));
const last = (cards: readonly string[]) => cards[cards.length - 1] ?? '';

export function naiveDeal(action: Extract<Action, { type: 'deal' }>, rulings: Rulings): Naive {
  const names = Object.keys(action.hands).sort();
  const deck: string[] = [...action.deck];
  let first = deck.shift() ?? '';
  while (isTrick(first)) {
    deck.push(first);
    first = deck.shift() ?? '';
  }
  return {
    rulings,
    phase: 'turn',
    names,
    hands: names.map((name) => [
      ...(Object.entries(action.hands).find(([seat]) => seat === name)?.[1] ?? []),
    ]),
    deck,
    pile: [first],
    at: 0,
    direction: 1,
    rank: rank(first),
    suit: suit(first),
    penalty: 0,
    run: null,
    idle: 0,
    waiting: null,
    winner: null,
  };
}

/** A table laid out in the middle of a game. */
export function naiveTable(state: Turn): Naive {
  const names = Object.keys(state.hands).sort();
  const { rulings, deck, played, match, direction, penalty, run, passes, turn } = state;
  return {
    rulings,
    phase: 'turn',
    names,
    hands: names.map((name) => [...(Object.entries(state.hands).find(([seat]) => seat === name)?.[1] ?? [])]),
    deck: [...deck],
    pile: [...played],
    at: names.indexOf(turn),
    direction,
    rank: match.rank,
    suit: match.suit,
    penalty,
    run,
    idle: passes,
    waiting: null,
    winner: null,
  };
}

const from = (table: Naive, steps: number) => {
  const count = table.names.length;
  return (((table.at + steps * table.direction) % count) + count) % count;
};

/** Whether this card could be laid first: `yes`, `no`, or at a cut-throat table a `mistake`. */
function fits(table: Naive, card: string): 'yes' | 'no' | 'mistake' {
  const name = rank(card);
  const top = last(table.pile);
  if (table.penalty > 0) {
    if (name === '7') return table.rulings['seven-on-penalty'] === 'after-serving' ? 'yes' : 'no';
    if (top === '5H') return card === '2H' ? 'yes' : 'no';
    if (name === '2') return 'yes';
    return card === '5H' && top === '2H' && table.rulings['five-hearts-on-twos'] === 'on-two-of-hearts'
      ? 'yes'
      : 'no';
  }
  if (table.run !== null && table.run !== 'A') {
    if (name === table.run || name === after(table.run)) return 'yes';
    return table.rulings.mistakes === 'cut-throat' ? 'mistake' : 'no';
  }
  return name === 'A' || name === '7' || name === table.rank || suit(card) === table.suit ? 'yes' : 'no';
}

/** All that may be done, each as the text of one move. */
export function naiveMoves(table: Naive): string[] {
  if (table.phase !== 'turn') return [];
  const moves = ['draw'];
  const hand = table.hands[table.at] ?? [];
  const grow = (laid: string[]) => {
    if (laid.length > 0) {
      const [first = ''] = laid;
      const inRun = table.run !== null && (table.run !== 'A' || rank(first) === 'A');
      const hidesFive = !inRun && laid.slice(0, -1).includes('5H');
      if (fits(table, first) !== 'no' && !hidesFive) {
        if (rank(first) === 'A' && table.run === null)
          for (const word of Object.values(WORDS)) moves.push(`${laid.join(' ')}>${word}`);
        else moves.push(laid.join(' '));
      }
    }
    for (const card of hand)
      if (!laid.includes(card) && laid.every((other) => rank(other) === rank(card))) grow([...laid, card]);
  };
  grow([]);
  return moves;
}

/** Does it, in place. */
export function naiveMake(table: Naive, move: string): void {
  const hand = table.hands[table.at] ?? [];
  if (move === 'draw') {
    const owed =
      table.penalty > 0 ? table.penalty : table.run !== null && table.run !== 'A' ? worth(table.run) : 1;
    table.penalty = 0;
    table.run = null;
    take(table, { owed, busy: false, next: from(table, 1) });
    return;
  }
  const [text = '', chosen] = move.split('>');
  const laid = text.split(' ');
  const top = last(laid);
  const name = rank(top);
  if (fits(table, top) === 'mistake' && fits(table, laid[0] ?? '') === 'mistake') {
    const run = table.run ?? '';
    const owed = name === 'A' ? 13 + 2 + worth(run) : worth(after(run)) + 2;
    take(table, { owed, busy: false, next: from(table, 1) });
    return;
  }
  for (const card of laid) hand.splice(hand.indexOf(card), 1);
  table.pile.push(...laid);
  table.idle = 0;
  const under = [table.rank, table.suit] as const;
  table.rank = name;
  table.suit = suit(top);
  let next = from(table, 1);
  let owed = 0;
  const inRun = table.run !== null && (table.run !== 'A' || name === 'A');
  if (inRun) {
    table.run = name === 'A' && table.rulings['run-ace'] === 'ends' ? null : name;
  } else {
    table.run = null;
    if (name === '2') table.penalty += 2 * laid.length;
    if (name === '3') table.run = '3';
    if (top === '5H') table.penalty += 5;
    if (name === '7') {
      [table.rank, table.suit] = under;
      owed = table.penalty;
      table.penalty = 0;
    }
    if (name === '8' && laid.length % 2 === 1) {
      table.direction = table.direction === 1 ? -1 : 1;
      next = from(table, 1);
    }
    if (name === '8' && laid.length % 2 === 0 && table.rulings['even-eights'] === 'again') next = table.at;
    if (name === 'J') next = from(table, laid.length + 1);
    if (name === 'A') table.suit = chosen ?? '';
  }
  const mayNotEnd = inRun || isTrick(top);
  if (hand.length === 0 && mayNotEnd && table.rulings['finish-on-trick'] === 'draw') owed += 1;
  if (owed > 0) take(table, { owed, busy: true, next });
  else if (hand.length === 0) {
    table.phase = 'over';
    table.winner = table.names[table.at] ?? null;
  } else table.at = next;
}

/** A new deck. */
export function naiveShuffle(table: Naive, deck: readonly string[]): void {
  table.pile = [last(table.pile)];
  table.deck = [...deck];
  table.phase = 'turn';
  const { waiting } = table;
  table.waiting = null;
  if (waiting !== null) take(table, waiting);
}

function take(table: Naive, { owed, busy, next }: NonNullable<Naive['waiting']>): void {
  const hand = table.hands[table.at] ?? [];
  let left = owed;
  let moved = busy;
  while (left > 0 && table.deck.length > 0) {
    hand.push(table.deck.shift() ?? '');
    left -= 1;
    moved = true;
  }
  if (left > 0 && table.pile.length > 1) {
    table.phase = 'shuffle';
    table.waiting = { owed: left, busy: moved, next };
    return;
  }
  if (moved) table.idle = 0;
  else table.idle += 1;
  if (table.idle < table.names.length) {
    table.at = next;
    return;
  }
  table.phase = 'over';
  const fewest = Math.min(...table.hands.map(({ length }) => length));
  const best = table.names.filter((_, seat) => table.hands[seat]?.length === fewest);
  table.winner = best.length === 1 ? (best[0] ?? null) : 'draw';
}

/** What `trace` prints of it. */
export function naiveTrace(table: Naive): object {
  const { phase, direction, penalty, run, winner } = table;
  return {
    phase,
    toAct: phase === 'over' ? null : phase === 'shuffle' ? 'dealer' : table.names[table.at],
    direction,
    top: { card: last(table.pile), rank: table.rank, suit: table.suit },
    penalty,
    run,
    hands: Object.fromEntries(table.names.map((name, seat) => [name, [...(table.hands[seat] ?? [])].sort()])),
    deck: table.deck.length,
    played: table.pile.length,
    winner,
  };
}

/** How many sequences of so many moves there are, counted one by one. */
export function naivePerft(table: Naive, depth: number): number {
  const moves = naiveMoves(table);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const copy = structuredClone(table);
    naiveMake(copy, move);
    return sum + naivePerft(copy, depth - 1);
  }, 0);
}
