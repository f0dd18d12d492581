import { describe, expect, test } from 'vitest';
import { SUITS, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { compare } from '#games/jekyll-vs-hyde/rules/compare-two-cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { chapter } from './describe-rulebook-chapter.ts';
import { cards, firstTrick, follow, game, gives, lead, span, type Play } from './table.ts';

/** Each holds three cards of each suit and a Potion; Jekyll wins what is played suit by suit. */
const EVEN = firstTrick('W5-7 G5-7 P5-7 5+', 'W1-3 G1-3 P1-3 2+');
/** Jekyll wins two tricks in Wrath and Greed; then Pride is Hyde's. */
const PRIDE = firstTrick('W5-7 G5-7 P1-3 2+', 'W1-3 G1-3 P5-7 5+').trick('W7', 'W1').trick('G7', 'G1');
/** Neither player can follow the other's long suit. */
const APART = firstTrick('W1-7 G1-2 2+', 'P1-7 G3-4 5+');

/** Jekyll wins every trick; in the one with that number he leads a Potion, and Hyde follows with Greed. */
function greedIn(trick: number): Play {
  const pairs = [
    ['W2', 'W1'], ['W4', 'W3'], ['W6', 'W5'], ['P2', 'P1'], ['P4', 'P3'], ['P6', 'P5'], ['G3', 'G2'], ['G5', 'G4'],
    ['G7', 'G6'],
  ] as const; // prettier-ignore
  const begun = firstTrick('W2 W4 W6 P2 P4 P6 G3 G5 G7 5+', 'W1 W3 W5 P1 P3 P5 G1 G2 G4 G6');
  return pairs
    .slice(0, trick - 1)
    .reduce((play, [led, followed]) => play.trick(led, followed), begun)
    .trick('5+ greed', 'G1');
}

const owned = (play: Play) => tricksOwned(play.tricks);
const SUIT_CARD: Readonly<Record<Suit, 'W4' | 'G4' | 'P4'>> = { wrath: 'W4', greed: 'G4', pride: 'P4' };

chapter('potions', {
  'effect-first': () => {
    test.each(SUITS)('a Potion played to %s has its effect', (suit) => {
      const card = SUIT_CARD[suit];
      const events = compare({ led: card, names: null, followed: '3+', ranking: [] });
      expect(events).toContainEqual({
        type: 'effect',
        rule: 'effect-first',
        suit,
        potion: '3+',
        against: card,
        instead: null,
      });
    });

    test.each(SUITS)('a led Potion that names %s and is followed has its effect', (suit) => {
      const card = SUIT_CARD[suit];
      const events = compare({ led: '3+', names: suit, followed: card, ranking: [] });
      expect(events).toContainEqual({
        type: 'effect',
        rule: 'effect-first',
        suit,
        potion: '3+',
        against: card,
        instead: null,
      });
    });

    test.each(SUITS)('a %s without a Potion has none', (suit) => {
      for (const answer of ['W1', 'G1', 'P1'] as const) {
        const events = compare({ led: SUIT_CARD[suit], names: null, followed: answer, ranking: [] });
        expect(events.map(({ type }) => type)).not.toContain('effect');
      }
    });

    test('Pride: tokens, then the effect, then the winner, who takes and leads', () => {
      expect(EVEN.trick('P5', '2+').rules).toEqual([
        'lead-any',
        'rank-lowest',
        'potion-instead',
        'rank-no-potion',
        'effect-first',
        'potion-number',
        'pride-nothing',
        'take-trick',
        'winner-leads',
      ]);
    });

    test('Wrath: the board is cleared before the trick is decided', () => {
      const { rules } = EVEN.trick('W5', '2+');
      expect(rules.slice(4)).toEqual([
        'effect-first',
        'wrath-own-token',
        'potion-number',
        'take-trick',
        'winner-leads',
      ]);
      expect(EVEN.trick('W5', '2+').event('won').ranking).toEqual([]);
    });

    test('Greed: cards are exchanged before the trick is decided', () => {
      const due = EVEN.trick('G5', '2+');
      expect(due.rules.slice(4)).toEqual(['effect-first', 'greed-exchanges']);
      expect(owned(due)).toEqual({ jekyll: 0, hyde: 0 });
      expect(due.exchange('W5 W6', 'W1 W2').rules).toEqual([
        'give-together',
        'give-together',
        'greed-any-card',
        'potion-number',
        'take-trick',
        'winner-leads',
      ]);
    });

    test('nobody is asked whether the effect is wanted', () => {
      expect(EVEN.trick('P5', '2+').state.phase).toBe('lead');
      expect(EVEN.trick('W5', '2+').state.phase).toBe('lead');
      expect(legal(EVEN.trick('G5', '2+').state).every(({ type }) => type === 'exchange')).toBe(true);
    });
  },

  'effect-actual-suit': () => {
    const rows = SUITS.flatMap((named) =>
      SUITS.filter((suit) => suit !== named).map((played) => ({ named, played })),
    );

    test.each(rows)('$named is named and $played is played: its effect', ({ named, played }) => {
      const against = SUIT_CARD[played];
      const events = compare({
        led: '3+',
        names: named,
        followed: against,
        ranking: ['wrath', 'greed', 'pride'],
      });
      expect(events.filter(({ type }) => type === 'effect')).toEqual([
        {
          type: 'effect',
          rule: 'effect-actual-suit',
          suit: played,
          potion: '3+',
          against,
          instead: named,
        },
      ]);
      const did = { wrath: 'cleared', greed: 'greed-due', pride: 'nothing-to-take' } as const;
      const types = events.map(({ type }) => type);
      for (const suit of SUITS) expect(types.includes(did[suit])).toBe(suit === played);
    });

    test('the suit played is what is really exchanged, cleared or taken', () => {
      expect(APART.trick('2+ wrath', 'G3').state.phase).toBe('greed');
      expect(APART.trick('2+ wrath', 'P1').rules).toContain('pride-nothing');
    });
  },

  'pride-takes': () => {
    test('the winner takes the loser’s newest trick besides this one', () => {
      expect(owned(PRIDE)).toEqual({ jekyll: 2, hyde: 0 });
      const taken = PRIDE.trick('P1', '5+');
      expect(taken.event('took-trick')).toEqual({
        type: 'took-trick',
        rule: 'pride-takes',
        by: 'hyde',
        from: 'jekyll',
        cards: ['G7', 'G1'],
        trick: 2,
      });
      expect(taken.event('awarded').tricks).toEqual({ jekyll: 1, hyde: 2 });
    });

    test('a trick that was taken was still won by the other', () => {
      const { tricks } = PRIDE.trick('P1', '5+').in('lead');
      expect(tricks.map(({ winner, owner }) => [winner, owner])).toEqual([
        ['jekyll', 'jekyll'],
        ['jekyll', 'hyde'],
        ['hyde', 'hyde'],
      ]);
    });

    test.each([
      ['the follower with a Potion', PRIDE, 'P1', '5+'],
      ['the leader against a Potion', PRIDE.trick('P1', '5+'), 'P7', '2+'],
      ['the follower against a Potion', PRIDE, '2+ pride', 'P5'],
      ['the leader with a Potion', PRIDE.trick('P2', 'P5'), '5+ pride', 'P1'],
    ] as const)('whoever wins takes: %s', (_, table, led, followed) => {
      const trick = table.trick(led, followed);
      expect(trick.event('won').by).toBe('hyde');
      expect(trick.event('took-trick')).toMatchObject({ by: 'hyde', from: 'jekyll' });
    });

    test('another Pride takes the next older one', () => {
      const twice = PRIDE.trick('P1', '5+').trick('P7', '2+');
      expect(twice.event('took-trick')).toMatchObject({ cards: ['W7', 'W1'], trick: 1 });
      expect(twice.event('awarded').tricks).toEqual({ jekyll: 0, hyde: 4 });
    });

    test('what was taken can be taken back', () => {
      const back = firstTrick('W5-7 G5-7 P1-2 P7 2+', 'W1-3 G1-3 P5-6 4+ 5+')
        .trick('W7', 'W1')
        .trick('P1', '5+')
        .trick('4+ pride', 'P7');
      // Hyde had taken trick 1 and won trick 2; the newer of them goes to Jekyll.
      expect(back.event('took-trick')).toMatchObject({ by: 'jekyll', from: 'hyde', trick: 2 });
      expect(back.event('awarded').tricks).toEqual({ jekyll: 2, hyde: 1 });
    });

    test('the sum of the tricks is that of the tricks played', () => {
      const { jekyll, hyde } = owned(PRIDE.trick('P1', '5+').trick('P7', '2+'));
      expect(jekyll + hyde).toBe(4);
    });
  },

  'pride-nothing': () => {
    test('in the first trick there is nothing to take', () => {
      const first = EVEN.trick('P5', '2+');
      expect(first.event('nothing-to-take')).toEqual({
        type: 'nothing-to-take',
        rule: 'pride-nothing',
        by: 'jekyll',
        from: 'hyde',
      });
      expect(owned(first)).toEqual({ jekyll: 1, hyde: 0 });
    });

    test('the winner’s own tricks are not what is taken', () => {
      const third = PRIDE.trick('P3', 'P5').trick('P7', '2+');
      expect(third.event('took-trick').from).toBe('jekyll');
      const own = EVEN.trick('W7', 'W1').trick('G7', 'G1').trick('P7', '2+');
      expect(own.rules).toContain('pride-nothing');
      expect(owned(own)).toEqual({ jekyll: 3, hyde: 0 });
    });
  },

  'greed-exchanges': () => {
    test.each([
      ...span(1, 7).map((trick) => ({ trick, inHand: 10 - trick, count: 2 })),
      { trick: 8, inHand: 2, count: 2 },
      { trick: 9, inHand: 1, count: 1 },
    ])('in trick $trick each has $inHand in hand and gives $count', ({ trick, inHand, count }) => {
      const due = greedIn(trick);
      const { hands } = due.in('greed');
      expect([hands.jekyll.length, hands.hyde.length]).toEqual([inHand, inHand]);
      expect(due.event('greed-due')).toEqual({ type: 'greed-due', rule: 'greed-exchanges', count });
      const given = { jekyll: hands.jekyll.slice(0, count), hyde: hands.hyde.slice(-count) };
      const after = due.exchange(given.jekyll, given.hyde);
      expect(after.event('exchanged').given).toEqual(given);
      const held = after.in('lead').hands;
      for (const card of given.hyde) expect(held.jekyll).toContain(card);
      for (const card of given.jekyll) expect(held.hyde).toContain(card);
      expect([held.jekyll.length, held.hyde.length]).toEqual([inHand, inHand]);
    });

    test.each([
      [1, 2, 0],
      [1, 2, 1],
      [1, 2, 3],
      [9, 1, 0],
    ])('in trick %i, where %i are due, %i cards are refused', (trick, due, count) => {
      const table = greedIn(trick);
      expect(table.refusals(gives('hyde', table.in('greed').hands.hyde.slice(0, count)))).toEqual([
        { type: 'wrong-count', rule: 'greed-exchanges', count, due, round: 1 },
      ]);
    });

    test.each([
      ['the Potion', 'jekyll', '5+'],
      ['the Greed card', 'hyde', 'G1'],
    ] as const)('%s on the table is not in hand', (_, by, card) => {
      const table = greedIn(8);
      const [kept] = table.in('greed').hands[by];
      expect(kept && table.refusals(gives(by, [kept, card]))).toEqual([
        { type: 'not-held', rule: 'own-cards', by, card },
      ]);
    });

    test('both choose before anything changes hands, whoever is first, and a choice stands', () => {
      const due = EVEN.trick('G5', '2+');
      const first = due.does(gives('hyde', 'W1 W2'));
      expect(first.in('greed').hands).toEqual(due.in('greed').hands);
      expect(first.refusals(gives('hyde', 'W1 W3')).map(({ rule }) => rule)).toEqual(['give-together']);
      expect(first.does(gives('jekyll', 'P6 P7')).state).toEqual(due.exchange('P6 P7', 'W1 W2').state);
    });

    test('what was received follows and leads like any other card', () => {
      const after = EVEN.trick('G5', '2+').exchange('W5 W6', 'W1 W2');
      expect(after.refusals(lead('jekyll', 'W1'))).toEqual([]);
      expect(after.leads('W1').refusals(follow('hyde', 'W6'))).toEqual([]);
    });
  },

  'greed-any-card': () => {
    const due = firstTrick('G1-4 W1-4 2+ 5+', 'G5-7 P1-5 3+ 4+').trick('2+ greed', 'G5');

    test.each([
      ['no Potion, though two are held', 'P1 P2'],
      ['one Potion', 'P1 3+'],
      ['both Potions', '3+ 4+'],
      ['Greed cards', 'G6 G7'],
    ])('%s may be given', (_, given) => {
      const after = due.exchange('W1 W2', given);
      expect(after.event('exchanged')).toEqual({
        type: 'exchanged',
        rule: 'greed-any-card',
        given: { jekyll: ['W1', 'W2'], hyde: cards(given) },
      });
    });

    test('every set of two is allowed, whatever it holds', () => {
      const sets = legal(due.state).filter((action) => action.type === 'exchange' && action.by === 'hyde');
      expect(sets).toHaveLength((9 * 8) / 2);
    });

    test('a card received in an earlier exchange may be given back', () => {
      const begun = game().deals('G1-4 W1-5 2+', 'G5-7 P1-6 3+').exchange('W5', 'P6');
      const again = begun.trick('2+ greed', 'G5');
      expect(again.refusals(gives('hyde', 'W5 P1'))).toEqual([]);
      expect(again.exchange('P6 W1', 'W5 P1').in('lead').hands.jekyll).toEqual(cards('W2-5 G1-4 P1'));
    });
  },

  'greed-nothing': () => {
    test('in the tenth trick nobody has a card to give, and the round ends', () => {
      const tenth = greedIn(10);
      expect(tenth.event('greed-nothing')).toEqual({ type: 'greed-nothing', rule: 'greed-nothing' });
      expect(tenth.rules).not.toContain('greed-exchanges');
      expect(tenth.rules).toContain('gap-moves');
    });
  },

  'wrath-clears': () => {
    test('all tokens leave the board', () => {
      const board = EVEN.trick('W7', 'W1').trick('G7', 'G1');
      expect(board.ranking).toEqual(['wrath', 'greed', 'pride']);
      const cleared = board.trick('W6', '2+');
      expect(cleared.event('cleared')).toEqual({
        type: 'cleared',
        rule: 'wrath-clears',
        ranking: ['wrath', 'greed', 'pride'],
        card: 'W6',
      });
      expect(cleared.ranking).toEqual([]);
    });

    test.each([
      ['W5', 'wrath'],
      ['G6', 'greed'],
      ['P6', 'pride'],
    ] as const)('the next suit played is lowest: %s', (card, suit) => {
      const next = EVEN.trick('W7', 'W1').trick('G7', 'G1').trick('W6', '2+').leads(card);
      expect(next.events).toContainEqual({ type: 'token', rule: 'rank-lowest', suit, place: 'lowest' });
      expect(next.ranking).toEqual([suit]);
    });

    test('it does so too where Wrath had become highest without being played', () => {
      const board = EVEN.trick('G7', 'G1').trick('P7', 'P1');
      expect(board.ranking).toEqual(['greed', 'pride', 'wrath']);
      expect(board.trick('W6', '2+').event('cleared').rule).toBe('wrath-clears');
    });

    test('a led Potion does so when Wrath answers', () => {
      const board = EVEN.trick('W7', 'W1').trick('G7', 'G1').trick('5+ wrath', 'W2');
      expect(board.event('cleared')).toMatchObject({ rule: 'wrath-clears', card: 'W2' });
      expect(board.ranking).toEqual([]);
    });

    test('Wrath without a Potion leaves the board alone', () => {
      expect(EVEN.trick('W7', 'W1').trick('G7', 'G1').trick('W6', 'W2').ranking).toHaveLength(3);
    });
  },

  'wrath-own-token': () => {
    test('a Wrath led first of all loses the token it has just placed', () => {
      const cleared = EVEN.trick('W6', '2+');
      expect(cleared.rules).toContain('rank-lowest');
      expect(cleared.event('cleared')).toEqual({
        type: 'cleared',
        rule: 'wrath-own-token',
        ranking: ['wrath'],
        card: 'W6',
      });
      expect(cleared.ranking).toEqual([]);
    });

    test('so does a Wrath that follows a Potion', () => {
      const cleared = EVEN.trick('5+ wrath', 'W1');
      expect(cleared.event('cleared')).toMatchObject({ rule: 'wrath-own-token', card: 'W1' });
      expect(cleared.ranking).toEqual([]);
    });

    test('as the second suit it had brought two tokens: all three leave', () => {
      const cleared = EVEN.trick('G7', 'G1').trick('W6', '2+');
      expect(cleared.rules).toContain('rank-middle');
      expect(cleared.event('cleared')).toMatchObject({
        rule: 'wrath-own-token',
        ranking: ['greed', 'wrath', 'pride'],
      });
      expect(cleared.ranking).toEqual([]);
    });
  },

  'potions-cancel': () => {
    const pair = APART.trick('2+ wrath', '5+');

    test('nothing is exchanged, taken or cleared', () => {
      expect(pair.rules).toEqual([
        'name-suit',
        'rank-no-potion',
        'void-plays-any',
        'rank-no-potion',
        'potions-cancel',
        'two-potions',
        'take-trick',
        'winner-leads',
      ]);
    });

    describe.each(SUITS)('whatever is named: %s', (names) => {
      test('the tokens on the board stay', () => {
        const events = compare({ led: '3+', names, followed: '2+', ranking: ['wrath', 'pride', 'greed'] });
        expect(events.map(({ type }) => type)).not.toContain('effect');
        expect(events.find((event) => event.type === 'won')?.ranking).toEqual(['wrath', 'pride', 'greed']);
      });
    });
  },
});
