import { expect, test } from 'vitest';
import { pick, seededRandom } from '#kit/random';
import { legal as chronicleLegal } from '#games/chronicle/rules/legal';
import { apply as chronicleApply } from '#games/chronicle/rules/apply';
import { shuffledDeal as chronicleDeal } from '#games/chronicle/rules/shuffled-deal';
import { start as chronicleStart } from '#games/chronicle/rules/state-before-deal';
import type { State as ChronicleState } from '#games/chronicle/rules/state';
import {
  ideaOf as ideaInChronicle,
  sayReasonsBetween as reasonsInChronicle,
} from '#games/chronicle/widgets/mistakes/idea-of-better-move';
import { weigher as chronicleWeigher } from '#games/chronicle/widgets/mistakes/weigh-move';
import { work as thinkInChronicle } from '#games/chronicle/widgets/thinking/background-tasks';
import { legal as jekyllVsHydeLegal } from '#games/jekyll-vs-hyde/rules/judge';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start as jekyllVsHydeStart } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { apply as jekyllVsHydeApply } from '#games/jekyll-vs-hyde/rules/apply';
import type {
  Action as JekyllVsHydeAction,
  State as JekyllVsHydeState,
} from '#games/jekyll-vs-hyde/rules/state';
import { reasonsBetween } from '#games/jekyll-vs-hyde/opponents/reasons-between-moves';
import { ideaOf as ideaInJekyllVsHyde } from '#games/jekyll-vs-hyde/widgets/mistakes/idea-of-better-move';
import { movesOf } from '#games/switch/opponents/distinct-legal-moves';
import { apply as switchApply } from '#games/switch/rules/apply';
import { shuffledDeal as switchDeal } from '#games/switch/rules/shuffled-deal';
import { start as switchStart } from '#games/switch/rules/state-before-deal';
import {
  ideaOf as ideaInSwitch,
  sayReasonsBetween as reasonsInSwitch,
} from '#games/switch/widgets/mistakes/idea-of-better-move';
import { weigher as switchWeigher } from '#games/switch/widgets/mistakes/weigh-move';
import { work as thinkInSwitch } from '#games/switch/widgets/thinking/background-tasks';
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

test('Switch tells from deals why, where no rule of thumb does', () => {
  const { state } = switchApply(switchStart(), switchDeal(seededRandom(1), 2));
  if (state.phase !== 'turn') throw new Error('It is a turn');
  const by = state.turn;
  const at: typeof state = {
    ...state,
    hands: { ...state.hands, [by]: ['3C', '9C', '8H', 'KS'] },
    played: ['AC'],
    match: { rank: 'A', suit: 'clubs' },
  };
  const [made, better] = [
    { type: 'play', by, cards: ['9C'] },
    { type: 'play', by, cards: ['3C'] },
  ] as const;
  expect(reasonsInSwitch(at, made, better)).toEqual([]);
  const task = switchWeigher.why.ask(at, made, better);
  if (task === null) throw new Error('It can be asked');
  const said = [...thinkInSwitch(task)].flatMap((told) => (told && switchWeigher.why.told(told)) ?? []);
  expect(said.join()).toMatch(
    /The other player has to draw more: [\d.]+ cards? on average within a few turns\./,
  );
});

test('Chronicle tells from deals why, where rules of thumb do not', () => {
  const unsaid = SEEDS.flatMap((seed) => {
    const { state } = chronicleApply(chronicleStart(), chronicleDeal(seededRandom(seed), 3));
    if (state.phase !== 'meeting') return [];
    const [better, ...others] = chronicleLegal(state).filter(({ type }) => type === 'play');
    if (better === undefined) return [];
    const made = others.find((one) => reasonsInChronicle(state, one, better).length === 0);
    return made === undefined ? [] : [{ state, made, better }];
  });
  // Where the cards lie is often reason enough; the deals speak where that tells two cards apart no more than rules of thumb do.
  const said = unsaid.slice(0, 6).map(({ state, made, better }) => {
    const task = chronicleWeigher.why.ask(state, made, better);
    if (task === null) throw new Error('It can be asked');
    return [...thinkInChronicle(task)]
      .flatMap((told) => (told && chronicleWeigher.why.told(told)) ?? [])
      .at(-1);
  });
  expect(said).not.toContain(undefined);
  expect(said.join('\n')).toMatch(/\d+% of the deals|\d+ of the 200 deals played out/);
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

/** Whether two answers leave a trick to the same player with no effect of a Potion: both have as many then. */
function isSameTrick(state: JekyllVsHydeState, ...moves: readonly JekyllVsHydeAction[]): boolean {
  const [one, other] = moves.map((move) => {
    const { events } = jekyllVsHydeApply(state, move);
    const winner = events.find((event) => event.type === 'won')?.by;
    return events.some(({ type }) => type === 'took-trick') ? undefined : winner;
  });
  return one !== undefined && one === other;
}

test('Jekyll vs Hyde tells what to look at in place of another card', () => {
  const { none, ...sure } = jekyllVsHyde;
  const unsure = Object.values(none);
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
          // Nobody is sent to look at who takes a trick that goes the same way with either.
          if (isSameTrick(state, action, better)) expect(ideas.at(-1)).not.toBe(jekyllVsHyde.trick);
          // Whatever could be asked about is explained once it is answered.
          if (
            !unsure.some((one) => one === ideas.at(-1)) &&
            action.type === 'follow' &&
            better.type === 'follow'
          )
            expect(reasonsBetween(state, action, better)).not.toEqual([]);
        }
      }
      ({ state } = jekyllVsHydeApply(state, action));
    }
    return ideas;
  });
  expectIdeas(told, { ...sure, ...none });
  // That the count tells nothing is said nowhere: with what is wanted already taken it tells everything.
  expect(told.join()).not.toContain('the count does not tell');
});
