import { bySeat, other, type BySeat, type Card, type Suit } from './cards.ts';
import { effectOf } from './potions.ts';
import { rank } from './ranking.ts';
import type { Following, Led, Trick } from './state.ts';
import { newestOf, tricksOwned } from './trick.ts';

/**
 * What the table looked like a trick earlier. Where the tricks of a round are the ones that were played, they tell; where they
 * only fill the piles of a position that somebody laid out, something is given from which the trick leads to the same table.
 */

/** The tokens before the led card that is waiting for an answer. */
export function tokensBeforeLead({ ranking, ledToken }: Following): readonly Suit[] {
  if (!ledToken) return ranking;
  return ranking.length > 1 ? ranking.slice(0, 1) : [];
}

/** The tokens before a trick with these cards. `tricks` were played before it, `after` is what lies there now. */
export function tokensBefore(
  tricks: readonly Trick[],
  led: Led,
  followed: Card,
  after: readonly Suit[],
): readonly Suit[] {
  const played = tricks.reduce<readonly Suit[]>(
    (tokens, trick) => tokensAfter(tokens, trick.led, trick.followed),
    [],
  );
  return same(tokensAfter(played, led, followed), after) ? played : after;
}

/** The tokens after both cards of a trick and their effect. */
function tokensAfter(before: readonly Suit[], led: Led, followed: Card): readonly Suit[] {
  const first = rank(before, led);
  const effect = effectOf(led, followed);
  if (effect !== null && effect !== 'cancel' && effect.suit === 'wrath') return [];
  return rank(first.ranking, { card: followed, names: null }, first.placed).ranking;
}

/** How many tricks each seat owned before the last of these. */
export function ownedBeforeLast(tricks: readonly Trick[]): BySeat<number> {
  const last = tricks.at(-1);
  const after = tricksOwned(tricks);
  if (last === undefined) return after;
  const replayed = tricks.slice(0, -1).reduce(withTrick, []);
  if (same(owners(withTrick(replayed, last)), owners(tricks))) return tricksOwned(replayed);
  // Nobody played the tricks before: what Pride can have taken it has taken.
  const taken = Number(takes(last) && after[last.winner] > 1);
  return bySeat((seat) => (seat === last.winner ? after[seat] - 1 - taken : after[seat] + taken));
}

/** One more trick, and the one that Pride takes with it. */
function withTrick(before: readonly Trick[], trick: Trick): readonly Trick[] {
  const newest = takes(trick) ? newestOf(before, other(trick.winner)) : -1;
  const kept = before.map((was, index) => (index === newest ? { ...was, owner: trick.winner } : was));
  return [...kept, { ...trick, owner: trick.winner }];
}

function takes({ led, followed }: Trick): boolean {
  const effect = effectOf(led, followed);
  return effect !== null && effect !== 'cancel' && effect.suit === 'pride';
}

function owners(tricks: readonly Trick[]) {
  return tricks.map(({ owner }) => owner);
}

function same(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((item, index) => item === two[index]);
}
