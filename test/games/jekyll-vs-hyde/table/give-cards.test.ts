import { h } from 'preact';
import { expect, test } from 'vitest';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { DEFAULT_RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { seededRandom } from '#kit/random';
import { words } from '#said/jekyll-vs-hyde/hand-to-play-from';
import { useRunningGame } from '#widgets/use-running-game.ts';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** Cards that are chosen to be given away at the beginning of a round. */

const begun = jekyllVsHydeMachine.play(
  jekyllVsHydeMachine.begin(DEFAULT_RULINGS),
  shuffledDeal(seededRandom(1)),
);

function Giving() {
  if (!begun.ok) throw new Error('The deal is refused');
  const { position, refusals, attempt, reconsider } = useRunningGame(jekyllVsHydeMachine, begun.value);
  const { state } = position.context;
  return h('div', {}, [
    h(HandToPlayFrom, { state, seat: 'jekyll', hints: false, attempt, reconsider }),
    h(Refusals, { refusals }),
  ]);
}

test('The button says how many are chosen, tells why it cannot be pressed yet, and what it told goes with the next card', async () => {
  const page = await pageWith(h(Giving, {}));
  const { give } = words;
  const isBarred = () =>
    page
      .html()
      .match(/<button[^>]*>/g)
      ?.some((tag) => tag.includes('give') && tag.includes('aria-disabled="true"')) === true;
  expect(page.texts('.give')).toEqual([give(0, 1)]);
  expect(give(0, 1)).toContain('0 of 1');
  expect(isBarred()).toBe(true);
  const before = page.html().length;
  await page.press(give(0, 1));
  expect(page.html().length).toBeGreaterThan(before + 50);
  const [card = ''] = page.texts('.hand button');
  await page.press(card);
  expect(page.texts('.give')).toEqual([give(1, 1)]);
  expect(isBarred()).toBe(false);
  expect(page.html().length).toBeLessThan(before + 50);
  const [, another = ''] = page.texts('.hand button');
  await page.press(another);
  // Of one that is due, the second takes the place of the first.
  expect(page.texts('.give')).toEqual([give(1, 1)]);
  expect(page.texts('.hand [aria-pressed="true"]')).toEqual([another]);
  expect(isBarred()).toBe(false);
});
