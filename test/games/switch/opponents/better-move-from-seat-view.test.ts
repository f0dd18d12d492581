import { describe, expect, test } from 'vitest';
import { mainRuleOfMoveEvents } from '#kit/main-rule-of-move-events';
import { worths } from '#kit/evaluate-sampled-deals';
import { isClearlyBetter } from '#kit/clearly-better';
import { pick, seededRandom } from '#kit/random';
import { movesOf, type Move } from '#games/switch/opponents/distinct-legal-moves';
import { findDealWithTemptingMistake } from '#games/switch/opponents/find-deal-with-tempting-mistake';
import { sampleHiddenCards, seatView, type SeatView } from '#games/switch/opponents/sample-hidden-cards';
import { thinkAhead } from '#games/switch/opponents/lookahead-opponent';
import { betterMoveFromSeatView } from '#games/switch/opponents/better-move-from-seat-view';
import { EVENTS_BY_IMPORTANCE } from '#games/switch/opponents/events-by-importance';
import { apply } from '#games/switch/rules/apply';
import type { Switch } from '#games/switch/rules/game-types';
import { start } from '#games/switch/rules/state-before-deal';
import { shuffledDeal, shuffledDeck } from '#games/switch/rules/shuffled-deal';
import type { State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { ended } from '../../../kit/run-iterator-to-end.ts';

/** What is called a mistake is one by what its player could know: in the deals that fit, another move does better. */

/** Mistakes that are looked at, and deals by which each is measured once more. */
const MISTAKES = 100;
const DEALS = 400;

interface Flagged {
  readonly seen: SeatView;
  readonly made: Move;
  readonly better: Move;
}

/** Moves made by lot that are called mistakes. */
function* flagged(seed: number): Generator<Flagged> {
  const chance = seededRandom(seed);
  for (;;) {
    let { state }: { readonly state: State } = apply(start(), shuffledDeal(chance, 2));
    while (state.phase === 'turn' || state.phase === 'shuffle') {
      if (state.phase === 'shuffle') {
        ({ state } = apply(state, shuffledDeck(state, chance)));
        continue;
      }
      const made = pick(movesOf(state), chance);
      const seen = seatView(view(state, state.turn));
      const better = ended(betterMoveFromSeatView(seen, made, chance));
      if (better !== null) yield { seen, made, better: better.move };
      ({ state } = apply(state, made));
    }
  }
}

describe('A mistake', () => {
  test(`is never the best in the deals that fit: of ${MISTAKES}, another move does better in fresh deals too`, () => {
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
    for (const { seen, made } of flagged(4)) {
      const other = seatView(view(sampleHiddenCards(seen, seededRandom(9)), seen.viewer));
      const judge = (one: SeatView) => ended(betterMoveFromSeatView(one, made, seededRandom(1)));
      expect(judge(other)).toEqual(judge(seen));
      break;
    }
  });
});

describe('A fresh deal of a kind', () => {
  test.each(['match-top', 'twos-penalty'])('has a mistake about the rule that was asked for: %s', (rule) => {
    const found = ended(findDealWithTemptingMistake(rule, seededRandom(2)));
    if (found === null) throw new Error('None came up');
    const state = found.moves.reduce<State>((before, move) => apply(before, move).state, start());
    expect(mainRuleOfMoveEvents<Switch>({ apply }, EVENTS_BY_IMPORTANCE, state, [found.better.move])).toBe(
      rule,
    );
    expect(isClearlyBetter(found.better)).toBe(true);
  });
});
