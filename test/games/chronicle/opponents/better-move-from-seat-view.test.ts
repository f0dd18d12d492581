import { describe, expect, test } from 'vitest';
import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import { worths } from '#kit/evaluate-sampled-deals';
import { pick, seededRandom } from '#kit/random';
import { findDealWithTemptingMistake } from '#games/chronicle/opponents/find-deal-with-tempting-mistake';
import { sampleHiddenCards, seatView, type SeatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { betterMoveFromSeatView } from '#games/chronicle/opponents/better-move-from-seat-view';
import { EVENTS_BY_IMPORTANCE } from '#games/chronicle/opponents/events-by-importance';
import { apply } from '#games/chronicle/rules/apply';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { start } from '#games/chronicle/rules/state-before-deal';
import { carriedOut, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { ended } from '../../../kit/run-iterator-to-end.ts';

/** What is called a mistake is one by what its player could know: in the deals that fit, another card does better. */

/** Mistakes that are looked at, and deals by which each is measured once more: others than those in which it was found. */
const MISTAKES = 100;
const DEALS = 400;
/** As long as more cards are held, a round takes long to be played out. */
const MOST_HELD = 9;

interface Flagged {
  readonly seen: SeatView;
  readonly made: Intent;
  readonly better: Intent;
}

/** Cards played by lot, in the last Meetings of a round, that are called mistakes. */
function* flagged(seed: number): Generator<Flagged> {
  const chance = seededRandom(seed);
  let state: State = start();
  for (;;) {
    if (state.phase === 'over') state = start();
    if (state.phase === 'deal') {
      ({ state } = apply(state, shuffledDeal(chance, 3)));
      continue;
    }
    const made = pick(intents(state), chance);
    if (state.phase === 'meeting' && Object.values(state.hands).flat().length <= MOST_HELD) {
      const seen = seatView(view(state, state.turn));
      const better = ended(betterMoveFromSeatView(seen, made, chance));
      if (better !== null) yield { seen, made, better: better.move };
    }
    ({ state } = apply(state, carriedOut(state, made, chance)));
  }
}

describe('A mistake', () => {
  test(`is never the best in the deals that fit: of ${MISTAKES}, another card does better in fresh deals too`, () => {
    let count = 0;
    for (const { seen, made, better } of flagged(3)) {
      const thought = [...thinkAhead(seen, DEALS, seededRandom(count), [made, better])].at(-1);
      const [own = 0, other = 0] = worths(thought ?? { moves: [], trials: [] });
      expect(other - own, JSON.stringify({ made, better })).toBeGreaterThan(0);
      count += 1;
      if (count === MISTAKES) break;
    }
  });

  test('is the same whatever the others hold: only what was seen counts', () => {
    let count = 0;
    for (const { seen, made } of flagged(4)) {
      const other = seatView(view(sampleHiddenCards(seen, seededRandom(9)), seen.viewer));
      const judge = (one: SeatView) => ended(betterMoveFromSeatView(one, made, seededRandom(1)));
      expect(judge(other)).toEqual(judge(seen));
      count += 1;
      if (count === 5) break;
    }
  });
});

describe('A fresh deal of a kind', () => {
  test.each(['follow-suit', 'lead-any'])('has a mistake about the rule that was asked for: %s', (rule) => {
    const found = ended(findDealWithTemptingMistake(rule, seededRandom(4)));
    if (found === null) throw new Error('None came up');
    const { moves, made, better } = found;
    const state = moves.reduce<State>((before, move) => apply(before, move).state, start());
    expect(mainRuleOfMoveEvents<Chronicle>({ apply }, EVENTS_BY_IMPORTANCE, state, [better.move])).toBe(rule);
    const seen = seatView(view(state, made.by));
    const thought = [...thinkAhead(seen, 200, seededRandom(1), [made, better.move])].at(-1);
    const [own = 0, other = 0] = worths(thought ?? { moves: [], trials: [] });
    expect(other).toBeGreaterThan(own);
    // What did better is no mistake itself, compared with what was made.
    expect(ended(betterMoveFromSeatView(seen, better.move, seededRandom(1), made))).toBeNull();
  });
});
