import {
  isPotion,
  other,
  sorted,
  suitOf,
  without,
  type Card,
  type Potion,
  type Seat,
  type Suit,
} from './cards.ts';
import { askedSuit } from './following.ts';
import type { Led } from './state.ts';
import { dealtTo, potionsLeft, hiddenFrom, type HiddenHand } from './possible-opponent-hands.ts';
import { showsVoid, type SeatView } from './view.ts';

/**
 * What a seat can be sure of, and why. Exact: a card is surely held if every deal that fits what was seen has it in the other
 * hand, and surely set aside if none has.
 */
export interface Inference {
  /** Whose hand it is about. */
  readonly seat: Seat;
  /** Cards that this hand surely holds, sorted, those included that it was given. */
  readonly held: readonly Card[];
  /** Unseen cards that it surely does not hold, sorted. */
  readonly aside: readonly Card[];
  /** Unseen cards that it may hold or not, sorted. */
  readonly open: readonly Card[];
  /** How many of the open cards it holds. */
  readonly places: number;
  /** What shows it, in the order of the round, and at last what can be counted. */
  readonly evidence: readonly Evidence[];
}

/** Something that was seen, what follows from it, and the rule by which it does. Tricks are counted from 1. */
export type Evidence =
  /** Cards that the hand was given and still holds; `trick` is that of a Greed exchange, null in the preparation. */
  | {
      readonly type: 'given';
      readonly rule: 'give-count' | 'greed-any-card';
      readonly to: Seat;
      readonly trick: number | null;
      readonly cards: readonly Card[];
    }
  /** A suit was not followed, so no unseen card of it was in the hand. */
  | {
      readonly type: 'void';
      readonly rule: 'follow-suit' | 'follow-named' | 'potion-barred';
      readonly seat: Seat;
      readonly trick: number;
      readonly suit: Suit;
      readonly led: Led;
      readonly followed: Card;
      /** The unseen cards of the suit: they are set aside. */
      readonly aside: readonly Card[];
      /** Cards of the suit that the hand was given and still holds. */
      readonly since: readonly Card[];
    }
  /** No Potion was given in the preparation, so one at most was dealt. */
  | {
      readonly type: 'few-potions';
      readonly rule: 'forced-potion';
      readonly seat: Seat;
      /** The one, where it has been seen. */
      readonly dealt: Potion | null;
      /** The unseen Potions: one at most is in the hand, or, where that one has been seen, none. */
      readonly potions: readonly Card[];
    }
  /** There are no more cards than places for them. */
  | {
      readonly type: 'must-hold';
      readonly rule: 'deal-ten';
      readonly seat: Seat;
      readonly cards: readonly Card[];
    }
  /** Of these cards the hand holds so many, the others are set aside. */
  | {
      readonly type: 'some-of';
      readonly rule: 'deal-ten';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly Card[];
    }
  /** The whole hand is known, so what is unseen is set aside. */
  | {
      readonly type: 'all-known';
      readonly rule: 'deal-ten';
      readonly seat: Seat;
      readonly aside: readonly Card[];
    };

/** Null between rounds, where nobody holds cards. */
export function infer(view: SeatView): Inference | null {
  if (view.phase === 'deal' || view.phase === 'over') return null;
  const seat = other(view.viewer);
  const unknown = hiddenFrom(view);
  const { count, unseen } = unknown;
  const must = mustHold(unknown);
  const may = count === 0 ? [] : canHold(unknown);
  const open = without(may, must);
  const places = count - must.length;
  const counted: Evidence[] = [];
  if (must.length > 0) counted.push({ type: 'must-hold', rule: 'deal-ten', seat, cards: must });
  if (open.length > 0) counted.push({ type: 'some-of', rule: 'deal-ten', seat, count: places, cards: open });
  else if (must.length === 0) counted.push({ type: 'all-known', rule: 'deal-ten', seat, aside: unseen });
  return {
    seat,
    held: sorted([...unknown.known, ...must]),
    aside: without(unseen, may),
    open,
    places,
    evidence: [
      ...fewPotions(view, unknown),
      ...inOrder([...gifts(view, unknown), ...voids(view, unknown)]),
      ...counted,
    ],
  };
}

