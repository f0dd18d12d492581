import { EVIL_CARDS, POTIONS, valueOf, type EvilCard, type Potion } from '#games/jekyll-vs-hyde/rules/cards';
import { greedCount } from '#games/jekyll-vs-hyde/rules/potions';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { unexchanged, type Unexchanged } from './undo-exchange.ts';
import { leaders, suits } from './undo-search-order.ts';
import {
  SUIT_INDICES,
  classOf,
  evilBit,
  otherSeat,
  potionBit,
  type SeatIndex,
  type SuitIndex,
  type Table,
} from './table-encoding.ts';
import { takeBack, type Visit } from './undo-one-trick.ts';
import { ANY_RANKING, beforeOne, ranksAbove } from './previous-rankings.ts';

/** Tricks with Potions, taken back. */

const WRATH = 0;
const GREED = 1;

/** Two Potions: the follower was void in the suit that was named, and the higher won. */
export function twoPotions(after: Table, _: Rulings, visit: Visit): boolean {
  const there = potionsOf(after);
  return there.some((lower, index) =>
    there.slice(index + 1).some((higher) =>
      leaders(after).some((leader) => {
        const names = SUIT_INDICES.find((suit) => after.hands[otherSeat(leader)][suit] === 0);
        if (names === undefined) return false;
        const [led, followed] = leader === after.leader ? [higher, lower] : [lower, higher];
        return takeBack(after, { leader, led, followed, names, exchange: null }, [after.ranking], visit);
      }),
    ),
  );
}

/** A Potion and an Evil card: the effect of the suit, then the higher number wins, or by one ruling the higher rank. */
export function potionAndEvil(after: Table, rulings: Rulings, visit: Visit): boolean {
  const potions = potionsOf(after);
  if (potions.length === 0) return false;
  return suits(after).some((suit) => {
    const rankings = rankingsBefore(after, suit);
    if (after.evil[suit] === 0 || rankings.length === 0) return false;
    const evilCards = standIns(after.numbers, suit);
    for (const exchange of exchangesBefore(after, suit)) {
      for (const potion of potions) {
        for (const evil of evilCards) {
          for (const leader of leaders(after)) {
            const met: Met = { leader, potion, evil, suit, exchange };
            if (byNumber(after, met, rankings, visit)) return true;
            if (rulings['led-potion'] === 'named-suit' && byRank(after, met, rankings, visit)) return true;
          }
        }
      }
    }
    return false;
  });
}

/** A Potion that met an Evil card. */
interface Met {
  readonly leader: SeatIndex;
  readonly potion: Potion;
  readonly evil: EvilCard;
  readonly suit: SuitIndex;
  readonly exchange: Unexchanged | null;
}

/** The winner played the higher card; a Potion that was led named the suit that came. */
function byNumber(after: Table, met: Met, rankings: readonly number[], visit: Visit): boolean {
  const { leader, potion, evil, suit, exchange } = met;
  const evilWins = valueOf(evil) > valueOf(potion);
  const trick =
    (leader === after.leader) === evilWins
      ? { leader, led: evil, followed: potion, names: null, exchange }
      : { leader, led: potion, followed: evil, names: suit, exchange };
  return takeBack(after, trick, rankings, visit);
}

/** A Potion was led, the follower void in the suit it named, and that suit or the one that came ranked higher. */
function byRank(after: Table, met: Met, rankings: readonly number[], visit: Visit): boolean {
  const { leader, potion, evil, suit, exchange } = met;
  const hand = (exchange?.hands ?? after.hands)[otherSeat(leader)];
  return SUIT_INDICES.some((names) => {
    if (names === suit || hand[names] > 0) return false;
    if (ranksAbove(after.ranking, names, suit) !== (leader === after.leader)) return false;
    return takeBack(after, { leader, led: potion, followed: evil, names, exchange }, rankings, visit);
  });
}

/** The board before: whatever was there where Wrath has cleared it, else what this suit's token leads on from. */
function rankingsBefore({ ranking }: Table, suit: SuitIndex): readonly number[] {
  if (suit !== WRATH) return beforeOne(ranking, suit);
  return ranking === 0 ? ANY_RANKING : [];
}

function exchangesBefore({ hands, tricks }: Table, suit: SuitIndex): Iterable<Unexchanged | null> {
  const count = suit === GREED ? greedCount(TRICKS - tricks) : 0;
  return count === 0 ? [null] : unexchanged(hands, count);
}

function potionsOf({ potions }: Table): readonly Potion[] {
  return POTIONS.filter((potion) => potions & potionBit(potion));
}

/** One Evil card for all those of the suit that win against the same Potions. */
function standIns(numbers: number, suit: SuitIndex): readonly EvilCard[] {
  const there = SUITED[suit]?.filter(({ bit }) => numbers & bit) ?? [];
  return there.filter(({ wins }, index) => there[index - 1]?.wins !== wins).map(({ card }) => card);
}

const SUITED = SUIT_INDICES.map((suit) =>
  EVIL_CARDS.filter((card) => classOf(card) === suit).map((card) => ({
    card,
    bit: evilBit(card),
    wins: POTIONS.filter((potion) => valueOf(card) > valueOf(potion)).length,
  })),
);
