import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS, without, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { choosable } from '#games/jekyll-vs-hyde/record/enterable-cards';
import { beginRecording, due, type Recording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import {
  again,
  back,
  backTo,
  dropWaiting,
  enter,
  enterWord,
  name,
} from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import { places } from '#games/jekyll-vs-hyde/record/card-places';
import type { RecordHead } from '#games/jekyll-vs-hyde/record/record';
import { seededRandom } from '#kit/random';
import { randomGame } from '../rules/random-game.ts';
import { OBSERVERS, entered, seenOf, stepsFor, tapped, tapsOf } from '../rules/games-seen-by-observer.ts';
import { frozen } from '../../deep-freeze.ts';
import { cards } from '../rules/table.ts';

type Tap = Card | Suit;

/** Jekyll sees his hand: W1 to W5, G1 to G4, 2+ and what comes of it. */
const JEKYLL: RecordHead = { observer: 'jekyll' };
const HAND = cards('W1-5 G1-4 2+');
const DEALT = entered(JEKYLL, HAND);
/** He gives W1 and gets P1. */
const BEGUN = entered(JEKYLL, [...HAND, 'W1', 'P1']);

function after(recording: Recording, ...taps: readonly Tap[]): Recording {
  return taps.reduce(tapped, frozen(recording));
}

function barred(recording: Recording, card: Card) {
  const next = enter(recording, card);
  if (next.ok) throw new Error(`${card} is taken`);
  return next.problem;
}

describe('What is due', () => {
  test.each([
    ['the first card of the hand', [], { type: 'deal', round: 1, to: 'jekyll', entered: 0 }],
    ['the last', HAND.slice(1), { type: 'deal', to: 'jekyll', entered: 9 }],
    ['what is given', HAND, { type: 'give', by: 'jekyll', greed: false, entered: 0, count: 1 }],
    ['what is received', [...HAND, 'W1'], { type: 'give', by: 'hyde', entered: 0, count: 1 }],
    ['a lead', [...HAND, 'W1', 'P1'], { type: 'lead', by: 'jekyll', trick: 1 }],
    ['a suit for a led Potion', [...HAND, 'W1', 'P1', '2+'], { type: 'name', by: 'jekyll', potion: '2+' }],
    [
      'an answer',
      [...HAND, 'W1', 'P1', '2+', 'pride'],
      { type: 'follow', by: 'hyde', trick: 1, asked: 'pride' },
    ],
    [
      'two cards for Greed',
      [...HAND, 'W1', 'P1', '2+', 'greed', 'G5'],
      { type: 'give', by: 'jekyll', greed: true, count: 2 },
    ],
    [
      'the second of them',
      [...HAND, 'W1', 'P1', '2+', 'greed', 'G5', 'W2'],
      { type: 'give', by: 'jekyll', entered: 1 },
    ],
  ] as const)('%s', (_, taps, expected) => {
    expect(due(entered(JEKYLL, taps))).toMatchObject(expected);
  });

  test('with both hands open, first Jekyll’s hand and then Hyde’s', () => {
    const half = entered({ observer: 'all' }, HAND);
    expect(due(half)).toMatchObject({ type: 'deal', to: 'hyde', entered: 0 });
    const whole = after(half, ...cards('P1-7 G5-7'));
    expect(due(whole)).toMatchObject({ type: 'give', by: 'jekyll' });
    expect(due(after(whole, 'W1'))).toMatchObject({ type: 'give', by: 'hyde' });
  });

  test('whoever looks on as Hyde gives first', () => {
    const dealt = entered({ observer: 'hyde' }, HAND);
    expect(due(dealt)).toMatchObject({ by: 'hyde' });
    expect(due(after(dealt, 'W1'))).toMatchObject({ by: 'jekyll' });
  });
});

describe('What can be entered', () => {
  test('of a hand any card that is not in it yet', () => {
    expect(choosable(entered(JEKYLL, HAND.slice(0, 4)))).toEqual(without(CARDS, HAND.slice(0, 4)));
  });

  test('of what is given what the hand holds, and of what is received what it does not', () => {
    expect(choosable(DEALT)).toEqual(HAND);
    expect(choosable(after(DEALT, 'W1'))).toEqual(without(CARDS, HAND));
  });

  test('of two Potions one has to be given', () => {
    const dealt = entered(JEKYLL, cards('W1-4 G1-4 2+ 3+'));
    expect(choosable(dealt)).toEqual(cards('2+ 3+'));
    expect(barred(dealt, 'W1')).toMatchObject({ refusals: [{ rule: 'forced-potion', type: 'potion-kept' }] });
  });

  test('of the other hand what it may hold', () => {
    expect(choosable(after(BEGUN, 'G1'))).toEqual(cards('W1 W6 W7 G5-7 P2-7 3+ 4+ 5+'));
  });

  test('and no other card, for a reason that is given', () => {
    const play = after(BEGUN, 'G1', 'P2');
    expect(choosable(play)).toEqual(['W1', ...cards('W6 W7 P3-7 3+ 4+ 5+')]);
    expect(barred(play, 'G5')).toMatchObject({
      refusals: [{ type: 'not-held', by: 'hyde', card: 'G5' }],
      because: { type: 'void', suit: 'greed', trick: 1 },
    });
    expect(barred(play, 'G2')).toMatchObject({
      refusals: [{ type: 'not-held' }],
      because: { type: 'own', seat: 'jekyll' },
    });
    // A card that was played is nowhere else, whoever looks on.
    const played = { type: 'played', by: 'jekyll', trick: 1 };
    expect(barred(play, 'G1')).toMatchObject({ refusals: [{ type: 'not-held' }], because: played });
    const open = after(entered({ observer: 'all' }, HAND), ...cards('P1-7 G5-7'), 'W1', 'P1', 'G1', 'G5');
    expect(barred(open, 'G1')).toMatchObject({ refusals: [{ type: 'not-held' }], because: played });
  });

  test('nothing once the game is over', () => {
    const all = tapsOfGame(1, 'all');
    const over = entered({ observer: 'all' }, all);
    expect(due(over).type).toBe('nothing');
    expect(choosable(over)).toEqual([]);
    expect(barred(over, 'W1')).toMatchObject({ refusals: [{ type: 'game-over' }] });
  });
});

describe('A tap', () => {
  test('on a picked card takes it back', () => {
    expect(after(entered(JEKYLL, ['W1', 'W2']), 'W1').picked).toEqual(['W2']);
    expect(after(BEGUN, '2+', '2+')).toEqual(BEGUN);
  });

  test('on a hand that is whole takes nothing back', () => {
    expect(barred(entered({ observer: 'all' }, HAND), 'W1')).toMatchObject({
      refusals: [{ type: 'dealt-twice' }],
    });
  });

  test('on another card than the Potion that waits for its suit leads that one', () => {
    expect(due(after(BEGUN, '2+', 'G1'))).toMatchObject({ type: 'follow', asked: 'greed' });
  });

  test('on a suit where no Potion waits is a mistake of the page', () => {
    expect(() => name(BEGUN, 'wrath')).toThrow(/No Potion/);
  });
});

/** What a word comes to: the card that is due next is told by its type. */
function typed(recording: Recording, word: string) {
  const next = enterWord(recording, word);
  if (next === null) return 'no word';
  if (next === 'twice') return next;
  return next.ok ? due(next.value).type : next.problem.refusals.map(({ type }) => type);
}

describe('A word', () => {
  test.each([
    ['g1', 'follow'],
    ['2+', 'name'],
    ['2+>pride', 'follow'],
    ['2+>P', 'follow'],
    ['P7', ['not-held']],
    ['G1>pride', 'no word'],
    ['2+>', 'no word'],
    ['2+>P>P', 'no word'],
    ['W8', 'no word'],
    ['pride', 'no word'],
    ['', 'no word'],
  ] as const)('%s as a lead', (word, comes) => {
    expect(typed(BEGUN, word)).toEqual(comes);
  });

  test('of a card that is picked already leaves it where it is, and says so', () => {
    expect(typed(entered(JEKYLL, ['W1', 'W2']), 'W1')).toBe('twice');
    // In another hand that is whole the rules say why.
    expect(typed(entered({ observer: 'all' }, HAND), 'W1')).toEqual(['dealt-twice']);
    expect(typed(after(BEGUN, '2+'), '2+>pride')).toBe('follow');
  });

  test('may be the suit alone where a Potion waits for it', () => {
    const waiting = after(BEGUN, '2+');
    expect(typed(waiting, 'Greed')).toBe('follow');
    expect(typed(waiting, 'w')).toBe('follow');
    expect(typed(waiting, 'W2')).toBe('follow');
    expect(typed(waiting, 'hearts')).toBe('no word');
  });
});

describe('Where a card is', () => {
  test('in a hand as far as that is entered', () => {
    expect(places(entered(JEKYLL, ['W1']))).toMatchObject({ W1: 'jekyll', W2: 'unknown' });
    const half = places(entered({ observer: 'all' }, [...HAND, 'P1']));
    expect(half).toMatchObject({ W1: 'jekyll', P1: 'hyde', P2: 'unknown' });
  });

  test('in the other hand where it was given, or where nothing else is left', () => {
    expect(places(BEGUN)).toMatchObject({ W1: 'hyde', W2: 'jekyll', P1: 'jekyll', P2: 'unknown' });
  });

  test('on the table or in a trick', () => {
    expect(places(after(BEGUN, 'G1'))).toMatchObject({ G1: 'played' });
    expect(places(after(BEGUN, 'G1', 'G5', 'G6'))).toMatchObject({
      G1: 'played',
      G5: 'played',
      G6: 'played',
    });
  });

  test('aside, where that is sure or seen', () => {
    expect(places(after(BEGUN, 'G1', 'P2'))).toMatchObject({ G5: 'aside', P3: 'hyde', '3+': 'unknown' });
    const open = entered({ observer: 'all' }, [...HAND, ...cards('P1-7 G5-7')]);
    expect(places(open)).toMatchObject({ W6: 'aside', '5+': 'aside' });
  });

  test('nowhere between rounds', () => {
    const round = stepsFor('all', randomGame(1)).findIndex(({ after }) => after.phase === 'deal');
    const steps = stepsFor('all', randomGame(1)).slice(0, round + 1);
    const over = entered(
      { observer: 'all' },
      steps.flatMap((step) => tapsOf(seenOf('all', step))),
    );
    expect(new Set(Object.values(places(over)))).toEqual(new Set(['unknown']));
  });
});

// -------------------------------------------------------------------------------------------------------- taking back

function tapsOfGame(seed: number, observer: RecordHead['observer']): readonly Tap[] {
  return stepsFor(observer, randomGame(seed)).flatMap((step) => tapsOf(seenOf(observer, step)));
}

/** What the page shows of a recording. */
function shown({ sighted, picked }: Recording) {
  return { moves: sighted.map(({ seen }) => seen), picked };
}

function holds(check: (taps: readonly Tap[], head: RecordHead, luck: () => number) => void): void {
  const property = fc.property(fc.integer(), fc.constantFrom(...OBSERVERS), (seed, observer) => {
    check(tapsOfGame(seed, observer), { observer }, seededRandom(seed));
  });
  fc.assert(property, { seed: 20_261_121, numRuns: 40 });
}

describe('Going back', () => {
  test('undoes one tap after the other, to the beginning', () => {
    holds((taps, head) => {
      const recordings = taps.reduce<Recording[]>(
        (all, tap) => [...all, after(all.at(-1) ?? beginRecording(head), tap)],
        [beginRecording(head)],
      );
      let now = recordings.at(-1) ?? beginRecording(head);
      for (const before of recordings.slice(0, -1).toReversed()) {
        now = back(now);
        expect(shown(now)).toEqual(shown(before));
      }
      expect(back(now)).toBe(now);
    });
  });

  test('and again gives what there was', () => {
    holds((taps, head, luck) => {
      const whole = entered(head, taps);
      const moves = whole.sighted.length;
      const earlier = backTo(whole, Math.floor(luck() * moves));
      expect(earlier.sighted.length + earlier.waiting.length).toBe(moves);
      expect(shown(again(earlier, 1)).moves).toEqual(shown(whole).moves.slice(0, earlier.sighted.length + 1));
      expect(shown(again(earlier))).toEqual(shown(whole));
      expect(again(earlier).waiting).toEqual([]);
    });
  });

  test('what is entered instead takes the place of what waits, and the rest can follow', () => {
    const played = after(BEGUN, 'W2', 'W6', 'G5', 'G1');
    const corrected = after(backTo(played, 4), 'W7');
    expect(corrected.waiting).toMatchObject([{ card: 'G5' }, { card: 'G1' }]);
    const resumed = again(corrected);
    expect(shown(resumed).moves.slice(3)).toMatchObject([
      { card: 'W2' },
      { card: 'W7' },
      { card: 'G5' },
      { card: 'G1' },
    ]);
    expect(resumed.waiting).toEqual([]);
  });

  test('what no longer fits keeps waiting, until it is dropped', () => {
    const played = after(BEGUN, 'W2', 'W6', 'W7', 'W3');
    // W7 is played here already.
    const resumed = again(after(backTo(played, 4), 'W7'));
    expect(shown(resumed).moves.slice(3)).toMatchObject([{ card: 'W2' }, { card: 'W7' }]);
    expect(resumed.waiting).toMatchObject([{ card: 'W7' }, { card: 'W3' }]);
    expect(dropWaiting(resumed).waiting).toEqual([]);
  });

  test('a move of another kind leaves what waits alone', () => {
    const played = after(BEGUN, 'G1', 'G5', 'G6', 'G2');
    const corrected = after(backTo(played, 4), '3+', 'W2', 'W3');
    expect(due(corrected)).toMatchObject({ type: 'give', by: 'hyde', greed: true });
    expect(corrected.waiting).toMatchObject([{ card: 'G6' }, { card: 'G2' }]);
  });
});
