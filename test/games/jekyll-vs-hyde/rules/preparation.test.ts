import { describe, expect, test } from 'vitest';
import { without } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { chapter } from './describe-rulebook-chapter.ts';
import {
  cards,
  firstTrick,
  follow,
  game,
  gives,
  lead,
  roundsOf,
  span,
  type Cards,
  type Play,
} from './table.ts';

type Round = 1 | 2 | 3;
const ROUNDS = [1, 2, 3] as const;

/** A deal in that round, after rounds of five tricks each. */
function dealt(round: Round, jekyll: Cards, hyde: Cards): Play {
  return roundsOf(game(), ...span(2, round).map(() => 5)).deals(jekyll, hyde);
}

/** How many sets of so many things there are: 10 over 3 is 120. */
function over(of: number, count: number): number {
  return count === 0 ? 1 : (over(of - 1, count - 1) * of) / count;
}

chapter('preparation', {
  'give-count': () => {
    const plain = (round: Round) => dealt(round, 'W1-7 G1-3', 'P1-7 G4-6');

    test.each([
      [1, 'W1', 'P1'],
      [2, 'W1 W2', 'P1 P2'],
      [3, 'W1-3', 'P1-3'],
    ] as const)('in round %i the players give as many cards each', (round, jekyll, hyde) => {
      const after = plain(round).exchange(jekyll, hyde);
      expect(after.event('exchanged')).toEqual({
        type: 'exchanged',
        rule: 'give-count',
        given: { jekyll: cards(jekyll), hyde: cards(hyde) },
      });
      const { hands } = after.in('lead');
      expect(new Set(hands.jekyll)).toEqual(
        new Set([...without(cards('W1-7 G1-3'), cards(jekyll)), ...cards(hyde)]),
      );
      expect(new Set(hands.hyde)).toEqual(
        new Set([...without(cards('P1-7 G4-6'), cards(hyde)), ...cards(jekyll)]),
      );
    });

    test.each(ROUNDS.flatMap((round) => span(0, 4).map((count) => [round, count] as const)))(
      'in round %i, giving %i cards is right only if it is the number of the round',
      (round, count) => {
        const gift = gives('hyde', cards('P1-7').slice(0, count));
        expect(plain(round).refusals(gift)).toEqual(
          count === round ? [] : [{ type: 'wrong-count', rule: 'give-count', count, due: round, round }],
        );
      },
    );

    test('a hand stays sorted, and both have ten cards after the exchange', () => {
      const { hands } = plain(2).exchange('W1 G3', 'G4 P7').in('lead');
      expect(hands).toEqual({ jekyll: cards('W2-7 G1 G2 G4 P7'), hyde: cards('W1 G3 G5 G6 P1-6') });
    });
  },

  'give-together': () => {
    const plain = dealt(1, 'W1-7 G1-3', 'P1-7 G4-6');

    test('nothing changes hands until both have chosen, and nobody hears which cards lie there', () => {
      const first = plain.does(gives('hyde', 'P3'));
      expect(first.in('preparation').hands).toEqual(plain.in('preparation').hands);
      expect(first.events).toEqual([{ type: 'chosen', rule: 'give-together', by: 'hyde', count: 1 }]);
    });

    test('it does not matter who chooses first', () => {
      const jekyllFirst = plain.does(gives('jekyll', 'W1'), gives('hyde', 'P1'));
      const hydeFirst = plain.does(gives('hyde', 'P1'), gives('jekyll', 'W1'));
      expect(hydeFirst.state).toEqual(jekyllFirst.state);
    });

    test.each(['jekyll', 'hyde'] as const)('a choice of %s stands', (by) => {
      const [first, second] = by === 'jekyll' ? ['W1', 'W2'] : ['P1', 'P2'];
      const chosen = plain.does(gives(by, first));
      for (const again of [first, second]) {
        expect(chosen.refusals(gives(by, again))).toEqual([
          { type: 'already-chosen', rule: 'give-together', house: 'choice-stands', by },
        ]);
      }
    });

    test('what you receive cannot be part of the same exchange', () => {
      const chosen = plain.does(gives('jekyll', 'W1'));
      expect(chosen.refusals(gives('hyde', 'W1')).map(({ rule }) => rule)).toEqual(['own-cards']);
    });
  },

  'forced-potion': () => {
    const hands = [
      ['W1-7 G1-3', 0],
      ['W1-7 G1-2 2+', 1],
      ['W1-7 G1 2+ 3+', 2],
      ['W1-7 2+ 3+ 4+', 3],
      ['W1-6 2+ 3+ 4+ 5+', 4],
    ] as const;

    describe.each(ROUNDS)('in round %i', (round) => {
      test.each(hands)('of %s, with %i Potions', (hand, potions) => {
        const table = dealt(round, hand, 'P1-7 G4-6');
        const gifts = legal(table.state).filter(
          (action) => action.type === 'exchange' && action.by === 'jekyll',
        );
        // From two Potions on, the sets without any are missing.
        const missing = potions < 2 ? 0 : over(10 - potions, round);
        expect(gifts).toHaveLength(over(10, round) - missing);
      });
    });

    test('who keeps both is told which Potions there are', () => {
      expect(dealt(2, 'W1-7 G1 2+ 5+', 'P1-7 G4-6').refusals(gives('jekyll', 'W1 W2'))).toEqual([
        { type: 'potion-kept', rule: 'forced-potion', by: 'jekyll', potions: ['2+', '5+'] },
      ]);
    });

    test('it holds for Hyde as for Jekyll, and one Potion is enough', () => {
      const table = dealt(3, 'W1-7 G1-3', 'P1-7 3+ 4+ 5+');
      expect(table.refusals(gives('hyde', 'P1-3')).map(({ rule }) => rule)).toEqual(['forced-potion']);
      expect(table.refusals(gives('hyde', 'P1 P2 4+'))).toEqual([]);
    });

    test('what counts are the Potions that were dealt: one received and one dealt force nothing', () => {
      const chosen = dealt(1, 'W1-7 G1-2 2+', 'P1-6 G4-5 3+ 4+').does(gives('hyde', '3+'));
      expect(chosen.refusals(gives('jekyll', 'W1'))).toEqual([]);
    });

    test('all that is wrong with a gift is said at once', () => {
      const table = dealt(2, 'W1-7 G1 2+ 3+', 'P1-7 G4-6');
      expect(table.refusals(gives('jekyll', 'W1 W1 P1'))).toEqual([
        { type: 'wrong-count', rule: 'give-count', count: 3, due: 2, round: 2 },
        { type: 'given-twice', rule: 'the-cards', card: 'W1' },
        { type: 'not-held', rule: 'own-cards', by: 'jekyll', card: 'P1' },
        { type: 'potion-kept', rule: 'forced-potion', by: 'jekyll', potions: ['2+', '3+'] },
      ]);
    });

    test('the sets to choose from are all sets of that size, in the order of the hand', () => {
      expect(setsOf(['W1', 'G2', '2+'], 2)).toEqual([
        ['W1', 'G2'],
        ['W1', '2+'],
        ['G2', '2+'],
      ]);
    });
  },

  'own-cards': () => {
    const table = dealt(1, 'W1-7 G1-3', 'P1-7 G4-6');

    test.each([
      ['in the other hand', 'P1'],
      ['set aside', 'G7'],
    ] as const)('a card %s cannot be given', (_, card) => {
      expect(table.refusals(gives('jekyll', [card]))).toEqual([
        { type: 'not-held', rule: 'own-cards', by: 'jekyll', card },
      ]);
    });

    test('a card of the other hand can neither be led nor played', () => {
      const tricks = firstTrick('W1-7 G1-3', 'P1-7 G4-6');
      expect(tricks.refusals(lead('jekyll', 'P1'))).toEqual([
        { type: 'not-held', rule: 'own-cards', by: 'jekyll', card: 'P1' },
      ]);
      expect(tricks.leads('G1').refusals(follow('hyde', 'G2'))).toEqual([
        { type: 'not-held', rule: 'own-cards', by: 'hyde', card: 'G2' },
      ]);
    });

    test('a card that was given away is gone, and one that was received is one’s own', () => {
      const tricks = table.exchange('W1', 'P1');
      expect(tricks.refusals(lead('jekyll', 'W1')).map(({ rule }) => rule)).toEqual(['own-cards']);
      expect(tricks.refusals(lead('jekyll', 'P1'))).toEqual([]);
    });

    test('a card that was played cannot be played again', () => {
      const second = firstTrick('W1-7 G1-3', 'P1-7 G4-6').trick('G3', 'G4').trick('G5', 'G1');
      expect(second.refusals(lead('hyde', 'G5')).map(({ rule }) => rule)).toEqual(['own-cards']);
    });
  },
});
