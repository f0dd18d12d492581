import type { BySeat, Card, Rank, Seat, Suit } from './cards.ts';
import type { Direction } from './state.ts';

/** The rule by which a card goes on what lies there. */
export type Ground =
  | 'match-top'
  | 'twos-answer'
  | 'five-hearts-answer'
  | 'five-hearts-on-two'
  | 'run-follow'
  | 'run-ace'
  | 'seven-anywhere'
  | 'seven-no-counter'
  | 'ace-anywhere';

/** The rule by which cards are drawn. */
export type DrawRule = 'draw-one' | 'penalty-served' | 'run-fails' | 'run-mistake' | 'no-trick-last';

/**
 * What happened, with the facts and the rule it follows. An event holds only what everybody may know: cards that are dealt or
 * drawn are in the state and not here.
 */
export type Event =
  | {
      readonly type: 'dealt';
      readonly rule: 'deal-hands';
      readonly players: number;
      /** How many cards each has. */
      readonly each: number;
    }
  | {
      readonly type: 'buried';
      readonly rule: 'no-trick-turned-up';
      /** The trick cards that were turned up first and went to the bottom of the deck. */
      readonly cards: readonly Card[];
    }
  | { readonly type: 'turned-up'; readonly rule: 'turn-up'; readonly card: Card }
  | { readonly type: 'turn'; readonly rule: 'first-player' | 'turns'; readonly by: Seat }
  | {
      readonly type: 'played';
      readonly rule: Ground;
      readonly by: Seat;
      readonly cards: readonly Card[];
      /** The card that it went on, and the rank and the suit that had to be matched. */
      readonly on: Card;
      readonly rank: Rank;
      readonly suit: Suit;
    }
  | {
      readonly type: 'several';
      readonly rule: 'last-on-top';
      readonly count: number;
      readonly top: Card;
    }
  | {
      readonly type: 'penalty-grew';
      readonly rule: 'twos-penalty' | 'five-hearts-penalty';
      /** Who has to answer it. */
      readonly on: Seat;
      readonly added: number;
      readonly penalty: number;
    }
  | { readonly type: 'run-begun'; readonly rule: 'run-begins' }
  | { readonly type: 'powerless'; readonly rule: 'run-powerless'; readonly cards: readonly Card[] }
  | {
      readonly type: 'run-ended';
      readonly rule: 'run-ace';
      readonly card: Card;
      /** Whether the Ace ends it; otherwise the run is over because something else was done after it. */
      readonly how: 'ace' | 'left';
    }
  | { readonly type: 'run-stays'; readonly rule: 'run-ace'; readonly card: Card }
  | {
      readonly type: 'mirrored';
      readonly rule: 'seven-mirrors';
      readonly card: Card;
      readonly rank: Rank;
      readonly suit: Suit;
    }
  | { readonly type: 'reversed'; readonly rule: 'eights-reverse'; readonly direction: Direction }
  | {
      readonly type: 'again';
      readonly rule: 'eights-again' | 'jacks-skip';
      readonly by: Seat;
      /** How many 8s or Jacks were played. */
      readonly count: number;
    }
  | { readonly type: 'unturned'; readonly rule: 'eights-again'; readonly count: number }
  | {
      readonly type: 'skipped';
      readonly rule: 'jacks-skip';
      /** Whose turns are skipped, in order; more Jacks than players come round again. */
      readonly seats: readonly Seat[];
    }
  | { readonly type: 'suit-chosen'; readonly rule: 'ace-suit'; readonly by: Seat; readonly suit: Suit }
  | {
      readonly type: 'run-failed';
      readonly rule: 'run-fails';
      readonly by: Seat;
      readonly rank: Rank;
      readonly price: number;
    }
  | {
      readonly type: 'mistaken';
      readonly rule: 'run-mistake';
      readonly by: Seat;
      /** The cards that come back to the hand. */
      readonly cards: readonly Card[];
      readonly run: Rank;
      readonly price: number;
    }
  | { readonly type: 'drew'; readonly rule: DrawRule; readonly by: Seat; readonly count: number }
  | {
      readonly type: 'went-dead';
      readonly rule: 'twos-dead' | 'five-hearts-dead';
      readonly card: Card;
    }
  | { readonly type: 'deck-short'; readonly rule: 'reshuffle'; readonly by: Seat; readonly owed: number }
  | { readonly type: 'reshuffled'; readonly rule: 'reshuffle'; readonly count: number }
  | {
      readonly type: 'cancelled';
      readonly rule: 'draw-what-there-is';
      readonly by: Seat;
      readonly owed: number;
    }
  | {
      readonly type: 'passed';
      readonly rule: 'pass';
      readonly by: Seat;
      /** How many have passed in a row. */
      readonly passes: number;
    }
  | { readonly type: 'one-left'; readonly rule: 'last-card'; readonly by: Seat }
  | {
      readonly type: 'not-finished';
      readonly rule: 'no-trick-last';
      readonly by: Seat;
      readonly card: Card;
      /** Whether it was played in a run, where any card counts as a trick card. */
      readonly inRun: boolean;
    }
  | { readonly type: 'won'; readonly rule: 'last-card-wins'; readonly by: Seat; readonly card: Card }
  | {
      readonly type: 'counted';
      readonly rule: 'fewest-cards';
      readonly winner: Seat | 'draw';
      readonly counts: BySeat<number>;
    };
