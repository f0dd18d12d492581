import { h } from 'preact';
import { expect, test } from 'vitest';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { isPotion } from '#games/jekyll-vs-hyde/rules/cards';
import { DEFAULT_RULINGS } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { seededRandom } from '#kit/random';
import { words } from '#said/jekyll-vs-hyde/names';
import { pageWith } from '../../../widgets/render-and-press-widget.ts';

/** A move that is pointed to is pointed to whole: the Potion, and the suit that it is to name. */

/** A position in which a Potion may be led, and whoever leads has another one as well. */
function leading() {
  const { game } = jekyllVsHydeMachine;
  for (let seed = 1; ; seed += 1) {
    let { state } = game.apply(game.start(DEFAULT_RULINGS), shuffledDeal(seededRandom(seed)));
    while (state.phase !== 'lead') {
      const [move] = game.legal(state);
      if (move === undefined) throw new Error('Somebody may do something');
      state = game.apply(state, move).state;
    }
    const [card, other] = state.hands[state.leader].filter(isPotion);
    if (card !== undefined && other !== undefined) return { state, card, other };
  }
}

test.for([
  ['the Potion', true],
  ['another one', false],
] as const)(
  'Where a Potion is to be led and %s is pressed, is the suit marked that it should name: %s',
  async ([, isIt]) => {
    const { state, card, other } = leading();
    const seat = state.leader;
    const page = await pageWith(
      h(HandToPlayFrom, {
        state,
        seat,
        hints: false,
        pointed: { type: 'lead', by: seat, card, names: 'pride' },
        attempt: () => undefined,
        pressed: isIt ? card : other,
      }),
    );
    expect(page.texts('.naming')).toHaveLength(1);
    expect(page.texts('.hand [data-pointed]')).toEqual([words.card(card)]);
    expect(page.texts('.naming [data-pointed]').map((text) => text.trim())).toEqual(
      isIt ? [words.suits.pride] : [],
    );
  },
);

test('No suit is asked for any more once another card is led instead of the Potion', async () => {
  const { state, card } = leading();
  const seat = state.leader;
  const page = await pageWith(
    h(HandToPlayFrom, { state, seat, hints: false, attempt: () => undefined, pressed: card }),
  );
  expect(page.texts('.naming')).toHaveLength(1);
  const other = state.hands[seat].find((one) => !isPotion(one));
  if (other === undefined) throw new Error('Nobody holds Potions alone');
  await page.press(words.card(other));
  expect(page.texts('.naming')).toEqual([]);
});

test('The suits leave where something below the table is asked for, and come back with the card', async () => {
  const { state, card } = leading();
  const seat = state.leader;
  const page = await pageWith(
    h('div', null, [
      h('div', { class: 'table' }, [
        h(HandToPlayFrom, { state, seat, hints: false, attempt: () => undefined, pressed: card }),
        h('button', null, 'A rank'),
      ]),
      h('button', null, 'Advice'),
    ]),
  );
  await page.press('A rank');
  expect(page.texts('.naming')).toHaveLength(1);
  await page.press('Advice');
  expect(page.texts('.naming')).toEqual([]);
  await page.press(words.card(card));
  expect(page.texts('.naming')).toHaveLength(1);
});
