import type { Card, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action, Follow, Give, Lead } from '#games/jekyll-vs-hyde/rules/state';

/**
 * The game once more, as somebody would write it down who has only read the rules: a board that is changed as the cards move,
 * no thought of speed, and nothing taken from the rules engine but the shape of a move. Two that were written apart and count
 * the same number of games agree about the rules.
 */

export type Choice = Give | Lead | Follow;
export type OffSuit = 'number' | 'named-suit';
type Where = 'jekyll' | 'hyde' | 'aside' | 'gone';

export interface Board {
  /** Who wins where a Potion is led, and the other, who cannot follow, answers with another suit. */
  readonly offSuit: OffSuit;
  round: number;
  marker: number;
  winner: Seat | null;
  step: 'deal' | 'preparation' | 'lead' | 'follow' | 'greed' | 'over';
  /** Where each of the 25 cards is. Gone: it lies on the table or in a trick that has been won. */
  where: Record<string, Where>;
  /** Suits with a token, lowest first. */
  tokens: Suit[];
  won: { jekyll: number; hyde: number };
  leader: Seat;
  led: Card | null;
  named: Suit | null;
  answer: Card | null;
  laid: { jekyll: readonly Card[] | null; hyde: readonly Card[] | null };
}

const DECK: readonly Card[] = [
  'P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1', 'G7', 'G6', 'G5', 'G4', 'G3', 'G2', 'G1',
  'W7', 'W6', 'W5', 'W4', 'W3', 'W2', 'W1', '5+', '4+', '3+', '2+',
]; // prettier-ignore

function foe(seat: Seat): Seat {
  return seat === 'hyde' ? 'jekyll' : 'hyde';
}

function suit(card: Card): Suit | null {
  if (card.startsWith('W')) return 'wrath';
  if (card.startsWith('G')) return 'greed';
  if (card.startsWith('P')) return 'pride';
  return null;
}

function worth(card: Card): number {
  return suit(card) === null ? Number(card.charAt(0)) + 0.5 : Number(card.charAt(1));
}

export function newBoard(offSuit: OffSuit): Board {
  return {
    offSuit,
    round: 1,
    marker: 0,
    winner: null,
    step: 'deal',
    where: {},
    tokens: [],
    won: { jekyll: 0, hyde: 0 },
    leader: 'jekyll',
    led: null,
    named: null,
    answer: null,
    laid: { jekyll: null, hyde: null },
  };
}

export function copyOf(board: Board): Board {
  return {
    ...board,
    where: { ...board.where },
    tokens: [...board.tokens],
    won: { ...board.won },
    laid: { ...board.laid },
  };
}

export function handOf(board: Board, seat: Seat): readonly Card[] {
  return DECK.filter((card) => board.where[card] === seat);
}

// ------------------------------------------------------------------------------------------- what may be done

/** Everything that those whose turn it is may do; nothing while a deal is awaited. */
export function choices(board: Board): readonly Choice[] {
  switch (board.step) {
    case 'deal':
    case 'over':
      return [];
    case 'preparation':
    case 'greed':
      return [...gifts(board, 'jekyll'), ...gifts(board, 'hyde')];
    case 'lead':
      return leads(board, board.leader);
    case 'follow':
      return answers(board, foe(board.leader));
  }
}

function gifts(board: Board, by: Seat): readonly Give[] {
  if (board.laid[by] !== null) return [];
  const hand = handOf(board, by);
  const potions = hand.filter((card) => suit(card) === null);
  const owesPotion = board.step === 'preparation' && potions.length >= 2;
  return setsOf(hand, dueFrom(board, by))
    .filter((cards) => !owesPotion || cards.some((card) => potions.includes(card)))
    .map((cards) => ({ type: 'exchange', by, cards }));
}

function dueFrom(board: Board, seat: Seat): number {
  return board.step === 'preparation' ? board.round : Math.min(2, handOf(board, seat).length);
}

/** Every set of so many of the cards. */
function setsOf(cards: readonly Card[], size: number): readonly (readonly Card[])[] {
  if (size === 0) return [[]];
  const [first, ...others] = cards;
  if (first === undefined) return [];
  return [...setsOf(others, size - 1).map((set) => [first, ...set]), ...setsOf(others, size)];
}

function leads(board: Board, by: Seat): readonly Lead[] {
  const suits: readonly Suit[] = ['pride', 'greed', 'wrath'];
  return handOf(board, by).flatMap((card): readonly Lead[] =>
    suit(card) === null
      ? suits.map((names) => ({ type: 'lead', by, card, names }))
      : [{ type: 'lead', by, card }],
  );
}

function answers(board: Board, by: Seat): readonly Follow[] {
  const hand = handOf(board, by);
  if (board.led === null) throw new Error('Nothing is led');
  const ledSuit = suit(board.led);
  const asked = ledSuit ?? board.named;
  const isVoid = !hand.some((card) => suit(card) === asked);
  return hand
    .filter((card) => {
      if (isVoid || suit(card) === asked) return true;
      return ledSuit !== null && suit(card) === null;
    })
    .map((card) => ({ type: 'follow', by, card }));
}

