import type { BySeat, Card, Seat } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { History } from '#games/chronicle/rules/history-card-conditions';
import type { Rulings } from '#games/chronicle/rules/ruling-switches';
import type { EffectMove } from '#games/chronicle/rules/state';
import type { Shown, Viewer } from '#games/chronicle/rules/view';
import type { SupposedGame } from './supposed-game.ts';

/** A game as somebody has seen it who sat at the table: with one hand in sight, or with all. What nobody has shown stays unknown. */

/** The cards that came to light with a move: those turned up, and hands that were laid open or looked into, in the order of events. */
interface Shows {
  readonly shown?: readonly Card[];
}

/** A deal as it was seen: cards that nobody shows are `??`. The Lead Card is known wherever it is. */
export interface SeenDeal extends Shows {
  readonly type: 'deal';
  readonly history: History;
  readonly hands: BySeat<readonly Shown[]>;
  readonly aside?: Card;
}
export interface SeenPlay extends Shows {
  readonly type: 'play';
  readonly by: Seat;
  /** `??` where somebody else lays it face down. */
  readonly card: Shown;
  readonly down?: true;
}
/** A choice for an effect; the card is `??` where it goes unseen from hand to hand. */
export type SeenChoice = Unnamed<EffectMove> & Shows;
type Unnamed<Move> = Move extends { readonly type: 'take' | 'give' }
  ? Omit<Move, 'card'> & { readonly card: Shown }
  : Move;

/** What is done after the deal. */
export type SeenMove = SeenPlay | SeenChoice;
export type Seen = SeenDeal | SeenMove;
/** The moves whose card may not be seen, or not yet be named. */
export type HiddenMove = Extract<SeenMove, { readonly type: 'play' | 'take' | 'give' | 'claim' }>;

/** What stands above the moves of a record. */
export interface RecordHead {
  /** Who looked on; `all` sees every card. */
  readonly observer: Viewer;
  /** How many sit at the table. */
  readonly seats: number;
  readonly title?: string;
  /** Who sat where; a seat may be left out. */
  readonly players?: Readonly<Partial<Record<Seat, string>>>;
  /** Only what the table chose; a ruling left out has its default. */
  readonly rulings?: Partial<Rulings>;
  /** Whether it is said to end where it stands. */
  readonly finished?: boolean;
}

/** What happened, and the game as it may be since then. */
export interface Sighted {
  readonly seen: Seen;
  readonly game: SupposedGame;
  readonly events: readonly Event[];
}

/** A move, and the cards that came to light with it. */
export function partsOf({ shown = [], ...said }: SeenMove) {
  return { said, shown };
}

/** A card that nobody has shown, as it is written. */
export const UNKNOWN = '??';

/** Whether the observer sees the hand of a seat. */
export function sees(observer: Viewer, seat: Seat): boolean {
  return observer === 'all' || observer === seat;
}
