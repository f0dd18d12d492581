import { describe, expect, test } from 'vitest';
import { CARDS, SEATS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import {
  against,
  infer,
  type Evidence,
  type Inference,
} from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { cards, firstTrick, game, gives, roundOf, roundsOf, type Play } from './table.ts';

/** What each thing that is seen says of the other hand. That nothing more can be said is for `record-truth.test.ts`. */

function inferred(seat: Seat, { state }: Play): Inference {
  const inference = infer(view(state, seat));
  if (inference === null) throw new Error('No cards are held');
  return inference;
}

/** The evidence of one type that a seat has. */
function evidence(seat: Seat, play: Play, type: Evidence['type']): readonly Evidence[] {
  return inferred(seat, play).evidence.filter((each) => each.type === type);
}

/** Jekyll holds Wrath and Greed, Hyde Pride, three of Greed and a Potion. Jekyll has given W1, Hyde P1. */
const BEGUN = game().deals('W1-7 G1-3', 'P1-6 G4-6 2+').exchange('W1', 'P1');

describe('Before anything was shown', () => {
  test('ten of the fifteen cards that were not dealt to a seat are in the other hand', () => {
    const dealt = game().deals('W1-7 G1-3', 'P1-7 G4-6');
    expect(inferred('jekyll', dealt)).toEqual({
      seat: 'hyde',
      held: [],
      aside: [],
      open: cards('G4-7 P1-7 2+ 3+ 4+ 5+'),
      places: 10,
      evidence: [
        { type: 'some-of', rule: 'deal-ten', seat: 'hyde', count: 10, cards: cards('G4-7 P1-7 2+ 3+ 4+ 5+') },
      ],
    });
  });

  test('cards that are laid down, but not yet seen, say nothing', () => {
    const dealt = game().deals('W1-7 G1-3', 'P1-7 G4-6');
    expect(inferred('jekyll', dealt.does(gives('hyde', 'P1')))).toEqual(inferred('jekyll', dealt));
  });

  test('between rounds nobody holds cards', () => {
    for (const seat of SEATS) {
      expect(infer(view(game().state, seat))).toBeNull();
      expect(infer(view(roundOf(game(), 7).state, seat))).toBeNull();
      expect(infer(view(roundsOf(game(), 10).state, seat))).toBeNull();
    }
  });
});

describe('A card that was given away', () => {
  test('is in the other hand until it is played', () => {
    expect(evidence('jekyll', BEGUN, 'given')).toEqual([
      { type: 'given', rule: 'give-count', to: 'hyde', trick: null, cards: ['W1'] },
    ]);
    expect(evidence('jekyll', BEGUN.trick('W2', 'W1'), 'given')).toEqual([]);
  });

  test('is there since the exchange in which it was given last', () => {
    const due = game().deals('G1-4 W1-5 2+', 'G5-7 P1-6 3+').exchange('W5', 'P6').trick('2+ greed', 'G5');
    const kept = due.exchange('W1 W2', 'P1 P2');
    expect(evidence('jekyll', kept, 'given')).toEqual([
      { type: 'given', rule: 'give-count', to: 'hyde', trick: null, cards: ['W5'] },
      { type: 'given', rule: 'greed-any-card', to: 'hyde', trick: 1, cards: ['W1', 'W2'] },
    ]);
    const home = due.exchange('W1 P6', 'W5 P1');
    expect(evidence('jekyll', home, 'given')).toEqual([
      { type: 'given', rule: 'greed-any-card', to: 'hyde', trick: 1, cards: ['W1', 'P6'] },
    ]);
  });
});

describe('A suit that is not followed', () => {
  test.each([
    [
      'a suit was led, and another was played',
      'G1',
      'P2',
      'follow-suit',
      'greed',
      'W1-6 G1-3 5+',
      'P1-7 2+ 3+ 4+',
    ],
    [
      'a Potion was led, and another suit was played',
      '5+ greed',
      'P2',
      'follow-named',
      'greed',
      'W1-6 G1-3 5+',
      'P1-7 2+ 3+ 4+',
    ],
    [
      'a Potion was led, and a Potion was played',
      '5+ greed',
      '2+',
      'potion-barred',
      'greed',
      'W1-6 G1-3 5+',
      'P1-7 2+ 3+ 4+',
    ],
  ] as const)('%s: so the hand had none', (_, led, followed, rule, suit, jekyll, hyde) => {
    const play = firstTrick(jekyll, hyde).trick(led, followed);
    const shown = evidence('jekyll', play, 'void');
    expect(shown).toMatchObject([{ rule, suit, trick: 1, followed, since: [], aside: cards('G4-7') }]);
    expect(inferred('jekyll', play).aside).toEqual(expect.arrayContaining([...cards('G4-7')]));
  });

  test('is shown while the trick is still to be taken, too', () => {
    const greed = firstTrick('W1-6 G1-3 5+', 'P1-7 G4 2+ 3+').trick('5+ wrath', 'G4');
    expect(greed.state.phase).toBe('greed');
    expect(evidence('jekyll', greed, 'void')).toMatchObject([
      { suit: 'wrath', rule: 'follow-named', trick: 1 },
    ]);
  });

  test('is shown once: whatever comes later, the unseen cards of the hand are fewer', () => {
    const twice = firstTrick('W4-7 G5-7 P6 P7 5+', 'P1-5 2+ 3+ 4+ G1 G2').trick('W7', 'P1').trick('P2', 'P7');
    expect(evidence('jekyll', twice.trick('W6', 'P3'), 'void')).toMatchObject([{ trick: 1 }]);
  });

  test('is not shown by a Potion that answers a suit', () => {
    const play = firstTrick('W1-7 G1-3', 'P1-7 G4 2+ 3+').trick('W1', '2+');
    expect(evidence('jekyll', play, 'void')).toEqual([]);
  });

  test('says nothing to the one who did not lead', () => {
    expect(evidence('hyde', BEGUN.trick('W2', 'W1'), 'void')).toEqual([]);
  });

  test('was not there then; what was given since may be', () => {
    const play = firstTrick('W1-6 G1-3 5+', 'P1-7 G4 2+ 3+')
      .trick('5+ wrath', 'G4')
      .exchange('W1 G1', 'P1 P2');
    expect(evidence('jekyll', play, 'void')).toMatchObject([{ suit: 'wrath', since: ['W1'], aside: ['W7'] }]);
    expect(inferred('jekyll', play).held).toContain('W1');
  });
});

describe('The forced Potion', () => {
  test('who gave none was dealt one at most', () => {
    expect(evidence('jekyll', BEGUN, 'few-potions')).toEqual([
      {
        type: 'few-potions',
        rule: 'forced-potion',
        seat: 'hyde',
        dealt: null,
        potions: cards('2+ 3+ 4+ 5+'),
      },
    ]);
  });

  test('and where that one has been seen, the others are set aside', () => {
    const play = BEGUN.trick('W2', '2+');
    expect(evidence('jekyll', play, 'few-potions')).toMatchObject([
      { dealt: '2+', potions: cards('3+ 4+ 5+') },
    ]);
    expect(inferred('jekyll', play).aside).toEqual(cards('3+ 4+ 5+'));
  });

  test('a Potion that was given there does not count as dealt there', () => {
    const play = game().deals('W1-7 G1 G2 2+', 'P1-7 G4-6').exchange('2+', 'P1').leads('W1').follows('2+');
    expect(evidence('jekyll', play, 'few-potions')).toMatchObject([
      { dealt: null, potions: cards('3+ 4+ 5+') },
    ]);
  });

  test('who gave one may have been dealt any number', () => {
    const play = game().deals('W1-7 G1-3', 'P1-7 2+ 3+ 4+').exchange('W1', '2+');
    expect(evidence('jekyll', play, 'few-potions')).toEqual([]);
  });

  test('with no Potion unseen there is nothing to say', () => {
    const play = game().deals('W1-6 2+ 3+ 4+ 5+', 'P1-7 G4-6').exchange('2+', 'P1');
    expect(evidence('jekyll', play, 'few-potions')).toEqual([]);
  });
});

describe('Counting', () => {
  test('what is unseen is in the hand or set aside', () => {
    expect(inferred('jekyll', BEGUN)).toMatchObject({ open: cards('G4-7 P2-7 2+ 3+ 4+ 5+'), places: 9 });
  });

  test('when all five cards set aside are known, the rest of the hand is too', () => {
    const first = firstTrick('W1-4 G1-5 5+', 'P1-7 2+ 3+ 4+').trick('5+ wrath', 'P1');
    expect(inferred('jekyll', first)).toMatchObject({ aside: cards('W5-7') });
    const both = first.trick('G1', 'P2');
    expect(inferred('jekyll', both)).toMatchObject({ aside: cards('W5-7 G6 G7'), open: [], places: 0 });
    const rest = without(cards('P3-7 2+ 3+ 4+'), inferred('jekyll', first).evidence.flatMap(givenIn));
    expect(evidence('jekyll', both, 'must-hold')).toEqual([
      { type: 'must-hold', rule: 'deal-ten', seat: 'hyde', cards: rest },
    ]);
  });

  test('where one Potion at most can be there, and one place is left for it, it is one of them', () => {
    const play = game()
      .deals('W1-5 G1-4 5+', 'P1-7 W7 G7 2+')
      .exchange('W1', 'G7')
      .trick('5+ greed', 'W7')
      .trick('W1', 'W2')
      .trick('W3', 'P1');
    expect(inferred('jekyll', play)).toMatchObject({
      held: cards('P2-7'),
      aside: cards('W6 G5 G6'),
      open: cards('2+ 3+ 4+'),
      places: 1,
    });
    expect(evidence('jekyll', play, 'must-hold')).toMatchObject([{ cards: cards('P2-7') }]);
    expect(evidence('jekyll', play, 'some-of')).toMatchObject([{ count: 1, cards: cards('2+ 3+ 4+') }]);
  });

  test('in the end nothing is left in the hand, and what was never seen is set aside', () => {
    let play = roundOf(game(), 5).deals('W1-7 G1-3', 'P1-7 G4-6').exchange('W1 W2', 'P1 P2');
    while (play.state.phase !== 'deal') {
      const next = legal(play.state).find(({ type }) => type !== 'deal');
      if (next === undefined) throw new Error('Nothing can be done');
      const before = play;
      play = play.does(next);
      if (play.state.phase === 'deal') {
        expect(evidence('jekyll', before, 'all-known')).toMatchObject([{ aside: cards('G7 2+ 3+ 4+ 5+') }]);
      }
    }
  });
});

function givenIn(each: Evidence): readonly Card[] {
  return each.type === 'given' ? each.cards : [];
}

describe('Why a card cannot be there', () => {
  const play = firstTrick('W1-6 G1-3 5+', 'P1-7 2+ 3+ 4+').trick('5+ greed', 'P1');
  const shown = inferred('jekyll', play);

  test.each([
    ['G5', 'void'],
    ['P2', undefined],
    ['W1', undefined],
  ] as const)('%s: %s', (card, type) => {
    expect(against(shown, card)?.type).toBe(type);
  });

  test('another Potion than the one that was dealt', () => {
    expect(against(inferred('jekyll', BEGUN.trick('W2', '2+')), '3+')?.type).toBe('few-potions');
  });

  test('each card that is surely set aside has a reason', () => {
    for (const card of CARDS) {
      expect(against(shown, card) !== null).toBe(shown.aside.includes(card));
    }
  });
});
