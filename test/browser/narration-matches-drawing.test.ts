import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { SEATS, numberOf, suitOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { lineThrough } from '#replays/replay-frames';
import { readReplay } from '#replays/read-replay';
import { words as sentences } from '#said/jekyll-vs-hyde/events';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { open, test } from './playwright-fixtures.ts';

/** What is said at each step is what is drawn: both are held against the same frame of the engine's. */

function framesOf(name: string) {
  const file = new URL(`../../content/jekyll-vs-hyde/replays/${name}.json`, import.meta.url);
  const reading = readReplay(readFileSync(file), jekyllVsHydeMachine);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  const { frames } = reading.value;
  return lineThrough(frames).flatMap((id) => frames[id] ?? []);
}

/** What the live region says, and what the drawings show, read off the page. */
function shown(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll(selector)];
    const text = (element: Element | null) => element?.textContent.trim() ?? '';
    /** A card as it is drawn: the shapes that it is put together from. */
    const drawn = (place: Element) =>
      all('.card-face', place).map((face) =>
        all('use', face)
          .map((use) => use.getAttribute('href')?.slice(1))
          .join(' '),
      );
    const bySeat = <Value>(read: (side: Element) => Value) =>
      Object.fromEntries(
        all('.side[data-seat]').map((side) => [side.getAttribute('data-seat') ?? '', read(side)]),
      );
    return {
      // As it is said: a sentence with signs in it is written for the eyes beside that.
      said: all('.happened .told li').map((sentence) => {
        const said = sentence.cloneNode(true) as Element;
        for (const written of all('[aria-hidden]', said)) written.remove();
        return text(said);
      }),
      rules: all('.happened .told li a').map((link) => (link as HTMLAnchorElement).hash.slice(1)),
      hands: bySeat((side) => drawn(side)),
      named: bySeat((side) =>
        all('.hand li [aria-label]', side).map((card) => card.getAttribute('aria-label') ?? ''),
      ),
      piles: bySeat((side) => Number(text(side.querySelector('.pile-count')))),
      turn: all('.side[data-turn]').map((side) => side.getAttribute('data-seat')),
      trick: all('.trick-place').map((place) => drawn(place).join()),
      ranking: all('.ranking li').map((place) =>
        place.querySelector('[data-suit]')?.getAttribute('data-suit'),
      ),
      track: document.querySelector('.identity-track')?.getAttribute('aria-label'),
      marker: text(document.querySelector('.identity-track [data-here] text')),
    };
  });
}

function drawing(card: Card): string {
  const suit = suitOf(card);
  return suit === null ? `potion-${numberOf(card)}` : `face-${suit} number-${numberOf(card)}`;
}

test.for(['the-landslide', 'return-match'])('In %s, step by step', async (name, { page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/jekyll-vs-hyde/replays/${name}/`);
  await page.keyboard.press('Home');
  for (const { number, position } of framesOf(name)) {
    const { state, events } = position.context;
    await page.getByText(`Move ${number} of`).waitFor();
    const found = await shown(page);
    const where = `move ${number}`;
    expect(found.said, where).toEqual(
      events.map((event) => `${say(sentences, event)} ${game.rules[event.rule]}`),
    );
    expect(found.rules, where).toEqual(events.map(({ rule }) => rule));

    const seen = view(state, 'all');
    for (const seat of SEATS) {
      const cards = seen.hands[seat].filter((card) => card !== '??');
      expect(found.hands[seat], where).toEqual(cards.map(drawing));
      const names = found.named[seat]?.map((heard) => heard.replace(/(:|,).*/, ''));
      expect(names, where).toEqual(cards.map(game.card));
      expect(found.piles[seat], where).toBe(seen.owned[seat]);
    }
    expect(found.turn.toSorted(), where).toEqual(seen.toAct.filter((one) => one !== 'dealer').toSorted());
    expect(found.ranking.filter(Boolean), where).toEqual(seen.ranking);
    expect([found.track, found.marker], where).toEqual([words.table.track(seen.marker), String(seen.marker)]);
    const last = seen.tricks.at(-1);
    const onTable = seen.led === null ? [last?.led.card, last?.followed] : [seen.led.card, seen.followed];
    expect(found.trick.filter(Boolean).toSorted(), where).toEqual(
      onTable
        .filter((card) => card != null)
        .map(drawing)
        .toSorted(),
    );
    await page.keyboard.press('ArrowRight');
  }
});
