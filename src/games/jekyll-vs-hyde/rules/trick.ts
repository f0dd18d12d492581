import { isPotion, other, suitOf, valueOf, type BySeat, type Card, type Seat, type Suit } from './cards.ts';
import { rankOf } from './ranking.ts';
import type { Rulings } from './ruling-switches.ts';
import type { Decision, Event } from './event.ts';
import type { Led, Trick } from './state.ts';

/** Chapter "trick": who wins two cards, and who owns which trick. */

type WonRule = (Event & { type: 'won' })['rule'];

export interface Decided {
  readonly winner: 'leader' | 'follower';
  readonly rule: WonRule;
  readonly decision: Decision;
}

/**
 * Who wins, by the ranking as it stands after any effect. No trick can tie: numbers of one suit differ, ranks differ,
 * and a Potion's half lies between the whole numbers.
 */
export function decide(led: Led, followed: Card, ranking: readonly Suit[], rulings: Rulings): Decided {
  const potions = Number(isPotion(led.card)) + Number(isPotion(followed));
  if (potions === 2) return byNumber(led.card, followed, 'two-potions');
  if (potions === 1) {
    if (led.names === null || led.names === suitOf(followed))
      return byNumber(led.card, followed, 'potion-number');
    if (rulings['led-potion'] === 'named-suit') {
      const ranked = byRank(led.names, suitOf(followed), ranking, 'off-suit-answer');
      return ranked ?? { ...byNumber(led.card, followed, 'off-suit-answer'), decision: 'no-ranks' };
    }
    return byNumber(led.card, followed, 'off-suit-answer');
  }
  if (suitOf(led.card) === suitOf(followed)) return byNumber(led.card, followed, 'same-suit');
  // Both tokens lie on the board, placed by these very cards if not before: nothing short of an impossible position fails here.
  const ranked = byRank(suitOf(led.card), suitOf(followed), ranking, 'higher-rank');
  if (ranked === null)
    throw new Error(`${led.card} and ${followed} were played, but their suits have no ranks`);
  return ranked;
}

function byNumber(led: Card, followed: Card, rule: WonRule): Decided {
  return { winner: valueOf(led) > valueOf(followed) ? 'leader' : 'follower', rule, decision: 'number' };
}

/** Null where one of the suits has no rank: then there is nothing to compare. */
function byRank(
  led: Suit | null,
  followed: Suit | null,
  ranking: readonly Suit[],
  rule: WonRule,
): Decided | null {
  const ledRank = led && rankOf(ranking, led);
  const followedRank = followed && rankOf(ranking, followed);
  if (ledRank === null || followedRank === null) return null;
  return { winner: ledRank > followedRank ? 'leader' : 'follower', rule, decision: 'rank' };
}

/** How many tricks each seat owns: what Pride has moved counts for its new owner. */
export function tricksOwned(tricks: readonly Trick[]): BySeat<number> {
  const jekyll = tricks.reduce((count, trick) => count + Number(trick.owner === 'jekyll'), 0);
  return { jekyll, hyde: tricks.length - jekyll };
}

/** The index of the loser's newest trick, which Pride takes; -1 where there is none. */
export function newestOf(tricks: readonly Trick[], loser: Seat): number {
  return tricks.findLastIndex((trick) => trick.owner === loser);
}

/** The two cards of a trick, the leader's first. */
export function cardsOf(trick: Trick): readonly [Card, Card] {
  return [trick.led.card, trick.followed];
}

export function winnerSeat(leader: Seat, { winner }: Decided): Seat {
  return winner === 'leader' ? leader : other(leader);
}
