import { describe, expect, test } from 'vitest';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { isPotion, suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import {
  searchPositionByPlay,
  type Found,
  type Search,
} from '#games/jekyll-vs-hyde/board/search-position-by-play';
import { positionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { setupOf } from '#games/jekyll-vs-hyde/rules/position-setup';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { InRound, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Conditions } from '#games/jekyll-vs-hyde/board/position-search-conditions';

/** Find me one: games that reach a position of which something is wanted. */

function search(wanted: Conditions, more: Partial<Search> = {}): Found {
  const steps = searchPositionByPlay({ wanted, seed: 1, limit: 3_000, ...more });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The states of a game that was found, the last first. */
function states(found: Found, rulings = {}): readonly State[] {
  if (!found.found) throw new Error(`None among ${found.games} games`);
  const setup = setupOf(start(rulings));
  return found.moves
    .map((_, index) => positionOf({ setup, moves: found.moves.slice(0, index + 1) }))
    .map((position) => (position.ok ? position.value : expect.fail('A move is refused')))
    .toReversed();
}

function inRound(state: State | undefined): InRound {
  if (state === undefined || state.phase === 'deal' || state.phase === 'over')
    return expect.fail('Nobody holds cards');
  return state;
}

describe('A game is found that reaches', () => {
  test('a Potion led, the follower void, Wrath in answer, and ranks known', () => {
    const found = search({ led: 'potion', followerVoid: true, answer: 'wrath', above: ['wrath', 'pride'] });
    const [, before] = states(found);
    const last = found.found ? found.moves.at(-1) : undefined;
    if (before?.phase !== 'follow' || last?.type !== 'follow') return expect.fail('A card answers');
    expect(isPotion(before.led.card)).toBe(true);
    expect(suitOf(last.card)).toBe('wrath');
    expect(before.hands[last.by].map(suitOf)).not.toContain(before.led.names);
    expect(before.ranking.indexOf('wrath')).toBeGreaterThan(before.ranking.indexOf('pride'));
  });

  test.for<readonly [string, Conditions, (state: State) => boolean]>([
    [
      'the tenth trick of round 3 with the marker on 8',
      { phase: 'lead', round: 3, trick: 10, marker: { from: 8, to: 8 } },
      (state) => state.round === 3 && state.marker === 8 && inRound(state).tricks.length === 9,
    ],
    [
      'a win for Hyde in round 1',
      { phase: 'over', round: 1, marker: { from: 10, to: 10 } },
      (state) => state.phase === 'over' && state.round === 1 && state.winner === 'hyde',
    ],
    [
      'three even rounds',
      { phase: 'over', marker: { from: 0, to: 0 } },
      (state) => state.phase === 'over' && state.marker === 0,
    ],
    [
      'all Potions in one hand at trick 6',
      { phase: 'lead', trick: 6, holds: { jekyll: ['2+', '3+', '4+', '5+'] } },
      (state) => inRound(state).hands.jekyll.filter(isPotion).length === 4,
    ],
    [
      'two sevens here and one there at trick 8',
      { phase: 'lead', trick: 8, holds: { jekyll: ['W7', 'G7'], hyde: ['P7'] } },
      (state) => inRound(state).hands.hyde.includes('P7') && inRound(state).hands.jekyll.includes('G7'),
    ],
    [
      'a Greed exchange of one card',
      { phase: 'greed', trick: 9 },
      (state) => state.phase === 'greed' && state.count === 1,
    ],
    [
      'a board that is empty at trick 9',
      { phase: 'lead', trick: 9, tokens: 0 },
      (state) => state.phase === 'lead' && state.ranking.length === 0 && state.tricks.length === 8,
    ],
    [
      'the last lead of Hyde, of an Evil card',
      { phase: 'follow', trick: 10, leader: 'hyde', led: 'evil' },
      (state) => state.phase === 'follow' && state.leader === 'hyde' && !isPotion(state.led.card),
    ],
  ])('%s', ([, wanted, is]) => {
    const found = search(wanted);
    const [state] = states(found);
    expect(state && is(state)).toBe(true);
    const position = found.found ? positionOf(found.question) : null;
    expect(position).toMatchObject({
      ok: true,
      value: { phase: state?.phase, round: state?.round, marker: state?.marker },
    });
  });

  test.for([
    ['pride', 1, 'nothing-to-take'],
    ['greed', 10, 'greed-nothing'],
    ['wrath', 1, 'cleared'],
    ['two-potions', 1, 'potions-cancel'],
  ] as const)('the effect of %s in trick %i', ([effect, trick, type]) => {
    const found = search({ effect, trick });
    const [, before] = states(found);
    const last = found.found ? found.moves.at(-1) : undefined;
    if (before === undefined || last === undefined) return expect.fail('A card answers');
    expect(inRound(before).tricks.length).toBe(trick - 1);
    expect(apply(before, last).events.map((event) => event.type)).toContain(type);
  });

  test('it under the rulings of the table', () => {
    const rulings = { 'led-potion': 'named-suit', 'return-match': 'on' } as const;
    const found = search({ phase: 'lead', round: 2 }, { rulings });
    expect(states(found, rulings)[0]).toMatchObject({ phase: 'lead', round: 2, rulings });
  });
});

describe('The search', () => {
  const never: Conditions = { phase: 'follow', answer: 'wrath' };

  test('says after how many games it has found none', () => {
    expect(search(never, { limit: 40 })).toEqual({ found: false, games: 40 });
  });

  test('goes game by game, so that it can be stopped between two', () => {
    const steps = searchPositionByPlay({ wanted: never, seed: 1, limit: 3 });
    expect(Array.from(steps)).toEqual([1, 2, 3]);
  });

  test('finds the same game with the same seed, and others with others', () => {
    const wanted: Conditions = { phase: 'greed', leader: 'hyde' };
    expect(search(wanted, { seed: 5 })).toEqual(search(wanted, { seed: 5 }));
    const found = Array.from({ length: 20 }, (_, seed) => JSON.stringify(search(wanted, { seed })));
    expect(new Set(found).size).toBe(20);
  });
});

describe('What is wanted', () => {
  const whole: Required<Conditions> = {
    phase: 'greed',
    round: 2,
    marker: { from: 2, to: 8 },
    trick: 4,
    leader: 'hyde',
    tokens: 3,
    above: ['wrath', 'greed'],
    holds: { jekyll: ['W1'], hyde: ['2+', 'P3'] },
    led: 'potion',
    asked: 'greed',
    followerVoid: false,
    answer: 'greed',
    effect: 'greed',
  };

  test('is reached as a whole', () => {
    const [state] = states(search(whole, { limit: 30_000 }));
    expect(state).toMatchObject({ phase: 'greed', round: 2, leader: 'hyde', ranking: { length: 3 } });
  });
});
