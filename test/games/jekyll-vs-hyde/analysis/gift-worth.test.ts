import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { judgeGift } from '#games/jekyll-vs-hyde/analysis/gift-worth';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { Give, GreedExchange } from '#games/jekyll-vs-hyde/rules/state';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { endOf } from '#games/jekyll-vs-hyde/analysis/turning-points';
import { readReplay } from '#replays/read-replay';

/** What a gift in a Greed exchange makes sure of is what the worst answer to it leaves. */

const solver = createSolver();

/** The Greed exchanges of a game of the site, before anything is chosen. */
function exchangesOf(name: string): readonly GreedExchange[] {
  const file = new URL(`../../../../content/jekyll-vs-hyde/replays/${name}.json`, import.meta.url);
  const read = readReplay(readFileSync(file, 'utf8'), jekyllVsHydeMachine);
  if (!read.ok) throw new Error(`${name} is no replay`);
  return read.value.frames
    .map(({ position }) => position.context.state)
    .filter((state) => state.phase === 'greed')
    .filter(({ chosen }) => chosen.jekyll === null && chosen.hyde === null);
}

const giftsIn = (state: GreedExchange) => legal(state).filter((action) => action.type === 'exchange');

/** The worst that can come of a gift, by trying every answer. */
function worstOf(state: GreedExchange, given: Give): number {
  const laid = apply(state, given).state;
  const gaps = giftsIn(state)
    .filter(({ by }) => by !== given.by)
    .map((answer) => {
      const after = apply(laid, answer).state;
      const { low, high } =
        endOf(after) ?? (isPlaying(after) ? solver.value(after) : { low: NaN, high: NaN });
      return given.by === 'hyde' ? low : high;
    });
  return given.by === 'hyde' ? Math.min(...gaps) : Math.max(...gaps);
}

function judged(state: GreedExchange, given: Give) {
  const steps = judgeGift(state, given, solver, 4096);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

describe.each(['a-clean-slate', 'a-fair-exchange'])('The last Greed exchange of %s', (name) => {
  const state = exchangesOf(name).at(-1);
  if (state === undefined) throw new Error('There is no exchange');

  test.each(giftsIn(state))('has its gifts judged: $by gives $cards', (given) => {
    const { could, can, best } = judged(state, given);
    expect(can).toBe(worstOf(state, given));
    expect(could).toBe(worstOf(state, best));
    const all = giftsIn(state)
      .filter(({ by }) => by === given.by)
      .map((gift) => worstOf(state, gift));
    expect(could).toBe(given.by === 'hyde' ? Math.max(...all) : Math.min(...all));
  });

  test('is judged alike whatever the other has chosen already', () => {
    const [jekylls] = giftsIn(state).filter(({ by }) => by === 'jekyll');
    const [hydes] = giftsIn(state).filter(({ by }) => by === 'hyde');
    if (jekylls === undefined || hydes === undefined) throw new Error('There is nothing to give');
    const laid = apply(state, jekylls).state;
    if (laid.phase !== 'greed') throw new Error('The exchange is over');
    expect(judged(laid, hydes)).toEqual(judged(state, hydes));
  });
});
