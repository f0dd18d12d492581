import { expect, test } from 'vitest';
import { WEIGHING_SEED } from '#kit/detect-and-rate-mistakes';
import { seededRandom } from '#kit/random';
import { adviceOf } from '#games/chronicle/opponents/advice';
import { confirmedAdvice } from '#games/chronicle/opponents/confirm-advice-in-fresh-deals';
import { bestChoice, bestPlay } from '#games/chronicle/opponents/rule-of-thumb-opponent';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import type { Thought } from '#games/chronicle/opponents/round-outcomes';
import { sampleHiddenCards, seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { apply } from '#games/chronicle/rules/apply';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { work } from '../../../../src/games/chronicle/widgets/thinking/background-tasks.ts';
import { ended } from '../../../kit/run-iterator-to-end.ts';

/** So few that chance makes a card look worse, and so early that much is open. */
const DEALS = 60;
const POSITIONS = 6;

test('What is advised against is what a look back, asked about it beside the best, calls worse', () => {
  const luck = seededRandom(7);
  let { state }: { readonly state: State } = apply(start(), shuffledDeal(luck, 3));
  let doubts = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (state.phase !== 'meeting') throw new Error('Somebody is to play');
    const seen = seatView(view(state, state.turn));
    const sampled = sampleHiddenCards(seen, luck);
    let thought: Thought = { moves: [], trials: [] };
    for (thought of thinkAhead(seen, DEALS, luck));
    const { rival, moves } = ended(confirmedAdvice(thought, seen, sampled));
    if (adviceOf(thought, sampled).rival?.move !== rival?.move) doubts += 1;
    const [best] = moves;
    if (rival !== null && best !== undefined) {
      const against = best.move;
      const told = [...work({ type: 'weigh', seen, move: rival.move, against, seed: WEIGHING_SEED })].at(-1);
      expect(told).toMatchObject({ type: 'weighed', better: { move: against } });
    }
    ({ state } = apply(state, bestPlay(state, luck)));
    while (state.phase === 'effect')
      ({ state } = apply(state, carriedOut(state, bestChoice(state, luck), luck)));
  }
  expect(doubts).toBeGreaterThan(0);
});
