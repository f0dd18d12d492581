import { describe, expect, test } from 'vitest';
import { decidingRule } from '#kit/deciding-rule';
import { worths } from '#kit/lookahead';
import { seededRandom } from '#kit/random';
import { freshMistake } from '#games/chronicle/opponents/fresh-mistakes';
import { seatView } from '#games/chronicle/opponents/imagine-deal';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { mistakeByKnowledge } from '#games/chronicle/opponents/mistakes-by-knowledge';
import { TELLING } from '#games/chronicle/opponents/telling-events';
import { apply } from '#games/chronicle/rules/apply';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { start } from '#games/chronicle/rules/initial-state';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { ended } from '../../../kit/ended.ts';

/** A fresh deal is looked for until the card that comes to mind is a mistake in it by what its player knows. */

describe('A fresh deal of a kind', () => {
  test.each(['follow-suit', 'lead-any'])('has a mistake about the rule that was asked for: %s', (rule) => {
    const found = ended(freshMistake(rule, seededRandom(4)));
    if (found === null) throw new Error('None came up');
    const { moves, made, better } = found;
    const state = moves.reduce<State>((before, move) => apply(before, move).state, start());
    expect(decidingRule<Chronicle>({ apply }, TELLING, state, [better.move])).toBe(rule);
    const seen = seatView(view(state, made.by));
    const thought = [...thinkAhead(seen, 200, seededRandom(1), [made, better.move])].at(-1);
    const [own = 0, other = 0] = worths(thought ?? { moves: [], trials: [] });
    expect(other).toBeGreaterThan(own);
    // What did better is no mistake itself, compared with what was made.
    expect(ended(mistakeByKnowledge(seen, better.move, seededRandom(1), made))).toBeNull();
  });
});
