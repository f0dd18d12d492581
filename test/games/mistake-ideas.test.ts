import { expect, test } from 'vitest';
import { pick, seededRandom } from '#kit/random';
import { legal as chronicleLegal } from '#games/chronicle/rules/legal';
import { apply as chronicleApply } from '#games/chronicle/rules/apply';
import { shuffledDeal as chronicleDeal } from '#games/chronicle/rules/shuffled-deal';
import { start as chronicleStart } from '#games/chronicle/rules/state-before-deal';
import type { State as ChronicleState } from '#games/chronicle/rules/state';
import { ideaOf as ideaInChronicle } from '#games/chronicle/widgets/mistakes/idea-of-better-move';
import { legal as jekyllVsHydeLegal } from '#games/jekyll-vs-hyde/rules/judge';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start as jekyllVsHydeStart } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { apply as jekyllVsHydeApply } from '#games/jekyll-vs-hyde/rules/apply';
import type { State as JekyllVsHydeState } from '#games/jekyll-vs-hyde/rules/state';
import {
  ideaOf as ideaInJekyllVsHyde,
  sayReasonsBetween,
} from '#games/jekyll-vs-hyde/widgets/mistakes/idea-of-better-move';
import { movesOf } from '#games/switch/opponents/distinct-legal-moves';
import { apply as switchApply } from '#games/switch/rules/apply';
import { shuffledDeal as switchDeal } from '#games/switch/rules/shuffled-deal';
import { start as switchStart } from '#games/switch/rules/state-before-deal';
import { ideaOf as ideaInSwitch } from '#games/switch/widgets/mistakes/idea-of-better-move';
import { words as chronicle } from '#said/chronicle/mistake-question-hints';
import { words as jekyllVsHyde } from '#said/jekyll-vs-hyde/mistake-question-hints';
import { words as switchGame } from '#said/switch/mistake-question-hints';

/** The idea that is told before the answer to a mistake: one of a few sentences, which are the same whichever card is right. */

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

/** Some of the ideas are told, and none that nobody has written. */
function expectIdeas(told: readonly (string | null)[], words: Readonly<Record<string, string>>): void {
  const ideas = new Set(told.filter((idea) => idea !== null));
  expect(ideas.size).toBeGreaterThan(1);
  expect(Object.values(words)).toEqual(expect.arrayContaining([...ideas]));
}

test('Switch tells what to look at in place of drawing', () => {
  const told = SEEDS.flatMap((seed) => {
    const { state } = switchApply(switchStart(), switchDeal(seededRandom(seed), 2));
    if (state.phase !== 'turn') return [];
    const plays = movesOf(state).filter(({ type }) => type === 'play');
    return plays.map((better) => ideaInSwitch(state, { type: 'draw', by: state.turn }, better));
  });
  expectIdeas(told, switchGame);
  expect(told).toContain(switchGame['rival-draws']);
});

test('Chronicle tells what to look at in place of another card', () => {
  const told = SEEDS.flatMap((seed) => {
    const chance = seededRandom(seed);
    let state: ChronicleState = chronicleApply(chronicleStart(), chronicleDeal(chance, 3)).state;
    const ideas: (string | null)[] = [];
    for (let moves = 0; moves < 9 && state.phase === 'meeting'; moves += 1) {
      const [made, better] = [pick(chronicleLegal(state), chance), pick(chronicleLegal(state), chance)];
      if (JSON.stringify(made) !== JSON.stringify(better)) ideas.push(ideaInChronicle(state, made, better));
      ({ state } = chronicleApply(state, made));
    }
    return ideas;
  });
  expectIdeas(told, chronicle);
});

test('Jekyll vs Hyde tells what to look at in place of another card', () => {
  const told = SEEDS.flatMap((seed) => {
    const ideas: (string | null)[] = [];
    let state: JekyllVsHydeState = jekyllVsHydeStart();
    for (const { action } of randomGame(jekyllVsHydeStart(), seededRandom(seed))) {
      if (state.phase === 'follow') {
        const others = jekyllVsHydeLegal(state).filter(
          (one) => JSON.stringify(one) !== JSON.stringify(action),
        );
        for (const better of others) {
          ideas.push(ideaInJekyllVsHyde(state, action, better));
          // Whatever could be asked about is explained once it is answered.
          if (ideas.at(-1) !== null) expect(sayReasonsBetween(state, action, better)).not.toEqual([]);
        }
      }
      ({ state } = jekyllVsHydeApply(state, action));
    }
    return ideas;
  });
  expectIdeas(told, jekyllVsHyde);
});
