import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { other, without, type BySeat, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap, offWantedGap, TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { Cause } from './causes-in-rounds-played-on.ts';
import { movesOf, type Move } from './legal-moves-of-seat.ts';
import type { PotionTold } from './potions-in-advice.ts';
import { ownedAfter } from './tricks-owned-after-move.ts';
import { aimOf, helps } from './what-tricks-bring-seat.ts';
import { prospect, prospectNaming, type InHandsWon, type Likely } from './trick-winning-odds.ts';

/** What becomes of a Potion, told in the words of the table. */
const POTION_EVENTS = ['potions-cancel', 'cleared', 'greed-due', 'took-trick'] as const;

type PotionEvent = Extract<Event, { readonly type: (typeof POTION_EVENTS)[number] }>;

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

/** What somebody in its seat counts of a move. */
export interface Count {
  readonly isExchange: boolean;
  /** Null where the trick may well go either way, or there is none. */
  readonly trick: Extract<Reason, { readonly type: 'trick' }> | null;
  readonly kept: readonly Card[];
  /** How many of the tricks to come are won, and of how many. */
  readonly wins: number;
  readonly of: number;
  /** The seat's own tricks at the end of the round. */
  readonly ends: number;
  /** Whether one of the cards that are kept should win and another lose, which is a choice for who wants an even round. */
  readonly canChoose: boolean;
  /** An earlier trick goes with an answered one, by Pride. */
  readonly takesTwo: boolean;
  /** Cards are exchanged before the trick is over. */
  readonly isGreedDue: boolean;
}

/** A gap as near as this to the wanted one is about what a seat wants. */
const NEAR = 3;

/** From such a chance on a led card is said to win its trick; and up to such a one to lose it. */
const [UNLIKELY, LIKELY] = [0.3, 0.7];

/**
 * The reasons for a legal move, the nearest first. Of the state only the mover's own hand is looked at, and what both players
 * see; `against` is what he may meet.
 */
export function reasonsFor(state: InRound, move: Move, against: readonly Likely[]): readonly Reason[] {
  const { trick, wins, of, isExchange, ends, canChoose } = countOf(state, move, against);
  const { by: seat } = move;
  // A trick that may go either way counts half.
  const atEnd = ends + (move.type === 'lead' && trick === null ? 0.5 : 0);
  const aim = aimOf(seat, atEnd);
  const reasons: Reason[] = [];
  if (trick !== null) reasons.push(of === 0 ? trick : withHelpTowards(aim, trick, tricksOwned(state.tricks)));
  else if (!isExchange) reasons.push({ type: 'open' });
  if (move.type === 'follow')
    reasons.push(
      ...apply(state, move)
        .events.filter(isPotionEvent)
        .map((event) => ({ type: 'potion', event }) as const),
    );
  if (of === 0) return reasons;
  const isLost = trick?.isWon === false && trick.helps === false;
  reasons.push({
    type: 'hand',
    seat,
    wins: Math.round(wins),
    of,
    isExchange,
    inAll: of < TRICKS ? Math.round(atEnd) : null,
    letsGo: isLost && offWantedGap(Math.abs(2 * ends - TRICKS), seat) <= NEAR,
    aim,
    chooses: canChoose,
  });
  return reasons;
}

/** From an even score every trick opens a gap: to say so helps only of one that is on the side that is aimed at. */
function withHelpTowards(
  aim: ReturnType<typeof aimOf>,
  trick: NonNullable<Count['trick']>,
  before: BySeat<number>,
): NonNullable<Count['trick']> {
  if (WANTED_GAP[trick.seat] === 0 || trick.helps !== true) return trick;
  const isTowards = aim === null ? gap(before) > 0 : trick.isWon === (aim === 'many');
  return isTowards ? trick : { ...trick, helps: null };
}

function isPotionEvent(event: Event): event is PotionEvent {
  return POTION_EVENTS.some((type) => type === event.type);
}

/** Counts a legal move, by nothing but the mover's own hand and what both players see. */
export function countOf(state: InRound, move: Move, against: readonly Likely[]): Count {
  const { by: seat } = move;
  const isExchange = move.type === 'exchange';
  const kept = without(state.hands[seat], isExchange ? move.cards : [move.card]);
  const after = move.type === 'follow' ? apply(state, move).state : state;
  const ranking = 'ranking' in after ? after.ranking : state.ranking;
  const trick = trickOf(state, move, against, after);
  // Of the cards that come back nothing is known: each is as likely to win as not.
  const unknown = isExchange ? move.cards.length / 2 : 0;
  const chances = kept.map((card) => prospect(card, against, ranking));
  const wins = chances.reduce((sum, chance) => sum + chance, unknown);
  const owned = ownedAfter(after)[seat];
  return {
    isExchange,
    trick,
    kept,
    wins,
    of: kept.length + 2 * unknown,
    canChoose:
      !isExchange &&
      WANTED_GAP[seat] === 0 &&
      chances.some((chance) => chance >= LIKELY) &&
      chances.some((chance) => chance <= UNLIKELY),
    ends: owned + wins + Number(move.type === 'lead' && trick?.isWon === true),
    takesTwo: move.type === 'follow' && apply(state, move).events.some(({ type }) => type === 'took-trick'),
    isGreedDue: move.type === 'follow' && after.phase === 'greed',
  };
}

const TRICK = { type: 'trick', isForced: false, isConceded: false, gain: null } as const;

function trickOf(state: InRound, move: Move, against: readonly Likely[], after: State): Count['trick'] {
  if (move.type === 'exchange') return null;
  const { by: seat } = move;
  const before = tricksOwned(state.tricks);
  if (move.type === 'follow') {
    const owned = ownedAfter(after);
    const isWon = owned[seat] > before[seat];
    const all = movesOf(state, seat).map((one) => ownedAfter(apply(state, one).state)[seat]);
    const isForced = all.length > 1 && all.every((own) => own === owned[seat]);
    return { ...TRICK, seat, isWon, owned, helps: helps(seat, before, owned), isForced };
  }
  const { card, names } = move;
  const chance =
    names === undefined
      ? prospect(card, against, state.ranking)
      : prospectNaming(card, names, against, state.ranking);
  if (chance < LIKELY && chance > UNLIKELY) return null;
  const isWon = chance >= LIKELY;
  const winner = isWon ? seat : other(seat);
  const owned = { ...before, [winner]: before[winner] + 1 };
  return { ...TRICK, seat, isWon, owned: null, helps: helps(seat, before, owned) };
}
