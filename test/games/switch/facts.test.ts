import { describe, expect, test } from 'vitest';
import {
  answering,
  buried,
  canBegin,
  choose,
  TABLES,
  TRICK_CARDS,
} from '#games/switch/facts/deal-probabilities';
import { chains, penalties } from '#games/switch/facts/possible-penalties';
import { prices } from '#games/switch/facts/run-prices';
import { longestTurn } from '#games/switch/facts/longest-turn';
import type { Card } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import { playable } from '#games/switch/rules/legal';
import { start } from '#games/switch/rules/state-before-deal';
import { seededRandom } from '#kit/random';
import { after, lay } from './rules/table.ts';

/** What the page of facts says follows from the rules, counted again by another way. */

/** Every order of every set of some things. */
function orders<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.flatMap((first) => [
    [first],
    ...orders(items.filter((item) => item !== first)).map((others) => [first, ...others]),
  ]);
}

describe('Penalties', () => {
  const CARDS: readonly Card[] = ['2C', '2D', '2H', '2S', '5H'];
  const goesOn = (card: Card, below: Card) =>
    card === '5H' ? below === '2H' : below !== '5H' || card === '2H';
  const possible = orders(CARDS).filter((cards) =>
    cards.every((card, at) => at === 0 || goesOn(card, cards[at - 1] ?? card)),
  );

  test('come about in the orders in which each card goes on the one before', () => {
    const found = chains('on-two-of-hearts').map(({ cards }) => cards.join());
    expect(found.toSorted()).toEqual(possible.map((cards) => cards.join()).toSorted());
    const first = chains('never').map(({ cards }) => cards.join());
    const fiveFirst = possible.filter((cards) => cards.indexOf('5H') <= 0);
    expect(first.toSorted()).toEqual(fiveFirst.map((cards) => cards.join()).toSorted());
  });

  test('are the sums of their cards, and 13 at the most', () => {
    const sums = possible.map((cards) => cards.reduce((sum, card) => sum + (card === '5H' ? 5 : 2), 0));
    for (const [penalty, ways] of penalties('on-two-of-hearts'))
      expect(sums.filter((sum) => sum === penalty)).toHaveLength(ways);
    expect(Math.max(...penalties('on-two-of-hearts').keys())).toBe(Math.max(...sums));
  });
});

describe.each(TABLES)('The longest turn of %i', (players) => {
  test('has as many plays as the 8s and the Jacks give turns, and one more', () => {
    const byJacks = Math.floor(4 / (players - 1));
    expect(longestTurn(players, 'again').plays).toHaveLength(byJacks + 2 + 1);
    expect(longestTurn(players, 'passes').plays).toHaveLength(byJacks + 1);
  });

  test('can be played, nobody else acting before its end', () => {
    const { plays, cards } = longestTurn(players, 'again');
    const others = ['4C', '4D', '4H', '4S', '10C'].slice(0, players - 1);
    let state = lay({ hands: ['8C 8D 8H 8S JC JD JH JS 9C 9D 9H 9S 6C', ...others], on: 'QS' });
    for (const [at, play] of plays.entries()) {
      const { state: next } = after(state, play.cards.join(' '));
      if (next.phase !== 'turn') throw new Error('Nobody finishes here');
      expect(next.turn === 'p1').toBe(at < plays.length - 1);
      state = next;
    }
    expect(cards).toBeLessThanOrEqual(12);
    expect(cards).toBeGreaterThanOrEqual(plays.reduce((sum, play) => sum + play.cards.length, 0));
  });
});

test('A 2 is answered as often as one of three places among 51 lies in the hand', () => {
  const places = Array.from({ length: 51 }, (_, place) => place);
  for (const { players, cards, next, anybody, twoOfHearts } of answering()) {
    let inNext = 0;
    let inAny = 0;
    let all = 0;
    for (const one of places)
      for (const two of places.slice(one + 1))
        for (const three of places.slice(two + 1)) {
          const first = Math.min(one, two, three);
          all += 1;
          inNext += Number(first < cards);
          inAny += Number(first < cards * (players - 1));
        }
    expect(next).toBeCloseTo(inNext / all, 12);
    expect(anybody).toBeCloseTo(inAny / all, 12);
    expect(twoOfHearts).toBeCloseTo(places.filter((place) => place < cards).length / places.length, 12);
  }
});

test('Ways to choose add up as in the triangle of Pascal', () => {
  for (let all = 1; all <= 52; all += 1)
    for (let chosen = 1; chosen <= 7; chosen += 1)
      expect(choose(all, chosen)).toBe(choose(all - 1, chosen - 1) + choose(all - 1, chosen));
});

describe('Games that are dealt', () => {
  const DEALS = 6_000;
  const chance = seededRandom(52);
  const dealt = TABLES.slice(0, 3).map((players) => {
    const games = Array.from({ length: DEALS }, () =>
      switchGame.apply(start(), switchGame.deal(start(), chance, players)),
    );
    return { players, games };
  });
  /** Chance would go farther from the share once in many thousand seeds. */
  const near = (share: number) => 4 * Math.sqrt((share * (1 - share)) / DEALS);

  test.each(dealt)('to $players have a card that fits as often', ({ players, games }) => {
    const share = canBegin(players < 4 ? 7 : 5);
    const found = games.filter(({ state }) => playable(state).length > 0).length / DEALS;
    expect(Math.abs(found - share)).toBeLessThan(near(share));
  });

  test.each(dealt)('to $players bury as many trick cards', ({ games }) => {
    for (const tricks of [0, 1, 2, 3]) {
      const found = games.filter(({ events }) => {
        const burial = events.find((event) => event.type === 'buried');
        return (burial?.cards.length ?? 0) === tricks;
      });
      expect(Math.abs(found.length / DEALS - buried(tricks))).toBeLessThan(near(buried(tricks)));
    }
  });

  test('have 25 trick cards among 52: five ranks and the Ace in four suits, and the 5♥', () => {
    expect(TRICK_CARDS).toBe(6 * 4 + 1);
  });
});

test.each(prices())('A run on $rank costs what is drawn for it', ({ rank, failure, mistake, ace }) => {
  const at = { hands: ['2D AS 9C', '6D'], on: `${rank}H`, run: rank, rulings: { mistakes: 'cut-throat' } } as const; // prettier-ignore
  const drawn = (move: string) => (after(lay(at), move).state.hands.p1?.length ?? 0) - 3;
  expect(drawn('draw')).toBe(failure);
  expect(drawn('2D')).toBe(mistake);
  if (ace !== null) expect(drawn('AS')).toBe(ace);
});
