import { other, suitOf, type Card, type Seat, type Suit } from '../rules/cards.ts';
import { askedSuit } from '../rules/following.ts';
import { effectOf } from '../rules/potions.ts';
import type { Moved } from '../rules/random-play.ts';
import type { Led, Round, State } from '../rules/state.ts';

/** What a Potion brings about: the effect of a suit, or that two Potions bring about none. */
export type Brought = Suit | 'two-potions';

/** The trick whose cards were played last. */
export interface TrickSeen {
  readonly round: Round;
  /** Where the marker stood while it was played. */
  readonly marker: number;
  readonly leader: Seat;
  /** 1 to 10. */
  readonly number: number;
  readonly led: Led;
  /** Whether the follower held no card of the suit that was asked for. */
  readonly followerVoid: boolean;
  /** The tokens while the answer was awaited, lowest first. */
  readonly tokens: readonly Suit[];
  /** Null while the answer is awaited. */
  readonly followed: Card | null;
  /** Null without a Potion, and while the answer is awaited. */
  readonly brought: Brought | null;
}

/** A position of a game, and the trick of its round that was played last; null: no card has been led in it. */
export interface StateWithLastTrick {
  readonly state: State;
  readonly trick: TrickSeen | null;
}

/** The moment after a move, given the one before it. */
export function stateWithLastTrick(before: StateWithLastTrick, { action, state }: Moved): StateWithLastTrick {
  switch (action.type) {
    case 'deal':
      return { state, trick: null };
    case 'exchange':
      return { state, trick: before.trick };
    case 'lead': {
      if (state.phase !== 'follow') throw new Error('A card that is led waits for an answer');
      const { round, marker, leader, led, ranking: tokens, hands, tricks } = state;
      const asked = askedSuit(led);
      const followerVoid = hands[other(leader)].every((card) => suitOf(card) !== asked);
      const number = tricks.length + 1;
      const trick = {
        round,
        marker,
        leader,
        number,
        led,
        followerVoid,
        tokens,
        followed: null,
        brought: null,
      };
      return { state, trick };
    }
    case 'follow': {
      if (before.trick === null) throw new Error('A card is led before one follows');
      return {
        state,
        trick: {
          ...before.trick,
          followed: action.card,
          brought: potionOutcomeOf(before.trick.led, action.card),
        },
      };
    }
  }
}

/** What two cards bring about; null: there is no Potion among them. */
export function potionOutcomeOf(led: Led, followed: Card): Brought | null {
  const effect = effectOf(led, followed);
  return effect === 'cancel' ? 'two-potions' : (effect?.suit ?? null);
}
