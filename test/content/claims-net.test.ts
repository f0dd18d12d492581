import { describe, expect, test } from 'vitest';
import { CARDS } from '#games/jekyll-vs-hyde/rules/cards';
import { bound, says, type Claim } from './claims/claim.ts';
import { engine } from './claims/engine-numbers.ts';
import { gap, gapOfAll } from './claims/claims-of-gap-after-move.ts';
import { placesInLesson, strangeNumbers } from './claims/lesson-places.ts';
import { faultsOf, translationFaults } from './claims/comment-faults.ts';
import { tokensIn, type Language } from './claims/numbers-and-quantifiers.ts';
import { placesIn, type Place } from './claims/where-comment-stands.ts';
import { against, hands } from './claims/worth-over-possible-hands.ts';
import { held } from './claims/card-kinds-on-table.ts';
import { lessons } from './lesson-sources.ts';

/** The net that holds what comments and lessons say of play: what it finds, and what it lets pass. */

function place(game: string, way: string, comment: string): Place {
  const found = placesIn('replays', game, null).find((each) => each.way === way);
  if (found === undefined) throw new Error(`Nothing is said at ${way} of ${game}`);
  return { ...found, comment };
}

describe('What was once said of the games, and is not so', () => {
  const ONCE: readonly (readonly [game: string, way: string, Claim])[] = [
    // Gaps that hang on a simultaneous exchange, told as their upper bound.
    ['either-way', '4', says('five answers are worth 2', bound(5), gapOfAll('P1', 'P3', 'P4', 'P7', '2+'))],
    ['either-way', '5.v0.0', says('the two Wraths are worth a gap of 2', bound(2), gapOfAll('W3', 'W4'))],
    ['a-clean-slate', '29', says('any Pride keeps 4', gapOfAll('P2', 'P3', 'P4', 'P5', 'P6'))],
    ['a-fair-exchange', '9.v0.0', says('the gap is 2 instead of 4', gap('G6'), gap('G2'))],
    ['a-fair-exchange', '34', says('a gap of 6, this pair to 4', gap('G1 P1'), gap('G6 P6'))],
    ['return-match', '67', says('each way is worth a gap of 6', gap('4+:pride'))],
    ['either-way', '32', says('Of the 252 hands against 230', hands, against(null, { atLeast: 4 }))],
    // Hands that the forced Potion forbids.
    ['the-art-of-losing', '59', says('33 of the 56 hands', against(null, { atMost: 2 }), hands)],
    ['a-clean-slate', '64', says('Of the twenty-one hands', hands)],
    ['a-clean-slate', '66', says('sixteen of twenty-one hands', against(null, { atMost: 4 }), hands)],
    ['return-match', '43', says('five of the six hands', against(null, { atMost: 2 }), hands)],
    ['return-match', '45', says('the six hands, three', hands, against('P2', { atLeast: 4 }))],
  ];

  test.each(ONCE)('%s, %s', (game, way, claim) => {
    const comment = 'says' in claim ? claim.says : '';
    expect(faultsOf(place(game, way, comment), [claim])).not.toEqual([]);
  });
});

describe('A comment fails', () => {
  const lead = (comment: string) => place('either-way', '17', comment);

  test('with a number that nobody has worked out', () => {
    expect(faultsOf(lead('The Pride 4 is worth 2.'), [])).toHaveLength(1);
    expect(faultsOf(lead('The Pride 4 wins against nineteen hands.'), [])).toHaveLength(1);
  });

  test('with a quantifier that nobody has worked out', () => {
    expect(faultsOf(lead('It is the only lead.'), [])).toHaveLength(1);
    expect(faultsOf(lead('Every lead loses.'), [])).toHaveLength(1);
  });

  test('with a score, a marker or a hand that is not on the table', () => {
    expect(faultsOf(lead('Nine to nil.'), [])).toHaveLength(1);
    expect(faultsOf(lead('The marker is on 7.'), [])).toHaveLength(1);
    expect(faultsOf(lead('Hyde has five Potions.'), [])).toHaveLength(1);
    expect(faultsOf(lead('Hyde has four Prides.'), [])).toHaveLength(1);
  });

  test('with a claim that it no longer makes', () => {
    expect(faultsOf(lead('Something else.'), [says('twenty hands', hands)])).toHaveLength(1);
  });

  test('with a claim that works nothing out', () => {
    expect(() => says('two cards', bound(2))).toThrow('two cards');
    expect(() => says('the only lead')).toThrow('the only lead');
  });

  test('but not with names of cards', () => {
    expect(
      faultsOf(lead('The Pride 4, the Wraths 1 and 7 and a 5+: the 4 beats a 2, for 2.5 is less.'), []),
    ).toEqual([]);
  });
});

