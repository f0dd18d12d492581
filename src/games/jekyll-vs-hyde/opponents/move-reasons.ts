import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { other, without, type BySeat, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import { gap, offWantedGap, TRICKS, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import type { PotionEvent, Reason } from './advice-reasons.ts';
import { movesOf, type Move } from './legal-moves-of-seat.ts';
import { ownedAfter } from './tricks-owned-after-move.ts';
import { aimOf, helps } from './what-tricks-bring-seat.ts';
import { prospect, prospectNaming, type Likely } from './trick-winning-odds.ts';

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

/** A gap that is as near as this to the wanted one is about what a seat wants. */
const NEAR = 3;

/** From such a chance on a led card is said to win its trick; and up to such a one to lose it. */
const LIKELY = 0.7;
const UNLIKELY = 0.3;

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

const POTION_EVENTS: readonly string[] = [
  'potions-cancel',
  'cleared',
  'greed-due',
  'took-trick',
] satisfies readonly PotionEvent['type'][];

function isPotionEvent(event: Event): event is PotionEvent {
  return POTION_EVENTS.includes(event.type);
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
