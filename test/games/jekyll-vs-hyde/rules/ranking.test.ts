import { expect, test } from 'vitest';
import { POTIONS, SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { rankOf } from '#games/jekyll-vs-hyde/rules/ranking';
import { chapter } from './describe-rulebook-chapter.ts';
import { evil, firstTrick, game, ORDERS, roundOf, tenWith } from './table.ts';

/** Jekyll leads and wins every trick as long as Hyde follows suit; both hold all three suits. */
const even = firstTrick('W5-7 G5-7 P5-7 5+', 'W1-3 G1-3 P1-3 2+');

chapter('ranking', {
  'rank-lowest': () => {
    test('before the first card no suit has a rank', () => {
      expect(even.ranking).toEqual([]);
      for (const suit of SUITS) expect(rankOf(even.ranking, suit)).toBeNull();
    });

    test.each(SUITS)('%s is played first: it is the lowest, and the others have no rank yet', (suit) => {
      const led = even.leads(evil(suit, 7));
      expect(led.events).toContainEqual({ type: 'token', rule: 'rank-lowest', suit, place: 'lowest' });
      expect(led.ranking).toEqual([suit]);
      expect(SUITS.map((each) => rankOf(led.ranking, each))).toEqual(
        SUITS.map((each) => (each === suit ? 0 : null)),
      );
    });

    test('a second card of the suit places nothing', () => {
      const trick = even.trick('W7', 'W1').trick('W6', 'W2');
      expect(trick.rules).not.toContain('rank-lowest');
      expect(trick.ranking).toEqual(['wrath']);
    });

    test('a round begins with an empty board, whatever the last one left', () => {
      const before = roundOf(game(), 5);
      expect(before.ranking).toHaveLength(3);
      expect(before.deals('W1-7 G1-3', 'P1-7 G4-6').ranking).toEqual([]);
    });
  },

  'rank-middle': () => {
    test.each(ORDERS)('%s, then %s: it is the middle one', (first, second, third) => {
      const led = even.trick(evil(first, 7), evil(first, 1)).leads(evil(second, 7));
      expect(led.events).toContainEqual({
        type: 'token',
        rule: 'rank-middle',
        suit: second,
        place: 'middle',
      });
      expect(led.ranking).toEqual([first, second, third]);
    });

    test('the follower’s card may be the one that brings it', () => {
      const second = firstTrick('W2-7 G1-4', 'W1 G5-6 P1-7').trick('W7', 'W1').trick('W6', 'P1');
      expect(second.rules).toContain('rank-middle');
      expect(second.ranking).toEqual(['wrath', 'pride', 'greed']);
    });
  },

  'rank-highest': () => {
    test.each(ORDERS)('%s and %s have ranks: %s is the highest at once', (first, second, third) => {
      const led = even.trick(evil(first, 7), evil(first, 1)).leads(evil(second, 7));
      expect(led.events.filter(({ type }) => type === 'token').map(({ rule }) => rule)).toEqual([
        'rank-middle',
        'rank-highest',
      ]);
      expect(led.events).toContainEqual({
        type: 'token',
        rule: 'rank-highest',
        suit: third,
        place: 'highest',
      });
      expect([first, second, third].map((suit) => rankOf(led.ranking, suit))).toEqual([0, 1, 2]);
    });

    test('when it is played later, nothing more is placed', () => {
      const led = even.trick('W7', 'W1').trick('P7', 'P1').leads('G7');
      expect(led.rules).toEqual(['lead-any']);
      expect(led.ranking).toEqual(['wrath', 'pride', 'greed']);
    });
  },

  'rank-leader-first': () => {
    const LETTER = { wrath: 'W', greed: 'G', pride: 'P' } as const;

    test.each(ORDERS)('%s is led, %s answers: the leader’s is lowest', (first, second, third) => {
      const table = firstTrick(
        `${LETTER[first]}1-7 ${LETTER[third]}1-3`,
        `${LETTER[second]}1-7 ${LETTER[third]}4-6`,
      );
      const trick = table.trick(evil(first, 7), evil(second, 1));
      expect(trick.events.filter(({ type }) => type === 'token')).toEqual([
        { type: 'token', rule: 'rank-lowest', suit: first, place: 'lowest' },
        { type: 'token', rule: 'rank-leader-first', suit: second, place: 'middle' },
        { type: 'token', rule: 'rank-highest', suit: third, place: 'highest' },
      ]);
      expect(trick.ranking).toEqual([first, second, third]);
    });

    test('with one token on the board the leader’s new suit is the middle one, the follower’s the highest', () => {
      const second = firstTrick('W6-7 G1-7 P1', 'W1-5 P2-6').trick('W7', 'W1');
      expect(second.leads('G1').ranking).toEqual(['wrath', 'greed', 'pride']);
      expect(second.leads('G1').follows('P2').rules).not.toContain('rank-leader-first');
    });
  },

  'rank-no-potion': () => {
    test.each(POTIONS.flatMap((potion) => SUITS.map((suit) => [potion, suit] as const)))(
      '%s is led and names %s: the board stays empty',
      (potion, suit) => {
        const led = firstTrick(tenWith(potion, 'P1-7 G5-7'), 'P1-7 G5-7').leads(`${potion} ${suit}`);
        expect(led.events).toContainEqual({
          type: 'no-token',
          rule: 'rank-no-potion',
          card: potion,
          names: suit,
        });
        expect(led.ranking).toEqual([]);
      },
    );

    test('a Potion that answers places none either', () => {
      const trick = even.trick('P5', '2+');
      expect(trick.events).toContainEqual({
        type: 'no-token',
        rule: 'rank-no-potion',
        card: '2+',
        names: null,
      });
      expect(trick.ranking).toEqual(['pride']);
    });

    test('the suit that was named gets its token from the card that follows it', () => {
      expect(even.leads('5+ pride').ranking).toEqual([]);
      expect(even.trick('5+ pride', 'P1').ranking).toEqual(['pride']);
    });

    test('where the named suit is not followed, the suit that was played gets the token', () => {
      const table = firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6');
      expect(table.trick('5+ wrath', 'P1').ranking).toEqual(['pride']);
    });
  },
});
