import { apply } from '#games/switch/rules/apply';
import { choosesSuit } from '#games/switch/rules/aces';
import { SEATS, type Card, type Rank, type Seat } from '#games/switch/rules/cards';
import { handSize } from '#games/switch/rules/deal';
import { dueIn } from '#games/switch/rules/drawing';
import type { Note } from '#replays/record-notes';
import type { Cause, State } from '#games/switch/rules/state';
import {
  drawnIn,
  fit,
  sees,
  type RecordHead,
  type Seen,
  type SeenDeal,
  type SeenMove,
  type Sighted,
} from './record.ts';
import { hiddenHand, supposeNothing, type SupposedGame } from './supposed-game.ts';

/** A record on its way into the book, a card a tap: what is entered, and what is due. */
export interface Recording extends RecordHead {
  /** The moves that are made, and what came of them. */
  readonly sighted: readonly Sighted[];
  /** The cards entered so far: of the deal, of a play, or of those that were drawn. */
  readonly picked: readonly Card[];
  /** A move that is made and waits for the suit of its Aces, or for the cards that were drawn with it. */
  readonly begun: SeenMove | null;
  /** Moves that were taken back, the next first. They can be entered again, as far as they still fit. */
  readonly waiting: readonly Seen[];
  /** What somebody wrote beside the moves: it stays beside a move that is corrected or waits. At most one a move. */
  readonly notes: readonly Note[];
}

/** What is to be entered next. */
export type Due =
  | {
      readonly type: 'deal';
      readonly to: Seat;
      /** How many cards of this hand are entered, and of how many. */
      readonly entered: number;
      readonly count: number;
    }
  | {
      readonly type: 'turn-up';
      /** The trick cards that were turned up first. */
      readonly buried: readonly Card[];
    }
  | {
      readonly type: 'turn';
      readonly by: Seat;
      readonly picked: readonly Card[];
      /** What drawing would be, and how many cards. */
      readonly cause: Cause;
      readonly owed: number;
      readonly run: Rank | null;
    }
  | { readonly type: 'name'; readonly by: Seat; readonly aces: readonly Card[] }
  | { readonly type: 'drawn'; readonly by: Seat; readonly entered: number; readonly count: number }
  | { readonly type: 'shuffle'; readonly by: Seat; readonly owed: number }
  | { readonly type: 'nothing'; readonly winner: Seat | 'draw' };

/** Nothing is entered yet. */
export function beginRecording(head: RecordHead): Recording {
  return { ...head, sighted: [], picked: [], begun: null, waiting: [], notes: [] };
}

/** The game as it may be: to be shown through the eyes of the observer alone. */
export function gameOf({ sighted, rulings }: Recording): SupposedGame {
  return sighted.at(-1)?.game ?? supposeNothing(rulings);
}

/** The table as it may be. */
export function tableOf(recording: Recording): State {
  return gameOf(recording).state;
}

/** The seats at the table, and those of them whose hands the observer sees. */
export function seatsOf({ seats, observer }: RecordHead): {
  readonly all: readonly Seat[];
  readonly open: readonly Seat[];
} {
  const all = SEATS.slice(0, seats);
  return { all, open: all.filter((seat) => sees(observer, seat)) };
}

/** What is to be entered next. */
export function due(recording: Recording): Due {
  const { picked, begun } = recording;
  const state = tableOf(recording);
  if (state.phase === 'over') return { type: 'nothing', winner: state.winner };
  if (state.phase === 'deal') return dueOfDeal(recording);
  if (begun !== null) {
    if (asksSuit(recording, begun)) return { type: 'name', by: begun.by, aces: begun.cards };
    const { by, count } = drawnWith(recording, begun);
    if (by !== null) return { type: 'drawn', by, entered: picked.length, count };
  }
  if (state.phase === 'shuffle') return { type: 'shuffle', by: state.drawing.by, owed: state.drawing.owed };
  return { type: 'turn', by: state.turn, picked, run: state.run, ...dueIn(state) };
}

function dueOfDeal(recording: Recording): Due {
  const { picked, seats } = recording;
  const { open } = seatsOf(recording);
  const count = handSize(seats);
  const to = open[Math.floor(picked.length / count)];
  return to === undefined
    ? { type: 'turn-up', buried: picked.slice(open.length * count) }
    : { type: 'deal', to, entered: picked.length % count, count };
}

/** Whether a play waits for the suit of its Aces. */
export function asksSuit(recording: Recording, move: SeenMove): move is SeenMove & { readonly type: 'play' } {
  const state = tableOf(recording);
  if (state.phase !== 'turn' || move.type !== 'play' || move.suit !== undefined) return false;
  const [first] = move.cards;
  return first !== undefined && choosesSuit(state, first);
}

/** How many cards come from the deck with a move, and to whom. */
export function drawnWith(
  recording: Recording,
  move: SeenMove,
): { readonly by: Seat | null; readonly count: number } {
  const fits = fit(gameOf(recording), recording.observer, move);
  if (!fits.ok) return { by: null, count: 0 };
  return drawnIn(apply(fits.value.game.state, fits.value.action).events);
}

/** The deal that these cards make: the open hands in the order of the seats, then what was turned up. */
export function dealOf(recording: Recording, cards: readonly Card[]): SeenDeal {
  const count = handSize(recording.seats);
  const { all, open } = seatsOf(recording);
  const hands = all.map((seat) => {
    const at = open.indexOf(seat);
    return [seat, at < 0 ? hiddenHand(recording.seats) : cards.slice(at * count, (at + 1) * count)] as const;
  });
  return { type: 'deal', hands: Object.fromEntries(hands), turned: cards.slice(open.length * count) };
}
