import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS, other, sorted } from '#games/jekyll-vs-hyde/rules/cards';
import { HIDDEN } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { eyesOf, gameOf, isKnown, see, type Seen, type Sighted } from '#games/jekyll-vs-hyde/record/record';
import { SWITCHES, type Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { randomGame } from '../rules/random-game.ts';
import { OBSERVERS, seenOf, stepsFor, type Step } from '../rules/games-seen-by-observer.ts';
import { frozen } from '../../deep-freeze.ts';
import { cards, follow, game, gives, lead } from '../rules/table.ts';

/** The same games on every run; another seed tries others. */
const SEED = 20_261_121;
const RUNS = 250;

interface Watched {
  readonly observer: Viewer;
  readonly rulings: Partial<Rulings>;
  readonly steps: readonly Step[];
  readonly sighted: readonly Sighted[];
  /** From 0 up to 1, the same for the same game. */
  readonly luck: number;
}

/** Holds something of random games that are watched by somebody. Every move must be taken as it was seen. */
function holds(check: (watched: Watched) => void): void {
  const property = fc.property(
    fc.integer(),
    fc.constantFrom(...SWITCHES['led-potion']),
    fc.constantFrom(...SWITCHES['return-match']),
    fc.constantFrom(...OBSERVERS),
    (seed, ledPotion, returnMatch, observer) => {
      const rulings = { 'led-potion': ledPotion, 'return-match': returnMatch };
      const steps = stepsFor(observer, randomGame(seed, rulings));
      const moves = steps.map((step) => seenOf(observer, step));
      check({
        observer,
        rulings,
        steps,
        sighted: watch(observer, moves, rulings),
        luck: seededRandom(~seed)(),
      });
    },
  );
  fc.assert(property, { seed: SEED, numRuns: RUNS });
}

function watch(observer: Viewer, moves: readonly Seen[], rulings: Partial<Rulings> = {}): readonly Sighted[] {
  return moves.reduce<readonly Sighted[]>((sighted, move) => {
    const seen = see(sighted.at(-1)?.state ?? frozen(start(rulings)), observer, frozen(move));
    if (!seen.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(seen.problem)}`);
    return [...sighted, frozen(seen.value)];
  }, []);
}

function isHeld({ state }: Sighted): boolean {
  return 'hands' in state;
}

/** As it is written: the order of the cards of a deal says nothing. */
function written(action: Action): Action {
  return action.type === 'deal'
    ? { ...action, jekyll: sorted(action.jekyll), hyde: sorted(action.hyde) }
    : action;
}

describe('A game as somebody has seen it', () => {
  test('can be told move by move, and what happens is what happened', () => {
    holds(({ observer, steps, sighted }) => {
      expect(sighted).toHaveLength(steps.length);
      for (const [at, { state }] of sighted.entries()) {
        const after = steps[at]?.after;
        if (after === undefined) throw new Error('There are more sights than steps');
        expect(view(state, eyesOf(observer, state))).toEqual(view(after, eyesOf(observer, after)));
      }
    });
  });

  test('is known when its rounds are over', () => {
    holds(({ observer, steps, sighted }) => {
      expect(gameOf(observer, sighted)).toEqual(steps.map(({ action }) => written(action)));
      for (const each of sighted) if (!isHeld(each)) expect(isKnown(observer, each.state)).toBe(true);
    });
  });

  test('is some game at any time, which looks to the observer as it was', () => {
    holds(({ observer, rulings, steps, sighted, luck }) => {
      const until = Math.ceil(luck * sighted.length);
      const supposed = gameOf(observer, sighted.slice(0, until));
      let state: State = start(rulings);
      for (const [at, action] of supposed.entries()) {
        state = apply(state, action).state;
        const after = steps[at]?.after ?? state;
        expect(view(state, eyesOf(observer, state))).toEqual(view(after, eyesOf(observer, after)));
      }
    });
  });

  test('with both hands open is known from the first deal on', () => {
    holds(({ observer, sighted }) => {
      if (observer === 'all') expect(sighted.every(({ state }) => isKnown(observer, state))).toBe(true);
    });
  });
});

describe('One hand is seen', () => {
  const dealt: readonly Seen[] = [
    { type: 'deal', jekyll: cards('W1-5 G1-4 2+'), hyde: HIDDEN },
    gives('jekyll', 'W1'),
    gives('hyde', 'P1'),
  ];

  function refused(...moves: readonly Seen[]) {
    const state = watch('jekyll', [...dealt, ...moves.slice(0, -1)]).at(-1)?.state ?? start();
    const last = moves.at(-1);
    if (last === undefined) throw new Error('There is no move');
    const seen = see(state, 'jekyll', last);
    return seen.ok ? [] : seen.problem.map(({ type }) => type);
  }

  test.each([
    ['any card that was not seen may come', [lead('jekyll', 'G1'), follow('hyde', 'G5')], []],
    ['also the card that was given', [lead('jekyll', 'W2'), follow('hyde', 'W1')], []],
    ['a Potion too', [lead('jekyll', 'G1'), follow('hyde', '5+')], []],
    ['a card of one’s own cannot', [lead('jekyll', 'G1'), follow('hyde', 'G2')], ['not-held']],
    ['nor one that was played', [lead('jekyll', 'G1'), follow('hyde', 'G1')], ['not-held']],
    [
      'who holds the card that was given has to follow with it',
      [lead('jekyll', 'W2'), follow('hyde', 'P2')],
      ['must-follow'],
    ],
    ['who was void stays so', [lead('jekyll', 'G1'), follow('hyde', 'P2'), lead('hyde', 'G5')], ['not-held']],
    [
      'a second Potion cannot come from who gave none',
      [
        lead('jekyll', 'G1'),
        follow('hyde', 'P2'),
        lead('hyde', '5+ wrath'),
        follow('jekyll', 'W2'),
        lead('hyde', '4+ wrath'),
      ],
      ['not-held'],
    ],
    ['whose turn it is, is known', [lead('hyde', 'P2')], ['not-your-turn']],
  ] as const)('%s', (_, moves, types) => {
    expect(refused(...moves)).toEqual(types);
  });

  test.each([
    ['nine cards', cards('W1-5 G1-4'), HIDDEN, ['wrong-deal']],
    ['the hand of somebody else', HIDDEN, cards('W1-5 G1-5'), ['wrong-deal']],
  ] as const)('%s are no deal', (_, jekyll, hyde, types) => {
    const seen = see(start(), 'jekyll', { type: 'deal', jekyll, hyde });
    expect(seen.ok ? [] : seen.problem.map(({ type }) => type)).toEqual(types);
  });

  test('what is not seen is made up, and the real cards are not needed for it', () => {
    const real = game().deals('W1-5 G1-4 2+', 'P1-7 G5-7').exchange('W1', 'P1');
    for (const seat of SEATS) {
      const moves = stepsFor(seat, [game(), real]).map((step) => seenOf(seat, step));
      const [deal] = gameOf(seat, watch(seat, moves));
      expect(deal?.type === 'deal' && deal[seat]).toEqual(
        seat === 'jekyll' ? cards('W1-5 G1-4 2+') : cards('G5-7 P1-7'),
      );
      expect(deal?.type === 'deal' && deal[other(seat)]).toContain(seat === 'jekyll' ? 'P1' : 'W1');
    }
  });
});

test('In the second game of a return match the observer sits on the other side', () => {
  const played = randomGame(4, { 'return-match': 'on' });
  const second = played.find(({ state }) => 'hands' in state && state.match.game === 2);
  if (second === undefined) throw new Error('There is no second game');
  expect(eyesOf('jekyll', start())).toBe('jekyll');
  expect(eyesOf('jekyll', second.state)).toBe('hyde');
  expect(eyesOf('all', second.state)).toBe('all');
});
