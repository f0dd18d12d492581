import { describe, expect, test } from 'vitest';
import {
  CARDS,
  other,
  SEATS,
  suitOf,
  without,
  type Card,
  type Seat,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { knowledge, knownCards, view, type Shown, type View } from '#games/jekyll-vs-hyde/rules/view';
import { randomGame } from './random-game.ts';
import { cards, firstTrick, game, gives, roundOf, roundsOf, span, type Leads, type Play } from './table.ts';

/** So many cards that are not shown. */
const hidden = (count: number): readonly Shown[] => span(1, count).map(() => '??');
const sees = (seat: Seat, { state }: Play): View => view(state, seat);
const knows = (seat: Seat, play: Play) => knowledge(sees(seat, play));

const DEALT = game().deals('W1-7 G1-3', 'P1-7 G4-6');
/** Jekyll has given W1, and Hyde P1. */
const TRICKS = DEALT.exchange('W1', 'P1');
/** All positions of random games in which cards are held. */
const POSITIONS = span(1, 60)
  .flatMap((seed) => randomGame(seed))
  .flatMap(({ state }) => ('hands' in state ? [state] : []));

describe('What a seat sees', () => {
  test.each([
    ['jekyll', 'W1-7 G1-3'],
    ['hyde', 'G4-6 P1-7'],
  ] as const)(
    'after the deal %s sees ten cards: the other ten and the five set aside are hidden',
    (seat, own) => {
      const { hands, setAside } = sees(seat, DEALT);
      expect(hands[seat]).toEqual(cards(own));
      expect(hands[other(seat)]).toEqual(hidden(10));
      expect(setAside).toEqual(hidden(5));
    },
  );

  test('with open hands all is seen', () => {
    const chosen = DEALT.does(gives('hyde', 'P1'));
    expect(view(chosen.state, 'all')).toMatchObject({
      hands: { jekyll: cards('W1-7 G1-3'), hyde: cards('G4-6 P1-7') },
      setAside: cards('G7 2+ 3+ 4+ 5+'),
      chosen: { jekyll: null, hyde: ['P1'] },
    });
    expect(view(TRICKS.state, 'all').hands).toEqual(TRICKS.in('lead').hands);
  });

  test('what lies face down for an exchange is seen by who laid it down; the other sees how many', () => {
    const round = roundOf(game(), 5).deals('W1-7 G1-3', 'P1-7 G4-6').does(gives('hyde', 'P1 G4'));
    expect(sees('hyde', round).chosen).toEqual({ jekyll: null, hyde: ['P1', 'G4'] });
    expect(sees('jekyll', round).chosen).toEqual({ jekyll: null, hyde: ['??', '??'] });
    // Until both have chosen, those cards are in hand.
    expect(sees('jekyll', round).hands.hyde).toEqual(hidden(10));
    expect(sees('hyde', round).hands.hyde).toHaveLength(10);
  });

  test('so it is in a Greed exchange', () => {
    const due = firstTrick('W5-7 G5-7 P5-7 5+', 'W1-3 G1-3 P1-3 2+').trick('G5', '2+');
    const chosen = due.does(gives('jekyll', 'W5 W6'));
    expect(sees('jekyll', chosen).chosen.jekyll).toEqual(['W5', 'W6']);
    expect(sees('hyde', chosen).chosen.jekyll).toEqual(['??', '??']);
  });

  test('a card that it gave away it sees in the other hand, before those that it does not', () => {
    expect(sees('jekyll', TRICKS).hands.hyde).toEqual(['W1', ...hidden(9)]);
    expect(sees('hyde', TRICKS).hands.jekyll).toEqual(['P1', ...hidden(9)]);
  });

  test('in round 3 these are three, sorted as in a hand', () => {
    const third = roundsOf(game(), 5, 5).deals('W1-7 G1 G2 2+', 'P1-7 G4-6').exchange('2+ G1 W3', 'P1-3');
    expect(sees('jekyll', third).hands.hyde).toEqual(['W3', 'G1', '2+', ...hidden(7)]);
  });

  test('what each gave in an exchange is seen by both, once both have given', () => {
    for (const seat of SEATS) {
      expect(sees(seat, DEALT.does(gives('hyde', 'P1'))).exchanges).toEqual([]);
      expect(sees(seat, TRICKS).exchanges).toEqual([
        { afterTricks: 0, given: { jekyll: ['W1'], hyde: ['P1'] } },
      ]);
    }
  });

  test('the leader, the card led and who is to act are seen by both', () => {
    const led = TRICKS.leads('G3');
    for (const seat of SEATS) {
      expect(sees(seat, TRICKS)).toMatchObject({ leader: 'jekyll', led: null, followed: null });
      expect(sees(seat, led)).toMatchObject({
        leader: 'jekyll',
        led: { card: 'G3', names: null },
        toAct: ['hyde'],
        ranking: ['greed'],
      });
    }
  });

  test('both cards of a trick lie open while Greed is dealt with', () => {
    const due = firstTrick('W5-7 G5-7 P5-7 5+', 'W1-3 G1-3 P1-3 2+').trick('5+ greed', 'G1');
    for (const seat of SEATS) {
      expect(sees(seat, due)).toMatchObject({ led: { card: '5+', names: 'greed' }, followed: 'G1' });
      expect(sees(seat, due).hands[seat]).toHaveLength(9);
    }
  });

  test('how many tricks each has is open, also when Pride has moved one', () => {
    const taken = firstTrick('W5-7 G5-7 P1-3 2+', 'W1-3 G1-3 P5-7 5+').trick('W7', 'W1').trick('P1', '5+');
    for (const seat of SEATS) expect(sees(seat, taken).owned).toEqual({ jekyll: 0, hyde: 2 });
  });

  test('between rounds it sees what the round has left, and no hands', () => {
    const between = roundOf(game(), 7);
    for (const seat of SEATS) {
      const seen = sees(seat, between);
      expect(seen).toMatchObject({
        phase: 'deal',
        round: 1,
        marker: 4,
        hands: { jekyll: [], hyde: [] },
        setAside: [],
        owned: { jekyll: 7, hyde: 3 },
        leader: null,
        winner: null,
      });
      expect(seen.tricks).toHaveLength(10);
      expect(seen.ranking).toEqual(between.ranking);
    }
  });

  test('before the first deal there is nothing', () => {
    expect(sees('jekyll', game())).toMatchObject({ round: 1, tricks: [], ranking: [], toAct: ['dealer'] });
  });

  test('with the next deal the last round is out of sight, and nothing given in it is known any more', () => {
    const next = roundOf(game(), 7).deals('W1-7 G1-3', 'P1-7 G4-6');
    const { round, tricks, ranking, hands } = sees('jekyll', next);
    expect({ round, tricks, ranking }).toEqual({ round: 2, tricks: [], ranking: [] });
    expect(hands.hyde).toEqual(hidden(10));
  });

  test('at the end it sees who has won', () => {
    for (const seat of SEATS) expect(sees(seat, roundsOf(game(), 10)).winner).toBe('hyde');
  });

  describe('at every position of a random game', () => {
    test('what it sees is the same whatever the hidden cards are', () => {
      for (const state of POSITIONS) {
        for (const seat of SEATS) expect(view(shifted(state, seat), seat)).toEqual(view(state, seat));
      }
    });

    test('every card that it does not see is counted', () => {
      for (const state of POSITIONS) {
        for (const seat of SEATS) {
          const { hands, setAside } = view(state, seat);
          expect(hands[seat]).toEqual(state.hands[seat]);
          expect(hands[other(seat)]).toHaveLength(state.hands[other(seat)].length);
          expect(setAside).toEqual(hidden(5));
        }
      }
    });

    test('the cards it sees in the other hand are there, and it has given them', () => {
      for (const state of POSITIONS) {
        for (const seat of SEATS) {
          const given = state.exchanges.flatMap((exchange) => exchange.given[seat]);
          const seen = view(state, seat).hands[other(seat)].filter((card) => card !== '??');
          expect(seen).toEqual(state.hands[other(seat)].filter((card) => given.includes(card)));
        }
      }
    });
  });
});

/** The same position with every card that the seat does not know in another place. */
function shifted(state: Extract<State, { readonly hands: unknown }>, seat: Seat): State {
  const them = other(seat);
  const known = knownCards(state, seat);
  const unknown = [...without(state.hands[them], known), ...state.setAside];
  const turned = [...unknown.slice(1), ...unknown.slice(0, 1)];
  const hand = [...known, ...turned.slice(0, -5)];
  return { ...state, hands: { ...state.hands, [them]: hand }, setAside: turned.slice(-5) };
}

describe('What a seat knows of the other hand', () => {
  test('a card that it gave away, until that is played', () => {
    expect(knows('jekyll', TRICKS).known).toEqual(['W1']);
    expect(knows('hyde', TRICKS).known).toEqual(['P1']);
    expect(knows('jekyll', TRICKS.leads('W2')).known).toEqual(['W1']);
    expect(knows('jekyll', TRICKS.trick('W2', 'W1')).known).toEqual([]);
  });

  test('the cards of a Greed exchange too; a card given back is known to the one who gave it last', () => {
    const due = game().deals('G1-4 W1-5 2+', 'G5-7 P1-6 3+').exchange('W5', 'P6').trick('2+ greed', 'G5');
    const kept = due.exchange('W1 W2', 'P1 P2');
    expect(knows('jekyll', kept).known).toEqual(['W1', 'W2', 'W5']);
    expect(knows('hyde', kept).known).toEqual(['P1', 'P2', 'P6']);
    const back = due.exchange('W1 W2', 'W5 P1');
    expect(knows('jekyll', back).known).toEqual(['W1', 'W2']);
    expect(knows('hyde', back).known).toEqual(['W5', 'P1', 'P6']);
  });

  test('a card given back and played is known no more', () => {
    const begun = game().deals('G1-4 W1-4 2+ 5+', 'G5-7 P1-6 3+').exchange('5+', 'P6');
    const back = begun.trick('2+ greed', 'G5').exchange('W1 W2', '5+ P1');
    expect(knows('hyde', back).known).toEqual(['P1', 'P6', '5+']);
    const again = back.trick('G6', '5+').exchange('W3 P6', 'W1 P2');
    // Hyde’s own P6 has come home, and W1 has gone back to Jekyll.
    expect(knows('jekyll', again).known).toEqual(['W2', 'W3', 'P6']);
    expect(knows('hyde', again).known).toEqual(['W1', 'P1', 'P2']);
  });
});

describe('What a seat can work out', () => {
  test('nothing where all is open', () => {
    expect(() => knowledge(view(DEALT.state, 'all'))).toThrow('open view');
  });

  test('what it does not see is in the other hand or set aside', () => {
    expect(knows('jekyll', DEALT).unseen).toEqual(cards('G4-7 P1-7 2+ 3+ 4+ 5+'));
    expect(knows('hyde', DEALT).unseen).toEqual(cards('W1-7 G1-3 G7 2+ 3+ 4+ 5+'));
  });

  test('a card received or played is seen, and one that was given away is known', () => {
    expect(knows('jekyll', TRICKS).unseen).toEqual(cards('G4-7 P2-7 2+ 3+ 4+ 5+'));
    const led = TRICKS.leads('G3');
    expect(knows('hyde', led).unseen).toEqual(cards('W2-7 G1 G2 G7 2+ 3+ 4+ 5+'));
    expect(knows('jekyll', led.follows('G6')).unseen).toEqual(cards('G4 G5 G7 P2-7 2+ 3+ 4+ 5+'));
  });

  /** Jekyll leads, Hyde answers: what does Jekyll know to be missing in Hyde’s hand? */
  const answers: readonly (readonly [string, Play, Leads, Card, readonly string[]])[] = [
    ['a suit that is followed shows nothing', firstTrick('W1-7 G1-3', 'P1-7 G4-6'), 'G1', 'G4', []],
    ['another suit shows that the suit led is missing', firstTrick('W1-7 G1-3', 'P1-7 G4-6'), 'W1', 'P1', ['wrath']],
    ['a Potion played to a suit shows nothing', firstTrick('W1-7 G1-3', 'P1-7 G4 2+ 3+'), 'W1', '2+', []],
    ['the suit that a Potion named shows nothing', firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6'), '5+ pride', 'P1', []],
    ['another suit played to a Potion shows that the named one is missing', firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6'), '5+ wrath', 'P1', ['wrath']],
    ['a Potion played to a Potion shows the same', firstTrick('W1-7 G1-2 5+', 'P1-7 G4 2+ 3+'), '5+ wrath', '2+', ['wrath']],
  ]; // prettier-ignore

  test.each(answers)('%s', (_, play, led, followed, voids) => {
    const after = play.trick(led, followed);
    expect(knows('jekyll', after).voids).toEqual(voids);
    // Who answered learns nothing: a lead shows no void.
    expect(knows('hyde', after).voids).toEqual([]);
  });

  test('a void is known as soon as both cards lie there, before the exchange that Greed asks for', () => {
    const due = firstTrick('W1-7 G1-2 5+', 'P1-7 G4-6').trick('5+ wrath', 'G4');
    expect(due.state.phase).toBe('greed');
    expect(knows('jekyll', due).voids).toEqual(['wrath']);
  });

  test('several voids, each named once', () => {
    // Hyde holds Pride and Potions, Jekyll anything but Pride: Wrath beats a low Potion, and Jekyll leads again.
    const first = firstTrick('W1-7 G1 G2 5+', 'P1-7 2+ 3+ 4+').trick('W7', 'P1');
    expect(knows('jekyll', first).voids).toEqual(['wrath']);
    const second = first.trick('2+ pride', 'W6').trick('G1', 'P2');
    expect(knows('jekyll', second).voids).toEqual(['wrath', 'greed']);
    const third = second.trick('3+ pride', 'W5').trick('W4', 'P3');
    expect(knows('jekyll', third).voids).toEqual(['wrath', 'greed']);
    expect(knows('hyde', third).voids).toEqual(['pride']);
  });

  test('a void of its own is no knowledge of the other hand', () => {
    const lost = firstTrick('W1-7 G1-3', 'P1-7 G4-6').trick('G1', 'G4').trick('P7', 'W1');
    expect(knows('hyde', lost).voids).toEqual(['pride']);
    expect(knows('jekyll', lost).voids).toEqual([]);
  });

  describe('at every position of a random game', () => {
    test('the unseen cards are the hidden ones of the other hand and those set aside', () => {
      for (const state of POSITIONS) {
        for (const seat of SEATS) {
          const { known, unseen } = knowledge(view(state, seat));
          const there = [...without(state.hands[other(seat)], known), ...state.setAside];
          expect(unseen).toEqual(CARDS.filter((card) => there.includes(card)));
          expect(without(known, state.hands[other(seat)])).toEqual([]);
        }
      }
    });

    test('none of the other seat’s unknown cards is of a suit that it is known to miss', () => {
      let voids = 0;
      for (const state of POSITIONS) {
        for (const seat of SEATS) {
          const inferred = knowledge(view(state, seat));
          voids += inferred.voids.length;
          for (const card of without(state.hands[other(seat)], inferred.known)) {
            expect(inferred.voids).not.toContain(suitOf(card));
          }
        }
      }
      expect(voids).toBeGreaterThan(0);
    });

    test('a view is all that it takes: the same view, the same knowledge', () => {
      for (const state of POSITIONS) {
        for (const seat of SEATS) {
          expect(knowledge(view(shifted(state, seat), seat))).toEqual(knowledge(view(state, seat)));
        }
      }
    });
  });
});