// ---------------------------------------------------------------------------------------------- what it does

/** Changes the board by a move that may be done. */
export function play(board: Board, move: Action): void {
  switch (move.type) {
    case 'deal':
      for (const card of DECK) board.where[card] = 'aside';
      for (const card of move.jekyll) board.where[card] = 'jekyll';
      for (const card of move.hyde) board.where[card] = 'hyde';
      board.tokens = [];
      board.won = { jekyll: 0, hyde: 0 };
      board.step = 'preparation';
      return;
    case 'exchange':
      board.laid[move.by] = move.cards;
      if (board.laid.jekyll !== null && board.laid.hyde !== null) swap(board);
      return;
    case 'lead':
      board.led = move.card;
      board.named = move.names ?? null;
      putDown(board, move.card);
      board.step = 'follow';
      return;
    case 'follow':
      board.answer = move.card;
      putDown(board, move.card);
      effect(board);
  }
}

function swap(board: Board): void {
  for (const card of board.laid.jekyll ?? []) board.where[card] = 'hyde';
  for (const card of board.laid.hyde ?? []) board.where[card] = 'jekyll';
  board.laid = { jekyll: null, hyde: null };
  if (board.step === 'greed') {
    award(board);
    return;
  }
  board.leader = board.round === 1 || board.marker <= 4 ? 'jekyll' : 'hyde';
  board.step = 'lead';
}

/** A card goes from a hand to the table, and its token to the board. */
function putDown(board: Board, card: Card): void {
  board.where[card] = 'gone';
  const played = suit(card);
  if (played === null || board.tokens.includes(played)) return;
  board.tokens.push(played);
  if (board.tokens.length === 2) {
    const third = (['wrath', 'greed', 'pride'] as const).filter((each) => !board.tokens.includes(each));
    board.tokens.push(...third);
  }
}

function onTable(board: Board): { readonly led: Card; readonly answer: Card } {
  const { led, answer } = board;
  if (led === null || answer === null) throw new Error('There are not two cards on the table');
  return { led, answer };
}

/** The suit whose effect a single Potion in the trick calls forth. */
function calledForth(board: Board): Suit | null {
  const { led, answer } = onTable(board);
  if (suit(led) === null) return suit(answer);
  return suit(answer) === null ? suit(led) : null;
}

function effect(board: Board): void {
  const called = calledForth(board);
  if (called === 'wrath') board.tokens = [];
  if (called === 'greed' && handOf(board, 'jekyll').length > 0) board.step = 'greed';
  else award(board);
}

function leaderWins(board: Board): boolean {
  const { led, answer } = onTable(board);
  const higher = worth(led) > worth(answer);
  const [ledSuit, answerSuit] = [suit(led), suit(answer)];
  if (answerSuit === null) return higher;
  if (ledSuit === null) {
    if (board.offSuit === 'number' || board.named === null || board.named === answerSuit) return higher;
    const [named, other] = [board.tokens.indexOf(board.named), board.tokens.indexOf(answerSuit)];
    return named === -1 || other === -1 ? higher : named > other;
  }
  if (ledSuit === answerSuit) return higher;
  return board.tokens.indexOf(ledSuit) > board.tokens.indexOf(answerSuit);
}

function award(board: Board): void {
  const winner = leaderWins(board) ? board.leader : foe(board.leader);
  const loser = foe(winner);
  if (calledForth(board) === 'pride' && board.won[loser] > 0) {
    board.won[loser] -= 1;
    board.won[winner] += 1;
  }
  board.won[winner] += 1;
  board.leader = winner;
  board.led = null;
  board.named = null;
  board.answer = null;
  board.step = 'lead';
  if (handOf(board, 'jekyll').length === 0) endRound(board);
}

function endRound(board: Board): void {
  board.marker = Math.min(10, board.marker + Math.abs(board.won.jekyll - board.won.hyde));
  if (board.marker === 10) board.winner = 'hyde';
  else if (board.round === 3) board.winner = 'jekyll';
  else board.round += 1;
  board.step = board.winner === null ? 'deal' : 'over';
}

// --------------------------------------------------------------------------------------------------- counting

/** How many different sequences of 1, 2, … `depth` choices lead on; of two exchanges Jekyll's is first. */
export function count(board: Board, depth: number): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = (from: Board, level: number) => {
    const all = choices(from);
    const jekylls = all.filter((choice) => choice.by === 'jekyll');
    for (const choice of jekylls.length > 0 ? jekylls : all) {
      counts[level] = (counts[level] ?? 0) + 1;
      if (level + 1 === depth) continue;
      const next = copyOf(from);
      play(next, choice);
      walk(next, level + 1);
    }
  };
  walk(board, 0);
  return counts;
}