/** What rules out that the other hand holds a card; null where nothing does, or it was seen elsewhere. */
export function against({ evidence }: Inference, card: Card): Evidence | null {
  const rules = (each: Evidence) => {
    switch (each.type) {
      case 'void':
      case 'all-known':
        return each.aside.includes(card);
      case 'few-potions':
        return each.dealt !== null && each.potions.some((potion) => potion === card);
      default:
        return false;
    }
  };
  return evidence.find(rules) ?? null;
}

// -------------------------------------------------------------------------------------------------------- counting

/** The unseen cards that are in every hand that fits. Those of a kind are in all hands together, or none is. */
function mustHold({ count, evil, potions, mostPotions }: HiddenHand): readonly Card[] {
  const canDoWithout = (evils: number, most: number) => evils + most >= count;
  return [
    ...(canDoWithout(evil.length - 1, mostPotions) ? [] : evil),
    ...(canDoWithout(evil.length, Math.min(mostPotions, potions.length - 1)) ? [] : potions),
  ];
}

/** The unseen cards that are in some hand that fits, if there is room for any. */
function canHold({ evil, potions, mostPotions }: HiddenHand): readonly Card[] {
  return sorted([...evil, ...(mostPotions > 0 ? potions : [])]);
}

// -------------------------------------------------------------------------------------------------------- evidence

type Gift = Extract<Evidence, { readonly type: 'given' }>;
type Void = Extract<Evidence, { readonly type: 'void' }>;

/** The preparation first, then trick by trick. */
function inOrder(evidence: readonly (Gift | Void)[]): readonly Evidence[] {
  return evidence.toSorted((a, b) => (a.trick ?? 0) - (b.trick ?? 0));
}

function gifts({ viewer, exchanges }: SeatView, { known }: HiddenHand): readonly Gift[] {
  return exchanges.flatMap((exchange, index): readonly Gift[] => {
    // A card that went to and fro lies where it was given last.
    const later = exchanges.slice(index + 1).flatMap((each) => each.given[viewer]);
    const cards = without(
      known.filter((card) => exchange.given[viewer].includes(card)),
      later,
    );
    if (cards.length === 0) return [];
    const [rule, trick] =
      index === 0 ? (['give-count', null] as const) : (['greed-any-card', exchange.afterTricks + 1] as const);
    return [{ type: 'given', rule, to: other(viewer), trick, cards }];
  });
}

/** The first showing of each suit: cards only ever leave the unseen part of a hand. */
function voids(view: SeatView, { known, unseen }: HiddenHand): readonly Void[] {
  const { viewer, tricks, led, followed, leader } = view;
  const found: Void[] = [];
  const now = led === null || followed === null || leader === null ? [] : [{ leader, led, followed }];
  for (const [index, trick] of [...tricks, ...now].entries()) {
    if (trick.leader !== viewer || !showsVoid(trick)) continue;
    const suit = askedSuit(trick.led);
    if (found.some((each) => each.suit === suit)) continue;
    const ofSuit = (card: Card) => suitOf(card) === suit;
    found.push({
      type: 'void',
      rule: ruleBroken(trick.led, trick.followed),
      seat: other(viewer),
      trick: index + 1,
      suit,
      led: trick.led,
      followed: trick.followed,
      aside: unseen.filter(ofSuit),
      since: known.filter(ofSuit),
    });
  }
  return found;
}

/** The rule that would have been broken with the suit in hand. */
function ruleBroken(led: Led, followed: Card): Void['rule'] {
  if (!isPotion(led.card)) return 'follow-suit';
  return isPotion(followed) ? 'potion-barred' : 'follow-named';
}

function fewPotions(view: SeatView, { potions }: HiddenHand): readonly Evidence[] {
  const left = potionsLeft(view);
  if (left === Infinity || potions.length === 0) return [];
  const seat = other(view.viewer);
  const [dealt = null] = left > 0 ? [] : dealtTo(seat, view).filter(isPotion);
  return [{ type: 'few-potions', rule: 'forced-potion', seat, dealt, potions }];
}
