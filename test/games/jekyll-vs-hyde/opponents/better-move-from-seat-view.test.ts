import { describe, expect, test } from 'vitest';
import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import { isClearlyBetter } from '#kit/clearly-better';
import { seededRandom } from '#kit/random';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { findDealWithTemptingMistake } from '#games/jekyll-vs-hyde/opponents/find-deal-with-tempting-mistake';
import { thinkAhead, worthOf } from '#games/jekyll-vs-hyde/opponents/lookahead-opponent';
import { MATCH_CHANCES } from '#games/jekyll-vs-hyde/opponents/match-chances';
import { betterMoveFromSeatView } from '#games/jekyll-vs-hyde/opponents/better-move-from-seat-view';
import { sampleHiddenCards } from '#games/jekyll-vs-hyde/opponents/sample-hidden-cards';
import { EVENTS_BY_IMPORTANCE } from '#games/jekyll-vs-hyde/opponents/events-by-importance';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { ended } from '../../../kit/run-iterator-to-end.ts';

/** What is called a mistake is one by what its player could know: against the hands that fit, another card does better. */

/** Mistakes that are looked at. */
const MISTAKES = 100;
/** Hands by which each is measured once more: others than those in which it was found. */
const HANDS = 300;

const solver = createSolver();

interface Flagged {
  readonly seen: SeatView;
  readonly made: Move;
  readonly better: Move;
}

/** Cards played by lot, in the last tricks, that are called mistakes: as many as are asked for. */
function* flagged(seed: number): Generator<Flagged> {
  const chance = seededRandom(seed);
  for (;;) {
    let state: State = start();
    do {
      const move = randomMove(state, chance);
      if (
        (state.phase === 'lead' || state.phase === 'follow') &&
        move.type !== 'deal' &&
        state.tricks.length >= 5
      ) {
        const seen = view(state, move.by);
        const better = ended(betterMoveFromSeatView(seen, move, chance, solver));
        if (better !== null) yield { seen, made: move, better: better.move };
      }
      ({ state } = apply(state, move));
    } while (state.phase !== 'deal' && state.phase !== 'over');
  }
}

/** How much better one card does than another in so many fresh hands, on average. */
function difference({ seen, made, better }: Flagged, seed: number): number {
  const thinking = thinkAhead(seen, HANDS, seededRandom(seed), solver, MATCH_CHANCES, [made, better]);
  const { goal, trials } = [...thinking].at(-1) ?? {};
  if (goal === undefined || trials === undefined) throw new Error('Something is thought');
  const shares = trials.map(({ gaps: [own, other] }) => worthOf(other, goal) - worthOf(own, goal));
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

describe('A mistake', () => {
  test(`is never the best against the hands that fit: of ${MISTAKES}, another card does better in fresh hands too`, () => {
    let count = 0;
    for (const mistake of flagged(5)) {
      expect(difference(mistake, count), JSON.stringify(mistake)).toBeGreaterThan(0);
      count += 1;
      if (count === MISTAKES) break;
    }
  });

  test('is the same whatever the other hand held: only what was seen counts', () => {
    const chance = seededRandom(8);
    let count = 0;
    for (const { seen, made } of flagged(6)) {
      const other = view(sampleHiddenCards(seen, chance), seen.viewer);
      const judge = (one: SeatView) => ended(betterMoveFromSeatView(one, made, seededRandom(1), solver));
      expect(judge(other)).toEqual(judge(seen));
      count += 1;
      if (count === 5) break;
    }
  });

  test('is not what did best, and compared with that alone it is one again', () => {
    for (const { seen, made, better } of flagged(7)) {
      expect(ended(betterMoveFromSeatView(seen, better, seededRandom(1), solver, better))).toBeNull();
      const again = ended(betterMoveFromSeatView(seen, made, seededRandom(1), solver, better));
      expect(again).not.toBeNull();
      break;
    }
  });
});

describe('A fresh deal of a kind', () => {
  test.each(['same-suit', 'pride-takes'])('has a mistake about the rule that was asked for: %s', (rule) => {
    const found = ended(findDealWithTemptingMistake(rule, seededRandom(2), solver));
    if (found === null) throw new Error('None came up');
    const state = found.moves.reduce<State>((before, move) => apply(before, move).state, start());
    expect(
      mainRuleOfMoveEvents<JekyllVsHyde>({ apply }, EVENTS_BY_IMPORTANCE, state, [found.better.move]),
    ).toBe(rule);
    expect(isClearlyBetter(found.better)).toBe(true);
    expect(ended(findDealWithTemptingMistake(rule, seededRandom(2), solver))).toEqual(found);
  });

  test('is not made without end: nothing is about a rule that there is not', () => {
    expect(ended(findDealWithTemptingMistake('hyde-wins', seededRandom(2), createSolver()))).toBeNull();
  });
});
