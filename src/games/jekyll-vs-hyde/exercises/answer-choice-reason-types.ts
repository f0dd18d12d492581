import type { BySeat, Card, EvilCard, Potion, Seat, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event, Place } from '#games/jekyll-vs-hyde/rules/event';
import type { FollowRule } from '#games/jekyll-vs-hyde/rules/following';
import type { Needed } from '#games/jekyll-vs-hyde/rules/return-match';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import type { NotBroken } from './reason-rule-not-broken.ts';

/** Why a choice is wrong, or where several are picked why it is right: the rule that says so, and the facts. */
export type Reason = (
  | RightReason
  | RankingReason
  | EffectReason
  | EndingReason
  | NotBroken
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** A card that loses the trick, and the one that beats it. */
  | {
      readonly type: 'loses';
      readonly rule: (Event & { readonly type: 'won' })['rule'];
      readonly by: Seat;
      readonly card: Card;
      readonly to: Card;
      readonly names: Suit | null;
    }
  | {
      readonly type: 'not-first';
      readonly by: Seat;
      readonly round: Round;
      readonly marker: number;
    }
  /** Whoever lost the trick does not lead, even the one who led it. */
  | { readonly type: 'not-next'; readonly by: Seat; readonly card: Card; readonly led: boolean }
  /** Somebody else won than the counts say. */
  | {
      readonly type: 'other-winner';
      readonly tricks: BySeat<number>;
      readonly by: Seat;
      readonly card: Card;
      readonly beats: Card;
    }
  /** The winner takes a trick from the loser, and the counts leave it out. */
  | { readonly type: 'second-trick'; readonly tricks: BySeat<number>; readonly from: Seat }
  /** The counts have a trick taken from the loser, who has none, or where no Pride meets a Potion. */
  | {
      readonly type: 'no-second-trick';
      readonly tricks: BySeat<number>;
      readonly from: Seat;
      readonly pride: boolean;
    }
  | { readonly type: 'give-count'; readonly count: number; readonly due: number; readonly round: Round }
  | { readonly type: 'greed-count'; readonly count: number; readonly due: number }
  | {
      readonly type: 'other-gap';
      readonly marker: number;
      readonly from: number;
      readonly gap: number;
      readonly tricks: BySeat<number>;
    }
  /** A card that lies open to whoever is asked: in the own hand, or in the trick just played. */
  | { readonly type: 'seen'; readonly card: Card; readonly where: 'hand' | 'trick' }
  | { readonly type: 'match'; readonly winner: Seat | 'draw'; readonly needed: readonly [Needed, Needed] }
) & { readonly rule: RuleId };

/** How the last trick moves the marker: by which tricks of both, from where and to where. */
export type MarkerWalk = Pick<Extract<Event, { readonly type: 'gap' }>, 'tricks' | 'gap' | 'from' | 'to'>;

/** Why something is right, said of all cards that are right for the same reason. */
export type RightReason =
  | { readonly type: 'may-lead' }
  | { readonly type: 'may-follow'; readonly rule: FollowRule; readonly asked: Suit }
  | {
      readonly type: 'may-give';
      readonly cards: readonly Card[];
      /** The Potions among them, where one has to go; otherwise empty. */
      readonly potions: readonly Potion[];
      readonly greed: boolean;
    }
  /** The other hand may hold it: it lies nowhere that can be seen. */
  | { readonly type: 'unseen' }
  /** The other hand holds it in sight: it came there in an exchange. */
  | { readonly type: 'in-sight' };

type RankingReason =
  | {
      readonly type: 'tokens-gone';
      readonly ranking: readonly Suit[];
      readonly card: EvilCard;
      /** Whether its own token had just been placed. */
      readonly own: boolean;
    }
  /** A suit has a token that nobody has played; `named`: a Potion has named it. */
  | {
      readonly type: 'not-played';
      readonly ranking: readonly Suit[];
      readonly suit: Suit;
      readonly named: boolean;
    }
  /** Both suits are new, and they stand the wrong way about. */
  | {
      readonly type: 'leader-first';
      readonly ranking: readonly Suit[];
      readonly first: Suit;
      readonly second: Suit;
    }
  /** A suit belongs to a place where the choice has another, or none; `played`: the card of this trick that brings it there. */
  | {
      readonly type: 'token-elsewhere';
      readonly ranking: readonly Suit[];
      readonly suit: Suit;
      readonly place: Place;
      readonly played: Card | null;
    };

type EffectReason =
  /**
   * It would take another suit than the one beside the Potion; `named`: the suit that was named but not played; `idle`: whoever owns no trick
   * that Pride, which was played, could take.
   */
  | {
      readonly type: 'other-effect';
      readonly of: Suit;
      readonly against: EvilCard;
      readonly named: Suit | null;
      readonly idle: Seat | null;
    }
  | { readonly type: 'effect-happens'; readonly suit: Suit; readonly against: EvilCard }
  | { readonly type: 'two-potions'; readonly of: Suit }
  | { readonly type: 'nothing-to-take'; readonly from: Seat };

type EndingReason =
  | ({ readonly type: 'not-at-end' } & MarkerWalk)
  | ({ readonly type: 'at-end'; readonly wrong: 'jekyll-wins' | 'next-round' } & MarkerWalk)
  | { readonly type: 'not-third'; readonly round: Round }
  | ({ readonly type: 'third-over' } & MarkerWalk)
  | ({ readonly type: 'first-goes-on'; readonly round: Round } & MarkerWalk)
  /** The first game of a return match is won, and there is a second. */
  | {
      readonly type: 'second-game';
      readonly wrong: 'hyde-wins' | 'jekyll-wins' | 'next-round';
      readonly by: Seat;
    };
