import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { BySeat, Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Cause } from './causes-in-rounds-played-on.ts';
import type { Move } from './legal-moves-of-seat.ts';
import type { PotionTold } from './potions-in-advice.ts';
import type { InHandsWon } from './trick-winning-odds.ts';

/** What becomes of a Potion, told in the words of the table. */
export type PotionEvent = Extract<
  Event,
  { readonly type: 'potions-cancel' | 'cleared' | 'greed-due' | 'took-trick' }
>;

/** What speaks for a move, as somebody in its seat would count it: by the own hand and what both players see. */
export type Reason =
  | PotionTold
  /** What the seat wants of the tricks to come, this one among them. */
  | {
      readonly type: 'wanted';
      readonly seat: Seat;
      /** The tricks of both before it; in a Greed exchange with the one that lies there. */
      readonly owned: BySeat<number>;
      /** Who gets that one: the table does not count it yet. */
      readonly taker: Seat | null;
      /** How many are to come. */
      readonly left: number;
      /** For a seat that wants an even round: whether its cards should win too many of them, or too few. For the other: on which side of one it may aim. Null where neither. */
      readonly lean: 'many' | 'few' | null;
      /** Whether what the cards should win is told: not where it would speak against what is advised. */
      readonly isSure: boolean;
      /** For a seat that wants an even round: whether it ends with too many tricks where it goes wrong, or too few, as the reason against the other move says; null where the count says so too. */
      readonly danger: 'many' | 'few' | null;
    }
  /** Whose the trick will be. */
  | {
      readonly type: 'trick';
      readonly seat: Seat;
      readonly isWon: boolean;
      /** The tricks of both after it, with the one that Pride takes; null: it is likely, and not sure. */
      readonly owned: BySeat<number> | null;
      /** Whether the gap is then nearer to what the seat wants than before; null: it is the same, or as near on the side that the seat does not aim at. */
      readonly helps: boolean | null;
      /** Whether every card that may be played brings it, so that it matters only which is kept. */
      readonly isForced: boolean;
      /** Whether it goes against what the seat is told to want of the tricks to come. */
      readonly isConceded: boolean;
      /** What for: a card that is kept for later, or got rid of now; or that it brings more later of what is wanted. Null where that is not told. */
      readonly gain: Card | 'later' | null;
      /** Of a led card, in how many of the hands that were tried out it wins the trick. */
      readonly often?: InHandsWon;
    }
  /** What the Potion in an answered trick does, which is sure. */
  | { readonly type: 'potion'; readonly event: PotionEvent }
  /** Against a card with which Pride meets a Potion: who wins the trick takes this earlier one from the seat as well. */
  | { readonly type: 'costs-trick'; readonly move: Move; readonly trick: number }
  /** A led card that may well win its trick, and may as well lose it. */
  | { readonly type: 'open'; readonly often?: InHandsWon }
  /** How many of the tricks to come the cards that are kept should win; after an exchange, with those that come back. */
  | {
      readonly type: 'hand';
      readonly seat: Seat;
      readonly wins: number;
      readonly of: number;
      readonly isExchange: boolean;
      /** The seat's own tricks that this makes at the end of the round, a trick that may go either way counted half; null before any is played. */
      readonly inAll: number | null;
      /** The trick goes to the other seat, and what is kept leads to about what the seat wants all the same. */
      readonly letsGo: boolean;
      /** On which side of an even round that is, where the seat wants the round on either; null where it is on none, or the seat wants it even. */
      readonly aim: 'many' | 'few' | null;
      /** Whether a card that should win and one that should lose are kept, for a seat that wants an even round: it can still choose. */
      readonly chooses: boolean;
    }
  /** No move made a difference to the end of the round in any of the hands that were tried out. */
  | { readonly type: 'alike'; readonly trials: number }
  /** Against another move that brings the same trick: what is kept then takes the tricks further from what the seat wants. */
  | {
      readonly type: 'as-well';
      readonly move: Move;
      /** Null: it is an exchange. */
      readonly isWon: boolean | null;
      /** The trick is likely, and not sure. */
      readonly isLikely: boolean;
      /** What is kept then, and is not with the best move. */
      readonly kept: readonly Card[];
      /** How many tricks more the seat should win, and wants fewer; where it is less than none, the other way round. */
      readonly more: number;
    }
  /** Against a clearly worse move that does not bring the same trick: the tricks that the seat should then have in the end. */
  | {
      readonly type: 'otherwise';
      readonly move: Move;
      readonly isWon: boolean;
      readonly isLikely: boolean;
      /** Whether an earlier trick goes with this one, by Pride. */
      readonly takesTwo: boolean;
      readonly tricks: number;
      /** Those with the best move. */
      readonly rather: number;
    }
  /** Against a move of which the count does not tell why it is worse: how it did in the hands that were tried out. */
  | {
      readonly type: 'tried';
      readonly move: Move;
      readonly trials: number;
      /** In how many of them the round ends worse for the seat than with the best move, and better. */
      readonly worse: number;
      readonly better: number;
      readonly best: Move;
      /** Why, where playing both on tells it. */
      readonly cause: Cause | null;
    };

/** What speaks against another move. */
export type Against = Extract<Reason, { readonly move: Move }>;
