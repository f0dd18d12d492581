import { describe, expect, test } from 'vitest';
import { POTIONS, SUITS, type Card, type Potion, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { chapter } from './describe-rulebook-chapter.ts';
import { evil, firstTrick, game, lead, ORDERS, roundOf, span, type Leads } from './table.ts';

type Won = Extract<Event, { readonly type: 'won' }>;
const READINGS = ['number', 'named-suit'] as const;

/** How a trick is won that Jekyll leads, on a board with that ranking, lowest first. */
function won(leads: Leads, followed: Card, ranking: readonly Suit[], rulings: Partial<Rulings> = {}): Won {
  const { card, names = null } = lead('jekyll', leads);
  const events = compare({ led: card, names, followed, ranking, rulings });
  const event = events.find((event) => event.type === 'won');
  if (event === undefined) throw new Error('Nobody won');
  return event;
}

/** The numbers that each Potion beats are those up to its own: a half more is enough against 2, and not against 3. */
const HIGHEST_BEATEN: Readonly<Record<Potion, number>> = { '2+': 2, '3+': 3, '4+': 4, '5+': 5 };

chapter('trick', {
  'same-suit': () => {
    describe.each(SUITS)('%s', (suit) => {
      test.each(span(1, 7).flatMap((a) => span(1, 7).flatMap((b) => (a === b ? [] : [[a, b] as const]))))(
        '%i against %i',
        (led, followed) => {
          const higher = led > followed ? { by: 'jekyll' } : { by: 'hyde' };
          for (const ranking of [[], ['wrath'], ...ORDERS] as const) {
            const event = won(evil(suit, led), evil(suit, followed), ranking);
            expect(event).toMatchObject({ ...higher, rule: 'same-suit', decision: 'number' });
          }
        },
      );
    });
  },

  'higher-rank': () => {
    const pairs = ORDERS.flatMap((ranking) =>
      ([[0, 1], [0, 2], [1, 2]] as const).map(([low, high]) => ({
        ranking,
        low: ranking[low],
        high: ranking[high],
      })),
    ); // prettier-ignore

    test.each(pairs)(
      'with $ranking the 1 of $high beats the 7 of $low, led or not',
      ({ ranking, low, high }) => {
        expect(won(evil(high, 1), evil(low, 7), ranking)).toMatchObject({
          by: 'jekyll',
          rule: 'higher-rank',
          decision: 'rank',
          ranking,
        });
        expect(won(evil(low, 7), evil(high, 1), ranking)).toMatchObject({ by: 'hyde', rule: 'higher-rank' });
      },
    );

    test.each(ORDERS)(
      'on an empty board %s is led and %s, played second, ranks higher',
      (led, followed, third) => {
        expect(won(evil(led, 7), evil(followed, 1), [])).toMatchObject({
          by: 'hyde',
          rule: 'higher-rank',
          ranking: [led, followed, third],
        });
      },
    );

    test.each(ORDERS)(
      'only %s has a token: %s is led, and %s answers with the highest',
      (first, led, answer) => {
        expect(won(evil(led, 7), evil(answer, 1), [first])).toMatchObject({
          by: 'hyde',
          rule: 'higher-rank',
        });
      },
    );
  },

  'potion-number': () => {
    const rows = POTIONS.flatMap((potion) =>
      SUITS.flatMap((suit) =>
        span(1, 7).map((number) => ({ potion, suit, number, wins: number <= HIGHEST_BEATEN[potion] })),
      ),
    );
    const boards = [[], ...ORDERS] as const;

    test.each(rows)('$potion against the $number of $suit: $wins', ({ potion, suit, number, wins }) => {
      for (const ranking of boards) {
        for (const reading of READINGS) {
          const rulings = { 'led-potion': reading };
          expect(won(`${potion} ${suit}`, evil(suit, number), ranking, rulings)).toMatchObject({
            by: wins ? 'jekyll' : 'hyde',
            rule: 'potion-number',
            decision: 'number',
          });
          expect(won(evil(suit, number), potion, ranking, rulings)).toMatchObject({
            by: wins ? 'hyde' : 'jekyll',
            rule: 'potion-number',
            decision: 'number',
          });
        }
      }
    });

    test('a void follower’s Potion is no answer to a rank either: the lowest suit beats it by number', () => {
      expect(won('W6', '5+', ['wrath', 'greed', 'pride']).by).toBe('jekyll');
      expect(won('W5', '5+', ['greed', 'pride', 'wrath']).by).toBe('hyde');
    });
  },

  'two-potions': () => {
    const pairs = POTIONS.flatMap((led, a) =>
      POTIONS.flatMap((followed, b) => (a === b ? [] : [{ led, followed, by: a > b ? 'jekyll' : 'hyde' }])),
    );

    test.each(pairs)('$led is led, $followed answers: $by', ({ led, followed, by }) => {
      for (const names of SUITS) {
        for (const reading of READINGS) {
          expect(
            won(`${led} ${names}`, followed, ['wrath', 'greed', 'pride'], { 'led-potion': reading }),
          ).toMatchObject({ by, rule: 'two-potions', decision: 'number' });
        }
      }
    });
  },

  'off-suit-answer': () => {
    interface Row {
      readonly what: string;
      readonly led: Leads;
      readonly followed: Card;
      readonly ranking: readonly Suit[];
      readonly number: 'leader' | 'follower';
      readonly named: 'leader by rank' | 'follower by rank' | 'leader by no-ranks' | 'follower by no-ranks';
    }
    const rows: readonly Row[] = [
      {
        what: 'the named suit ranks higher, the answer’s number is higher',
        led: '3+ wrath',
        followed: 'G5',
        ranking: ['greed', 'pride', 'wrath'],
        number: 'follower',
        named: 'leader by rank',
      },
      {
        what: 'the named suit ranks lower, the Potion’s number is higher',
        led: '3+ wrath',
        followed: 'G2',
        ranking: ['wrath', 'greed', 'pride'],
        number: 'leader',
        named: 'follower by rank',
      },
      {
        what: 'rank and number both speak for the Potion',
        led: '3+ wrath',
        followed: 'P3',
        ranking: ['greed', 'pride', 'wrath'],
        number: 'leader',
        named: 'leader by rank',
      },
      {
        what: 'rank and number both speak for the answer',
        led: '3+ wrath',
        followed: 'P4',
        ranking: ['wrath', 'greed', 'pride'],
        number: 'follower',
        named: 'follower by rank',
      },
      {
        what: 'the answer brings the second suit, and with it the named suit is highest',
        led: '3+ wrath',
        followed: 'P5',
        ranking: ['greed'],
        number: 'follower',
        named: 'leader by rank',
      },
      {
        what: 'the answer brings the second suit above the named one',
        led: '3+ wrath',
        followed: 'P2',
        ranking: ['wrath'],
        number: 'leader',
        named: 'follower by rank',
      },
      {
        what: 'the named suit has no token: there is nothing to compare, and the Potion is higher',
        led: '3+ wrath',
        followed: 'G2',
        ranking: [],
        number: 'leader',
        named: 'leader by no-ranks',
      },
      {
        what: 'the named suit has no token: there is nothing to compare, and the answer is higher',
        led: '3+ wrath',
        followed: 'P5',
        ranking: ['pride'],
        number: 'follower',
        named: 'follower by no-ranks',
      },
      {
        what: 'an off-suit Wrath has just cleared the board, and the Potion is higher',
        led: '3+ greed',
        followed: 'W2',
        ranking: ['greed', 'pride', 'wrath'],
        number: 'leader',
        named: 'leader by no-ranks',
      },
      {
        what: 'an off-suit Wrath has just cleared the board, and Wrath is higher',
        led: '3+ greed',
        followed: 'W5',
        ranking: ['wrath', 'pride', 'greed'],
        number: 'follower',
        named: 'follower by no-ranks',
      },
    ];
    const SEAT = { leader: 'jekyll', follower: 'hyde' } as const;

    test.each(rows)('$what: the higher number wins', ({ led, followed, ranking, number }) => {
      const event = won(led, followed, ranking);
      expect(event).toMatchObject({ by: SEAT[number], rule: 'off-suit-answer', decision: 'number' });
    });

    test.each(rows)('$what: as the named suit, $named', ({ led, followed, ranking, named }) => {
      const [who, , decision] = named.split(' ');
      const event = won(led, followed, ranking, { 'led-potion': 'named-suit' });
      expect(event).toMatchObject({
        by: who === 'leader' ? 'jekyll' : 'hyde',
        rule: 'off-suit-answer',
        decision,
      });
    });

    test('the suit that was named is kept with the trick, for it is the question', () => {
      expect(won('3+ wrath', 'G5', ['greed', 'pride', 'wrath']).names).toBe('wrath');
    });
  },

  'take-trick': () => {
    test('the winner takes the trick, and both counts are told', () => {
      const first = firstTrick('W1-7 G1-3', 'P1-7 G4-6').trick('G3', 'G4');
      expect(first.event('awarded')).toEqual({
        type: 'awarded',
        rule: 'take-trick',
        by: 'hyde',
        trick: 1,
        tricks: { jekyll: 0, hyde: 1 },
      });
      expect(first.in('lead').tricks).toEqual([
        { leader: 'jekyll', led: { card: 'G3', names: null }, followed: 'G4', winner: 'hyde', owner: 'hyde' },
      ]);
    });

    test('the two cards are in no hand any more', () => {
      const { hands } = firstTrick('W1-7 G1-3', 'P1-7 G4-6').trick('G3', 'G4').in('lead');
      expect([...hands.jekyll, ...hands.hyde]).not.toContain('G3');
      expect([...hands.jekyll, ...hands.hyde]).not.toContain('G4');
      expect([hands.jekyll.length, hands.hyde.length]).toEqual([9, 9]);
    });

    test.each(span(0, 10))('with %i tricks for Jekyll the others are Hyde’s: ten in all', (jekyll) => {
      const { tricks } = roundOf(game(), jekyll);
      expect(tricks).toHaveLength(10);
      // The round is written so that Jekyll wins the first of them.
      expect(tricks.map(({ owner }) => owner)).toEqual(
        span(1, 10).map((trick) => (trick <= jekyll ? 'jekyll' : 'hyde')),
      );
    });
  },
});