test('A Japanese lesson fails with a number that the original does not say', () => {
  const written = (body: string) => ({ file: '', slug: '', summary: '', minutes: 1, rules: [], body });
  const original = written('Ten cards each.\n\nThree rounds.');
  expect(strangeNumbers(original, written('10枚ずつ。\n\n3ラウンド。'))).toEqual([]);
  expect(strangeNumbers(original, written('11枚ずつ。\n\n3ラウンド。'))).toHaveLength(1);
  expect(strangeNumbers(original, written('10枚ずつ。\n\n10ラウンド。'))).toHaveLength(1);
});

describe('A lesson fails', () => {
  const [lesson] = lessons;
  const faults = (body: string, ...claims: readonly Claim[]) =>
    lesson === undefined
      ? []
      : placesInLesson({ ...lesson, summary: '', body }).flatMap((each) => faultsOf(each, claims));

  test('with a number of the deck that nobody has worked out, or that is another', () => {
    expect(faults('There are 26 cards.')).toHaveLength(1);
    expect(faults('There are 26 cards.', says('26 cards', engine(CARDS.length)))).toHaveLength(1);
    expect(faults('There are 25 cards.', says('25 cards', engine(CARDS.length)))).toEqual([]);
  });

  test('with a number that is not so in its scene, or in the one that it leads to', () => {
    const scene = '<TryIt name="wrath-clears" at={8}>';
    const three = says('Three of your cards are Wrath', held('hyde', 'wrath', 'before'));
    expect(faults(`${scene}\n Three of your cards are Wrath.\n</TryIt>`, three)).toEqual([]);
    expect(faults(`Three of your cards are Wrath.\n\n${scene}`, three)).toEqual([]);
    const four = says('Four of your cards are Wrath', held('hyde', 'wrath', 'before'));
    expect(faults(`${scene}\n Four of your cards are Wrath.\n</TryIt>`, four)).toHaveLength(1);
    expect(faults('Three of your cards are Wrath.', three)).toHaveLength(1);
  });

  test('but not with what a link to a rule says, names of cards, lessons and rounds', () => {
    expect(
      faults('<Rule id="deal-ten">Ten each</Rule>: <Card is="W4" />, lessons 7 and 8, round 2.'),
    ).toEqual([]);
  });
});

test('A translation fails with a number that the original does not say, or without one that it claims', () => {
  const original = place('either-way', '17', 'Over twenty hands.');
  const claims = [says('twenty hands', hands)];
  const faults = (comment: string) => translationFaults(original, { ...original, comment }, claims);
  expect(faults('20通り。')).toEqual([]);
  expect(faults('傲慢4と憤怒7で20通り。第3ラウンド。')).toEqual([]);
  expect(faults('21通り。')).toHaveLength(2);
  expect(faults('たくさん。')).toHaveLength(1);
  expect(faults('20通りで、差6。')).toHaveLength(1);
  expect(faults('20通りで、9対0。')).not.toEqual([]);
});

test('A translation may say half a point in figures, where the original says it in words', () => {
  const faults = (english: string) => {
    const original = place('either-way', '41', english);
    return translationFaults(original, { ...original, comment: '0.5だけ足りません。' }, [says('by', hands)]);
  };
  expect(faults('Short by half a point.')).toEqual([]);
  expect(faults('Short by a little.')).toHaveLength(1);
});

test.each<readonly [Language, string, readonly number[]]>([
  ['en', 'Twenty-one pairs, none of them', [21]],
  ['en', 'one of the ten, by the only one', [10, 1]],
  ['en', 'a gap of 2 where the 3+ and the Greed 4 give 1.9', [2, 1.9]],
  ['ja', '21通りのうち憤怒1と3なら差2、7が2枚', [21, 2, 2]],
  ['ja', '平均すると3.3、二つのトリック', [3.3, 2]],
])('The numbers in %s “%s”', (language, text, numbers) => {
  expect(tokensIn(text, language).flatMap(({ value }) => value ?? [])).toEqual(numbers);
});
