import {
  SEATS,
  isPotion,
  other,
  type Card,
  type Potion,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import { eyesOf, type RecordHead, type Seen, type Sighted } from './record.ts';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Round, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Note } from '#replays/record-notes';
import type { Shown } from '#games/jekyll-vs-hyde/rules/view';

/**
 * A record on its way into the book, a card a tap: what is entered, and what is due. A move that takes several cards is made
 * with its last.
 */
export interface Recording extends RecordHead {
  /** The moves that are made, and what came of them. */
  readonly sighted: readonly Sighted[];
  /** The cards entered so far of a move that takes more; the Potion that is led and has still to name a suit. */
  readonly picked: readonly Card[];
  /** Moves that were taken back, the next first. They can be entered again, as far as they still fit. */
  readonly waiting: readonly Seen[];
  /** What somebody wrote beside the moves: it stays beside a move that is corrected or waits. At most one a move. */
  readonly notes: readonly Note[];
}

/** What is to be entered next. */
export type Due =
  | {
      readonly type: 'deal';
      readonly round: Round;
      readonly to: Seat;
      /** How many cards of this hand are entered, of ten. */
      readonly entered: number;
    }
  | {
      readonly type: 'give';
      readonly by: Seat;
      readonly greed: boolean;
      /** How many cards are entered, and how many it takes. */
      readonly entered: number;
      readonly count: number;
    }
  | { readonly type: 'lead'; readonly by: Seat; readonly trick: number }
  | { readonly type: 'name'; readonly by: Seat; readonly potion: Potion }
  | { readonly type: 'follow'; readonly by: Seat; readonly trick: number; readonly asked: Suit }
  | { readonly type: 'nothing'; readonly winner: Seat | 'draw' };

/** Nothing is entered yet. */
export function beginRecording(head: RecordHead): Recording {
  return { ...head, sighted: [], picked: [], waiting: [], notes: [] };
}

/** The table as it may be: to be shown through the eyes of the observer alone. */
export function tableOf({ sighted, rulings }: Recording): State {
  return sighted.at(-1)?.state ?? start(rulings);
}

/** What is to be entered next. In an exchange the observer's own cards come first. */
export function due(recording: Recording): Due {
  const state = tableOf(recording);
  const { picked } = recording;
  switch (state.phase) {
    case 'over':
      return { type: 'nothing', winner: state.winner };
    case 'deal': {
      const eyes = eyesOf(recording.observer, state);
      const to = eyes !== 'all' ? eyes : picked.length < HAND_SIZE ? 'jekyll' : 'hyde';
      return { type: 'deal', round: state.round, to, entered: picked.length % HAND_SIZE };
    }
    case 'preparation':
    case 'greed':
      return {
        type: 'give',
        by: giver(recording, state),
        greed: state.phase === 'greed',
        entered: picked.length,
        count: countDue(state),
      };
    case 'lead': {
      const [potion] = picked.filter(isPotion);
      if (potion !== undefined) return { type: 'name', by: state.leader, potion };
      return { type: 'lead', by: state.leader, trick: state.tricks.length + 1 };
    }
    case 'follow':
      return {
        type: 'follow',
        by: other(state.leader),
        trick: state.tricks.length + 1,
        asked: askedSuit(state.led),
      };
  }
}

/** Who lays cards down next: the observer first, for what the other gives is only seen then. */
function giver(recording: Recording, state: State): Seat {
  const seats = toAct(state).filter((seat) => seat !== 'dealer');
  const eyes = eyesOf(recording.observer, state);
  return seats.find((seat) => seat === eyes) ?? seats[0] ?? SEATS[0];
}

/** How many cards the present move takes. */
export function size(recording: Recording): number {
  const next = due(recording);
  switch (next.type) {
    case 'deal':
      return recording.observer === 'all' ? 2 * HAND_SIZE : HAND_SIZE;
    case 'give':
      return next.count;
    default:
      return 1;
  }
}

/** The move that these cards make. Refuses (throws) where no card is due. */
export function moveOf(recording: Recording, cards: readonly Card[]): Seen {
  const next = due(recording);
  const [card] = cards;
  if (card === undefined || next.type === 'nothing') throw new Error('There is nothing to enter');
  switch (next.type) {
    case 'deal': {
      const [first, second] = [cards.slice(0, HAND_SIZE), cards.slice(HAND_SIZE)];
      if (recording.observer === 'all') return { type: 'deal', jekyll: first, hyde: second };
      return next.to === 'jekyll'
        ? { type: 'deal', jekyll: first, hyde: HIDDEN }
        : { type: 'deal', jekyll: HIDDEN, hyde: first };
    }
    case 'give':
      return { type: 'exchange', by: next.by, cards };
    case 'name':
    case 'lead':
      // Which suit a Potion names bars no card.
      return { type: 'lead', by: next.by, card, ...(isPotion(card) && { names: 'wrath' }) };
    case 'follow':
      return { type: 'follow', by: next.by, card };
  }
}

/** The hand of which nothing is seen. */
export const HIDDEN: readonly Shown[] = Array.from({ length: HAND_SIZE }, () => '??');
