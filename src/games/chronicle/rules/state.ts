import type { BySeat, Card, Seat, Suit } from './cards.ts';
import type { History } from './history-card-conditions.ts';
import type { Rulings } from './ruling-switches.ts';
import type { EffectId } from './ability-definitions.ts';

/**
 * A state is all that the rules know of a game at one moment, and an action is what leads from one to the next. Both are readonly
 * JSON. What then happened is in `event.ts`, why something may not be done in `refusal.ts`.
 */

/** A card in the middle. One that lies face down has neither strength nor ability. */
export interface Laid {
  readonly by: Seat;
  readonly card: Card;
  readonly down: boolean;
}

/** A trick. */
export interface Meeting {
  readonly leader: Seat;
  /** The lead suit; null until a card that is no Wild has been played face up. */
  readonly lead: Suit | null;
  /** In the order of play. */
  readonly laid: readonly Laid[];
  /** Who has played, in order. */
  readonly acted: readonly Seat[];
  /** Who wins by an ability, whatever the strengths say: a seat, or whoever played the lowest card. The last one stands. */
  readonly verdict: Seat | 'lowest' | null;
  /** Whether its cards are to be discarded instead of collected. */
  readonly discarded: boolean;
}

/** The Meeting that was won last, as it lay: it stays to be looked at until the next card is played. */
export interface Ended extends Pick<Meeting, 'lead' | 'laid' | 'discarded'> {
  readonly winner: Seat;
}

/** What lies on the table from the deal on. */
export interface Table {
  readonly rulings: Rulings;
  /** Counted from 1. */
  readonly round: number;
  readonly history: History;
  /** A hand for each who sits there, sorted. */
  readonly hands: BySeat<readonly Card[]>;
  /** The cards won, open to all, sorted. */
  readonly allies: BySeat<readonly Card[]>;
  readonly fame: BySeat<number>;
  /** The pile of what abilities have removed; the card on top comes last. */
  readonly discard: readonly Card[];
  /** The card laid aside face up, with five players. */
  readonly aside: Card | null;
  readonly meeting: Meeting;
  readonly ended: Ended | null;
  /** Cards that all know to be in a hand: a Lead Card that was shown, until it may have gone. */
  readonly shown: BySeat<readonly Card[]>;
  /** Suits of which all know that a hand has none, for it has not followed; until a card comes to that hand. */
  readonly voids: BySeat<readonly Suit[]>;
  /** Who has just looked at whose hand; until the next move. */
  readonly looking: { readonly by: Seat; readonly at: Seat } | null;
}

/** What waits to be carried out: the ability of a card, or what the end of a round asks for. */
export interface Due {
  readonly effect: EffectId | 'leftover-hand' | 'angel-discards';
  /** Who has the card, and for whom it works. */
  readonly owner: Seat;
  /** Who makes the choice, if there is one. */
  readonly chooser: Seat;
  /** The card that has the ability. */
  readonly card: Card | null;
}

/** The stations at which something can be due. */
export type Stage = 'played' | 'end-of-meeting' | 'leftover' | 'end-of-round' | 'angel';

/** A history card is revealed and hands are dealt. What stands of the last round stays until then. */
export interface Dealing {
  readonly phase: 'deal';
  readonly rulings: Rulings;
  readonly last: Table | null;
}

/** A player is to play a card. */
export interface Playing extends Table {
  readonly phase: 'meeting';
  readonly turn: Seat;
}

/** Somebody has a choice to make, for the first of what is due. */
export interface Choosing extends Table {
  readonly phase: 'effect';
  readonly stage: Stage;
  /** At least one; the others follow. */
  readonly due: readonly Due[];
}

export interface Over extends Table {
  readonly phase: 'over';
  readonly winner: Seat;
}

export type State = Dealing | Playing | Choosing | Over;
export type Phase = State['phase'];
/** The states in which cards lie on the table. */
export type InGame = Exclude<State, Dealing>;

// --------------------------------------------------------------------------------------------------- action

/** A hand for each who sits down; with five players one card lies aside. */
export interface Deal {
  readonly type: 'deal';
  readonly history: History;
  readonly hands: BySeat<readonly Card[]>;
  readonly aside?: Card;
}
export interface Play {
  readonly type: 'play';
  readonly by: Seat;
  readonly card: Card;
  /** Face down; left out where it is face up. */
  readonly down?: true;
}
/** A card comes from somebody: unseen from a hand, from the allies to the pile or to one's own, or out of the Meeting. */
export type Fetch = Fetched<'take'> | Fetched<'discard'> | Fetched<'take-ally'> | Fetched<'claim'>;
interface Fetched<Type extends string> {
  readonly type: Type;
  readonly by: Seat;
  readonly from: Seat;
  readonly card: Card;
}
/** A card goes to somebody, from a hand or from the allies. */
export type Give = Given<'give'> | Given<'give-ally'>;
interface Given<Type extends string> {
  readonly type: Type;
  readonly by: Seat;
  readonly to: Seat;
  readonly card: Card;
}
export interface Look {
  readonly type: 'look';
  readonly by: Seat;
  readonly at: Seat;
}
/** An ally of the owner for one of somebody else's. */
export interface Exchange {
  readonly type: 'exchange';
  readonly by: Seat;
  readonly card: Card;
  readonly with: Seat;
  readonly for: Card;
}
/** Whether the cards left in hand become allies; where they do not they are discarded. */
export interface Leftover {
  readonly type: 'leftover';
  readonly by: Seat;
  readonly adds: boolean;
}
/** Whether the Angel's owner discards the Evil cards. */
export interface AngelMove {
  readonly type: 'angel';
  readonly by: Seat;
  readonly discards: boolean;
}

/** The moves that carry out what is due. */
export type EffectMove = Fetch | Give | Look | Exchange | Leftover | AngelMove;
export type Action = Deal | Play | EffectMove;
